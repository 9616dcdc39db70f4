import type { InputOf } from '@sgb/contract/client.ts';
import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { drawnPicture, type Uploader, uploaderOf } from '../../../testing/uploader.ts';
import { type Buying, openBuying } from '../../buying/purchasing/purchase.fixture.ts';
import { referenceOf } from '../../cash/recharge/index.ts';
import { giveUpUnknownJob } from '../warehouse/seed.ts';
import { expireDeclaredJob } from './jobs.ts';

const index = 'GET /api/shoporder/othershop/index';
const save = 'POST /api/shoporder/othershop/save';

let buying: Buying;
let packer: Uploader;
beforeAll(async () => {
  buying = await openBuying();
  packer = await uploaderOf(buying.shop, 'warehouse');
});
afterAll(() => buying.close());

let numbers = 0;
const newNumber = () => `SF77${String(++numbers).padStart(9, '0')}`;
const staff = () => buying.shop.client(packer.ticket);
const scan = (code: string, note = '') => staff().call('POST /api/staff/warehouse/scan', { code, note });

const goods = {
  courier: 'SF Express',
  content: 'Cotton T-shirts',
  quantity: 3,
  valueCents: 45_000,
  special: 0,
} as const;

async function somebody() {
  const id = await buying.person();
  const client = buying.shop.client(await buying.ticket(id));
  return {
    id,
    client,
    declare: (trackingNo: string, changes: Partial<InputOf<typeof save>> = {}) =>
      client.call(save, { trackingNo, ...goods, ...changes }),
    stages: async () => (await client.call(index, {})).items.map(({ stage }) => stage),
  };
}

async function weigh(orderId: number) {
  const photos: string[] = [];
  for (let place = 0; place < 3; place++) {
    photos.push((await packer.upload('goods', `${place}.png`, await drawnPicture(40 + place, 30))).data.fileName);
  }
  const size = { grams: 640, lengthMm: 200, widthMm: 150, heightMm: 100, shelf: 'a1-02-3' };
  return staff().call('POST /api/staff/warehouse/weigh', { orderId, ...size, photos });
}

test('what is declared becomes an order at the gate, and is stored as any other', async () => {
  const shopper = await somebody();
  const number = newNumber();
  const declared = await shopper.declare(` ${number.toLowerCase()} `, { special: 1, remark: 'Fragile' });
  expect(declared).toMatchObject({ trackingNo: number, stage: 'declared', orderId: null });
  const arrival = await scan(number);
  const [{ orderId } = { orderId: 0 }] = arrival.orders;
  expect(arrival).toMatchObject({ unknown: false, orders: [{ status: 37, title: 'Cotton T-shirts', special: 1 }] });
  expect(await scan(number)).toEqual(arrival);
  expect(await shopper.stages()).toEqual(['arrived']);
  await weigh(orderId);
  expect(await shopper.client.call(index, {})).toMatchObject({ items: [{ stage: 'weighed', orderId }], total: 1 });

  const order = await shopper.client.call('GET /api/shoporder/detail', { id: orderId });
  expect(order).toMatchObject({
    type: 10,
    status: 40,
    checkoutNumber: '',
    paidCents: 0,
    declaredCents: 45_000,
    quantity: 3,
    parts: [],
    together: [],
    remark: 'Fragile',
    clock: null,
    actions: ['ship', 'track', 'help'],
    arrival: { weightGrams: 640 },
  });
  expect(order.history.map(({ to }) => to)).toEqual([40, 37]);
  const combine = await shopper.client.call('GET /api/deliveryorder/combine', {});
  expect(combine.all).toMatchObject({ orders: 1, grams: 640, goodsCents: 45_000 });
  const list = await shopper.client.call('GET /api/shoporder/list', { tagIndex: 4 });
  expect(list.items.map(({ id }) => id)).toEqual([orderId]);
  const { offers } = await shopper.client.call('GET /api/shoporder/showrefund', { shoporderid: orderId });
  expect(offers).toMatchObject([{ decider: 'none', backCents: 0 }]);
  const { rows } = await buying.app.db.pool.query('select title from messages where account_id = $1 order by id', [
    shopper.id,
  ]);
  expect(rows.map(({ title }) => title)).toEqual([
    'Your parcel is at our warehouse',
    'Your order arrived at our warehouse',
  ]);
});

test('it can be changed and withdrawn before it is here, by its owner alone', async () => {
  const shopper = await somebody();
  const number = newNumber();
  const { id } = await shopper.declare(number);
  expect(await shopper.declare(number, { id, quantity: 5 })).toMatchObject({ id, quantity: 5 });
  const other = await somebody();
  const withdraw = 'POST /api/shoporder/othershop/withdraw';
  await expect(other.client.call(withdraw, { id })).rejects.toMatchObject({ http: 404 });
  await expect(other.declare(number, { id })).rejects.toMatchObject({ http: 404 });
  const second = await shopper.declare(newNumber());
  await expect(shopper.declare(number, { id: second.id })).rejects.toMatchObject({ status: 3000230 });
  await expect(shopper.declare(number)).rejects.toMatchObject({ status: 3000230 });
  expect(await shopper.client.call(withdraw, { id })).toMatchObject({ stage: 'withdrawn' });
  expect(await shopper.client.call(withdraw, { id })).toMatchObject({ stage: 'withdrawn' });
  await expect(shopper.declare(number, { id })).rejects.toMatchObject({ status: 3000231 });
  // Nobody waits for it now.
  expect(await scan(number)).toMatchObject({ unknown: true });
  await scan(second.trackingNo);
  await expect(shopper.client.call(withdraw, { id: second.id })).rejects.toMatchObject({ status: 3000231 });
  await expect(shopper.declare(newNumber(), { id: second.id })).rejects.toMatchObject({ status: 3000231 });
  // Withdrawn, it can be declared again, and is found on the shelf.
  expect(await shopper.declare(number)).toMatchObject({ stage: 'arrived' });
});

test.each([
  ['no pieces', { quantity: 0 }, { http: 400 }],
  ['no value', { valueCents: 0 }, { http: 400 }],
  ['an unknown class', { special: 3 as 0 }, { http: 400 }],
  ['nothing in it', { content: ' ' }, { http: 400 }],
  ['a courier that we do not know', { courier: 'Pigeon' }, { http: 400 }],
  ['the number of an order', { trackingNo: 'SO00000012' }, { http: 400 }],
  ['signs that no number has', { trackingNo: "SF1'; drop" }, { http: 400 }],
  ['goods that customs would not let in', { content: '新款电子烟套装' }, { status: 3000162 }],
])('%s is refused, and nothing is kept', async (_, changes, refusal) => {
  const shopper = await somebody();
  await expect(shopper.declare(newNumber(), changes)).rejects.toMatchObject(refusal);
  expect(await shopper.stages()).toEqual([]);
});

test('guests see the terms, members nothing, and nobody more parcels than we wait for', async () => {
  const guest = await buying.shop.client().call(index, {});
  expect(guest).toMatchObject({ address: null, items: [], handlingCents: 1_000, shelfDays: 30 });
  const member = buying.shop.client(await ticketFor(buying.shop, 'demo_member'));
  await expect(member.call(index, {})).rejects.toMatchObject({ http: 403 });
  await expect(member.call(save, { trackingNo: newNumber(), ...goods })).rejects.toMatchObject({ http: 403 });
  const shopper = await somebody();
  const code = referenceOf(shopper.id);
  const { address } = await shopper.client.call(index, {});
  expect(address).toMatchObject({ code, name: `SGB 仓库 ${code}`, region: '广东省 广州市 白云区' });
  await buying.app.db.pool.query(
    `insert into forwarded_parcels (account_id, tracking, courier, content, quantity, value_cents, special, state, declared_at)
     select $1, 'MANY' || n, 'YTO', 'Socks', 1, 100, 0, 10, now() from generate_series(1001, 1050) n`,
    [shopper.id],
  );
  await expect(shopper.declare(newNumber())).rejects.toMatchObject({ status: 3000232 });
});

describe('on the shelf of the unknown', () => {
  test('a parcel is found by its number', async () => {
    const number = newNumber();
    await scan(number);
    const shopper = await somebody();
    expect(await shopper.declare(number)).toMatchObject({ stage: 'arrived' });
    const late = await somebody();
    expect(await late.declare(number)).toMatchObject({ stage: 'declared', orderId: null });
  });

  test('the label decides, and tells its owner', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    const number = newNumber();
    await scan(number, `torn, ${referenceOf(owner.id)}`);
    expect(await other.declare(number)).toMatchObject({ stage: 'declared' });
    const { rows } = await buying.app.db.pool.query('select title from messages where account_id = $1', [owner.id]);
    expect(rows).toEqual([{ title: 'A parcel with your code has arrived' }]);
    expect(await owner.declare(number)).toMatchObject({ stage: 'arrived' });
  });

  test('where two say the same number, or one is mistyped, staff look at it', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const number = newNumber();
    const first = await one.declare(number);
    const second = await two.declare(`X${number.slice(1)}`);
    await two.declare(number);
    const arrival = await scan(number);
    expect(arrival).toMatchObject({ unknown: true });
    const { items } = await staff().call('GET /api/staff/forwarding/unmatched', {});
    const shown = items.find(({ arrivalId }) => arrivalId === arrival.id);
    expect(shown?.candidates.map(({ declaredId }) => declaredId).slice(0, 2)).toEqual([first.id, second.id]);
    const match = { arrivalId: arrival.id, declaredId: second.id };
    const { orderId } = await staff().call('POST /api/staff/forwarding/match', match);
    expect(await two.client.call(index, {})).toMatchObject({ items: [{ stage: 'declared' }, { orderId }] });
    expect(await one.stages()).toEqual(['declared']);
    const again = staff().call('POST /api/staff/forwarding/match', { ...match, declaredId: first.id });
    await expect(again).rejects.toMatchObject({ status: 3000233 });
    await expect(one.client.call('GET /api/staff/forwarding/unmatched', {})).rejects.toMatchObject({ http: 403 });
  });

  test('declared and scanned in the same moment, they find each other', async () => {
    const shopper = await somebody();
    for (let round = 0; round < 8; round++) {
      const number = newNumber();
      await Promise.all([shopper.declare(number), scan(number)]);
    }
    expect(await shopper.stages()).toEqual(Array.from({ length: 8 }, () => 'arrived'));
  });

  test('found by its shopper and matched by hand in the same moment, it is one order', async () => {
    const [finder, named] = [await somebody(), await somebody()];
    let orders = 0;
    for (let round = 0; round < 6; round++) {
      const number = newNumber();
      const arrival = await scan(number);
      const { id: declaredId } = await named.declare(newNumber());
      const [found, matched] = await Promise.allSettled([
        finder.declare(number),
        staff().call('POST /api/staff/forwarding/match', { arrivalId: arrival.id, declaredId }),
      ]);
      const won = found.status === 'fulfilled' && found.value.stage === 'arrived';
      expect(matched.status).toBe(won ? 'rejected' : 'fulfilled');
      const { rows } = await buying.app.db.pool.query(
        'select count(*)::int as orders from warehouse_arrival_orders where arrival_id = $1',
        [arrival.id],
      );
      orders += rows[0].orders;
    }
    expect(orders).toBe(6);
  });
});

test('nothing waits without end', async () => {
  const shopper = await somebody();
  const [kept, gone] = [newNumber(), newNumber()];
  await shopper.declare(newNumber());
  await scan(gone);
  const start = buying.app.clock.now();
  buying.app.clock.moveTo(addDays(start, 20));
  packer = await uploaderOf(buying.shop, 'warehouse');
  await scan(kept);
  buying.app.clock.moveTo(addDays(start, 31));
  await giveUpUnknownJob.perform(buying.app, {});
  packer = await uploaderOf(buying.shop, 'warehouse');
  const { items } = await staff().call('GET /api/staff/forwarding/unmatched', {});
  expect(items.map(({ code }) => code)).toEqual([kept]);
  const later = await buying.shop.client(await buying.ticket(shopper.id)).call(save, { trackingNo: gone, ...goods });
  expect(later).toMatchObject({ stage: 'declared' });

  buying.app.clock.moveTo(addDays(start, 61));
  for (let run = 0; run < 2; run++) await expireDeclaredJob.perform(buying.app, {});
  const list = await buying.shop.client(await buying.ticket(shopper.id)).call(index, {});
  expect(list.items.map(({ stage }) => stage)).toEqual(['declared', 'expired']);
  const { rows } = await buying.app.db.pool.query(
    `select count(*)::int as told from messages where account_id = $1 and title like '%never came'`,
    [shopper.id],
  );
  expect(rows).toEqual([{ told: 1 }]);
});

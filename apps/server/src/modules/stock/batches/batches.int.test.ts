import { randomUUID } from 'node:crypto';
import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { atOf } from '../../../platform/at.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { refusal } from '../../logistics/parcels/parcel.fixture.ts';
import { countedJob } from '../dispatches/seed.ts';
import { movePieces, shelfOf } from '../shelves/index.ts';
import { monthlyStorageJob, owingJob, payStorageJob } from '../shelves/seed.ts';
import { openStock, type Stock } from './batch.fixture.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await openStock();
});
afterAll(() => stock.close());

const ordersOf = (detail: { lines: readonly { orderId: number }[] }) => detail.lines.map(({ orderId }) => orderId);

test('only sellers stock up, and only in ways that a batch can be bought', async () => {
  const id = await stock.person(2_000_000);
  const client = await stock.shopper(id);
  const sku = await stock.offer(301);
  const lines = [{ skuid: sku, quantity: 100 }];
  expect(await refusal(client.call('POST /api/stockup/purchase/save', { lines }))).toMatchObject({ status: 3000340 });
  expect(await client.call('GET /api/stockup/index', {})).toMatchObject({ seller: false, may: false });
  expect(await refusal(client.call('POST /api/stockup/join', {}))).toMatchObject({ status: 3000111 });

  const who = await stock.seller();
  const small = await stock.draft(who, [[sku, 10]]);
  expect(small).toMatchObject({ state: 10, goodsCents: 52_000, minimumCents: 200_000, mayCancel: true });
  // A receiver without a label is named alone.
  expect(small.importer).toMatch(/\w$/);
  const pay = (batch: number, agreed: number) =>
    who.client.call('POST /api/stockup/purchase/pay', { id: batch, agreed });
  expect(await refusal(pay(small.id, small.totalCents))).toMatchObject({ status: 3000344 });
  const dear = await stock.offer(302, { stock: 30 });
  const full = await stock.draft(who, [
    [sku, 100],
    [dear, 31],
  ]);
  expect(full.id).toBe(small.id);
  expect(full.lines.find(({ skuId }) => skuId === dear)?.fault).toBe('Its supplier has 30 left.');
  expect(await refusal(pay(full.id, full.totalCents))).toMatchObject({ status: 3000345 });
  const right = await stock.draft(who, [[sku, 100]]);
  const [line] = right.lines;
  expect(line?.landedCents).toBe((line?.unitCents ?? 0) + (line?.otherCents ?? 0) + (line?.seaCents ?? 0));
  expect(await refusal(pay(right.id, right.totalCents - 1))).toMatchObject({ status: 3000181 });
  const other = await stock.seller();
  expect(await refusal(stock.detail(other, right.id))).toMatchObject({ status: 3000014 });
  expect(await who.client.call('POST /api/stockup/purchase/cancel', { id: right.id })).toMatchObject({ state: 90 });
  expect(await who.client.call('GET /api/stockup/purchase', {})).toMatchObject({ total: 1 });
  await expectBooksToBalance(stock);
});

test('a batch is paid once, gathered by itself, sails, is counted short, and lies on the shelf', async () => {
  const who = await stock.seller();
  const [one, two, three] = [await stock.offer(303), await stock.offer(304), await stock.offer(305)];
  const batch = await stock.pay(who, [
    [one, 30],
    [two, 20],
    [three, 10],
  ]);
  expect(batch).toMatchObject({ state: 20, arrived: 0, expected: 3, goodsCents: 60 * 5_200 });
  const again = { id: batch.id, agreed: batch.totalCents };
  expect(await who.client.call('POST /api/stockup/purchase/pay', again)).toMatchObject({ state: 20 });
  expect(await who.client.call('GET /api/stockup/index', {})).toMatchObject({ stockPurchase: 1, stockShelves: 0 });
  expect(await who.client.call('GET /api/user/logininfo', {})).toMatchObject({ stockPurchase: 1 });
  const bySku = new Map(batch.lines.map(({ skuId, orderId }) => [skuId, orderId]));
  const orderOf = (sku: string) => bySku.get(sku) ?? 0;

  await stock.arrive([orderOf(one)]);
  await stock.follow(batch.id);
  expect(await stock.detail(who, batch.id)).toMatchObject({ state: 30, arrived: 1, expected: 3, parcelId: 0 });
  // It leaves with its batch and in no other way.
  const alone = { orderids: [orderOf(one)], rid: 1, line: 'S1' };
  expect(await refusal(who.client.call('POST /api/deliveryorder/shippreview', alone))).toMatchObject({
    status: 3000346,
  });
  await stock.fail(orderOf(three));
  await stock.arrive([orderOf(two)]);
  await stock.follow(batch.id);
  await stock.follow(batch.id);
  const gathered = await stock.detail(who, batch.id);
  expect(gathered).toMatchObject({ state: 30, arrived: 2, expected: 2, trouble: '', parcelStatus: 20 });
  expect(gathered.lines.find(({ skuId }) => skuId === three)).toMatchObject({ failed: true });
  await stock.sail(gathered.parcelId);
  await stock.follow(batch.id);
  expect(await stock.detail(who, batch.id)).toMatchObject({ state: 40, seaIsEstimate: false });
  expect((await who.client.call('GET /api/stockup/shelf', { skuid: one })).shelf.piles).toMatchObject({ arriving: 30 });

  const count = (lines: { skuid: string; sellable: number; damaged?: number; place: string }[]) =>
    stock.staff.call('POST /api/staff/stockup/count', { id: batch.id, lines });
  const found = [
    { skuid: one, sellable: 27, damaged: 1, place: 'J2-04-1' },
    { skuid: two, sellable: 21, place: 'J2-04-2' },
  ];
  expect(await refusal(count(found))).toMatchObject({ status: 3000343 });
  await stock.land(gathered.parcelId);
  expect(await stock.staff.call('POST /api/staff/stockup/receive', { id: batch.id })).toMatchObject({ state: 50 });
  expect(await refusal(count(found.slice(0, 1)))).toMatchObject({ status: 3000001 });
  const scan = async (code: string) =>
    (await stock.staff.call('GET /api/staff/floor/scan', { code, site: 'johannesburg' })).things;
  expect(await scan(gathered.parcelNumber)).toMatchObject([{ kind: 'batch', number: batch.number, steps: ['count'] }]);
  // Somebody sells what is not counted yet: it waits in Pending, and goes on by itself.
  const receiverId = await stock.receiver(who.client);
  const toSend = { pieces: [{ skuId: one, quantity: 2 }], receiverId };
  const seen = await who.client.call('POST /api/stockup/ship/preview', toSend);
  const door = seen.options.find(({ way }) => way === 'door');
  expect(seen.uncounted).toBe(true);
  const wish = { ...toSend, way: 'door' as const, totalCents: door?.price.totalCents ?? 0, key: randomUUID() };
  const waiting = await who.client.call('POST /api/stockup/ship/create', wish);
  expect(waiting).toMatchObject({ state: 110, waits: 'count' });
  const tooMany = { pieces: [{ skuId: one, quantity: 31 }], receiverId };
  expect((await refusal(who.client.call('POST /api/stockup/ship/preview', tooMany))).message).toContain('Only 30');
  const counted = await count(found);
  // The answer was lost on the way and it is said again: nothing is counted twice.
  expect(await count(found)).toEqual(counted);
  expect(await refusal(count(found.map((line) => ({ ...line, sellable: 1 }))))).toMatchObject({ status: 3000343 });
  expect(await scan(batch.number)).toMatchObject([{ state: 'Counted', steps: [] }]);
  expect(await scan(one)).toMatchObject([{ kind: 'pieces', state: 'J2-04-1', steps: ['place', 'damage', 'mended'] }]);
  expect(counted).toMatchObject({ state: 60, missing: 2, damaged: 1 });
  const lying = { accountid: who.id, skuid: one };
  for (const place of ['J2-05-1', 'J2-04-1']) {
    expect(await stock.staff.call('POST /api/staff/stockup/place', { ...lying, place })).toEqual({ place });
  }
  const fallen = { ...lying, quantity: 1, reason: 'Fell off the shelf' };
  const broken = await stock.staff.call('POST /api/staff/stockup/damage', fallen);
  const mended = await stock.staff.call('POST /api/staff/stockup/damage', { ...fallen, mended: 1 });
  expect([mended.sellable - broken.sellable, broken.damaged - mended.damaged]).toEqual([1, 1]);
  await countedJob.perform(stock.app, { accountId: who.id });
  await countedJob.perform(stock.app, { accountId: who.id });
  const pending = await who.client.call('GET /api/stockup/pending', {});
  const going = await who.client.call('GET /api/stockup/ship', { state: 112 });
  expect([pending.total, going.items.map(({ id }) => id)]).toEqual([0, [waiting.id]]);
  await who.client.call('POST /api/stockup/ship/cancel', { id: waiting.id });
  expect(counted.cases).toHaveLength(1);
  expect(await stock.orderStatuses([orderOf(one), orderOf(two)])).toEqual([70, 70]);
  const shelf = await who.client.call('GET /api/stockup/shelf', { skuid: one });
  expect(shelf.shelf).toMatchObject({ sentHere: 30, counted: 28, place: 'J2-04-1', days: 0, storageCents: 0 });
  expect(shelf.shelf.piles).toMatchObject({ arriving: 0, sellable: 27, damaged: 1, lost: 2 });
  expect(shelf.items.map(({ reason }) => reason).toSorted()).toEqual([
    ...['broken', 'broken', 'counted', 'freed', 'mended', 'reserved', 'shipped', 'short'],
  ]);
  expect(await who.client.call('GET /api/stockup/shelves', {})).toMatchObject({ total: 2 });
  expect(await who.client.call('GET /api/stockup/index', {})).toMatchObject({ stockPurchase: 0, stockShelves: 49 });
  const failed = async (page: number) => who.client.call('GET /api/stockup/fail', { page });
  const short = async () => (await failed(1)).items.find(({ reason }) => reason === 'countedShort');
  expect(await short()).toMatchObject({ backCents: 0, back: [], lines: [{ skuId: one, quantity: 2 }] });
  expect(await failed(2)).toMatchObject({ items: [], total: 2, pages: 1 });
  const { lines } = await stock.detail(who, batch.id);
  const caseId = lines.find(({ skuId }) => skuId === one)?.caseId ?? 0;
  const admin = stock.shop.client(await ticketFor(stock.shop, 'demo_admin'));
  const decision = {
    id: caseId,
    outcome: { kind: 'refund' as const },
    answer: 'Two pieces are missing, we pay for them',
  };
  const { backCents } = await admin.call('POST /api/staff/workorder/decide', decision);
  expect(backCents).toBeGreaterThan(0);
  const told = await short();
  expect(told?.backCents).toBe(backCents);
  expect(told?.back.reduce((sum, { cents }) => sum + cents, 0)).toBe(backCents);
  expect((await stock.detail(who, batch.id)).lines.find(({ skuId }) => skuId === one)).toMatchObject({ backCents });
  await expectBooksToBalance(stock);
});

test('a seller who does not wait lets go what has arrived, and the rest follows as a batch of its own', async () => {
  const who = await stock.seller();
  const [one, two] = [await stock.offer(306), await stock.offer(307)];
  const batch = await stock.pay(who, [
    [one, 30],
    [two, 20],
  ]);
  const [first = 0] = ordersOf(batch);
  const send = () => who.client.call('POST /api/stockup/purchase/sendnow', { id: batch.id });
  expect(await refusal(send())).toMatchObject({ status: 3000343 });
  await stock.arrive([first]);
  expect(await send()).toMatchObject({ state: 30, trouble: '' });
  expect(await send()).toMatchObject({ state: 30 });
  const { items } = await who.client.call('GET /api/stockup/purchase', {});
  expect(items.map(({ state, lines }) => [state, lines])).toEqual([
    [20, 1],
    [30, 1],
  ]);
  expect(items.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(batch.totalCents);
  await expectBooksToBalance(stock);
});

/** So many pieces on the shelf of somebody, as if they had been counted in. */
async function shelved(
  who: { readonly id: number; readonly client: Awaited<ReturnType<Stock['shopper']>> },
  index: number,
  pieces: number,
) {
  const sku = await stock.offer(index);
  const batch = await stock.pay(who, [[sku, pieces]]);
  await stock.arrive(ordersOf(batch));
  await stock.follow(batch.id);
  const { parcelId } = await stock.detail(who, batch.id);
  await stock.sail(parcelId);
  await stock.land(parcelId);
  await stock.staff.call('POST /api/staff/stockup/receive', { id: batch.id });
  const lines = [{ skuid: sku, sellable: pieces, place: 'J1-01-1' }];
  await stock.staff.call('POST /api/staff/stockup/count', { id: batch.id, lines });
  const shelf = await stock.app.db.read((reader) => shelfOf(reader, who.id, Number(sku)));
  if (!shelf) throw new Error('no shelf');
  return shelf;
}

test('of 300 buyers and the seller who want 5 pieces at once just 5 get one', async () => {
  const who = await stock.seller();
  const shelf = await shelved(who, 308, 50);
  const at = await atOf(stock.app);
  const line = { shelfId: shelf.id, accountId: who.id, quantity: 1, by: who.id } as const;
  const take = (quantity: number, place: number) =>
    stock.app.db.transact((tx) =>
      movePieces(
        tx,
        { ...line, quantity, from: 'sellable', to: 'reserved', reason: 'reserved', about: `T${place}` },
        at,
      ),
    );
  expect(await take(45, 0)).not.toBeInstanceOf(Refusal);
  const outcomes = await Promise.all(Array.from({ length: 301 }, (_, place) => take(1, place + 1)));
  expect(outcomes.filter((each) => !(each instanceof Refusal))).toHaveLength(5);
  expect([...new Set(outcomes.flatMap((each) => (each instanceof Refusal ? [each.code] : [])))]).toEqual([
    'tooFewPieces',
  ]);
  const { shelf: after } = await who.client.call('GET /api/stockup/shelf', { skuid: String(shelf.skuId) });
  expect(after.piles).toMatchObject({ sellable: 0, reserved: 50 });
  await expectBooksToBalance(stock);
});

test('storage costs from the 31st day on, is booked, closes shelves that do not pay, and opens them again', async () => {
  const who = await stock.seller(500_000);
  const shelf = await shelved(who, 309, 50);
  const skuid = String(shelf.skuId);
  const fetch = (quantity: number, agreed: number, key: string = randomUUID()) =>
    who.client.call('POST /api/stockup/shelves/withdraw', { key, agreed, lines: [{ skuid, quantity }] });
  const key = randomUUID();
  const fetched = await fetch(10, 500, key);
  expect(fetched).toMatchObject({ pieces: 10, cents: 500 });
  expect(await fetch(10, 500, key)).toEqual(fetched);
  expect(await refusal(fetch(41, 1_000))).toMatchObject({ status: 3000341 });
  expect(await refusal(fetch(5, 1))).toMatchObject({ status: 3000181 });

  const start = stock.app.clock.now();
  stock.app.clock.moveTo(addDays(start, 60));
  await stock.app.db.pool.query(
    "update sessions set created_at = $1, expires_at = $1::timestamptz + interval '30 days'",
    [stock.app.clock.now()],
  );
  // 40 pieces of 720 cubic centimetres for 30 days at R 8.00 a cubic metre.
  const costs = Math.round((40 * shelf.cubicCentimetres * 30 * 800) / 1_000_000);
  const card = (await who.client.call('GET /api/stockup/shelf', { skuid })).shelf;
  expect(card).toMatchObject({ days: 60, storageCents: costs });
  const before = await stock.balance(who.id);
  await monthlyStorageJob.perform(stock.app, {});
  await payStorageJob.perform(stock.app, { accountId: who.id });
  expect((await stock.balance(who.id)).available).toBe(before.available - costs);
  await expectBooksToBalance(stock);

  // Nothing is left to pay with.
  await stock.spendAll(who.id);
  stock.app.clock.moveTo(addDays(start, 90));
  await monthlyStorageJob.perform(stock.app, {});
  await payStorageJob.perform(stock.app, { accountId: who.id });
  stock.app.clock.moveTo(addDays(start, 151));
  await owingJob.perform(stock.app, {});
  await stock.app.db.pool.query(
    "update sessions set created_at = $1, expires_at = $1::timestamptz + interval '30 days'",
    [stock.app.clock.now()],
  );
  const owing = await who.client.call('GET /api/stockup/index', {});
  expect(owing.storage).toMatchObject({ owedCents: costs, closed: true });
  expect(await refusal(fetch(1, 500))).toMatchObject({ status: 3000342 });
  await stock.give(who.id, 100_000);
  await owingJob.perform(stock.app, {});
  expect((await who.client.call('GET /api/stockup/index', {})).storage).toMatchObject({ owedCents: 0, closed: false });
  await expectBooksToBalance(stock);

  // Unpaid for 90 days, it is put on clearance, and nothing is owed any more.
  await stock.spendAll(who.id);
  await monthlyStorageJob.perform(stock.app, {});
  await payStorageJob.perform(stock.app, { accountId: who.id });
  const piles = async () => (await who.client.call('GET /api/stockup/shelf', { skuid })).shelf.piles;
  const { sellable } = await piles();
  for (const days of [61, 89]) {
    stock.app.clock.moveTo(addDays(start, 151 + days));
    await owingJob.perform(stock.app, {});
  }
  stock.app.clock.moveTo(addDays(start, 151 + 90));
  await Promise.all([owingJob.perform(stock.app, {}), owingJob.perform(stock.app, {})]);
  await payStorageJob.perform(stock.app, { accountId: who.id });
  await stock.app.db.pool.query(
    "update sessions set created_at = $1, expires_at = $1::timestamptz + interval '30 days'",
    [stock.app.clock.now()],
  );
  expect(await piles()).toMatchObject({ sellable: 0, cleared: sellable });
  expect((await who.client.call('GET /api/stockup/index', {})).storage).toMatchObject({ owedCents: 0, closed: false });
  const { rows } = await stock.app.db.pool.query(
    'select title, warehouse, price_cents * 2 = original_cents as half from clearance_pieces where title like $1',
    [`${sellable} ×%`],
  );
  expect(rows).toMatchObject([{ warehouse: 'johannesburg', half: true }]);
  await expectBooksToBalance(stock);
});

import type { OutputOf } from '@sgb/contract/client.ts';
import type { Site } from '@sgb/contract/floor.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfWords } from '../../../testing/pdf-words.ts';
import { tracesOf } from '../../buying/purchasing/index.ts';
import { openShipping, type Shipping, ship } from '../../logistics/parcels/parcel.fixture.ts';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

const scan = (code: string, site: Site = 'guangzhou') =>
  shipping.staff.call('GET /api/staff/floor/scan', { code, site });
const stepsOf = ({ things }: OutputOf<'GET /api/staff/floor/scan'>) =>
  things.map(({ kind, steps }) => [kind, ...steps]);

/** An order whose supplier has sent it. */
async function sent() {
  const [offer] = await shipping.offersOfOneSeller(1);
  if (!offer) throw new Error('an offer was looked for');
  const [order] = await shipping.paid(await shipping.person(), [shipping.orderOf(offer)]);
  const id = order?.id ?? 0;
  const { purchases } = await shipping.place([id]);
  shipping.app.clock.advance(25 * minuteMs);
  await shipping.pull(purchases[0]?.id ?? 0);
  const traces = await shipping.app.db.read((reader) => tracesOf(reader, [id]));
  return { id, bill: traces.get(id)?.[0]?.number ?? '' };
}

const weigh = async (orderId: number) =>
  shipping.staff.call('POST /api/staff/warehouse/weigh', {
    orderId,
    grams: 640,
    lengthMm: 200,
    widthMm: 150,
    heightMm: 100,
    shelf: 'B2-01-1',
    photos: [await shipping.photo(), await shipping.photo(), await shipping.photo()],
  });

test('a supplier’s parcel is expected, comes in, is weighed and lies on its shelf', async () => {
  const { id, bill } = await sent();
  const number = orderNumber(id);
  const expected = await shipping.staff.call('GET /api/staff/warehouse/expected', {});
  expect(expected.items).toMatchObject([{ code: bill, orders: 1, late: false }]);
  expect(stepsOf(await scan(bill.toLowerCase()))).toEqual([['arrival', 'arrive']]);
  expect(stepsOf(await scan(number))).toEqual([['order', 'arrive']]);
  expect(await scan(number, 'johannesburg')).toMatchObject({
    tone: 'danger',
    say: `${number} is for our warehouse in Guangzhou. You are in Johannesburg.`,
  });
  await shipping.staff.call('POST /api/staff/warehouse/scan', { code: bill });
  expect((await shipping.staff.call('GET /api/staff/warehouse/expected', {})).total).toBe(0);
  expect(stepsOf(await scan(bill))).toEqual([['order', 'weigh']]);
  await weigh(id);
  const shelved = await scan(number);
  expect(shelved.things).toMatchObject([{ steps: ['shelf', 'weigh'], lines: [{ number, place: 'B2-01-1' }] }]);
  expect(await scan('b2-01-1')).toMatchObject({ tone: 'good', things: [{ kind: 'shelf', lines: [{ number }] }] });
});

test('a code that nobody knows is taken in; one that is not whole is not asked about', async () => {
  expect(await scan('SF9999999999')).toMatchObject({ tone: 'warn', things: [], steps: ['arrive'] });
  await shipping.staff.call('POST /api/staff/warehouse/scan', { code: 'SF9999999999' });
  expect(await scan('SF9999999999')).toMatchObject({ things: [{ title: 'Unknown parcel', steps: [] }] });
  expect(await scan('SO99999999')).toMatchObject({ tone: 'danger', things: [], steps: [] });
  expect(await scan('PC0000')).toMatchObject({ tone: 'danger', things: [] });
});

test('goods lead to their parcel, which is packed and leaves once, also when it is said twice', async () => {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [{}, {}]);
  const { made } = await ship(client, { orderids, rid: await shipping.receiver(client) });
  const goods = await scan(orderNumber(orderids[0] ?? 0));
  expect(goods.things).toMatchObject([{ kind: 'parcel', number: made.number, steps: ['pack'], freight: 'A1' }]);
  expect(goods.things[0]?.lines.map(({ place }) => place)).toEqual(['A1-01-1', 'A1-01-1']);

  const paper = async (kind: 'labels' | 'picklist', codes: string) => {
    const file = await shipping.staff.call('GET /api/staff/floor/paper', { kind, codes, site: 'guangzhou' });
    return pdfWords(Buffer.from(file.base64, 'base64'));
  };
  const list = await paper('picklist', made.number);
  expect(list).toEqual(expect.arrayContaining(['Pick list', 'A1-01-1', `for ${made.number}`, made.number]));
  expect(await paper('labels', `${made.number}, A1-01-1`)).toEqual(expect.arrayContaining([made.number, 'A1-01-1']));
  await expect(paper('labels', 'PC99999999')).rejects.toMatchObject({ http: 404 });

  const box = { lengthMm: 300, widthMm: 200, heightMm: 150 };
  await shipping.staff.call('POST /api/staff/parcel/pack', {
    id: made.id,
    grams: 2_000,
    ...box,
    photo: await shipping.photo(),
  });
  expect(stepsOf(await scan(made.number))).toEqual([['parcel', 'dispatch']]);
  const leave = (waybill: string) =>
    shipping.staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line: 'A1', waybill });
  const left = await leave('FLOOR-1');
  expect(left).toMatchObject({ parcels: 1 });
  expect(await leave('FLOOR-1')).toEqual(left);
  await expect(leave('FLOOR-2')).rejects.toMatchObject({ status: 3000201 });
  expect(await scan(made.number)).toMatchObject({ tone: 'warn', things: [{ site: null, steps: [] }] });
});

test('an order from our own shelves is picked and sent in Johannesburg', async () => {
  const [order] = await shipping.paid(await shipping.person(), [{ market: 1, deliveryCents: 6_000 }]);
  const number = orderNumber(order?.id ?? 0);
  const there = 'johannesburg';
  expect(stepsOf(await scan(number, there))).toEqual([['stockOrder', 'stockPick', 'stockShip']]);
  await shipping.staff.call('POST /api/staff/stock/process', { orderIds: [order?.id ?? 0] });
  expect(stepsOf(await scan(number, there))).toEqual([['stockOrder', 'stockShip']]);
  const sending = { orderId: order?.id ?? 0, carrier: 'Pudo', waybill: 'PUDO-1' };
  await shipping.staff.call('POST /api/staff/stock/ship', sending);
  expect((await scan(number, there)).things).toMatchObject([{ state: 'Shipped', steps: [] }]);
});

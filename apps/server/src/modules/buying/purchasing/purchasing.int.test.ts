import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { Offer } from '../../../adapters/supplier/gateway.ts';
import { ticketFor } from '../../../permissions.fixture.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { actors, lockOrder } from '../orders/index.ts';
import { cancelOrder } from '../orders/seed.ts';
import { decideAbout, failByHand } from './decide.ts';
import { latePurchasesJob, sendPurchaseJob } from './jobs.ts';
import { placeOrders } from './place.ts';
import { pullPurchase } from './pull.ts';
import { type Buying, openBuying } from './purchase.fixture.ts';
import { sendPurchase } from './send.ts';

let buying: Buying;
let offers: readonly [Offer, Offer, Offer];
beforeAll(async () => {
  buying = await openBuying();
  const [one, two, three] = await buying.offersOfOneSeller(3);
  if (!one || !two || !three) throw new Error('three offers were looked for');
  offers = [one, two, three];
});
afterAll(() => buying.close());
beforeEach(() => void vi.restoreAllMocks());

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** An order of each of these offers, paid by one shopper. */
async function bought(...wanted: readonly Offer[]) {
  const owner = await buying.person();
  const orders = await buying.paid(
    owner,
    wanted.map((offer) => buying.orderOf(offer)),
  );
  return { owner, ids: idsOf(orders), orders };
}

test('paid orders are placed with their supplier, paid, sent and followed on their way', async () => {
  const { ids } = await bought(offers[0], offers[1]);
  const { purchases, failed, dearer } = await buying.place(ids);
  expect({ failed, dearer }).toEqual({ failed: [], dearer: [] });
  expect(purchases).toMatchObject([{ state: 20, orderIds: ids }]);
  const id = purchases[0]?.id ?? 0;
  const seen: number[][] = [];
  for (const pause of [0, 6 * minuteMs, 16 * minuteMs, 11 * hourMs, 41 * hourMs]) {
    buying.app.clock.advance(pause);
    await pullPurchase(buying.desk, id);
    seen.push(await buying.statuses(ids));
  }
  expect(seen).toEqual([
    [30, 30],
    [32, 32],
    [35, 35],
    [36, 36],
    [37, 37],
  ]);
  const purchase = await buying.purchase(id);
  expect(purchase).toMatchObject({ state: 40, rate: 26_000 });
  expect(purchase.cost_cents).toBe(Math.round(((purchase.goods_fen + purchase.freight_fen) * 26) / 10));
  const transitions = await buying.app.db.pool.query(
    'select to_status from order_transitions where order_id = $1 order by id',
    ids.slice(0, 1),
  );
  expect(transitions.rows.map(({ to_status }) => to_status)).toEqual([10, 20, 30, 32, 35, 36, 37]);
  const told = await buying.app.db.pool.query(
    `select title from messages where account_id = (select account_id from orders where id = $1)`,
    [ids[0]],
  );
  expect(told.rows).toEqual([{ title: 'We bought 2 of your orders' }]);
});

test('an answer that is lost, and a crash before it, still make one order', async () => {
  const { ids } = await bought(offers[0]);
  const { createOrder } = buying.shop.supplier;
  vi.spyOn(buying.desk.supplier, 'createOrder').mockImplementationOnce(async (request) => {
    await createOrder(request);
    throw new SupplierError('down', 'the line is dead', { executed: 'unknown' });
  });
  const { purchases } = await buying.place(ids);
  expect(purchases).toMatchObject([{ state: 10 }]);
  const id = purchases[0]?.id ?? 0;
  const { rows: waiting } = await buying.app.db.pool.query(
    "select count(distinct key)::int as jobs from job_outbox where job = 'purchasing.send' and key = $1",
    [`purchase ${id}`],
  );
  expect(waiting).toEqual([{ jobs: 1 }]);
  // Two at once, as the job and a buyer's refresh might be.
  await Promise.all([sendPurchaseJob.perform(buying.app, { id }), sendPurchase(buying.desk, id)]);
  expect(await buying.purchase(id)).toMatchObject({ state: 20 });
  const { out_number: number } = await buying.purchase(id);
  const { rows } = await buying.app.db.pool.query('select id from demo_supplier_orders where out_order_id = $1', [
    number,
  ]);
  expect(rows).toHaveLength(1);
  expect(await buying.statuses(ids)).toEqual([30]);
});

test('what is sold out fails alone, with everything back, and the rest is bought', async () => {
  const { ids, owner } = await bought(offers[0], offers[1]);
  const before = await buying.spent(owner);
  const [, dead] = offers;
  const { previewOrder } = buying.shop.supplier;
  vi.spyOn(buying.desk.supplier, 'previewOrder').mockImplementation(async (request) => {
    if (request.items.some(({ offerId }) => offerId === dead.id)) throw new SupplierError('refused', 'none left');
    return previewOrder(request);
  });
  const { purchases, failed } = await buying.place(ids);
  expect(failed).toEqual([{ orderId: ids[1], reason: 'Sold out at the supplier' }]);
  expect(purchases).toMatchObject([{ orderIds: [ids[0]], state: 20 }]);
  expect(await buying.statuses(ids)).toEqual([30, 31]);
  const { rows } = await buying.app.db.pool.query('select paid_cents from orders where id = $1', [ids[1]]);
  expect(await buying.spent(owner)).toBe(before - rows[0].paid_cents);
});

test('what sells out between the question and the order fails when the order is refused', async () => {
  const { ids, owner } = await bought(offers[0], offers[1]);
  const [, dead] = offers;
  const { previewOrder, createOrder } = buying.shop.supplier;
  let asked = 0;
  const isDead = (items: readonly { offerId: string }[]) => items.some(({ offerId }) => offerId === dead.id);
  vi.spyOn(buying.desk.supplier, 'previewOrder').mockImplementation(async (request) => {
    if (asked > 0 && isDead(request.items)) throw new SupplierError('gone', 'taken down');
    return previewOrder(request);
  });
  vi.spyOn(buying.desk.supplier, 'createOrder').mockImplementation(async (request) => {
    asked++;
    if (isDead(request.items)) throw new SupplierError('refused', 'none left');
    return createOrder(request);
  });
  const { purchases } = await buying.place(ids);
  expect(purchases).toMatchObject([{ state: 20 }]);
  expect(asked).toBe(2);
  expect(await buying.statuses(ids)).toEqual([30, 31]);
  expect(await buying.spent(owner)).toBeGreaterThan(0);
});

test('2\u00a0% dearer is ours, more waits for a buyer', async () => {
  const { ids } = await bought(offers[0]);
  const { previewOrder } = buying.shop.supplier;
  const dearer = (percent: number) =>
    vi.spyOn(buying.desk.supplier, 'previewOrder').mockImplementation(async (request) => {
      const preview = await previewOrder(request);
      return { ...preview, goodsFen: Math.floor((preview.goodsFen * percent) / 100) };
    });
  dearer(103);
  const held = await buying.place(ids);
  expect(held).toMatchObject({ purchases: [], dearer: [{ orderIds: ids }] });
  expect(await buying.statuses(ids)).toEqual([20]);
  const accepted = await placeOrders(buying.desk, { orderIds: ids, by: null, absorbBasisPoints: 300 });
  expect(accepted).toMatchObject({ purchases: [{ state: 20 }], dearer: [] });

  const more = await bought(offers[0]);
  dearer(102);
  expect(await buying.place(more.ids)).toMatchObject({ purchases: [{ state: 20 }] });
});

test('a price that rises with the order is decided by a buyer: paid by the shop, or all given back', async () => {
  const { createOrder } = buying.shop.supplier;
  vi.spyOn(buying.desk.supplier, 'createOrder').mockImplementation(async (request) => {
    const receipt = await createOrder(request);
    return { ...receipt, totalFen: receipt.totalFen * 2 };
  });
  const [one, two] = [await bought(offers[0]), await bought(offers[1])];
  const [first] = (await buying.place(one.ids)).purchases;
  const [second] = (await buying.place(two.ids)).purchases;
  expect(await buying.purchase(first?.id ?? 0)).toMatchObject({ flag: 'price', state: 20 });
  const reason = 'The supplier raised the price too much';
  const decide = (id = 0, decision: 'absorb' | 'fail') => decideAbout(buying.desk, { id, decision, reason, by: null });
  expect(await decide(first?.id, 'absorb')).toBeUndefined();
  expect(await decide(second?.id, 'fail')).toBeUndefined();
  expect(await buying.purchase(first?.id ?? 0)).toMatchObject({ flag: '', state: 20 });
  expect(await buying.purchase(second?.id ?? 0)).toMatchObject({ flag: '', state: 90, reason });
  expect(await buying.statuses([...one.ids, ...two.ids])).toEqual([30, 31]);
  expect(await buying.spent(two.owner)).toBe(0);
  expect(await decide(second?.id, 'absorb')).toMatchObject({ code: 'purchaseMoved' });
});

test('a supplier who closes a paid order gives our money back, and its shopper has theirs', async () => {
  const { ids, owner } = await bought(offers[0]);
  const [purchase] = (await buying.place(ids)).purchases;
  const id = purchase?.id ?? 0;
  buying.app.clock.advance(6 * minuteMs);
  await pullPurchase(buying.desk, id);
  expect(await buying.statuses(ids)).toEqual([32]);
  const { rows } = await buying.app.db.pool.query('select id from supplier_purchase_orders where purchase_id = $1', [
    id,
  ]);
  await buying.shop.supplier.cancelOrder(rows[0].id, 'sellerGoodsLack');
  await pullPurchase(buying.desk, id);
  expect(await buying.statuses(ids)).toEqual([31]);
  expect(await buying.spent(owner)).toBe(0);
  const ended = await buying.purchase(id);
  expect(ended).toMatchObject({ state: 90, pull_at: null, reason: 'The supplier closed the order' });
  expect(ended.refund_entry_id).not.toBeNull();
  const coupons = await buying.app.db.pool.query('select reason from coupons where account_id = $1', [owner]);
  expect(coupons.rows).toEqual([{ reason: `order ${ids[0]} failed` }]);
});

test('a buyer gives up an order; nobody wants the purchase then, so it is taken back', async () => {
  const { ids, owner } = await bought(offers[0]);
  const [purchase] = (await buying.place(ids)).purchases;
  const reason = 'The supplier did not deliver';
  const answer = await failByHand(buying.desk, { orderIds: [...ids, 999_999], reason, by: null });
  expect(answer).toMatchObject({ failed: ids, refused: [{ orderId: 999_999 }] });
  expect(await buying.spent(owner)).toBe(0);
  await pullPurchase(buying.desk, purchase?.id ?? 0);
  expect(await buying.purchase(purchase?.id ?? 0)).toMatchObject({ state: 90 });
  const again = await failByHand(buying.desk, { orderIds: ids, reason, by: null });
  expect(again).toMatchObject({ failed: [], refused: [{ orderId: ids[0] }] });
});

test('cancelled and bought in the same instant: one wins, and the books agree', async () => {
  const settings = await buying.app.settings();
  const outcomes = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const { ids, owner } = await bought(offers[0]);
    const [id = 0] = ids;
    const cancel = () =>
      buying.app.db.transact(async (tx) => {
        const order = await lockOrder(tx, id, owner);
        if (order?.status !== 20) return 'too late';
        const now = buying.app.clock.now();
        return cancelOrder(tx, order, { who: actors.shopper, by: owner, why: 'Changed my mind', now, settings });
      });
    const place = () => placeOrders(buying.desk, { orderIds: ids, by: null });
    const [cancelled, placed] =
      round % 2 === 0
        ? await Promise.all([cancel(), place()])
        : await Promise.all([new Promise((later) => setTimeout(later, round)).then(cancel), place()]);
    const [status] = await buying.statuses(ids);
    const wasBought = !(placed instanceof Refusal) && placed.purchases.length === 1;
    expect([cancelled === 'too late', wasBought, status]).toEqual(
      status === 90 ? [false, false, 90] : [true, true, 30],
    );
    expect((await buying.spent(owner)) === 0).toBe(status === 90);
    outcomes.add(String(status));
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

test('a supplier that does not answer is asked later and later, and nothing is lost', async () => {
  const { ids } = await bought(offers[0]);
  const [purchase] = (await buying.place(ids)).purchases;
  const id = purchase?.id ?? 0;
  vi.spyOn(buying.desk.supplier, 'order').mockRejectedValue(new SupplierError('busy', 'too often'));
  await pullPurchase(buying.desk, id);
  await pullPurchase(buying.desk, id);
  const { quiet_pulls: quiet, pull_at: at } = await buying.purchase(id);
  expect([quiet, at.getTime() - buying.app.clock.now().getTime()]).toEqual([2, hourMs]);
  expect(await buying.statuses(ids)).toEqual([30]);
});

test('paid orders that wait longer than 24 working hours raise an alarm, until they are bought', async () => {
  const { ids } = await bought(offers[0], offers[1]);
  const open = async () => {
    await latePurchasesJob.perform(buying.app, {});
    const query = `select title from staff_alerts where kind = 'purchasing.late' and closed_at is null`;
    return (await buying.app.db.pool.query(query)).rows;
  };
  expect(await open()).toEqual([]);
  buying.app.clock.advance(7 * 24 * hourMs);
  expect(await open()).toEqual([{ title: '2 paid orders are later than promised' }]);
  await buying.place(ids);
  expect(await open()).toEqual([]);
});

test('a buyer sees the queue, buys, looks, and is refused what cannot be', async () => {
  const { ids } = await bought(offers[0], offers[1]);
  const client = buying.shop.client(await ticketFor(buying.shop, 'demo_buyer'));
  const supplierId = Number(offers[0].seller.openId);
  const queue = await client.call('GET /api/staff/purchase/queue', {});
  expect(queue.items).toMatchObject([{ supplierId, orders: 2, late: false }]);
  const waiting = await client.call('GET /api/staff/purchase/orders', { supplierId });
  expect(waiting.items.map(({ orderId }) => orderId)).toEqual(ids);
  const placed = await client.call('POST /api/staff/purchase/place', { orderIds: ids });
  const [{ id = 0 } = {}] = placed.purchases;
  expect(await client.call('GET /api/staff/purchase/queue', {})).toMatchObject({ items: [], total: 0 });
  const again = client.call('POST /api/staff/purchase/place', { orderIds: ids });
  await expect(again).rejects.toMatchObject({ status: 3000190 });
  buying.app.clock.advance(25 * minuteMs);
  expect(await client.call('POST /api/staff/purchase/refresh', { id })).toEqual({ state: 40, flag: '' });
  const list = await client.call('GET /api/staff/purchase/list', { state: 40, supplierId });
  expect(list.items[0]).toMatchObject({ id, orders: 2, state: 40 });
  const detail = await client.call('GET /api/staff/purchase/detail', { id });
  expect(detail.items.map(({ status }) => status)).toEqual([35, 35]);
  expect(detail.traces).toMatchObject([{ steps: [{ text: 'The courier has picked the parcel up.' }] }]);
  const decide = client.call('POST /api/staff/purchase/decide', { id, decision: 'fail' });
  await expect(decide).rejects.toMatchObject({ status: 3000191 });
  const reason = 'The supplier did not deliver';
  const failing = await client.call('POST /api/staff/purchase/fail', { orderIds: ids, reason });
  expect(failing).toEqual({ failed: ids, refused: [] });
  const gone = client.call('GET /api/staff/purchase/detail', { id: 999_999 });
  await expect(gone).rejects.toMatchObject({ http: 404 });
});

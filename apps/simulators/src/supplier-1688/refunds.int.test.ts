import { keepPicture } from '@sgb/server/modules/base/uploads/seed.ts';
import { actors, lockOrders, moveOrders } from '@sgb/server/modules/buying/orders/index.ts';
import { followMessageJob } from '@sgb/server/modules/buying/purchasing/message-jobs.ts';
import { type Buying, openBuying } from '@sgb/server/modules/buying/purchasing/purchase.fixture.ts';
import { followRefundsJob } from '@sgb/server/modules/buying/purchasing/refunds/follow.ts';
import { sourcingSupplier } from '@sgb/server/modules/goods/sourcing/settings.ts';
import { ticketFor } from '@sgb/server/permissions.fixture.ts';
import { setSetting } from '@sgb/server/testing/settings.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Simulator, simulatedCredentials, startSimulator } from './server.ts';

/** Money that sellers give back, over the platform's own protocol. The books are checked at the end. */

let simulator: Simulator;
let buying: Buying;
beforeAll(async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  simulator = await startSimulator({
    now: () => buying.app.clock.now(),
    deliver: async (payload) =>
      (await buying.shop.fastify.inject({ method: 'POST', url: '/api/suppliers/1688/messages', payload, headers }))
        .statusCode,
  });
  buying = await openBuying({ outside: { alibaba: { ...simulatedCredentials, url: simulator.url } } });
  await setSetting(buying.app, sourcingSupplier, '1688');
});
afterAll(async () => {
  await buying.close();
  await simulator.close();
});

const query = async (text: string, values: unknown[] = []) => (await buying.app.db.pool.query(text, values)).rows;
const buyer = async () => buying.shop.client(await ticketFor(buying.shop, 'demo_buyer'));
const host = () => ({ ...buying.app, supplier: buying.desk.supplier });

async function follow(): Promise<void> {
  for (const { id } of await query('select id from supplier_messages where state = 0 order by id')) {
    await followMessageJob.perform(buying.desk, { id });
  }
}

/** A purchase that was paid; `here`: and its goods lie in our warehouse. */
async function paid(here = false) {
  const [offer] = await buying.offersOfOneSeller(1);
  if (!offer) throw new Error('an offer was looked for');
  const [order] = await buying.paid(await buying.person(), [buying.orderOf(offer)]);
  const { purchases } = await buying.place([order?.id ?? 0]);
  const [{ id = 0 } = {}] = purchases;
  const [{ id: supplierOrderId }] = await query('select id from supplier_purchase_orders where purchase_id = $1', [id]);
  await simulator.orderStatus(supplierOrderId, 'waitsellersend');
  await follow();
  if (here) {
    await simulator.orderStatus(supplierOrderId, 'waitbuyerreceive');
    await follow();
    const move = { to: 40, who: actors.shop, by: null, why: '', quiet: true, now: buying.app.clock.now() } as const;
    await buying.app.db.transact(async (tx) => moveOrders(tx, await lockOrders(tx, [order?.id ?? 0]), move));
  }
  return { id, supplierOrderId: supplierOrderId as string };
}

async function picture(): Promise<string> {
  const [{ id: accountId }] = await query("select id from accounts where username = 'demo_buyer'");
  const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  return keepPicture(buying.app, { accountId, purpose: 'goods' }, 'broken.png', bytes);
}

test('broken goods: pictures and a reason of theirs, the goods go back, and the money is in the books', async () => {
  const { id, supplierOrderId } = await paid(true);
  const client = await buyer();
  const terms = await client.call('GET /api/staff/purchase/refundterms', { id, supplierOrderId });
  const before = await buying.purchase(id);
  expect(terms).toMatchObject({
    received: true,
    whole: false,
    goodsFen: before.goods_fen,
    freightFen: before.freight_fen,
  });
  const broken = terms.reasons.find(({ needsPictures }) => needsPictures)?.id ?? '';
  const wish = {
    id,
    supplierOrderId,
    reasonId: broken,
    returning: true,
    goodsFen: 500,
    note: 'Half of them are broken',
  };
  const ask = (changes: object = {}) => client.call('POST /api/staff/purchase/refund', { ...wish, ...changes });
  await expect(ask()).rejects.toMatchObject({ data: { field: 'photos' } });
  await expect(ask({ goodsFen: terms.goodsFen + 1 })).rejects.toMatchObject({ data: { field: 'goodsFen' } });
  await expect(ask({ reasonId: '777' })).rejects.toMatchObject({ data: { field: 'reasonId' } });
  await expect(ask({ supplierOrderId: '31' })).rejects.toMatchObject({ http: 404 });

  const photos = [await picture()];
  const answers = await Promise.allSettled([ask({ photos }), ask({ photos }), ask({ photos })]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(simulator.seen.calls.get('1/com.alibaba.trade/alibaba.trade.createRefund')).toBe(1);
  const list = async (show: 'open' | 'waiting' | 'all') =>
    (await client.call('GET /api/staff/purchase/refunds', { show, purchaseId: id })).items;
  const [asked] = await list('open');
  expect(asked).toMatchObject({ state: 20, refundId: expect.stringMatching(/^TQ/), returning: true });
  await expect(ask({ photos: [await picture()] })).rejects.toMatchObject({ status: 3000456 });

  await simulator.refund(supplierOrderId, 'waitbuyersend');
  await follow();
  expect(await list('waiting')).toMatchObject([{ state: 30 }]);
  const { queues } = await client.call('GET /api/staff/today', {});
  expect(queues.find(({ name }) => name === 'sellerRefunds')).toMatchObject({ count: 1 });
  const back = (bill: string) =>
    client.call('POST /api/staff/purchase/returngoods', { id: asked?.id ?? 0, company: 'SF', bill });
  await expect(back('bad123')).rejects.toMatchObject({ data: { field: 'bill' } });
  expect(await back('SF1234567890')).toMatchObject({ state: 40, bill: 'SF1234567890' });
  await expect(back('SF1234567890')).rejects.toMatchObject({ status: 3000191 });

  await simulator.refund(supplierOrderId, 'refundsuccess', 480);
  await Promise.all([follow(), followRefundsJob.perform(host(), {}), followRefundsJob.perform(host(), {})]);
  expect(await list('all')).toMatchObject([{ state: 80, refundedFen: 480, backCents: 1_248 }]);
  const entries = await query('select id from ledger_entries where reverses = $1', [before.entry_id]);
  expect(entries).toHaveLength(1);
});

test('short by a piece, then closed by the seller: all that is left comes back, and not a cent more', async () => {
  const { id, supplierOrderId } = await paid();
  const client = await buyer();
  const terms = await client.call('GET /api/staff/purchase/refundterms', { id, supplierOrderId });
  expect(terms).toMatchObject({ received: false, whole: true });
  const short = terms.reasons.find(({ needsPictures }) => !needsPictures)?.id ?? '';
  const wish = { id, supplierOrderId, reasonId: short, note: '少货', goodsFen: terms.goodsFen };
  const ask = (changes: object = {}) => client.call('POST /api/staff/purchase/refund', { ...wish, ...changes });
  await expect(ask({ goodsFen: 100 })).rejects.toMatchObject({ data: { field: 'goodsFen' } });
  await expect(ask({ freightFen: 1 })).rejects.toMatchObject({ data: { field: 'freightFen' } });
  await expect(ask({ returning: true })).rejects.toMatchObject({ data: { field: 'returning' } });
  expect(await ask()).toMatchObject({ state: 20 });
  await simulator.refund(supplierOrderId, 'refundsuccess');
  await follow();
  const [refund] = await query('select state, back_cents from supplier_refunds where purchase_id = $1', [id]);
  const { cost_cents: cost } = await buying.purchase(id);
  expect(refund.state).toBe(80);
  expect(refund.back_cents).toBeLessThan(cost);
  await simulator.orderStatus(supplierOrderId, 'terminated');
  await follow();
  const { refund_entry_id: rest, state } = await buying.purchase(id);
  expect(state).toBe(90);
  const [{ cents }] = await query('select sum(amount)::int as cents from ledger_postings where entry_id = $1', [rest]);
  expect(cents + refund.back_cents).toBe(cost);
});

test('an answer that is lost is found in the order, a refusal is told, and nothing is asked twice', async () => {
  const { id, supplierOrderId } = await paid(true);
  const client = await buyer();
  const { reasons } = await client.call('GET /api/staff/purchase/refundterms', { id, supplierOrderId });
  const reasonId = reasons.find(({ needsPictures }) => !needsPictures)?.id ?? '';
  const wish = { id, supplierOrderId, reasonId, goodsFen: 100, note: 'One is missing' };
  const asks = () => simulator.seen.calls.get('1/com.alibaba.trade/alibaba.trade.createRefund') ?? 0;
  const earlier = asks();
  simulator.set({ lost: ['createRefund'] });
  expect(await client.call('POST /api/staff/purchase/refund', wish)).toMatchObject({ state: 10, refundId: null });
  simulator.set({ lost: [] });
  await followRefundsJob.perform(host(), {});
  expect(asks() - earlier).toBe(1);
  const kept = () => query('select state, refund_id from supplier_refunds where purchase_id = $1 order by id', [id]);
  expect(await kept()).toEqual([{ state: 20, refund_id: expect.stringMatching(/^TQ/) }]);
  await simulator.refund(supplierOrderId, 'refundclose');
  await follow();
  expect((await kept())[0].state).toBe(90);
  // It moved on between our look and our asking: what the platform says is kept.
  simulator.set({ lost: ['goodsStatus'] });
  const refused = await client.call('POST /api/staff/purchase/refund', wish);
  simulator.set({ lost: [] });
  expect(refused).toMatchObject({ state: 90, answer: '货物状态不正确' });
});

import { dayMs, hourMs, minuteMs } from '@sgb/contract/time.ts';
import { SupplierError } from '@sgb/server/adapters/supplier/error.ts';
import { type Buying, openBuying } from '@sgb/server/modules/buying/purchasing/purchase.fixture.ts';
import { fetchMissedJob, followMessageJob, sweepMessagesJob } from '@sgb/server/modules/buying/purchasing/seed.ts';
import { rereadJob } from '@sgb/server/modules/goods/sourcing/seed.ts';
import { sourcingSupplier } from '@sgb/server/modules/goods/sourcing/settings.ts';
import { setSetting } from '@sgb/server/testing/settings.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Simulator, simulatedCredentials, startSimulator } from './server.ts';

/** What the platform tells us by itself, over its own protocol. */

let simulator: Simulator;
let buying: Buying;
const path = '/api/suppliers/1688/messages';
const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const answers: number[] = [];

async function deliver(payload: string): Promise<number> {
  const { statusCode } = await buying.shop.fastify.inject({ method: 'POST', url: path, payload, headers });
  answers.push(statusCode);
  return statusCode;
}

beforeAll(async () => {
  simulator = await startSimulator({ now: () => buying.app.clock.now(), deliver });
  buying = await openBuying({ outside: { alibaba: { ...simulatedCredentials, url: simulator.url } } });
  await setSetting(buying.app, sourcingSupplier, '1688');
});
beforeEach(() => {
  simulator.set({ pushing: 'on' });
  answers.length = 0;
});
afterAll(async () => {
  await buying.close();
  await simulator.close();
});

const query = async (text: string, values: unknown[] = []) => (await buying.app.db.pool.query(text, values)).rows;

/** Does the jobs that messages have left. */
async function follow(): Promise<void> {
  for (const { id } of await query('select id from supplier_messages where state = 0 order by received_at, id')) {
    await followMessageJob.perform(buying.desk, { id });
  }
}

async function bought() {
  const [offer] = await buying.offersOfOneSeller(1);
  if (!offer) throw new Error('an offer was looked for');
  const [order] = await buying.paid(await buying.person(), [buying.orderOf(offer)]);
  const { purchases } = await buying.place([order?.id ?? 0]);
  const [{ id = 0 } = {}] = purchases;
  const [{ id: supplierOrder }] = await query('select id from supplier_purchase_orders where purchase_id = $1', [id]);
  const status = async () => (await buying.statuses([order?.id ?? 0]))[0];
  return { id, supplierOrder: supplierOrder as string, status, offer };
}

const calls = () => {
  const of = (name: string) => simulator.seen.calls.get(name) ?? 0;
  return (
    of('1/com.alibaba.trade/alibaba.trade.get.buyerView') +
    of('1/com.alibaba.logistics/alibaba.trade.getLogisticsTraceInfo.buyerView')
  );
};

const move = (at: number) => buying.app.clock.advance(at - buying.app.clock.now().getTime());

/** Four days of a purchase, polled when it is due; answers how often the supplier was asked about it. */
async function live({ supplierOrder, id }: Awaited<ReturnType<typeof bought>>, told: boolean): Promise<number> {
  const [before, start] = [calls(), buying.app.clock.now().getTime()];
  simulator.set({ pushing: told ? 'on' : 'lost' });
  const events: [number, () => Promise<void>][] = [
    [2, () => simulator.orderStatus(supplierOrder, 'waitsellersend')],
    [30, () => simulator.orderStatus(supplierOrder, 'waitbuyerreceive')],
    [40, () => simulator.trace(supplierOrder, '快件已发往 广州')],
    [60, () => simulator.trace(supplierOrder, '快件到达 广州')],
    [84, () => simulator.trace(supplierOrder, '正在派件')],
    [96, async () => undefined],
  ];
  for (const [hours, happens] of events) {
    for (;;) {
      const { pull_at: due } = await buying.purchase(id);
      if (due.getTime() > start + hours * hourMs) break;
      move(due.getTime());
      if (told) await fetchMissedJob.perform(buying.desk, {});
      await buying.pull(id);
    }
    move(start + hours * hourMs);
    if (told) await fetchMissedJob.perform(buying.desk, {});
    await happens();
    if (told) await follow();
  }
  return calls() - before;
}

test('messages move purchases along at once, and the supplier is asked far less', async () => {
  const polled = await bought();
  const byPolling = await live(polled, false);
  simulator.messages.confirm(simulator.messages.waiting.map(({ msgId }) => msgId));
  const told = await bought();
  const withMessages = await live(told, true);
  expect([await polled.status(), await told.status()]).toEqual([37, 37]);
  // 65 questions without messages, 22 with them.
  expect(withMessages * 2).toBeLessThan(byPolling);
});

test('a message counts once, whether it comes twice or is fetched again, and in any order', async () => {
  const { supplierOrder, status } = await bought();
  simulator.set({ pushing: 'twice' });
  await simulator.orderStatus(supplierOrder, 'waitsellersend');
  expect(answers).toEqual([200, 200]);
  const kept = () => query('select state from supplier_messages where $1 = any(order_ids)', [supplierOrder]);
  expect(await kept()).toEqual([{ state: 0 }]);
  simulator.set({ pushing: 'lost' });
  await simulator.orderStatus(supplierOrder, 'waitbuyerreceive');
  await follow();
  // The message about the payment came after the goods had left.
  expect(await status()).toBe(35);
  expect(await kept()).toEqual([{ state: 1 }]);
  await fetchMissedJob.perform(buying.desk, {});
  await fetchMissedJob.perform(buying.desk, {});
  expect(simulator.messages.waiting).toEqual([]);
  expect(await kept()).toEqual([{ state: 1 }, { state: 0 }]);
  await follow();
  expect(await kept()).toEqual([{ state: 1 }, { state: 1 }]);
});

test('a fetch that ends before its confirmation brings the same messages again, and none is lost', async () => {
  const { supplierOrder } = await bought();
  simulator.set({ pushing: 'lost' });
  await simulator.orderStatus(supplierOrder, 'waitsellersend');
  const confirm = vi.spyOn(buying.desk.supplier, 'confirmMessages');
  confirm.mockRejectedValueOnce(new SupplierError('down', 'the line is dead'));
  await fetchMissedJob.perform(buying.desk, {});
  expect(simulator.messages.waiting).toHaveLength(1);
  await fetchMissedJob.perform(buying.desk, {});
  expect(simulator.messages.waiting).toEqual([]);
  expect(await query('select fetched from supplier_messages where $1 = any(order_ids)', [supplierOrder])).toEqual([
    { fetched: true },
  ]);
  confirm.mockRestore();
});

test('a part that was sent is known at the gate, a changed price waits for a decision, a closed order is paid back', async () => {
  const one = await bought();
  await simulator.orderStatus(one.supplierOrder, 'waitsellersend');
  await simulator.partlySent(one.supplierOrder);
  await follow();
  expect(await one.status()).toBe(32);
  const bills = await query('select bill_number from supplier_traces where purchase_id = $1', [one.id]);
  expect(bills).toEqual([{ bill_number: `SF${one.supplierOrder.slice(-13)}` }]);

  const other = await bought();
  const { goods_fen: goods, freight_fen: freight } = await buying.purchase(other.id);
  await simulator.reprice(other.supplierOrder, Math.round(goods * 1.1) + freight);
  await follow();
  expect(await buying.purchase(other.id)).toMatchObject({ flag: 'price', goods_fen: Math.round(goods * 1.1) });
  await simulator.reprice(other.supplierOrder, goods + freight);
  await follow();
  expect(await buying.purchase(other.id)).toMatchObject({ flag: '', goods_fen: goods });
  await simulator.orderStatus(other.supplierOrder, 'cancel');
  await follow();
  expect([await other.status(), (await buying.purchase(other.id)).state]).toEqual([31, 90]);
});

test('what is not from the platform is refused, what we do not understand is kept and told to staff', async () => {
  const { supplierOrder, status } = await bought();
  simulator.set({ pushing: 'forged' });
  await simulator.orderStatus(supplierOrder, 'waitsellersend');
  expect(answers).toEqual([400]);
  expect(await query('select from supplier_messages where $1 = any(order_ids)', [supplierOrder])).toEqual([]);
  simulator.set({ pushing: 'cut' });
  await simulator.trace(supplierOrder, 'cut');
  simulator.set({ pushing: 'on' });
  await simulator.messages.tell('CUPID_TASK_FINISH', { taskId: 1 });
  expect(answers).toEqual([400, 200, 200]);
  const strange = await query('select topic, body, state from supplier_messages where state = 3 order by topic');
  expect(strange).toMatchObject([{ topic: '' }, { topic: 'CUPID_TASK_FINISH' }]);
  const alerts = () => query("select title from staff_alerts where kind = 'purchasing.messages' and closed_at is null");
  expect(await alerts()).toHaveLength(1);
  await follow();
  expect(await status()).toBe(30);
  // The forged one is real, too: it still waits at the platform.
  await fetchMissedJob.perform(buying.desk, {});
  await follow();
  expect(await status()).toBe(32);
  buying.app.clock.advance(31 * dayMs);
  await sweepMessagesJob.perform(buying.desk, {});
  expect(await query('select from supplier_messages')).toEqual([]);
  expect(await alerts()).toEqual([]);
});

test('a message about an order that is not ours waits a while for it, then is put aside', async () => {
  await simulator.messages.tell('ORDER_BUYER_VIEW_ORDER_PAY', { orderId: '999999999999' });
  const kept = () => query("select state from supplier_messages where '999999999999' = any(order_ids)");
  await follow();
  expect(await kept()).toEqual([{ state: 0 }]);
  expect(
    await query("select count(*)::int as jobs from job_outbox where key like '%again' and run_at > $1", [
      buying.app.clock.now(),
    ]),
  ).toEqual([{ jobs: 1 }]);
  buying.app.clock.advance(16 * minuteMs);
  await follow();
  expect(await kept()).toEqual([{ state: 2 }]);
});

test('stock that changes is read again where we sell it', async () => {
  const { offer } = await bought();
  await simulator.stockChanged(offer.id);
  await follow();
  const wishes = await query("select payload from job_outbox where job = 'sourcing.reread'");
  expect(wishes).toEqual([{ payload: { ids: [Number(offer.id)] } }]);
  const checked = () => query('select checked_at from products where id = $1', [offer.id]);
  buying.app.clock.advance(hourMs);
  await rereadJob.perform({ ...buying.app }, { ids: [Number(offer.id), 999_999_999_999] });
  expect((await checked())[0]?.checked_at).toEqual(buying.app.clock.now());
});

test('thirty at once: each is kept once and answered', async () => {
  const tell = () =>
    simulator.messages.tell('PRODUCT_PRODUCT_INVENTORY_CHANGE', {
      OfferInventoryChangeList: [{ offerId: 610_000_000_001 }],
    });
  simulator.set({ pushing: 'twice' });
  await Promise.all(Array.from({ length: 30 }, tell));
  expect(answers.filter((status) => status === 200)).toHaveLength(60);
  expect(
    await query("select count(*)::int as kept from supplier_messages where '610000000001' = any(offer_ids)"),
  ).toEqual([{ kept: 30 }]);
});

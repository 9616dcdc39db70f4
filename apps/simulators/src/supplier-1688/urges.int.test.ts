import { dayMs, hourMs } from '@sgb/contract/time.ts';
import { type Buying, openBuying } from '@sgb/server/modules/buying/purchasing/purchase.fixture.ts';
import { urgeJob } from '@sgb/server/modules/buying/purchasing/urges.ts';
import { sourcingSupplier } from '@sgb/server/modules/goods/sourcing/settings.ts';
import { ticketFor } from '@sgb/server/permissions.fixture.ts';
import { setSetting } from '@sgb/server/testing/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Simulator, simulatedCredentials, startSimulator } from './server.ts';

/** Sellers who do not send are asked to, through the platform. */

let simulator: Simulator;
let buying: Buying;
beforeAll(async () => {
  simulator = await startSimulator({ now: () => buying.app.clock.now() });
  buying = await openBuying({ outside: { alibaba: { ...simulatedCredentials, url: simulator.url } } });
  await setSetting(buying.app, sourcingSupplier, '1688');
});
afterAll(async () => {
  await buying.close();
  await simulator.close();
});

const asked = () => simulator.seen.calls.get('1/com.alibaba.logistics/logistics.delivery.urge') ?? 0;

/** A shopper's order that the seller was paid for and has not sent. */
async function unsent() {
  const [offer] = await buying.offersOfOneSeller(1);
  if (!offer) throw new Error('an offer was looked for');
  const owner = await buying.person();
  const [order] = await buying.paid(owner, [buying.orderOf(offer)]);
  const orderId = order?.id ?? 0;
  const { purchases } = await buying.place([orderId]);
  const [{ id = 0 } = {}] = purchases;
  const text = 'select id from supplier_purchase_orders where purchase_id = $1';
  const supplierOrder: string = (await buying.app.db.pool.query(text, [id])).rows[0].id;
  const pay = async () => {
    await simulator.orderStatus(supplierOrder, 'waitsellersend');
    await buying.pull(id);
  };
  // Sessions end with their day, and these tests take several.
  return { id, orderId, supplierOrder, pay, shopper: async () => buying.shop.client(await buying.ticket(owner)) };
}

test('a shopper and our buyers remind a seller, together once a day, and read what was answered', async () => {
  const buyer = async () => buying.shop.client(await ticketFor(buying.shop, 'demo_buyer'));
  const { id, orderId, supplierOrder, pay, shopper } = await unsent();
  const urge = async () => (await buyer()).call('POST /api/staff/purchase/urge', { id });
  const detail = async () => (await buyer()).call('GET /api/staff/purchase/detail', { id });
  await expect(urge()).rejects.toMatchObject({ status: 3000191 });
  await pay();
  buying.app.clock.advance(4 * dayMs);
  expect((await (await shopper()).call('GET /api/shoporder/detail', { id: orderId })).urged).toBeNull();

  await (await shopper()).call('POST /api/shoporder/remind', { id: orderId });
  const wishes = await buying.app.db.pool.query("select payload from job_outbox where job = 'purchasing.urge'");
  expect(wishes.rows).toEqual([{ payload: { orderId } }]);
  await Promise.all([urgeJob.perform(buying.desk, { orderId }), urgeJob.perform(buying.desk, { orderId })]);
  expect(asked()).toBe(1);
  const at = buying.app.clock.now().toISOString();
  expect((await (await shopper()).call('GET /api/shoporder/detail', { id: orderId })).urged).toEqual({
    at,
    outcome: 'taken',
  });
  const urgeFrom = new Date(buying.app.clock.now().getTime() + dayMs).toISOString();
  const first = { at, orderNumber: expect.stringMatching(/\d/), outcome: 'taken', answer: '已提醒卖家发货' };
  expect(await detail()).toMatchObject({ urges: [first], urgeFrom });
  await expect(urge()).rejects.toMatchObject({ status: 3000455, data: { from: urgeFrom } });

  // The next day: the line is dead, which counts for nothing, then four ask at once.
  buying.app.clock.advance(dayMs);
  simulator.set({ failing: true });
  await expect(urge()).rejects.toThrow();
  simulator.set({ failing: false });
  const answers = await Promise.allSettled(Array.from({ length: 4 }, urge));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(asked()).toBe(2);

  // Sent meanwhile, which we do not know yet: the platform says no, and that is shown.
  buying.app.clock.advance(25 * hourMs);
  await simulator.orderStatus(supplierOrder, 'waitbuyerreceive');
  expect(await urge()).toEqual({ outcome: 'refused', answer: '订单状态不正确' });
  expect((await detail()).urges.map(({ outcome }) => outcome)).toEqual(['refused', 'taken', 'taken']);
  await (await buyer()).call('POST /api/staff/purchase/refresh', { id });
  expect((await detail()).urgeFrom).toBeNull();
  await expect(urge()).rejects.toMatchObject({ status: 3000191 });
});

test('a wish that comes a little before the day is over is done when it is', async () => {
  const { id, orderId, pay } = await unsent();
  await pay();
  await urgeJob.perform(buying.desk, { orderId });
  const first = buying.app.clock.now().getTime();
  buying.app.clock.advance(dayMs - 1000);
  await urgeJob.perform(buying.desk, { orderId });
  const later = await buying.app.db.pool.query(
    "select run_at from job_outbox where job = 'purchasing.urge' and run_at is not null",
  );
  expect(later.rows).toEqual([{ run_at: new Date(first + dayMs) }]);
  buying.app.clock.advance(1000);
  await urgeJob.perform(buying.desk, { orderId });
  const { rows } = await buying.app.db.pool.query('select outcome from supplier_urges where purchase_id = $1', [id]);
  expect(rows).toEqual([{ outcome: 'taken' }, { outcome: 'taken' }]);
});

import { plusDays, shopDay } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modulesOf } from '../../../app.ts';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { placeOrders } from '../../buying/orders/order.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (role: string) => shop.client(await ticketFor(shop, `demo_${role}`));

async function count(): Promise<void> {
  const job = modulesOf(undefined)
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'figures.keep');
  await job?.perform(shop.app as never, {});
}

async function lineOf(role: string, name: string, days = 7) {
  const found = await (await as(role)).call('GET /api/staff/figures', { days });
  return { found, line: found.plots.flatMap(({ series }) => series).find((each) => each.name === name) };
}

test('what happened is counted by the day of the shop, once however often, and shown to whom it is for', async () => {
  const { db, clock } = shop.app;
  const now = clock.now();
  const { rows } = await db.pool.query("select id from accounts where username = 'demo_shopper'");
  await count();
  const before = (await lineOf('finance', 'orders.china')).line?.values.at(-1) ?? 0;
  const money = (await lineOf('finance', 'sales.goods')).line?.values.at(-1) ?? 0;
  const { orders } = await db.transact((tx) =>
    placeOrders(
      tx,
      rows[0].id,
      [
        { status: 20, paidAt: now, statusAt: now },
        { status: 20, paidAt: now, statusAt: now },
      ],
      now,
    ),
  );
  const paid = orders.reduce((sum, { paidCents }) => sum + paidCents, 0);
  await count();
  await count();
  const { found, line } = await lineOf('finance', 'orders.china');
  expect(found.days).toHaveLength(7);
  expect(found.days.at(-1)).toBe(shopDay(now));
  expect(line?.values).toHaveLength(7);
  expect(line?.values.at(-1)).toBe(before + 2);
  expect((await lineOf('finance', 'sales.goods')).line?.values.at(-1)).toBe(money + paid);
  // Money is not for buyers, nor queues of others.
  expect((await lineOf('buyer', 'sales.goods')).line).toBeUndefined();
  expect((await lineOf('buyer', 'queue.toBuy')).line?.values.at(-1)).toBeGreaterThanOrEqual(0);
  expect((await lineOf('buyer', 'queue.claims')).line).toBeUndefined();
});

test('of a queue the oldest of the day stays, and what nobody counted is not zero', async () => {
  const { db, clock } = shop.app;
  const today = shopDay(clock.now());
  const put = (day: string, value: number) =>
    db.pool.query(
      `insert into daily_figures values ('queue.toBuy', $1, $2) on conflict (name, day) do update set value = $2`,
      [day, value],
    );
  await put(today, 9_000);
  await put(plusDays(today, -2), 5);
  await count();
  const { line } = await lineOf('buyer', 'queue.toBuy');
  expect(line?.values.slice(-3)).toEqual([5, null, 9_000]);
});

import { hourMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bank, openBank } from '../../books/ledger/bank.fixture.ts';
import { actors, lockOrder, moveOrders, type OrderRow } from './index.ts';
import { apologiseJob, autoSignJob, closeOrdersJob, lateGoodsJob, lateSellersJob, overdueRequestsJob } from './jobs.ts';
import { paidOrders, type Wanted } from './order.fixture.ts';
import { insertRequest } from './refund/request-store.ts';
import { cashOf } from './rules.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const now = () => bank.app.clock.now();
const hours = (count: number) => bank.app.clock.advance(count * hourMs);
const days = (count: number) => hours(count * 24);
const ask = (text: string, values: unknown[]) => bank.app.db.pool.query(text, values).then(({ rows }) => rows);
const row = async (id: number) => (await ask('select * from orders where id = $1', [id]))[0];

async function buy(wanted: Wanted = {}): Promise<OrderRow> {
  const owner = await bank.person();
  await bank.give(owner, { available: 5_000_000 });
  const [order] = await paidOrders(bank.app, owner, [wanted]);
  if (!order) throw new Error('an order was placed');
  return order;
}

async function move(order: OrderRow, ...statuses: OrderRow['status'][]): Promise<void> {
  for (const to of statuses) {
    const stuck = await bank.transact(async (tx) => {
      const held = await lockOrder(tx, order.id);
      return moveOrders(tx, held ? [held] : [], { to, who: actors.staff, by: null, why: '', now: now() });
    });
    if (stuck) throw new Error(stuck.message);
  }
}

const closeJob = closeOrdersJob({ openCasesOf: async () => new Set() });
const run = (job: typeof autoSignJob) => job.perform(bank.app, {});

describe('the clocks of an order', () => {
  test('not bought in 24 working hours: a coupon of R\u00a010, once, and none for what was bought', async () => {
    // Monday at noon in Johannesburg: 5 hours today, 9 on Tuesday, 9 on Wednesday, and 1 on Thursday.
    bank.app.clock.moveTo(new Date('2026-11-16T10:00:00Z'));
    const [late, bought] = [await buy(), await buy()];
    await move(bought, 30);
    const coupons = ({ accountId }: OrderRow) =>
      ask('select amount_cents from coupons where account_id = $1', [accountId]).then((rows) => rows.length);
    bank.app.clock.moveTo(new Date('2026-11-19T06:59:00Z'));
    await run(apologiseJob);
    expect(await coupons(late)).toBe(0);
    bank.app.clock.moveTo(new Date('2026-11-19T07:01:00Z'));
    await run(apologiseJob);
    await run(apologiseJob);
    expect([await coupons(late), await coupons(bought)]).toEqual([1, 0]);
  });

  test('not sent for 10 days: the shopper hears that cancelling is free, and a waiting wish is granted', async () => {
    const [told, asking] = [await buy(), await buy({ serviceFeeCents: 5_000 })];
    await move(told, 30, 32);
    await move(asking, 30);
    const cash = { ...cashOf(asking), serviceFee: 3_000 };
    const wish = { refundType: 1, reason: 1, content: '', ladderRow: 'bought', cash, backCents: 15_480 } as const;
    await bank.transact((tx) =>
      insertRequest(tx, {
        ...wish,
        orderId: asking.id,
        accountId: asking.accountId,
        coupon: false,
        coins: false,
        waived: false,
        createdAt: now(),
        dueAt: now(),
      }),
    );
    hours(239);
    await run(lateSellersJob);
    expect((await row(asking.id)).status).toBe(30);
    await run(overdueRequestsJob);
    const alerts = () => ask("select title from staff_alerts where kind = 'orders.requests' and closed_at is null", []);
    expect(await alerts()).toEqual([{ title: '1 refund requests are later than promised' }]);
    hours(2);
    await run(lateSellersJob);
    await run(lateSellersJob);
    expect(await row(asking.id)).toMatchObject({ status: 90, refunded_cents: asking.paidCents });
    expect((await row(told.id)).status).toBe(32);
    const heard = await ask("select count(*)::int from messages where account_id = $1 and title like '%late%'", [
      told.accountId,
    ]);
    expect(heard).toEqual([{ count: 1 }]);
    await run(overdueRequestsJob);
    expect(await alerts()).toEqual([]);
  });

  test('not sent for 7 days, or not arrived 5 days later: our buyers hear of it until it is so', async () => {
    const late = async () => {
      await run(lateGoodsJob);
      const found = await ask("select title from staff_alerts where kind like 'orders.un%' and closed_at is null", []);
      return found.map(({ title }) => title);
    };
    const before = await late();
    const [order] = [await buy()];
    const count = async (part: string) =>
      Number((await late()).find((title) => title.includes(part))?.split(' ')[0] ?? 0) -
      Number(before.find((title) => title.includes(part))?.split(' ')[0] ?? 0);
    await move(order, 30, 32);
    days(6.9);
    expect(await count('not sent')).toBe(0);
    days(0.2);
    expect(await count('not sent within 7 days')).toBe(1);
    await move(order, 35, 36);
    expect(await count('not sent')).toBe(0);
    days(3);
    await move(order, 37);
    days(1.9);
    expect(await count('have not arrived')).toBe(0);
    days(0.2);
    expect(await count('sent 5 days ago and have not arrived')).toBe(1);
    await move(order, 40);
    expect(await count('have not arrived')).toBe(0);
  });

  test('shipped from Johannesburg: signed for after 10 days with its coins, closed after 7 more', async () => {
    const order = await buy({ market: 1, goodsCents: 80_050, chinaFreightCents: 0, serviceFeeCents: 0 });
    await move(order, 113);
    days(9.9);
    await run(autoSignJob);
    expect((await row(order.id)).status).toBe(113);
    days(0.2);
    await run(autoSignJob);
    await run(autoSignJob);
    expect(await row(order.id)).toMatchObject({ status: 114, reward_coins: 800 });
    expect(await bank.balances(order.accountId)).toMatchObject({ scoin: 800 });
    days(6.9);
    await run(closeJob);
    expect((await row(order.id)).status).toBe(114);
    days(0.2);
    await run(closeJob);
    expect((await row(order.id)).status).toBe(80);
  });

  test('delivered from China: signed for by time, and not closed while something is in dispute', async () => {
    const order = await buy();
    await move(order, 30, 32, 35, 40, 50, 60, 70);
    expect((await row(order.id)).signed_at).toBeNull();
    days(10.1);
    await run(autoSignJob);
    expect(await row(order.id)).toMatchObject({ status: 70, reward_coins: 104 });
    days(7.1);
    await closeOrdersJob({ openCasesOf: async () => new Set([order.id]) }).perform(bank.app, {});
    expect((await row(order.id)).status).toBe(70);
    await run(closeJob);
    expect((await row(order.id)).status).toBe(80);
  });

  test('R\u00a020 000 of goods in 90 days give Golden, and twice the goods no second time', async () => {
    const owner = await bank.person();
    await bank.give(owner, { available: 9_000_000 });
    const wanted = { market: 1, goodsCents: 1_100_000, chinaFreightCents: 0, serviceFeeCents: 0 } as const;
    const orders = await paidOrders(bank.app, owner, [wanted, wanted, wanted]);
    const tier = () => ask('select tier, kind from membership_terms where account_id = $1', [owner]);
    for (const [place, order] of orders.entries()) {
      await move(order, 113);
      days(10.1);
      await run(autoSignJob);
      expect(await tier()).toEqual(place === 0 ? [] : [{ tier: 2, kind: 'free' }]);
    }
    // The third was signed for as Golden: half as many coins again.
    expect(await bank.balances(owner)).toMatchObject({ scoin: 11_000 + 11_000 + 16_500 });
  });

  test('the first order of a friend thanks who invited them, once', async () => {
    const inviter = await bank.person();
    const [first, second] = [await buy({ market: 1 }), await buy({ market: 1 })];
    await ask('update accounts set invited_by = $1 where id = any($2)', [inviter, [first.accountId]]);
    for (const order of [first, second]) await move(order, 113);
    days(10.1);
    await run(autoSignJob);
    expect(await bank.balances(inviter)).toMatchObject({ scoin: 500 });
  });
});

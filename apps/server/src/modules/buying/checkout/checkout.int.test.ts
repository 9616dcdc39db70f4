import { randomUUID } from 'node:crypto';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { planIdOf } from '@sgb/contract/membership-plans.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../../platform/http/refusal.ts';
import { productOf } from '../../../testing/goods.ts';
import { grantCoupon } from '../../books/coupons/index.ts';
import { balance, book } from '../../books/ledger/index.ts';
import { verifyBooks } from '../../books/ledger/seed.ts';
import { earnCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { buyMembership } from '../../people/membership/seed.ts';
import { orderChecks } from '../orders/seed.ts';
import { checkoutChecks } from './checks.ts';
import { checkoutPaidJob } from './jobs.ts';
import { openTill, type Shopper, type Till } from './till.fixture.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());

/** Two products of two suppliers, from China. */
const [mug, lamp] = [270, 320] as const;
const refused = (status: number, data: object | null = {}) => ({
  http: 200,
  status,
  ...(data && { data: expect.objectContaining(data) }),
});

beforeEach(async () => {
  // Y20 is R52; 300 g
  await till.offer(mug);
  await till.offer(lamp, { fen: 1_000, grams: 1_200 });
  till.freights.clear();
});

/** As if there had been a bonus once. */
const openBonus = ({ id }: Shopper) =>
  till.app.db.pool.query("insert into balances (owner_id, book, least) values ($1, 'bonus', 0)", [id]);

describe('a balance that changes while a checkout is paid from it', () => {
  /** Transitions something after the checkout has looked into the balance and before it takes the money. */
  async function meanwhile(who: Shopper, postings: Parameters<typeof book>[1]['postings']) {
    await till.add(who, mug, { 0: 1 });
    const { breakdown } = await till.preview(who);
    const { promise: held, resolve: holding } = Promise.withResolvers<void>();
    const other = till.app.db.transact(async (tx) => {
      const words = { key: randomUUID(), type: entryTypes.correction, ref: 'T2', now: till.app.clock.now() };
      const booked = await book(tx, { ...words, postings });
      if (booked instanceof Refusal) throw new Error(booked.code);
      holding();
      await vi.waitFor(async () => {
        const waiting = await till.app.db.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(waiting.rowCount).toBe(1);
      });
    });
    await held;
    const answer = await till.counted(who, {
      market: 0,
      key: randomUUID(),
      agreed: breakdown.totalCents,
      couponid: 0,
    });
    await other;
    return { answer, total: breakdown.totalCents };
  }

  test('so that a bonus is there now: the bonus is spent first', async () => {
    const who = await till.shopper(50_000);
    await openBonus(who);
    const bonus = { from: 'promotions.bonus', to: balance(who.id, 'bonus'), amount: 700 } as const;
    const { answer, total } = await meanwhile(who, [bonus]);
    expect(answer).toMatchObject({ status: 0, data: { state: 20, orders: 1 } });
    expect(await till.balance(who)).toEqual({ available: 50_000 + 700 - total, bonus: 0 });
    expect(await till.ordersOf(who)).toHaveLength(1);
  });

  test('so that it does not reach any more: nothing is bought', async () => {
    const who = await till.shopper(10_000);
    await openBonus(who);
    const { answer } = await meanwhile(who, [{ from: balance(who.id, 'available'), to: 'bank', amount: 9_999 }]);
    expect(answer).toMatchObject({ status: 3000100 });
    expect(await till.balance(who)).toEqual({ available: 1, bonus: 0 });
    expect(await till.ordersOf(who)).toEqual([]);
    expect(await till.client(who).call('GET /api/cart/count/unpaid', {})).toMatchObject({ count: 1 });
  });

  test('but still reaches: it is paid at once', async () => {
    const who = await till.shopper(50_000);
    await openBonus(who);
    const { answer, total } = await meanwhile(who, [{ from: balance(who.id, 'available'), to: 'bank', amount: 1 }]);
    expect(answer).toMatchObject({ status: 0, data: { state: 20 } });
    expect(answer.statements).toBeLessThanOrEqual(12);
    expect(await till.balance(who)).toEqual({ available: 50_000 - 1 - total, bonus: 0 });
  });
});

describe('a checkout from China', () => {
  test('shows what it costs, and is paid for exactly that', async () => {
    const who = await till.shopper(50_000);
    await till.add(who, mug, { 0: 2 });
    await till.add(who, lamp, { 0: 1 });
    till.freights.set(productOf(mug), { fen: 1_200, free: false });
    const { breakdown, later, missingCents, couponId } = await till.preview(who);
    // R104 + R26; Y12 as quoted = R31.20, Y10 for 1.2 kg by our table = R26; 10 % of R130
    expect(breakdown).toMatchObject({
      goodsCents: 13_000,
      chinaFreightCents: 5_720,
      serviceFeeCents: 1_300,
      totalCents: 20_020,
    });
    expect(breakdown.suppliers.map(({ freight }) => freight?.source).toSorted()).toEqual(['supplier', 'table']);
    expect([missingCents, couponId, later?.ways.length]).toEqual([0, null, 2]);
    const paid = await till.submit(who, 20_020);
    expect(paid).toMatchObject({ state: 20, orders: 2, totalCents: 20_020 });
    expect(await till.balance(who)).toMatchObject({ available: 29_980 });
    expect(await till.ordersOf(who)).toMatchObject([
      { status: 20, goods_cents: 2_600, china_freight_cents: 2_600, service_fee_cents: 260, paid_cents: 5_460 },
      { status: 20, goods_cents: 10_400, china_freight_cents: 3_120, service_fee_cents: 1_040, paid_cents: 14_560 },
    ]);
    expect(await till.client(who).call('GET /api/cart/list', { market: 0 })).toMatchObject({ groups: [] });
    expect(await till.client(who).call('GET /api/checkout/detail', { id: paid.id })).toMatchObject({
      state: 20,
      breakdown: { totalCents: 20_020 },
      formerCents: null,
    });
  });

  test('gives members their extra photos, as many as the month has left', async () => {
    const who = await till.shopper(100_000);
    const silver = { accountId: who.id, planId: planIdOf(3, 1), key: randomUUID() };
    const at = { settings: await till.app.settings(), now: till.app.clock.now() };
    await till.app.db.transact((tx) => buyMembership(tx, silver, at));
    await till.add(who, mug, { 0: 2 });
    const services = async (count: number) => {
      const [line] = (await till.preview(who)).breakdown.lines;
      return `${line?.id}:photo:${count}`;
    };
    const seven = { services: await services(7) };
    const { freePhotos, breakdown } = await till.preview(who, seven);
    expect([freePhotos, breakdown.servicesCents]).toEqual([5, 1_000]);
    const open = await till.submit(who, breakdown.totalCents, { ...seven, paylater: 1 });
    await till.add(who, mug, { 1: 1 });
    expect((await till.preview(who)).freePhotos).toBe(0);
    await till.client(who).call('POST /api/checkout/cancel', { id: open.id });

    const two = { services: await services(2) };
    const again = await till.preview(who, two);
    expect([again.freePhotos, again.breakdown.servicesCents]).toEqual([5, 0]);
    await till.submit(who, again.breakdown.totalCents, two);
    const saved = async () => {
      till.app.clock.advance(1);
      return (await till.client(who).call('GET /api/user/saving', {})).lifetime.saved.membership;
    };
    // Two photos of R5; 9 % in place of 10 % of R52, and both are above the least.
    const fee = again.breakdown.memberSavingCents;
    expect([fee, await saved()]).toEqual([20, 1_020]);
    const [order] = (await till.ordersOf(who)).filter(({ status }) => status === 20);
    expect(order).toMatchObject({
      member_saving_cents: 20,
      services: [{ code: 'photo', count: 2, cents: 0, free: 2 }],
    });
    const cancelled = { id: order.id, backCents: order.paid_cents };
    await till.client(who).call('POST /api/shoporder/cancel', cancelled);
    expect(await saved()).toBe(1_000);
  });

  /** Read at its supplier so many seconds ago, who asks for something else by now. */
  async function readAgo(seconds: number) {
    await till.app.db.pool.query(`update products set checked_at = $2 where id = $1`, [
      productOf(mug),
      new Date(till.app.clock.now().getTime() - seconds * 1_000),
    ]);
  }
  const checkedAt = async () =>
    (await till.row<{ checked_at: Date }>('select checked_at from products where id = $1', productOf(mug))).checked_at;

  test('reads every price again while its shopper looks, and then pays only what is true', async () => {
    const who = await till.shopper(50_000);
    await till.add(who, mug, { 0: 1 });
    await readAgo(10);
    expect(await till.preview(who)).toMatchObject({ checking: false });
    await readAgo(20);
    const before = await till.preview(who);
    // Nobody waits for it.
    expect(before).toMatchObject({ checking: true, breakdown: { lines: [{ unitCents: 5_200, fault: null }] } });
    await vi.waitFor(async () => expect(await checkedAt()).toEqual(till.app.clock.now()));
    const after = await till.preview(who);
    expect(after.checking).toBe(false);
    expect(after.breakdown.lines[0]?.unitCents).not.toBe(5_200);
    await expect(till.submit(who, before.breakdown.totalCents)).rejects.toMatchObject({
      data: { breakdown: { lines: [{ unitCents: after.breakdown.lines[0]?.unitCents }] } },
    });
    expect(await till.balance(who)).toMatchObject({ available: 50_000 });
  });

  test.each([
    [80, 1],
    [91, 0],
  ])('is paid at a price that was read %i seconds ago: %i', async (seconds, orders) => {
    const who = await till.shopper(50_000);
    await till.add(who, mug, { 0: 1 });
    const { breakdown } = await till.preview(who);
    await readAgo(seconds);
    await till.submit(who, breakdown.totalCents).catch(() => undefined);
    expect(await till.ordersOf(who)).toHaveLength(orders);
  });

  test.each([1, 20])('of %i lines is paid within 12 statements', async (lines) => {
    const who = await till.shopper(50_000_000);
    await openBonus(who);
    const { rows } = await till.app.db.pool.query<{ id: string; product_id: string }>(
      `select s.id, s.product_id from skus s join products p on p.id = s.product_id
       where p.stock_type = 0 and s.position = 0 and s.id <> all($2) order by s.id limit $1`,
      [lines, []],
    );
    await till.app.db.pool.query(
      `update products set checked_at = $2, quote_type = 1, min_order = 1, batch = 1, on_shelf = true where id = any($1)`,
      [rows.map((row) => row.product_id), till.app.clock.now()],
    );
    await till.app.db.pool.query('update skus set stock = 50 where id = any($1)', [rows.map(({ id }) => id)]);
    for (const row of rows) {
      await till.client(who).call('POST /api/cart/add', {
        productid: row.product_id,
        skus: [{ skuid: row.id, quantity: 1 }],
      });
    }
    await till.preview(who);
    const seen = await till.shop.fastify.inject(`/api/checkout/preview?market=0&ticket=${who.ticket}`);
    expect(Number(seen.headers['x-statements'])).toBeLessThanOrEqual(6);
    const agreed = seen.json().data.breakdown.totalCents;
    const answer = await till.counted(who, { market: 0, key: randomUUID(), agreed, couponid: 0 });
    expect(answer).toMatchObject({ status: 0, data: { orders: lines, state: 20 } });
    expect(answer.statements).toBeLessThanOrEqual(12);
  });

  test('sent twice is paid once, and the same key for something else is refused', async () => {
    const who = await till.shopper(50_000);
    await till.add(who, mug, { 0: 1 });
    const key = randomUUID();
    const answers = await Promise.all([till.submit(who, 7_800, { key }), till.submit(who, 7_800, { key })]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await till.balance(who)).toMatchObject({ available: 42_200 });
    await expect(till.submit(who, 7_900, { key })).rejects.toMatchObject(refused(3_000_102, null));
    expect(await till.ordersOf(who)).toHaveLength(1);
  });

  test('in two tabs with two keys is one checkout', async () => {
    const who = await till.shopper(50_000);
    await till.add(who, mug, { 0: 1 });
    const done = await Promise.allSettled([till.submit(who, 7_800), till.submit(who, 7_800)]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await till.ordersOf(who)).toHaveLength(1);
    expect(await till.balance(who)).toMatchObject({ available: 42_200 });
  });

  test('whose shopper agreed to another amount is refused with the new one, and leaves nothing behind', async () => {
    const who = await till.shopper(50_000);
    await till.add(who, mug, { 0: 1 });
    await expect(till.submit(who, 7_000)).rejects.toMatchObject({
      http: 200,
      status: 3_000_181,
      message: 'Nothing was paid: it costs R\u00a078.00 now, not R\u00a070.00.',
      data: { breakdown: { totalCents: 7_800 } },
    });
    await expect(till.submit(await till.shopper(), 7_000)).rejects.toMatchObject(refused(3_000_180, null));
    expect([await till.ordersOf(who), await till.balance(who)]).toEqual([[], { available: 50_000 }]);
  });

  test('of something that became dearer needs consent first', async () => {
    const who = await till.shopper(50_000);
    await till.add(who, mug, { 0: 1 });
    await till.offer(mug, { fen: 2_200 });
    const { breakdown } = await till.preview(who);
    expect(breakdown.lines).toMatchObject([{ fault: 'priceRose' }]);
    await expect(till.submit(who, breakdown.totalCents)).rejects.toMatchObject(refused(3_000_182));
  });

  test('that the balance does not cover takes neither money nor coupon nor coins', async () => {
    const who = await till.shopper(1_000);
    await till.app.db.transact((tx) => coupon(tx, who.id));
    await till.giveAll([who], 1);
    await till.add(who, mug, { 0: 4 });
    const { breakdown, couponId, missingCents, rechargeCents } = await till.preview(who);
    expect([couponId !== null, missingCents, rechargeCents]).toEqual([true, breakdown.totalCents - 1_001, 23_500]);
    const pay = till.submit(who, breakdown.totalCents, { couponid: couponId ?? 0 });
    await expect(pay).rejects.toMatchObject(refused(3_000_100, { missing: breakdown.totalCents - 1_001 }));
    expect(await till.row('select state from coupons where id = $1', couponId)).toEqual({ state: 1 });
    expect(await till.row('select count(*)::int as count from checkouts where account_id = $1', who.id)).toEqual({
      count: 0,
    });
  });

  test('with coupon, coins and services divides all of them among its orders', async () => {
    const who = await till.shopper(100_000);
    await till.app.db.transact((tx) => coupon(tx, who.id));
    await coins(who.id, 5_000);
    await till.add(who, mug, { 0: 3 });
    await till.add(who, lamp, { 0: 2 });
    const [first] = (await till.preview(who)).breakdown.lines;
    const services = `${first?.id}:video:1,${first?.id}:photo:2`;
    const seen = await till.preview(who, { services, scoin: 2_600 });
    // Goods R208, freight R20.80 + Y12 = R31.20, fee R20.80; at most 30 % of R72.80 in steps of 100 coins
    expect(seen.coins).toMatchObject({ balance: 5_000, most: 2_100 });
    const { breakdown, couponId } = seen;
    expect(breakdown).toMatchObject({ servicesCents: 3_000, scoin: 2_100, couponCents: 1_040 });
    expect(breakdown.totalCents).toBe(20_800 + 5_200 + 2_080 + 3_000 - 1_040 - 2_100);
    const choices = { services, scoin: 2_600, couponid: couponId ?? 0 };
    const answer = await till.counted(who, { market: 0, key: randomUUID(), agreed: breakdown.totalCents, ...choices });
    expect(answer).toMatchObject({ status: 0, data: { state: 20 } });
    expect(answer.statements).toBeLessThanOrEqual(26);
    expect(await till.balance(who)).toMatchObject({ available: 100_000 - breakdown.totalCents, scoin: 2_900 });
    const orders = await till.ordersOf(who);
    expect(orders.reduce((sum, order) => sum + order.scoin, 0)).toBe(2_100);
    expect(orders.reduce((sum, order) => sum + order.coupon_cents, 0)).toBe(1_040);
    expect(await till.row('select state from coupons where id = $1', couponId)).toEqual({ state: 3 });
  });

  test('is told to its shopper once, as a money event', async () => {
    const who = await till.shopper(50_000);
    await till.add(who, mug, { 0: 1 });
    const { id: checkoutId } = await till.submit(who, 7_800);
    await checkoutPaidJob.perform(till.app, { checkoutId });
    await checkoutPaidJob.perform(till.app, { checkoutId });
    const { items } = await till.client(who).call('GET /api/message/record', {});
    expect(items.filter(({ title }) => title === 'R\u00a078.00 paid for 1 order')).toHaveLength(1);
  });
});

describe('what was bought', () => {
  test.each([
    ['orders', 'goods_cents = goods_cents + 1', 'every order has the form that a checkout gives it, and adds up'],
    ['orders', 'quantity = 0', 'every order has the form that a checkout gives it, and adds up'],
    ['orders', 'account_id = account_id - 1', 'what orders and their transitions point at is there'],
    ['orders', 'scoin_entry_id = 0', 'what orders and their transitions point at is there'],
    ['order_transitions', 'who = 9', 'what orders and their transitions point at is there'],
    ['order_transitions', 'entry_id = 0', 'what orders and their transitions point at is there'],
    ['checkouts', 'total_cents = total_cents + 1', 'every checkout has the form that it was made in, and adds up'],
    ['checkouts', 'paid_at = null', 'every checkout has the form that it was made in, and adds up'],
  ])('is looked at with the books: %s, %s', async (table, change, check) => {
    const who = await till.shopper(50_000);
    await till.add(who, mug, { 0: 1 });
    const { id } = await till.submit(who, 7_800);
    const mine =
      { orders: 'checkout_id = $1', checkouts: 'id = $1' }[table] ??
      'order_id in (select id from orders where checkout_id = $1)';
    const kept = await till.app.db.pool.query(`select to_jsonb(t) as row from ${table} t where ${mine}`, [id]);
    await till.app.db.pool.query(`update ${table} set ${change} where ${mine}`, [id]);
    const found = await verifyBooks(till.app.db, [...orderChecks, ...checkoutChecks]);
    expect(found.map(({ check: name }) => name)).toContain(check);
    const column = change.split(' ')[0] ?? '';
    for (const { row } of kept.rows) {
      await till.app.db.pool.query(
        `update ${table} t set ${column} = before.${column} from jsonb_populate_record(null::${table}, $1) as before where t.id = before.id`,
        [row],
      );
    }
    expect(await verifyBooks(till.app.db, [...orderChecks, ...checkoutChecks])).toEqual([]);
  });

  test.each(['orders', 'checkouts', 'accounts'])('is kept: %s cannot be deleted', async (table) => {
    await expect(till.app.db.pool.query(`delete from ${table}`)).rejects.toThrow(`${table} are kept for ever`);
  });
});

type Tx = Parameters<typeof grantCoupon>[0];
const coupon = (tx: Tx, accountId: number) =>
  grantCoupon(tx, {
    accountId,
    template: 'snatch.goods',
    reason: randomUUID(),
    ref: 'a test',
    now: till.app.clock.now(),
    quiet: true,
  });

async function coins(accountId: number, amount: number): Promise<void> {
  const terms = (await till.app.settings()).get(scoinTerms);
  const now = till.app.clock.now();
  await till.app.db.transact((tx) =>
    earnCoins(tx, { accountId, amount, key: randomUUID(), ref: 'T1', reason: 'checkin', tell: false, terms, now }),
  );
}

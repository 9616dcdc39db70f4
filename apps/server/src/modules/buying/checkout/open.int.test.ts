import { randomUUID } from 'node:crypto';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productOf, skuOf } from '../../../testing/goods.ts';
import { setSetting } from '../../../testing/settings.ts';
import { grantCoupon } from '../../books/coupons/index.ts';
import { earnCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { rechargeGateways } from '../../cash/recharge/settings.ts';
import { payAfterRecharge } from './index.ts';
import { checkoutPaidJob, freeReservedJob, openCheckoutsJob } from './jobs.ts';
import { openTill, type Shopper, type Till } from './till.fixture.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill();
  await setSetting(till.app, rechargeGateways, ['payfast']);
});
afterAll(() => till.close());

const mug = 270;
/** In Johannesburg. */
const bag = 112;
const hours = (count: number) => till.app.clock.advance(count * hourMs);
const pay = (who: Shopper, id: number, agreed: number) =>
  till.client(who).call('POST /api/checkout/pay', { id, agreed });
const stateOf = (id: number) => till.row('select state, reminders from checkouts where id = $1', id);
const titlesOf = async (who: Shopper) =>
  (await till.client(who).call('GET /api/message/record', {})).items.map(({ title }) => title);

beforeEach(async () => {
  await till.offer(mug);
  await till.offer(bag, { fen: 10_000, stock: 50 });
});

/** The page after the payment, the order and the letter name one moment. */
async function promisesAgree(who: Shopper, id: number): Promise<void> {
  const { promisedAt, orderIds } = await till.client(who).call('GET /api/checkout/detail', { id });
  const { clock } = await till.client(who).call('GET /api/shoporder/detail', { id: orderIds[0] ?? 0 });
  expect(promisedAt).not.toBeNull();
  expect(clock?.at).toBe(promisedAt);
  await checkoutPaidJob.perform(till.app, { checkoutId: id });
  const { items } = await till.client(who).call('GET /api/message/record', {});
  expect(items.find(({ title }) => title.includes(' paid for '))?.text).toContain(dateAndTime(promisedAt ?? ''));
}

describe('a checkout that is paid later', () => {
  /** R208 of mugs with a coupon of R10.40 and 1,200 coins. */
  async function waiting(cents = 100_000) {
    const who = await till.shopper(cents);
    const now = till.app.clock.now();
    const terms = (await till.app.settings()).get(scoinTerms);
    await till.app.db.transact(async (tx) => {
      const about = { accountId: who.id, reason: randomUUID(), ref: 'a test', now };
      await grantCoupon(tx, { ...about, template: 'snatch.goods', quiet: true });
      const earning = { accountId: who.id, amount: 1_500, key: randomUUID(), ref: 'T', terms, now };
      await earnCoins(tx, { ...earning, reason: 'checkin', tell: false });
    });
    await till.add(who, mug, { 0: 4 });
    const seen = await till.preview(who, { scoin: 1_200 });
    const choices = { paylater: 1, scoin: 1_200, couponid: seen.couponId ?? 0 } as const;
    const placed = await till.submit(who, seen.breakdown.totalCents, choices);
    return { who, placed, couponId: seen.couponId, total: seen.breakdown.totalCents };
  }

  test('sets coupon and coins aside, and takes them when it is paid', async () => {
    const { who, placed, couponId, total } = await waiting();
    // R208 + Y10 for 1.2 kg = R26 + R20.80 - R10.40 - R12
    expect([placed.state, total]).toEqual([10, 23_240]);
    expect(await till.balance(who)).toMatchObject({ available: 100_000, scoin: 300, 'scoin.frozen': 1_200 });
    expect(await till.row('select state from coupons where id = $1', couponId)).toEqual({ state: 2 });
    expect(await till.client(who).call('GET /api/cart/count/unpaid', {})).toMatchObject({ count: 0, unpaid: 1 });
    const { unfinished } = await till.client(who).call('GET /api/user/closing', {});
    expect(unfinished).toContainEqual({ what: 'unpaid', count: 1 });
    const { items } = await till.client(who).call('GET /api/checkout/open', {});
    expect(items).toMatchObject([{ id: placed.id, totalCents: 23_240, standing: true, orders: [{ quantity: 4 }] }]);
    hours(10);
    const paid = await pay(who, placed.id, total);
    expect(paid).toMatchObject({ id: placed.id, state: 20 });
    await promisesAgree(who, placed.id);
    expect(await till.balance(who)).toMatchObject({ available: 76_760, scoin: 300, 'scoin.frozen': 0 });
    expect(await till.row('select state from coupons where id = $1', couponId)).toEqual({ state: 3 });
    expect(await till.ordersOf(who)).toMatchObject([{ status: 20, scoin: 1_200, paid_cents: 23_240 }]);
  });

  test('in two tabs is paid once', async () => {
    const { who, placed, total } = await waiting();
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(who, placed.id, total)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await till.balance(who)).toMatchObject({ available: 76_760 });
  });

  test('paid and cancelled at the same moment is one of both', async () => {
    const { who, placed, total } = await waiting();
    const cancelling = till.client(who).call('POST /api/checkout/cancel', { id: placed.id });
    await Promise.allSettled([pay(who, placed.id, total), cancelling]);
    const { state } = (await stateOf(placed.id)) as { state: number };
    const { available } = await till.balance(who);
    expect([state, available]).toEqual(state === 20 ? [20, 76_760] : [90, 100_000]);
  });

  test('and given up gives everything free again, to its owner alone', async () => {
    const { who, placed, couponId, total } = await waiting();
    const other = await till.shopper(100_000);
    await expect(till.client(other).call('POST /api/checkout/cancel', { id: placed.id })).rejects.toMatchObject({
      http: 404,
    });
    await expect(pay(other, placed.id, total)).rejects.toMatchObject({ http: 404 });
    await till.client(who).call('POST /api/checkout/cancel', { id: placed.id });
    expect(await till.balance(who)).toMatchObject({ available: 100_000, scoin: 1_500, 'scoin.frozen': 0 });
    expect(await till.row('select state from coupons where id = $1', couponId)).toEqual({ state: 1 });
    expect(await till.ordersOf(who)).toMatchObject([{ status: 90 }]);
    await expect(pay(who, placed.id, total)).rejects.toMatchObject({ status: 3_000_186 });
  });

  test('is reminded of twice and ends after 72 hours', async () => {
    const { who, placed } = await waiting();
    const pass = () => openCheckoutsJob.perform(till.app, {});
    for (const [after, reminders] of [
      [23, 0],
      [2, 1],
      [34, 1],
      [2, 2],
    ] as const) {
      hours(after);
      await pass();
      expect(await stateOf(placed.id)).toEqual({ state: 10, reminders });
    }
    hours(12);
    await pass();
    await pass();
    expect(await stateOf(placed.id)).toMatchObject({ state: 90 });
    expect(await till.balance(who)).toMatchObject({ scoin: 1_500 });
    const titles = await titlesOf(who);
    expect(titles.filter((title) => title === 'R\u00a0232.40 waits for your payment')).toHaveLength(2);
    expect(titles).toContain('An unpaid checkout was cancelled');
  });

  test('costs what it costs today once its price has ended, and the shopper has to see that', async () => {
    const { who, placed, total } = await waiting();
    hours(25);
    await till.offer(mug, { fen: 2_500 });
    await expect(pay(who, placed.id, total)).rejects.toMatchObject({ status: 3_000_181 });
    const seen = await till.client(who).call('GET /api/checkout/detail', { id: placed.id });
    // R260 + R26 + R26 - R10.40 - R12
    expect(seen).toMatchObject({ totalCents: 28_960, formerCents: 23_240, blocked: null });
    await pay(who, placed.id, 28_960);
    expect(await till.balance(who)).toMatchObject({ available: 71_040 });
    expect(await till.ordersOf(who)).toMatchObject([{ unit_fen: 2_500, paid_cents: 28_960, status: 20 }]);
  });

  test('and can no longer be had says so', async () => {
    const { who, placed } = await waiting();
    hours(25);
    await till.offer(mug, { stock: 0 });
    const seen = await till.client(who).call('GET /api/checkout/detail', { id: placed.id });
    expect(seen.blocked).toContain('cannot be had');
    await expect(pay(who, placed.id, seen.totalCents)).rejects.toMatchObject({ status: 3_000_182 });
  });
});

describe('an order', () => {
  const number = (id: number) => `SO${String(id).padStart(8, '0')}`;

  test('that waits is given up with its checkout', async () => {
    const who = await till.shopper();
    await till.add(who, mug, { 0: 1 });
    const { id } = await till.submit(who, 7_800, { paylater: 1 });
    const [order] = await till.ordersOf(who);
    await till.client(who).call('POST /api/shoporder/cancel', { id: order.id, backCents: 0 });
    expect(await stateOf(id)).toMatchObject({ state: 90 });
  });

  test('that was paid, cancelled and had back waits in a checkout of its own, at the price of today', async () => {
    const who = await till.shopper(20_000);
    await till.add(who, mug, { 0: 1 });
    await till.submit(who, 7_800);
    const [order] = await till.ordersOf(who);
    await till.client(who).call('POST /api/shoporder/cancel', { id: order.id, backCents: 7_800 });
    await till.offer(mug, { fen: 2_500 });
    await till.client(who).call('POST /api/shoporder/restore', { orderno: number(order.id) });
    const { items } = await till.client(who).call('GET /api/checkout/open', {});
    // R65 + R20.80 + R6.50
    expect(items).toMatchObject([{ totalCents: 9_230, orders: [{ id: order.id }] }]);
    await pay(who, items[0]?.id ?? 0, 9_230);
    expect(await till.ordersOf(who)).toMatchObject([{ status: 20, paid_cents: 9_230 }]);
    expect(await till.balance(who)).toMatchObject({ available: 10_770 });
  });
});

describe('Recharge & Pay', () => {
  async function short() {
    const who = await till.shopper(5_000);
    await till.add(who, mug, { 0: 1 });
    const placed = await till.submit(who, 7_800, { recharge: 'payfast' });
    const recharge = await till.row<{ id: number; amount_cents: string }>(
      'select id, amount_cents from recharges where number = $1',
      placed.recharge,
    );
    return { who, placed, recharge };
  }

  test('waits for the recharge of what lacks and pays itself when that is credited, once', async () => {
    const { who, placed, recharge } = await short();
    // R28 lacks, and R50 is the smallest recharge.
    expect([placed.state, recharge.amount_cents]).toEqual([10, '5000']);
    await till.giveAll([who], 5_000);
    await Promise.all([payAfterRecharge(till.app, recharge.id), payAfterRecharge(till.app, recharge.id)]);
    expect(await stateOf(placed.id)).toMatchObject({ state: 20 });
    expect(await till.balance(who)).toMatchObject({ available: 2_200 });
  });

  test('does not pay a price that has ended, and says so', async () => {
    const { who, placed, recharge } = await short();
    hours(25);
    await till.giveAll([who], 5_000);
    await payAfterRecharge(till.app, recharge.id);
    expect(await stateOf(placed.id)).toMatchObject({ state: 10 });
    expect(await titlesOf(who)).toContain(`${placed.number} still waits for you`);
  });

  test('with money that was spent elsewhere leaves it open', async () => {
    const { placed, recharge } = await short();
    await payAfterRecharge(till.app, recharge.id);
    expect(await stateOf(placed.id)).toMatchObject({ state: 10 });
  });

  const again = (who: Shopper, number: string, method: 'payfast' | 'ozow') =>
    till.client(who).call('POST /api/recharge/again', { number, method, key: randomUUID() });
  const openOf = async (who: Shopper) => (await till.client(who).call('GET /api/checkout/open', {})).items;
  const detailOf = (who: Shopper, number: string) => till.client(who).call('GET /api/recharge/detail', { number });
  const idOf = async (number: string) =>
    (await till.row<{ id: number }>('select id from recharges where number = $1', number)).id;

  test('names what waits for a recharge, and forgets one that is dead', async () => {
    const { who, placed } = await short();
    const number = placed.recharge ?? '';
    const waits = [{ id: placed.id, number: placed.number, totalCents: 7_800, orders: [{ quantity: 1 }] }];
    expect(await detailOf(who, number)).toMatchObject({ status: 10, waits });
    expect(await openOf(who)).toMatchObject([{ rechargeNumber: number }]);
    await till.client(who).call('POST /api/recharge/giveup', { number });
    expect(await openOf(who)).toMatchObject([{ id: placed.id, rechargeNumber: null }]);
    const { recharge } = await till.client(who).call('GET /api/checkout/detail', { id: placed.id });
    expect(recharge).toBeNull();
    // It still waits for its money: the page of the dead recharge says so, with the ways to pay.
    expect(await detailOf(who, number)).toMatchObject({ status: 40, waits });
  });

  test('is tried again with a new recharge, which the checkout waits for; a late word about the old one pays, too', async () => {
    await setSetting(till.app, rechargeGateways, ['payfast', 'ozow']);
    for (const arrives of ['first', 'last'] as const) {
      const { who, placed } = await short();
      const first = placed.recharge ?? '';
      const { number: second } = await again(who, first, 'payfast');
      const { number: third } = await again(who, second, 'ozow');
      expect(new Set([first, second, third]).size).toBe(3);
      expect(await detailOf(who, first)).toMatchObject({ status: 40 });
      expect(await detailOf(who, second)).toMatchObject({ status: 40 });
      expect(await detailOf(who, third)).toMatchObject({
        status: 10,
        method: 'ozow',
        amount: 5_000,
        waits: [{ id: placed.id }],
      });
      expect(await openOf(who)).toMatchObject([{ id: placed.id, rechargeNumber: third }]);
      await till.giveAll([who], 5_000);
      await payAfterRecharge(till.app, await idOf(arrives === 'first' ? first : third));
      expect(await stateOf(placed.id)).toMatchObject({ state: 20 });
    }
  });

  test('is not tried again by others, nor once it has arrived; a wish sent twice is one', async () => {
    const { who, placed } = await short();
    const number = placed.recharge ?? '';
    await expect(again(await till.shopper(), number, 'payfast')).rejects.toMatchObject({ http: 404 });
    const wish = { number, method: 'payfast', key: randomUUID() } as const;
    const answers = await Promise.all([1, 2].map(() => till.client(who).call('POST /api/recharge/again', wish)));
    expect(answers[0]).toEqual(answers[1]);
    await till.app.db.pool.query('update recharges set status = 20 where number = $1', [answers[0]?.number]);
    await expect(again(who, number, 'payfast')).rejects.toMatchObject({ status: 3_000_143 });
    await till.app.db.pool.query('update recharges set status = 40 where number = $1', [answers[0]?.number]);
  });

  test('with enough in the balance just pays', async () => {
    const who = await till.shopper(7_800);
    await till.add(who, mug, { 0: 1 });
    expect(await till.submit(who, 7_800, { recharge: 'payfast' })).toMatchObject({ state: 20, recharge: null });
  });
});

describe('SA stock', () => {
  const receivers = (...people: Shopper[]) =>
    till.app.db.pool.query(
      `insert into receivers (account_id, label, type, first_name, last_name, mobile, alt_mobile, email, country_id,
         province, city, suburb, postcode, street, unit, note, id_type, id_tail, is_default, folded, created_at, updated_at)
       select id, 'Home', 1, 'Thandi', 'Nkosi', '+27821234567', '', '', 1, 'Gauteng', 'Johannesburg', 'Melville', '2092',
         '4 Fourth Avenue', '', '', 0, '', true, '', now(), now() from unnest($1::int[]) as id`,
      [people.map(({ id }) => id)],
    );
  const stock = async () =>
    (await till.row<{ stock: number }>('select stock from skus where id = $1', skuOf(bag, 0))).stock;

  test('is delivered, needs a receiver, has no fee, and leaves the shelf', async () => {
    const who = await till.shopper(100_000);
    await till.add(who, bag, { 0: 1 });
    const before = await till.preview(who, { market: 1 });
    expect(before.shipping).toMatchObject({ receiver: null, mode: 'door' });
    const { totalCents } = before.breakdown;
    await expect(till.submit(who, totalCents, { market: 1 })).rejects.toMatchObject({ status: 3_000_183 });
    await receivers(who);
    const seen = await till.preview(who, { market: 1, delivery: 'locker' });
    expect(seen.breakdown).toMatchObject({ goodsCents: 26_000, serviceFeeCents: 0, chinaFreightCents: 0 });
    expect(seen.breakdown.totalCents).toBe(26_000 + seen.breakdown.deliveryCents);
    expect(seen.shipping).toMatchObject({ receiver: { name: 'Thandi Nkosi' }, mode: 'locker' });
    // The product page says the same to the cent.
    const skus = `${skuOf(bag, 0)}:1`;
    const page = await till
      .client(who)
      .call('GET /api/product/landedcost', { productid: String(productOf(bag)), skus });
    const cheapest = Math.min(...(seen.shipping?.options ?? []).map(({ cents }) => cents));
    expect(page).toMatchObject({ landed: true, payNowCents: 26_000, delivery: { fromCents: cheapest } });
    const placed = await till.submit(who, seen.breakdown.totalCents, { market: 1, delivery: 'locker' });
    await promisesAgree(who, placed.id);
    expect((await till.client(who).call('GET /api/checkout/detail', { id: placed.id })).promisedAt).toBe(
      seen.shipping?.leavesBy,
    );
    expect(await till.ordersOf(who)).toMatchObject([{ status: 112, market: 1 }]);
    expect(await stock()).toBe(49);
  });

  test('waits 30 minutes for a payment; after that it is sold to whoever pays first', async () => {
    await till.offer(bag, { fen: 10_000, stock: 1 });
    const [slow, quick] = [await till.shopper(100_000), await till.shopper(100_000)];
    await receivers(slow, quick);
    for (const who of [slow, quick]) await till.add(who, bag, { 0: 1 });
    const { breakdown } = await till.preview(slow, { market: 1 });
    const { totalCents } = breakdown;
    const later = await till.submit(slow, totalCents, { market: 1, paylater: 1 });
    await expect(till.submit(quick, totalCents, { market: 1 })).rejects.toMatchObject({ status: 3_000_182 });
    till.app.clock.advance(31 * minuteMs);
    await freeReservedJob.perform(till.app, {});
    expect(await stock()).toBe(1);
    await till.submit(quick, totalCents, { market: 1 });
    await expect(pay(slow, later.id, totalCents)).rejects.toMatchObject({ status: 3_000_184 });
    await till.client(slow).call('POST /api/checkout/cancel', { id: later.id });
    expect(await stock()).toBe(0);
  });

  test('of 20 pieces is sold to exactly 20 of 200 shoppers at once', async () => {
    await till.offer(bag, { fen: 10_000, stock: 20 });
    const crowd = await till.shoppers(200);
    const [first, ...others] = crowd;
    if (!first) throw new Error('nobody came');
    await receivers(...crowd);
    await till.giveAll(crowd, 50_000);
    await till.add(first, bag, { 0: 1 });
    await till.app.db.pool.query(
      `insert into cart_lines (account_id, product_id, sku_id, market, quantity, seen, added_at)
       select someone, product_id, sku_id, market, quantity, seen, added_at
       from cart_lines cross join unnest($2::int[]) as someone where account_id = $1`,
      [first.id, others.map(({ id }) => id)],
    );
    const { totalCents } = (await till.preview(first, { market: 1 })).breakdown;
    const done = await Promise.allSettled(crowd.map((who) => till.submit(who, totalCents, { market: 1 })));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await stock()).toBe(0);
    const text = 'select count(*)::int as count from orders where account_id = any($1)';
    const sold = await till.row(
      text,
      crowd.map(({ id }) => id),
    );
    expect(sold).toEqual({ count: 20 });
  });
});

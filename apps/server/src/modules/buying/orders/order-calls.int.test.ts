import { type Client, Refused } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { addHours } from '@sgb/contract/time.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOf } from '../../../platform/at.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { grantCoupon, useCoupon } from '../../books/coupons/index.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import { earnCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { accountByLogin } from '../../people/identity/seed.ts';
import { actors, couponUse, lockOrder, moveOrders, type OrderRow } from './index.ts';
import { paidOrders, placeOrders, type Wanted } from './order.fixture.ts';

let shop: TestShop;
let shopper: Client;
let stranger: Client;
let buyer: Client;
let owner: number;

async function logIn(name: string): Promise<Client> {
  const input = { username: `${name}@demo.test`, password: 'demo1234' };
  return shop.client((await shop.client().call('POST /api/user/logincheck', input)).ticket);
}

beforeAll(async () => {
  shop = await openTestShop();
  [shopper, stranger, buyer] = (await Promise.all(['new', 'member', 'buyer'].map(logIn))) as [Client, Client, Client];
  const { settings, now } = await atOf(shop.app);
  const terms = settings.get(scoinTerms);
  await shop.app.db.transact(async (tx) => {
    owner = (await accountByLogin(tx, 'demo_new'))?.id ?? 0;
    const words = { key: 'test:give', type: entryTypes.correction, ref: 'T1', now };
    await book(tx, { ...words, postings: [{ from: 'bank', to: balance(owner, 'available'), amount: 5_000_000 }] });
    const gift = { accountId: owner, amount: 5_000, reason: 'compensation', key: 'test', ref: 'T1' } as const;
    await earnCoins(tx, { ...gift, tell: false, terms, now });
  });
});
afterAll(async () => {
  await expectBooksToBalance(shop);
  await shop.close();
});

async function buy(wanted: Wanted = {}): Promise<OrderRow> {
  const [order] = await paidOrders(shop.app, owner, [wanted]);
  if (!order) throw new Error('an order was placed');
  return order;
}

/** Puts an order where a test needs it, as those who move it would. */
async function at(order: OrderRow, status: number, more: Record<string, Date> = {}): Promise<void> {
  const { pool } = shop.app.db;
  const set = Object.keys(more).map((name, place) => `, ${name} = $${place + 3}`);
  await pool.query(`update orders set status = $2 ${set.join('')} where id = $1`, [
    order.id,
    status,
    ...Object.values(more),
  ]);
  await pool.query(
    `insert into order_transitions (order_id, at, from_status, to_status, who) values ($1, now(), $2, $3, 3)`,
    [order.id, order.status, status],
  );
}

const ago = (hours: number) => addHours(shop.app.clock.now(), -hours);
const money = async () => Object.fromEntries(await shop.app.db.read((sql) => balancesOf(sql, owner)));
const refused = async (promise: Promise<unknown>) => {
  const error = await promise.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refused);
  return (error as Refused).status;
};

describe('lists', () => {
  test('hold what their tab says, and the counts agree with them', async () => {
    const [a, b, c, d] = [await buy({ title: 'Blue kettle' }), await buy(), await buy(), await buy({ market: 1 })];
    await at(b, 40, { collected_at: ago(1) });
    await at(c, 80, { signed_at: ago(1) });
    const list = (input: object) => shopper.call('GET /api/shoporder/list', input);
    const ids = async (input: object) => (await list(input)).items.map(({ id }) => id);
    expect(await ids({})).toEqual([d.id, c.id, b.id, a.id]);
    expect(await ids({ page: 500 })).toEqual([]);
    expect(await ids({ tagIndex: 3 })).toContain(a.id);
    expect(await ids({ tagIndex: 4 })).toEqual([b.id]);
    expect(await ids({ tagIndex: 6 })).toEqual([c.id]);
    expect(await ids({ tagIndex: 9 })).toEqual([c.id]);
    expect(await ids({ tagIndex: 10 })).toEqual([]);
    expect(await ids({ tagIndex: 111 })).toEqual([d.id]);
    expect(await ids({ tagIndex: 8 })).toEqual([]);
    expect(await ids({ type: 1 })).toEqual([d.id]);
    expect(await ids({ keyword: 'KETTLE' })).toEqual([a.id]);
    expect(await ids({ keyword: '%' })).toEqual([]);
    expect(await ids({ keyword: `SO${String(b.id).padStart(8, '0')}` })).toEqual([b.id]);
    expect(await ids({ from: '2026-11-16' })).toEqual([]);
    expect(await ids({ from: '2026-11-15', to: '2026-11-15' })).toHaveLength(4);
    const counts = await shopper.call('GET /api/shoporder/count', {});
    for (const tab of [3, 4, 5, 6, 9, 112, 113, 114] as const) {
      expect(counts[`count${tab}`]).toBe((await list({ tagIndex: tab })).total);
    }
    const file = await shopper.call('POST /api/shoporder/export', { tagIndex: 4 });
    const rows = parse(Buffer.from(file.base64, 'base64'), { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toMatchObject([{ Product: 'Enamel mug', 'Total (ZAR)': '135.20', Status: 'In our warehouse' }]);
  });

  test('are only one’s own, and so is every order', async () => {
    const { id } = await buy();
    expect((await stranger.call('GET /api/shoporder/list', {})).items.map((item) => item.id)).not.toContain(id);
    const foreign = [
      stranger.call('GET /api/shoporder/detail', { id }),
      stranger.call('GET /api/shoporder/logistics', { id }),
      stranger.call('GET /api/shoporder/followup', { orderid: id }),
      stranger.call('POST /api/shoporder/confirm', { id }),
      stranger.call('POST /api/shoporder/remind', { id }),
      stranger.call('POST /api/shoporder/editmark', { id, mark: 'x' }),
      stranger.call('POST /api/shoporder/update', { id, remark: 'x' }),
      stranger.call('POST /api/shoporder/cancel', { id, backCents: 13_520 }),
      stranger.call('POST /api/shoporder/restore', { orderno: String(id) }),
      stranger.call('POST /api/shoporder/review', { id, score: 5 }),
      stranger.call('POST /api/shoporder/sastock/sign', { orderid: id }),
      stranger.call('GET /api/shoporder/showrefund', { shoporderid: id }),
      stranger.call('GET /api/shoporder/refundinfo', { shoporderid: id }),
      stranger.call('GET /api/shoporder/workorder/detail', { shoporderid: id }),
      stranger.call('POST /api/shoporder/withdrawrefund', { shoporderid: id }),
      stranger.call('POST /api/shoporder/saverefundinfo', { shoporderid: id, refundtype: 1, content: 'mine' }),
    ];
    for (const answer of await Promise.allSettled(foreign)) expect(answer).toMatchObject({ reason: { http: 404 } });
    expect(await shopper.call('GET /api/shoporder/detail', { id })).toMatchObject({ status: 20 });
  });
});

describe('an order', () => {
  test('tells its money, its history and what can be done', async () => {
    const { id } = await buy({ couponCents: 400, serviceFeeCents: 1_000, scoinCents: 200, scoin: 200 });
    const detail = await shopper.call('GET /api/shoporder/detail', { id });
    expect(detail.parts).toEqual([
      { kind: 'goods', cents: 10_400, couponCents: 400, scoinCents: 0 },
      { kind: 'chinaFreight', cents: 2_080, couponCents: 0, scoinCents: 0 },
      { kind: 'serviceFee', cents: 1_000, couponCents: 0, scoinCents: 200 },
    ]);
    expect(detail.history.map(({ to, who, moneyCents }) => [to, who, moneyCents])).toEqual([
      [20, 'You', -12_880],
      [10, 'You', 0],
    ]);
    expect(detail.actions).toEqual(['cancel']);
    // Paid on Sunday: 24 working hours are 9 on Monday, 9 on Tuesday and 6 on Wednesday.
    expect(detail.clock?.at).toBe('2026-11-18T12:00:00.000Z');
    expect((await shopper.call('GET /api/shoporder/followup', { orderid: id })).items).toEqual(detail.history);
    const { steps } = await shopper.call('GET /api/shoporder/logistics', { id });
    expect(steps.map(({ title }) => title)).toEqual(['Paid']);
  });

  test('keeps a private note always, and a remark until it is bought', async () => {
    const order = await buy();
    const { id } = order;
    await shopper.call('POST /api/shoporder/editmark', { id, mark: 'For Thandi' });
    await shopper.call('POST /api/shoporder/update', { id, remark: 'Please check the lid' });
    await at(order, 30, { bought_at: ago(1) });
    expect(await refused(shopper.call('POST /api/shoporder/update', { id, remark: 'Too late' }))).toBe(3000170);
    await shopper.call('POST /api/shoporder/editmark', { id, mark: 'For Sipho' });
    const detail = await shopper.call('GET /api/shoporder/detail', { id });
    expect(detail).toMatchObject({ mark: 'For Sipho', remark: 'Please check the lid', remarkOpen: false });
  });

  test('reminds its supplier from day 3, once in 24 hours', async () => {
    const order = await buy();
    const { id } = order;
    expect(await refused(shopper.call('POST /api/shoporder/remind', { id }))).toBe(3000170);
    await at(order, 32, { bought_at: ago(71) });
    expect(await refused(shopper.call('POST /api/shoporder/remind', { id }))).toBe(3000176);
    await at(order, 32, { bought_at: ago(73) });
    const { remindAt } = await shopper.call('POST /api/shoporder/remind', { id });
    expect(remindAt).toBe('2026-11-16T08:00:00.000Z');
    expect(await refused(shopper.call('POST /api/shoporder/remind', { id }))).toBe(3000176);
  });

  test('from our shelves is signed for once, brings coins for its goods, and is reviewed once', async () => {
    const order = await buy({ market: 1, goodsCents: 34_560, chinaFreightCents: 0, serviceFeeCents: 0 });
    await at(order, 113);
    const before = await money();
    expect(await shopper.call('POST /api/shoporder/sastock/sign', { orderid: order.id })).toEqual({ status: 114 });
    expect(await shopper.call('POST /api/shoporder/confirm', { id: order.id })).toEqual({ status: 114 });
    expect((await money()).scoin).toBe((before.scoin ?? 0) + 345);
    expect(await shopper.call('POST /api/shoporder/review', { id: order.id, score: 4 })).toEqual({ scoin: 50 });
    expect(await refused(shopper.call('POST /api/shoporder/review', { id: order.id, score: 4 }))).toBe(3000170);
    expect((await money()).scoin).toBe((before.scoin ?? 0) + 395);
    // Given back within 7 days: the goods are paid back, and the coins for them taken back.
    const wish = { shoporderid: order.id, refundtype: 2, reason: 1, content: 'Too small for me' } as const;
    const { request } = await shopper.call('POST /api/shoporder/saverefundinfo', wish);
    await buyer.call('POST /api/staff/orderrequest/decide', { id: request?.id ?? 0, agreed: true });
    expect(await money()).toMatchObject({
      available: (before.available ?? 0) + 34_560,
      scoin: (before.scoin ?? 0) + 50,
    });
    expect(await shopper.call('GET /api/shoporder/detail', { id: order.id })).toMatchObject({ status: 80 });
  });
});

describe('giving back', () => {
  test('a paid order is cancelled at once, for the amount that was shown, with coupon and coins', async () => {
    const before = await money();
    const order = await buy({ couponCents: 1_000, scoinCents: 300, scoin: 300 });
    const now = shop.app.clock.now();
    await shop.app.db.transact(async (tx) => {
      const words = { accountId: owner, ref: 'test', now };
      const coupon = await grantCoupon(tx, { ...words, template: 'apology.late', reason: 'test' });
      const spend = { cnGoodsCents: 10_400, saGoodsCents: 0, freightCents: 0 };
      const usedFor = couponUse(order.checkoutId ?? 0);
      await useCoupon(tx, { ...words, couponId: coupon?.id ?? 0, spend, usedFor });
    });
    const { offers } = await shopper.call('GET /api/shoporder/showrefund', { shoporderid: order.id });
    expect(offers).toMatchObject([{ decider: 'shopper', backCents: 12_220, coupon: true, scoin: 300 }]);
    const cancel = (backCents: number) => shopper.call('POST /api/shoporder/cancel', { id: order.id, backCents });
    expect(await refused(cancel(12_221))).toBe(3000171);
    expect(await cancel(12_220)).toEqual({ backCents: 12_220 });
    expect(await money()).toMatchObject({ available: before.available, scoin: before.scoin });
    const { rows } = await shop.app.db.pool.query("select state from coupons where reason = 'test'");
    expect(rows).toEqual([{ state: 1 }]);
    expect(await refused(cancel(12_220))).toBe(3000173);
  });

  test('a bought order needs the supplier; the amounts agreed to are paid, the coupon stays used', async () => {
    const order = await buy({ couponCents: 1_000, scoinCents: 300, scoin: 300, serviceFeeCents: 3_000 });
    await at(order, 32, { bought_at: ago(30), paid_at: ago(30) });
    const before = await money();
    const shoporderid = order.id;
    expect(await refused(shopper.call('POST /api/shoporder/cancel', { id: order.id, backCents: 0 }))).toBe(3000172);
    const { offers } = await shopper.call('GET /api/shoporder/showrefund', { shoporderid });
    // 10 400 - 1 000 goods, 2 080 freight, 3 000 - 300 fee, of which R 20 stays.
    expect(offers).toMatchObject([
      { reason: 1, decider: 'seller', backCents: 12_180, coupon: false, scoin: 300, answerDays: 3 },
      { reason: 2, decider: 'seller', backCents: 14_180, coupon: true, scoin: 300 },
    ]);
    const wish = { shoporderid, refundtype: 1, content: 'I found one here', backCents: 12_180 } as const;
    expect(await refused(shopper.call('POST /api/shoporder/saverefundinfo', { ...wish, backCents: 1 }))).toBe(3000171);
    expect(await refused(shopper.call('POST /api/shoporder/saverefundinfo', { ...wish, refundtype: 2 }))).toBe(3000173);
    const { done, request } = await shopper.call('POST /api/shoporder/saverefundinfo', wish);
    expect([done, request?.dueAt]).toEqual([false, '2026-11-18T08:00:00.000Z']);
    expect(await refused(shopper.call('POST /api/shoporder/saverefundinfo', wish))).toBe(3000174);
    const queue = await buyer.call('GET /api/staff/orderrequest/list', {});
    expect(queue.items.map(({ orderId, username }) => [orderId, username])).toEqual([[order.id, 'demo_new']]);
    await expect(shopper.call('GET /api/staff/orderrequest/list', {})).rejects.toMatchObject({ http: 403 });
    const id = request?.id ?? 0;
    expect(await buyer.call('POST /api/staff/orderrequest/decide', { id, agreed: true })).toEqual({
      backCents: 12_180,
    });
    expect(await refused(buyer.call('POST /api/staff/orderrequest/decide', { id, agreed: true }))).toBe(3000175);
    const after = await money();
    expect(after.available).toBe((before.available ?? 0) + 12_180);
    expect(after.scoin).toBe((before.scoin ?? 0) + 300);
    expect(await shopper.call('GET /api/shoporder/refundinfo', { shoporderid })).toMatchObject({
      refundedCents: 12_180,
      items: [{ state: 20 }],
    });
  });

  test('what is on its way is turned back: goods less the way back', async () => {
    const order = await buy();
    await at(order, 36, { bought_at: ago(60), paid_at: ago(60) });
    const before = await money();
    const wish = { shoporderid: order.id, refundtype: 2, content: 'Not needed any more' } as const;
    const { request, backCents } = await shopper.call('POST /api/shoporder/saverefundinfo', wish);
    // 600 g are within the first kilogram: Y 8 at 2.60.
    expect(backCents).toBe(10_400 - 2_080);
    await buyer.call('POST /api/staff/orderrequest/decide', { id: request?.id ?? 0, agreed: true });
    expect((await money()).available).toBe((before.available ?? 0) + 8_320);
    const { history } = await shopper.call('GET /api/shoporder/detail', { id: order.id });
    expect(history.slice(0, 2).map(({ to, moneyCents }) => [to, moneyCents])).toEqual([
      [90, 8_320],
      [40, 0],
    ]);
  });

  test('from the warehouse: the handling is free once a month, and R\u00a010 after that', async () => {
    const [first, second] = [await buy(), await buy()];
    for (const order of [first, second]) await at(order, 40, { collected_at: ago(100), paid_at: ago(200) });
    const ask = (shoporderid: number) =>
      shopper.call('POST /api/shoporder/saverefundinfo', { shoporderid, refundtype: 2, content: 'Wrong for us' });
    expect((await ask(first.id)).backCents).toBe(8_320);
    const { backCents, request } = await ask(second.id);
    expect(backCents).toBe(7_320);
    const refuseIt = { id: request?.id ?? 0, agreed: false };
    await expect(buyer.call('POST /api/staff/orderrequest/decide', refuseIt)).rejects.toMatchObject({ http: 400 });
    await buyer.call('POST /api/staff/orderrequest/decide', {
      ...refuseIt,
      answer: 'The seller does not take it back',
    });
    await shopper.call('POST /api/shoporder/withdrawrefund', { shoporderid: first.id });
    expect((await ask(second.id)).backCents).toBe(8_320);
    expect(await shopper.call('GET /api/shoporder/detail', { id: second.id })).toMatchObject({
      status: 40,
      asked: true,
    });
  });

  test('a refund without a return pays what staff say, at most the goods, and the order stays', async () => {
    const order = await buy();
    await at(order, 40, { collected_at: ago(1) });
    const before = await money();
    const wish = { shoporderid: order.id, refundtype: 4, reason: 2, content: 'A scratch on one' } as const;
    const { request } = await shopper.call('POST /api/shoporder/saverefundinfo', wish);
    const decide = (cents: number) =>
      buyer.call('POST /api/staff/orderrequest/decide', { id: request?.id ?? 0, agreed: true, cents });
    expect(await refused(decide(10_401))).toBe(3000103);
    expect(await decide(3_000)).toEqual({ backCents: 3_000 });
    expect((await money()).available).toBe((before.available ?? 0) + 3_000);
    expect(await shopper.call('GET /api/shoporder/detail', { id: order.id })).toMatchObject({
      status: 40,
      refundedCents: 3_000,
    });
  });

  test('cancelling and buying at the same instant: one wins, and the books agree', async () => {
    const before = (await money()).available ?? 0;
    const orders = await paidOrders(
      shop.app,
      owner,
      Array.from({ length: 12 }, () => ({})),
    );
    const now = shop.app.clock.now();
    const outcomes = await Promise.all(
      orders.map(async ({ id, paidCents }) => {
        const cancelled = shopper.call('POST /api/shoporder/cancel', { id, backCents: paidCents });
        const bought = shop.app.db.transact(async (tx) => {
          const order = await lockOrder(tx, id);
          return moveOrders(tx, order ? [order] : [], { to: 30, who: actors.staff, by: null, why: '', now });
        });
        const [cancel, stuck] = await Promise.all([cancelled.catch((error: Refused) => error.status), bought]);
        return { id, cancel, stuck: stuck?.code };
      }),
    );
    let back = 0;
    for (const { id, cancel, stuck } of outcomes) {
      const { status, refundedCents } = await shopper.call('GET /api/shoporder/detail', { id });
      if (stuck) expect([status, refundedCents, stuck]).toEqual([90, 13_520, 'orderMoved']);
      else expect([status, refundedCents, cancel]).toEqual([30, 0, 3000172]);
      back += refundedCents;
    }
    expect((await money()).available).toBe(before - 12 * 13_520 + back);
  });

  test('an order that waits for its payment is given up with all that waits with it', async () => {
    const placed = await shop.app.db.transact((tx) => placeOrders(tx, owner, [{}, {}], shop.app.clock.now()));
    const [first, second] = placed.orders.map(({ id }) => id);
    const look = (id = 0) => shopper.call('GET /api/shoporder/detail', { id });
    expect((await look(first)).actions).toEqual(['pay', 'cancel']);
    const cancel = shopper.call('POST /api/shoporder/cancel', { id: first ?? 0, backCents: 0 });
    expect(await cancel).toEqual({ backCents: 0 });
    expect([(await look(first)).status, (await look(second)).status]).toEqual([90, 90]);
  });
});

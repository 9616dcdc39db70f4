import { addDays, dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import {
  captureCoupon,
  countUnused,
  couponsFor,
  giveBackCoupon,
  grantCoupon,
  lockCoupon,
  unusedOf,
  useCoupon,
} from './index.ts';
import { remindCouponsJob } from './jobs.ts';

let shop: TestShop;
let mine: string;
let theirs: string;
let accountId: number;

async function logIn(name: string) {
  const input = { username: `${name}@demo.test`, password: 'demo1234' };
  return shop.client().call('POST /api/user/logincheck', input);
}

beforeAll(async () => {
  shop = await openTestShop();
  const me = await logIn('new');
  mine = me.ticket;
  accountId = me.user.userId;
  theirs = (await logIn('member')).ticket;
});
afterAll(async () => {
  await expectBooksToBalance(shop);
  await shop.close();
});

const start = new Date('2026-11-15T08:00:00Z');
let count = 0;

/** Travels in time without being logged out on the way. */
async function daysOn(days: number): Promise<void> {
  shop.app.clock.advance(days * dayMs);
  const until = addDays(shop.app.clock.now(), 1);
  await shop.app.db.pool.query('update sessions set created_at = $1, expires_at = $1', [until]);
}

beforeEach(async () => {
  shop.app.clock.moveTo(start);
  await daysOn(0);
  const own = `select id from coupons where account_id = ${accountId}`;
  await shop.app.db.pool.query(`delete from coupon_transitions where coupon_id in (${own})`);
  await shop.app.db.pool.query(`delete from coupons where account_id = ${accountId}`);
});

const transact = <Result>(work: Parameters<typeof shop.app.db.transact<Result>>[0]) => shop.app.db.transact(work);
const now = () => shop.app.clock.now();

async function give(template = 'signup') {
  const reason = `test:${count++}`;
  const coupon = await transact((tx) => grantCoupon(tx, { accountId, template, reason, ref: 'A test', now: now() }));
  if (!coupon) throw new Error('not given');
  return coupon;
}
const freight = { freightCents: 15_000 };
const take = (couponId: number, changes: object = {}) => ({
  accountId,
  couponId,
  spend: freight,
  usedFor: 'parcel:1',
  ref: 'Parcel 1',
  now: now(),
  ...changes,
});
const list = (status: 1 | 2 | 3 | 4 = 1, ticket = mine) =>
  shop.client(ticket).call('POST /api/user/coupon', { status });
const detail = (couponrecordid: number, ticket = mine) =>
  shop.client(ticket).call('GET /api/user/coupon/usedetail', { couponrecordid });

describe('a grant', () => {
  test('is one for a reason, however often it is made at once', async () => {
    const grant = { accountId, template: 'signup', reason: `test:${count++}`, ref: 'A test', now: start };
    const made = await Promise.all(Array.from({ length: 20 }, () => transact((tx) => grantCoupon(tx, grant))));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect((await list()).total).toBe(1);
  });

  test('keeps its terms when the template changes, and ends with a day', async () => {
    const { id } = await give();
    await shop.app.db.pool.query(`update coupon_templates set amount_cents = 1 where key = 'signup'`);
    expect(await detail(id)).toMatchObject({
      amountCents: 2_000,
      minimumCents: 10_000,
      type: 1,
      status: 1,
      expiresAt: '2026-12-15T22:00:00.000Z',
    });
    await shop.app.db.pool.query(`update coupon_templates set amount_cents = 2000 where key = 'signup'`);
  });
});

describe('a life', () => {
  test('of a coupon that is locked, used and told in its history', async () => {
    const { id } = await give();
    expect(await transact((tx) => lockCoupon(tx, take(id)))).toEqual({ discountCents: 2_000 });
    expect((await list(2)).items).toMatchObject([{ couponrecordid: id, status: 2 }]);
    expect(await transact((tx) => captureCoupon(tx, { usedFor: 'parcel:1', ref: 'Parcel 1', now: now() }))).toBe(true);
    expect(await transact((tx) => captureCoupon(tx, { usedFor: 'parcel:1', ref: 'Parcel 1', now: now() }))).toBe(false);
    const { status, history } = await detail(id);
    expect(status).toBe(3);
    expect(history).toMatchObject([
      { move: 'granted', ref: 'A test', discountCents: 0 },
      { move: 'locked', ref: 'Parcel 1', discountCents: 2_000 },
      { move: 'used', ref: 'Parcel 1', discountCents: 2_000 },
    ]);
  });

  test.each([
    ['before its end, as it was', 10, '2026-12-15T22:00:00.000Z'],
    ['after its end, for seven days more', 60, addDays(start, 67).toISOString()],
  ])('comes back %s', async (_when, days, expiresAt) => {
    const { id } = await give();
    await transact((tx) => useCoupon(tx, take(id)));
    await daysOn(days);
    const back = { usedFor: 'parcel:1', ref: 'Parcel 1 was cancelled', now: now(), returnDays: 7 };
    expect(await transact((tx) => giveBackCoupon(tx, back))).toBe(true);
    expect(await transact((tx) => giveBackCoupon(tx, back))).toBe(false);
    expect(await detail(id)).toMatchObject({ status: 1, expiresAt });
    expect(await transact((tx) => useCoupon(tx, take(id)))).toEqual({ discountCents: 2_000 });
  });

  test('is used once, whoever comes at the same moment', async () => {
    const { id } = await give();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => transact((tx) => useCoupon(tx, take(id, { usedFor: `parcel:${n}` })))),
    );
    expect(answers.filter((answer) => 'discountCents' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'code' in answer && answer.code === 'couponNotUsable')).toHaveLength(19);
  });

  test('has one coupon for each parcel, which the database sees to', async () => {
    const [first, second] = [await give(), await give()];
    await transact((tx) => useCoupon(tx, take(first.id)));
    await expect(transact((tx) => useCoupon(tx, take(second.id)))).rejects.toThrow();
    expect((await list()).items).toMatchObject([{ couponrecordid: second.id }]);
  });

  test.each([
    ['too little is paid', { spend: { freightCents: 9_000 } }, 'couponNotForThis', /R\u00a010\.00 more/],
    ['it is not for goods', { spend: { cnGoodsCents: 90_000 } }, 'couponNotForThis', /R\u00a0100\.00 more/],
    ['its time is over', { now: new Date('2026-12-15T22:00:00Z') }, 'couponNotUsable', /time is over/],
    ['it is somebody else’s', { accountId: 1 }, 'notFound', /not yours/],
  ])('does not begin when %s', async (_why, changes, code, message) => {
    const { id } = await give();
    const answer = await transact((tx) => lockCoupon(tx, take(id, changes)));
    expect(answer).toMatchObject({ code, message: expect.stringMatching(message) });
    expect((await list()).items).toMatchObject([{ couponrecordid: id, status: 1 }]);
  });
});

test.each([
  'update coupons set state = 1, used_for = null, discount_cents = 0 where state = 3 and account_id = ACCOUNT',
  'update coupons set discount_cents = 1 where state = 3 and account_id = ACCOUNT',
  `update coupons set reason = 'snatch:1:2026-11-15' where state = 1 and account_id = ACCOUNT`,
  'delete from coupon_transitions where coupon_id in (select id from coupons where account_id = ACCOUNT)',
  `insert into snatches select ACCOUNT, '2026-11-15', min(id) from snatch_rounds`,
])('the books find: %s', async (harm) => {
  await shop.client().call('GET /api/activity/snatchcoupon/index', {});
  await give();
  const { id } = await give();
  await transact((tx) => useCoupon(tx, take(id)));
  await shop.app.db.pool.query(harm.replaceAll('ACCOUNT', String(accountId)));
  await expect(expectBooksToBalance(shop)).rejects.toThrow();
  await shop.app.db.pool.query(`delete from snatches where account_id = ${accountId}`);
});

test('the best one is proposed first, and nothing that is over', async () => {
  const [small, large] = [await give('scoin.10'), await give('apology.air')];
  await give('apology.late');
  const propose = async (time: Date) =>
    couponsFor(await shop.app.db.read((reader) => unusedOf(reader, accountId, time)), freight, time);
  expect((await propose(start)).map(({ id, discountCents }) => [id, discountCents])).toEqual([
    [large.id, 5_000],
    [small.id, 1_000],
  ]);
  expect(await propose(addDays(start, 181.6))).toEqual([]);
});

describe('the lists', () => {
  test('are by status, counted, and nobody else’s', async () => {
    const [unused, locked, used, expired] = [await give(), await give(), await give(), await give('snatch.freight')];
    await transact((tx) => lockCoupon(tx, take(locked.id, { usedFor: 'parcel:2' })));
    await transact((tx) => useCoupon(tx, take(used.id, { usedFor: 'parcel:3' })));
    await daysOn(9);
    for (const [status, { id }] of [unused, locked, used, expired].entries()) {
      const page = await list((status + 1) as 1);
      expect(page.items.map(({ couponrecordid }) => couponrecordid)).toEqual([id]);
      expect(page.counts).toEqual({ unused: 1, locked: 1, used: 1, expired: 1 });
    }
    expect(await shop.app.db.read((reader) => countUnused(reader, accountId, now()))).toBe(1);
    await expect(detail(unused.id, theirs)).rejects.toMatchObject({ http: 404 });
  });

  test.each([
    ['POST', '/api/user/coupon', { page: 0 }, 'page'],
    ['POST', '/api/user/coupon', { status: 5 }, 'status'],
    ['GET', '/api/user/coupon/usedetail?couponrecordid=x', undefined, 'couponrecordid'],
    ['GET', '/api/cart/expireCouponQty?sastock=2', undefined, 'sastock'],
  ] as const)('%s %s %o refuses what it cannot read', async (method, path, payload, field) => {
    const url = `${path}${path.includes('?') ? '&' : '?'}ticket=${mine}`;
    const answer = await shop.fastify.inject({ method, url, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.field).toBe(field);
  });
});

describe('what is about to end', () => {
  test('is counted for each cart', async () => {
    for (const template of ['snatch.goods', 'snatch.china', 'snatch.local', 'snatch.freight', 'apology.late']) {
      await give(template);
    }
    await daysOn(5);
    const qty = (sastock: 0 | 1) => shop.client(mine).call('GET /api/cart/expireCouponQty', { sastock });
    expect(await qty(0)).toEqual({ qty: 2, days: 3 });
    expect(await qty(1)).toEqual({ qty: 2, days: 3 });
    await daysOn(9);
    expect(await qty(0)).toEqual({ qty: 0, days: 3 });
  });

  test('is told once', async () => {
    await give('snatch.goods');
    await give('signup');
    const told = async () => {
      const { rows } = await shop.app.db.pool.query(
        `select body from messages where account_id = $1 and title = 'A coupon is about to expire'`,
        [accountId],
      );
      return rows.map(({ body }) => body);
    };
    await remindCouponsJob.perform(shop.app, {});
    expect(await told()).toEqual([]);
    await daysOn(5);
    await remindCouponsJob.perform(shop.app, {});
    await remindCouponsJob.perform(shop.app, {});
    expect(await told()).toEqual([
      '5\u00a0% (up to R\u00a050.00) off goods from R\u00a0200.00. Use it by 22 November 2026.',
    ]);
  });
});

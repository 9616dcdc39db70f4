import { randomUUID } from 'node:crypto';
import { addDays, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '../../../app.ts';
import { changeSetting } from '../../../platform/settings/settings.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { useCoupon } from '../../books/coupons/index.ts';
import { considerFreeUpgrade, membershipOf } from './index.ts';
import { memberCouponsJob } from './jobs.ts';
import { codeOf, openMember } from './member.fixture.ts';
import { membershipTiers } from './settings.ts';
import { useBenefit, usedThisMonth } from './uses.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  await expectBooksToBalance(shop);
  await shop.close();
});

const start = new Date('2026-11-15T08:00:00Z');
afterEach(() => shop.app.clock.moveTo(start));
const afterDays = (days: number) => shop.app.clock.moveTo(addDays(start, days));
/** A job as the shop runs it. */
const perform = (name: string) => jobs.find((job) => job.name === name)?.perform(shop.app, {});
const pay = 'POST /api/membership/pay';
const silver = { month: 301, half: 306, year: 312 };
const golden = { month: 201, half: 206, year: 212 };
const platinum = { month: 101, half: 106, year: 112 };

describe('what is offered', () => {
  test('is the same for everybody, without an account, too', async () => {
    const { list, cancelDays, free } = await shop.client().call('GET /api/membership/priority', {});
    expect(list.map(({ vipname, coupons }) => [vipname, coupons])).toEqual([
      ['No membership', { count: 0, cents: 0 }],
      ['Silver', { count: 1, cents: 2_000 }],
      ['Golden', { count: 2, cents: 2_500 }],
      ['Platinum', { count: 3, cents: 4_000 }],
    ]);
    expect(
      list.map(({ basisPoints, aboveBasisPoints, freightBasisPoints, storageDays }) => [
        basisPoints,
        aboveBasisPoints,
        freightBasisPoints,
        storageDays,
      ]),
    ).toEqual([
      [1000, 500, 0, 60],
      [900, 450, 200, 75],
      [800, 400, 400, 90],
      [600, 300, 700, 120],
    ]);
    expect(list.map(({ scoinPercent, photos, answerHours }) => [scoinPercent, photos, answerHours])).toEqual([
      [100, 0, 8],
      [120, 5, 4],
      [150, 15, 2],
      [200, 40, 1],
    ]);
    expect({ cancelDays, free }).toMatchObject({ cancelDays: 7, free: { vipname: 'Golden', goodsCents: 2_000_000 } });
    const prices = await shop.client().call('GET /api/membership/priceinfo', {});
    expect(prices.list.map(({ price }) => price)).toEqual([
      4_900, 24_900, 44_900, 9_900, 49_900, 89_900, 19_900, 99_900, 179_900,
    ]);
    expect(await shop.client().call('GET /api/membership/plan', { vipgradeid: 2 })).toMatchObject({
      vipname: 'Golden',
      plans: [
        { perMonth: 9_900, saves: 0 },
        { perMonth: 8_317, saves: 9_500 },
        { perMonth: 7_492, saves: 28_900 },
      ],
    });
  });

  test('follows a price from the day that staff set', async () => {
    const { db, settings } = shop.app;
    const tiers = (await settings()).get(membershipTiers);
    const dearer = { ...tiers, 3: { ...tiers[3], prices: { ...tiers[3].prices, 1: 5_900 } } };
    await db.transact((tx) => changeSetting(tx, membershipTiers, dearer, addDays(start, 100), 'test'));
    const price = async () => (await shop.client().call('GET /api/membership/plan', { vipgradeid: 3 })).plans[0]?.price;
    expect(await price()).toBe(4_900);
    afterDays(101);
    await expect.poll(price).toBe(5_900);
  });
});

describe('paying', () => {
  test('starts at once, takes the bonus first, is told, and everybody sees the level', async () => {
    const member = await openMember(shop, 10_000, 2_000);
    expect(await member.describe(golden.month)).toMatchObject({
      change: 'new',
      price: 9_900,
      credit: 0,
      pay: 9_900,
      startdate: '2026-11-15',
      enddate: '2026-12-15',
      balance: 12_000,
      missing: 0,
    });
    expect(await member.buy(golden.month)).toMatchObject({ vipname: 'Golden', paid: 9_900, enddate: '2026-12-15' });
    expect(await member.balances()).toEqual({ available: 2_100, bonus: 0 });
    expect(await member.info()).toMatchObject({ viplevel: 2, remainday: 30, startdate: '2026-11-15' });
    expect(await member.client.call('GET /api/user/logininfo', {})).toMatchObject({ viplevel: 2 });
    expect(await member.client.call('GET /api/cart/vipname', {})).toEqual({ viplevel: 2, vipname: 'Golden' });
    expect(await member.client.call('GET /api/user/basicinfo', {})).toMatchObject({ viplevel: 2, showvipbanner: 0 });
    const { items } = await member.client.call('GET /api/message/record', { type: 4 });
    expect(items[0]).toMatchObject({ title: 'Welcome to Golden', subtype: 10, money: -9_900 });
  });

  test('twice with one key is one payment; the key for another plan is refused', async () => {
    const member = await openMember(shop, 50_000);
    const key = randomUUID();
    const wish = { vipgradepriceid: silver.month, amount: 4_900, enddate: '2026-12-15', key };
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.client.call(pay, wish)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await member.balances()).toMatchObject({ available: 45_100 });
    expect(await codeOf(member.client.call(pay, { ...wish, vipgradepriceid: golden.month }))).toBe('keyReused');
    expect(await codeOf(member.client.call(pay, { ...wish, amount: 4_901 }))).toBe('keyReused');
  });

  test('in twenty tabs that all show the same pays once', async () => {
    const member = await openMember(shop, 500_000);
    const { pay: amount, enddate } = await member.describe(platinum.half);
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        codeOf(member.client.call(pay, { vipgradepriceid: platinum.half, amount, enddate, key: randomUUID() })),
      ),
    );
    expect(results.filter((code) => code === 'done')).toHaveLength(1);
    expect(results.filter((code) => code === 'membershipChanged')).toHaveLength(19);
    expect(await member.balances()).toMatchObject({ available: 400_100 });
    expect(await member.info()).toMatchObject({ viplevel: 1, enddate: '2027-05-15' });
  });

  test('more than there is changes nothing and says what lacks', async () => {
    const member = await openMember(shop, 9_000);
    expect(await member.describe(golden.month)).toMatchObject({ missing: 900 });
    expect(await codeOf(member.buy(golden.month))).toBe('balanceTooLow');
    expect(await member.info()).toMatchObject({ viplevel: 0, vipname: '' });
    expect(await member.balances()).toMatchObject({ available: 9_000 });
  });

  test.each([
    ['vipgradepriceid', { vipgradepriceid: 203 }],
    ['vipgradepriceid', { vipgradepriceid: 'x' }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 99.5 }],
    ['enddate', { enddate: '2026-02-30' }],
    ['key', { key: 'again' }],
    ['vipgradeid', { vipgradeid: 2 }],
  ])('with a bad %s answers 400, names it and moves nothing', async (field, bad) => {
    const member = await openMember(shop, 50_000);
    const good = { vipgradepriceid: golden.month, amount: 9_900, enddate: '2026-12-15', key: randomUUID() };
    const answer = await shop.fastify.inject({
      method: 'POST',
      url: `/api/membership/pay?ticket=${member.ticket}`,
      payload: { ...good, ...bad },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data).toEqual({ field });
    expect(await member.balances()).toEqual({ available: 50_000, bonus: 0 });
  });

  test.each([
    ['/api/membership/plan?vipgradeid=4', 'vipgradeid'],
    ['/api/membership/checkout?vipgradeid=0', 'vipgradeid'],
    ['/api/membership/describe?vipgradepriceid=0', 'vipgradepriceid'],
  ])('%s answers 400 and names %s', async (url, field) => {
    const { ticket } = await openMember(shop, 0);
    const answer = await shop.fastify.inject({ url: `${url}&ticket=${ticket}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data).toEqual({ field });
  });
});

describe('a membership', () => {
  test('is renewed at its end, upgraded at once, and not exchanged for a lesser one', async () => {
    const member = await openMember(shop, 700_000);
    await member.buy(silver.month);
    expect(await member.client.call('GET /api/membership/checkout', {})).toMatchObject({
      vipgradeid: 3,
      change: 'renewal',
    });
    expect(await member.buy(silver.half)).toMatchObject({ change: 'renewal', enddate: '2027-06-15' });
    afterDays(10);
    // 20 of 30 days of R 49.00, and all of R 249.00
    const credit = 3_267 + 24_900;
    const quote = await member.describe(platinum.year);
    expect(quote).toMatchObject({
      change: 'upgrade',
      credit,
      creditDays: 202,
      creditName: 'Silver',
      pay: 179_900 - credit,
    });
    await member.buy(platinum.year);
    expect(await member.info()).toMatchObject({ viplevel: 1, startdate: '2026-11-25', enddate: '2027-11-25' });
    expect(await member.balances()).toMatchObject({ available: 700_000 - 4_900 - 24_900 - (179_900 - credit) });
    expect(await member.client.call('GET /api/membership/checkout', { vipgradeid: 3 })).toMatchObject({
      change: 'lower',
    });
    expect(await codeOf(member.describe(golden.year))).toBe('lowerTier');
    expect(
      await codeOf(
        member.client.call(pay, { vipgradepriceid: golden.month, amount: 0, enddate: '2027-01-01', key: randomUUID() }),
      ),
    ).toBe('lowerTier');
    await member.buy(platinum.year);
    await member.buy(platinum.year);
    expect(await codeOf(member.describe(platinum.year))).toBe('membershipTooLong');
  });

  test('ends with its last day, whether or not the job has come; the job tells of it once', async () => {
    const member = await openMember(shop, 20_000);
    await member.buy(golden.month);
    const level = async () => (await member.client.call('GET /api/cart/vipname', {})).viplevel;
    shop.app.clock.moveTo(new Date('2026-12-15T21:59:00Z'));
    expect(await level()).toBe(2);
    shop.app.clock.moveTo(new Date('2026-12-15T22:00:00Z'));
    expect(await level()).toBe(0);
    expect(await member.info()).toMatchObject({ viplevel: 0 });
    await perform('membership.expire');
    await perform('membership.expire');
    const { items } = await member.client.call('GET /api/message/record', { type: 4, subtype: 50 });
    expect(items.map(({ title }) => title)).toEqual(['Your Golden membership has ended']);
    expect(await member.describe(silver.month)).toMatchObject({ change: 'new', startdate: '2026-12-16' });
  });

  test('is told of 7, 3 and 1 days before its end, once each, and not when it was renewed', async () => {
    const [ending, renewing] = [await openMember(shop, 50_000), await openMember(shop, 50_000)];
    await ending.buy(silver.month);
    await renewing.buy(silver.month);
    await renewing.buy(silver.month);
    for (const day of [22, 23, 24, 27, 28, 29, 30]) {
      afterDays(day);
      await perform('membership.remind');
    }
    const told = async ({ client }: typeof ending) =>
      (await client.call('GET /api/message/record', { type: 4, subtype: 50 })).items.map(({ title }) => title);
    expect(await told(ending)).toEqual(Array.from({ length: 3 }, () => 'Your Silver membership ends soon'));
    expect(await told(renewing)).toEqual([]);
    // The coupon that welcomed them would come first.
    await shop.app.db.pool.query('delete from popups where type = 6');
    const popup = ({ client }: typeof ending) => client.call('GET /api/popupwindow/pop', { location: '/bill/index' });
    expect(await popup(ending)).toMatchObject({ type: 7, vipname: 'Silver', remainday: 0, money: 4_900 });
    expect(await codeOf(popup(renewing))).toBe('noPopup');
    await ending.buy(silver.month);
    expect(await codeOf(popup(ending))).toBe('noPopup');
  });
});

describe('giving back', () => {
  test('refunds all of it to where it came from, and the level is gone', async () => {
    const member = await openMember(shop, 8_000, 3_000);
    await member.buy(golden.month);
    afterDays(6.9);
    const { refund } = await member.info();
    expect(refund).toMatchObject({ amount: 9_900 });
    const cancel = () => member.client.call('POST /api/membership/cancel', { membershipid: refund?.membershipid ?? 0 });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers).toEqual(answers.map(() => ({ refunded: 9_900, viplevel: 0, vipname: '', enddate: '' })));
    expect(await member.balances()).toMatchObject({ available: 8_000, bonus: 3_000 });
    expect(await member.info()).toMatchObject({ viplevel: 0, refund: null });
    const { items } = await member.client.call('GET /api/message/record', { type: 4, subtype: 10 });
    expect(items[0]).toMatchObject({ title: 'Your Golden payment is back', money: 9_900 });
  });

  test('an upgrade brings back what was before, a renewal the end that was before', async () => {
    const member = await openMember(shop, 100_000);
    await member.buy(silver.month);
    await member.buy(silver.month);
    await member.buy(golden.half);
    await member.buy(golden.half);
    expect(await member.cancel()).toMatchObject({ refunded: 49_900, vipname: 'Golden', enddate: '2027-05-15' });
    expect(await member.cancel()).toMatchObject({ refunded: 49_900 - 9_800, vipname: 'Silver', enddate: '2027-01-15' });
    expect(await member.cancel()).toMatchObject({ refunded: 4_900, vipname: 'Silver', enddate: '2026-12-15' });
    expect(await member.cancel()).toMatchObject({ refunded: 4_900, viplevel: 0 });
    expect(await member.balances()).toMatchObject({ available: 100_000 });
  });

  test('is refused after seven days, for others, and out of turn', async () => {
    const [member, other] = [await openMember(shop, 50_000), await openMember(shop, 50_000)];
    await member.buy(silver.month);
    const { refund } = await member.info();
    const cancel = (client = member.client) =>
      codeOf(client.call('POST /api/membership/cancel', { membershipid: refund?.membershipid ?? 0 }));
    expect(await cancel(other.client)).toBe('notFound');
    await member.buy(silver.month);
    expect(await cancel()).toBe('notCancellable');
    await member.cancel();
    afterDays(7.01);
    expect(await cancel()).toBe('notCancellable');
    expect(await member.info()).toMatchObject({ viplevel: 3, refund: null });
  });

  test('is refused once a benefit was used; what is used counts by the month', async () => {
    const member = await openMember(shop, 50_000);
    await member.buy(golden.month);
    const { refund } = await member.info();
    const { accountId } = member;
    const now = shop.app.clock.now();
    const use = { accountId, level: 2, benefit: 'photo', savedCents: 500, now } as const;
    await shop.app.db.transact(async (tx) => {
      useBenefit(tx, { ...use, ref: 'order:1' });
      useBenefit(tx, { ...use, ref: 'order:1' });
      useBenefit(tx, { ...use, ref: 'order:2' });
      useBenefit(tx, { ...use, ref: 'order:3', level: 0 });
    });
    expect(await shop.app.db.read((reader) => usedThisMonth(reader, accountId, 'photo', now))).toBe(2);
    expect(await member.info()).toMatchObject({ savedCents: 1_000, refund: null });
    expect(
      await codeOf(member.client.call('POST /api/membership/cancel', { membershipid: refund?.membershipid ?? 0 })),
    ).toBe('benefitUsed');
    expect(await member.balances()).toMatchObject({ available: 40_100 });
  });
});

describe('the coupons of a member', () => {
  const unused = async ({ accountId }: { accountId: number }) =>
    (
      await shop.app.db.pool.query(
        `select id, amount_cents as cents from coupons
       where account_id = $1 and reason like 'member:%' and state = 1 and expires_at > $2 order by id`,
        [accountId, shop.app.clock.now()],
      )
    ).rows;

  test('come with each month, once, and go with a membership that is given back', async () => {
    const member = await openMember(shop, 500_000);
    await member.buy(platinum.half);
    for (let again = 0; again < 3; again++) await memberCouponsJob.perform(shop.app, {});
    expect((await unused(member)).map(({ cents }) => cents)).toEqual([4_000, 4_000, 4_000]);
    shop.app.clock.advance(minuteMs);
    await member.cancel();
    expect(await unused(member)).toEqual([]);
    await memberCouponsJob.perform(shop.app, {});
    expect(await unused(member)).toEqual([]);

    await member.buy(platinum.half);
    await memberCouponsJob.perform(shop.app, {});
    afterDays(31);
    await memberCouponsJob.perform(shop.app, {});
    const { rows } = await shop.app.db.pool.query('select from coupons where account_id = $1 and reason like $2', [
      member.accountId,
      'member:%',
    ]);
    expect(rows).toHaveLength(9);
  });

  test('keep it from being given back once one was used', async () => {
    const member = await openMember(shop, 50_000);
    await member.buy(silver.month);
    await memberCouponsJob.perform(shop.app, {});
    const [coupon] = await unused(member);
    const { accountId } = member;
    const { refund } = await member.info();
    const used = await shop.app.db.transact((tx) =>
      useCoupon(tx, {
        accountId,
        couponId: Number(coupon.id),
        spend: { freightCents: 50_000 },
        usedFor: 'parcel:1',
        ref: 'Parcel 1',
        now: shop.app.clock.now(),
      }),
    );
    expect(used).toEqual({ discountCents: 2_000 });
    expect(await member.info()).toMatchObject({ refund: null });
    expect(
      await codeOf(member.client.call('POST /api/membership/cancel', { membershipid: refund?.membershipid ?? 0 })),
    ).toBe('benefitUsed');
  });
});

test('whoever signs for enough goods becomes Golden, once for the same goods', async () => {
  const member = await openMember(shop, 0);
  const { accountId } = member;
  const signed = async (goodsCents: number) => {
    const at = { settings: await shop.app.settings(), now: shop.app.clock.now() };
    return shop.app.db.transact((tx) => considerFreeUpgrade(tx, { accountId, goodsCents }, at));
  };
  expect(await signed(1_999_999)).toBeNull();
  const given = await Promise.all([signed(2_000_000), signed(2_000_000), signed(2_100_000)]);
  expect(given.filter((term) => term !== null)).toHaveLength(1);
  expect(await member.info()).toMatchObject({ viplevel: 2, enddate: '2027-02-15', refund: null });
  afterDays(89);
  expect(await signed(5_000_000)).toBeNull();
  afterDays(91);
  expect(await signed(2_000_000)).toMatchObject({ kind: 'free', toDay: '2027-05-15' });
  const has = await shop.app.db.read((reader) => membershipOf(reader, accountId, shop.app.clock.now()));
  expect(has).toMatchObject({ tier: 2, endDay: '2027-05-15' });
});

import { addDays } from '@sgb/contract/time.ts';
import { grantCoupon, lockCoupon, useCoupon } from '@sgb/server/modules/books/coupons/index.ts';
import { ensureOffers, hasCoupons } from '@sgb/server/modules/books/coupons/seed.ts';
import {
  earnCoins,
  giveBackCoins,
  holdCoins,
  spendCoins,
  takeBackCoins,
} from '@sgb/server/modules/books/scoin/index.ts';
import { scoinTerms } from '@sgb/server/modules/books/scoin/settings.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { type Settings, settingsInForce } from '@sgb/server/platform/settings/settings.ts';

/** So many days ago a coupon was given; then it was used or set aside, or it waits, or its time is over. */
type Given = readonly [daysAgo: number, template: string, ref: string, then?: 'used' | 'locked'];

const shoppersCoupons: readonly Given[] = [
  [60, 'signup', 'Welcome gift', 'used'],
  [41, 'snatch.goods', "Today's coupons", 'used'],
  [33, 'snatch.local', "Today's coupons", 'used'],
  [24, 'snatch.china', "Today's coupons"],
  [18, 'snatch.freight', "Today's coupons"],
  [12, 'apology.late', 'Order 1017 was bought late'],
  [9, 'apology.air', 'Parcel 388 came late'],
  [6, 'snatch.local', "Today's coupons"],
  [5, 'snatch.china', "Today's coupons"],
  [3, 'snatch.goods', "Today's coupons", 'locked'],
  [2, 'scoin.10', 'Exchanged for 1,000 S Coin'],
];

const givenTo: Readonly<Record<string, readonly Given[]>> = {
  demo_shopper: shoppersCoupons,
  demo_member: [
    [20, 'signup', 'Welcome gift'],
    [1, 'snatch.freight', "Today's coupons"],
  ],
  demo_ambassador: [[4, 'snatch.goods', "Today's coupons"]],
};

/** Enough of everything for a coupon of any kind. */
const spend = { cnGoodsCents: 52_000, saGoodsCents: 48_000, freightCents: 31_000 };

/** Whoever looks at the demo before ten in the morning finds coupons to get, too. */
const nightOffers = ['snatch.freight', 'snatch.goods', 'snatch.local'].map((template) => ({
  template,
  hour: 0,
  stock: 50,
}));

function sure<Value>(answer: Value | Refusal): Value {
  if (answer instanceof Refusal) throw new Error(answer.message);
  return answer;
}

async function giveCoupons(tx: Tx, accountId: number, given: readonly Given[], today: Date): Promise<void> {
  for (const [place, [daysAgo, template, ref, then]] of given.entries()) {
    const now = addDays(today, -daysAgo);
    const coupon = await grantCoupon(tx, {
      accountId,
      template,
      reason: `demo:${accountId}:${place}`,
      ref,
      quiet: true,
      now,
    });
    if (!coupon || !then) continue;
    const about = { accountId, couponId: coupon.id, spend, usedFor: `demo:${accountId}:${place}` };
    const take = { ...about, ref: `Order ${1000 + place}`, now: addDays(now, 1) };
    sure(await (then === 'used' ? useCoupon(tx, take) : lockCoupon(tx, take)));
  }
}

/** A year of coins: earned, spent, set aside, given back, taken back. */
async function giveCoins(tx: Tx, accountId: number, settings: Settings, today: Date): Promise<void> {
  const terms = settings.get(scoinTerms);
  const words = (key: string, daysAgo: number, ref: string) => ({
    accountId,
    key: `demo:${accountId}:${key}`,
    ref,
    terms,
    quiet: true,
    now: addDays(today, -daysAgo),
  });
  const earn = (key: string, daysAgo: number, ref: string, amount: number, reason: 'signup' | 'goods' | 'survey') =>
    earnCoins(tx, { ...words(key, daysAgo, ref), amount, reason, tell: false });
  await earn('signup', 180, 'Welcome gift', terms.signUp, 'signup');
  await earn('order1', 120, 'Order 1003', 1_284, 'goods');
  const spent = sure(await spendCoins(tx, { ...words('freight1', 110, 'Freight of parcel 371'), amount: 400 }));
  await earn('survey1', 108, 'Survey of parcel 371', 100, 'survey');
  const refunded = sure(await earn('order2', 90, 'Order 1006', 860, 'goods'));
  await takeBackCoins(tx, {
    ...words('order2.back', 80, 'Order 1006 was refunded in part'),
    entryId: refunded.entryId,
    amount: 260,
  });
  await giveBackCoins(tx, {
    ...words('freight1.back', 78, 'Parcel 371 weighed less'),
    entryId: spent.entryId,
    amount: 100,
  });
  await earn('order3', 55, 'Order 1009', 2_415, 'goods');
  for (let daysAgo = 20; daysAgo >= 1; daysAgo -= daysAgo === 11 ? 2 : 1) {
    await earnCoins(tx, {
      ...words(`checkin${daysAgo}`, daysAgo, 'Daily check-in'),
      amount: terms.checkIn,
      reason: 'checkin',
      tell: false,
    });
  }
  await holdCoins(tx, { ...words('hold', 0.5, 'Order 1021'), amount: 300 });
}

/** Gives the people of the demo coupons in every state and of every type, and coins with a history; once. */
export async function ensureDemoCoupons(db: Database, now: Date): Promise<void> {
  const settings = await settingsInForce(db, { now: () => now });
  await db.transact(async (tx) => {
    await ensureOffers(tx, nightOffers);
    for (const [username, given] of Object.entries(givenTo)) {
      const account = await accountByLogin(tx, username);
      if (!account || (await hasCoupons(tx, account.id))) continue;
      await giveCoupons(tx, account.id, given, now);
      if (username === 'demo_shopper') await giveCoins(tx, account.id, settings, now);
    }
  });
}

import { type Market, markets } from '@sgb/contract/order-states.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { type CouponRow, couponsFor, unusedOf } from '../../../books/coupons/index.ts';
import { type Balances, balancesOf, spendableOf } from '../../../books/ledger/index.ts';
import { centsOf, mostCoins, takenCoins } from '../../../books/scoin/index.ts';
import { scoinTerms } from '../../../books/scoin/settings.ts';
import { type Gifts, type Sums, sumsOf, totalOf } from '../rules.ts';
import { type Facts, type Goods, type Priced, priced } from './basket.ts';

/** What a coupon may be good for. */
export const spendOf = (market: Market, goodsCents: number) =>
  market === markets.china ? { cnGoodsCents: goodsCents } : { saGoodsCents: goodsCents };

type Coupons = ReturnType<typeof couponsFor<CouponRow>>;

/** What a shopper wants to have taken off. */
export interface GiftWish {
  /** Left out: the best; 0: none. */
  readonly couponId: number | undefined;
  readonly coins: number;
  /** Somebody who only looks is told of all coupons and coins, whatever they chose. */
  readonly looking: boolean;
  readonly now: Date;
}

/** Everything about the price of a basket. */
export interface Reckoning extends Priced {
  readonly gifts: Gifts;
  readonly sums: Sums;
  readonly totalCents: number;
  readonly coupons: Coupons;
  readonly couponId: number | null;
  readonly coins: { readonly balance: number; readonly most: number };
  readonly balanceCents: number;
}

/** The coupons and the balances of a shopper; what they do not want to know of is not looked for. */
export interface GiftsAtHand {
  readonly coupons: readonly CouponRow[];
  readonly balances: Balances | undefined;
}

export async function giftsAtHand(
  reader: Sql,
  accountId: number,
  { couponId, coins, looking, now }: GiftWish,
): Promise<GiftsAtHand> {
  const [coupons, balances] = await Promise.all([
    looking || couponId !== 0 ? unusedOf(reader, accountId, now) : [],
    looking || coins > 0 ? balancesOf(reader, accountId) : undefined,
  ]);
  return { coupons, balances };
}

/**
 * What a basket costs with the coupon and the coins that somebody wants to use. What cannot be used (any more) takes
 * nothing off: then the total is another one than the shopper agreed to, and the payment is refused.
 */
export function reckoned(
  lines: readonly Goods[],
  facts: Facts,
  { couponId, coins, now }: GiftWish,
  { coupons: unused, balances }: GiftsAtHand,
): Reckoning {
  const { market, settings } = facts;
  const result = priced(lines, facts);
  const { basket } = result;
  const coupons = couponsFor(unused, spendOf(market, basket.goodsCents), now);
  const chosen = couponId === undefined ? coupons[0] : coupons.find(({ id }) => id === couponId);
  const balance = Math.max(0, balances?.get('scoin') ?? 0);
  const terms = settings.get(scoinTerms);
  const payable = { serviceFeeCents: basket.fee?.cents ?? 0, freightCents: basket.chinaFreightCents };
  const most = mostCoins(payable, balance, terms);
  const scoin = takenCoins(coins, most, terms);
  const gifts = { couponCents: chosen?.discountCents ?? 0, scoin, scoinCents: centsOf(scoin, terms) };
  const sums = sumsOf(basket, gifts);
  return {
    ...result,
    gifts,
    sums,
    totalCents: totalOf(sums),
    coupons,
    couponId: chosen?.id ?? null,
    coins: { balance, most },
    balanceCents: balances ? spendableOf(balances) : 0,
  };
}

/** The same, looked up. */
export const reckon = async (reader: Sql, lines: readonly Goods[], facts: Facts, wish: GiftWish): Promise<Reckoning> =>
  reckoned(lines, facts, wish, await giftsAtHand(reader, facts.accountId, wish));

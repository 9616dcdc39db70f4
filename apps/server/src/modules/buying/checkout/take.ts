import { checkoutNumber, type Market, markets } from '@sgb/contract/order-states.ts';
import { addHours, addMinutes } from '@sgb/contract/time.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { lockCoupon, useCoupon } from '../../books/coupons/index.ts';
import { holdCoins, spendCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { type StockWish, takeStock } from '../../goods/catalog/index.ts';
import { couponUse } from '../orders/index.ts';
import { type Reckoning, spendOf } from './price/gifts.ts';
import { checkoutTerms } from './settings.ts';

export interface Taking extends At {
  readonly checkoutId: number;
  readonly accountId: number;
  readonly market: Market;
  /** Paid in this transaction, or set aside until it is. */
  readonly paid: boolean;
}

/** Takes the coupon of a checkout, or sets it aside. */
export async function takeCoupon(tx: Tx, taking: Taking, reckoning: Reckoning): Promise<undefined | Refusal> {
  const { checkoutId, accountId, market, now, paid } = taking;
  if (reckoning.couponId === null) return undefined;
  const taken = await (paid ? useCoupon : lockCoupon)(tx, {
    accountId,
    couponId: reckoning.couponId,
    spend: spendOf(market, reckoning.basket.goodsCents),
    usedFor: couponUse(checkoutId),
    ref: checkoutNumber(checkoutId),
    now,
  });
  if (taken instanceof Refusal) return taken;
  if (taken.discountCents !== reckoning.gifts.couponCents)
    throw new Error(`coupon ${reckoning.couponId} changed its mind`);
  return undefined;
}

/** Takes the coins of a checkout, or sets them aside; answers the entry that did. */
export async function takeCoins(tx: Tx, taking: Taking, amount: number): Promise<number | null | Refusal> {
  const { checkoutId, accountId, settings, now, paid } = taking;
  if (amount === 0) return null;
  const terms = settings.get(scoinTerms);
  const words = { accountId, amount, key: `checkout:${checkoutId}`, ref: checkoutNumber(checkoutId), terms, now };
  const booked = await (paid ? spendCoins : holdCoins)(tx, words);
  return booked instanceof Refusal ? booked : booked.entryId;
}

/** Takes what lies in Johannesburg off the shelf. */
export async function takeGoods(tx: Tx, market: Market, goods: readonly StockWish[]): Promise<undefined | Refusal> {
  if (market !== markets.southAfrica) return undefined;
  const lacking = await takeStock(tx, goods);
  return lacking.length > 0 ? refuse('stockGone', undefined, { skus: lacking.map(String) }) : undefined;
}

/** When a price ends that begins now, and when the time to pay does. */
export function clocksOf(settings: Settings, now: Date) {
  const { priceHours, payHours, stockMinutes } = settings.get(checkoutTerms);
  return {
    priceUntil: addHours(now, priceHours),
    payUntil: addHours(now, payHours),
    stockUntil: addMinutes(now, stockMinutes),
  };
}

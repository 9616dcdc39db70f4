import { randomUUID } from 'node:crypto';
import { checkoutStates } from '@sgb/contract/order-states.ts';
import type { At } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { exchangeRate } from '../../../goods/pricing/settings.ts';
import { grantBenefits } from '../../../people/membership/index.ts';
import { couponUse, type OrderRow } from '../../orders/index.ts';
import { shownBreakdown } from '../price/basket.ts';
import { reprice } from '../price/reprice.ts';
import { feeUses } from '../rules.ts';
import * as store from '../store.ts';
import { clocksOf } from '../take.ts';

/** A checkout of its own for an order that is had back, at the price of today and without coupon or coins. */
export async function reopen(call: Call<'shopper'>, tx: Tx, order: OrderRow, { settings, now }: At) {
  const { accountId, vipLevel } = call.session;
  const { market, type } = order;
  const plain = { accountId, market, receiver: null, couponCents: 0, scoin: 0, scoinCents: 0 };
  const fresh = await reprice(tx, {
    checkout: plain,
    orders: [order],
    vipLevel,
    freePhotos: 0,
    reserved: new Map(),
    settings,
  });
  if (fresh instanceof Refusal) return fresh;
  const key = randomUUID();
  const { id } = await store.nextNumbers(tx, 0);
  const { priceUntil, payUntil } = clocksOf(settings, now);
  const { basket, sums, totalCents } = fresh;
  const granted = await grantBenefits(tx, { accountId, level: vipLevel, now }, feeUses(couponUse(id), basket));
  if (!granted) return refuse('checkoutChanged');
  store.insertCheckout(tx, {
    id,
    accountId,
    key,
    market,
    type,
    state: checkoutStates.awaitingPayment,
    ...sums,
    totalCents,
    memberSavingCents: basket.memberSavingCents,
    rate: settings.get(exchangeRate),
    vipLevel,
    lines: shownBreakdown(basket, sums),
    createdAt: now,
    priceUntil,
    payUntil,
  });
  const [price] = fresh.prices;
  if (!price) throw new Error('one order has one price');
  const { id: _, couponCents: __, scoin: ___, scoinCents: ____, ...costs } = price;
  return { ...costs, services: [...(basket.services.get(order.id) ?? [])], checkoutId: id };
}

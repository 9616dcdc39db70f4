import { randomUUID } from 'node:crypto';
import type { Placed, payCheckout } from '@sgb/contract/checkout.ts';
import { checkoutNumber, checkoutStates, markets } from '@sgb/contract/order-states.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { captureCoupon } from '../../books/coupons/index.ts';
import { spendableBalance } from '../../books/ledger/index.ts';
import { captureCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { openRecharge } from '../../cash/recharge/index.ts';
import { rechargeTerms } from '../../cash/recharge/settings.ts';
import { takeStock } from '../../goods/catalog/index.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { giveBackBenefits, grantBenefits } from '../../people/membership/index.ts';
import { couponUse, lockOrdersOf, type OrderRow, payOrders, repriceOrders } from '../orders/index.ts';
import { shortOf } from './balance.ts';
import { paidOrder } from './jobs-orders.ts';
import { gone, stands } from './open.ts';
import type { Outside } from './preview.ts';
import { shownBreakdown } from './price/basket.ts';
import { reprice } from './price/reprice.ts';
import { freeAmong } from './price/service-rules.ts';
import { reservedFor, takeReserved } from './reservation-store.ts';
import { feeUses, rechargeFor } from './rules.ts';
import * as store from './store.ts';
import { placedOf } from './submit.ts';
import { clocksOf } from './take.ts';

export interface PayWish extends At {
  readonly checkoutId: number;
  readonly accountId: number;
  readonly vipLevel: VipLevel;
  /** What the shopper agreed to pay. */
  readonly agreed: number;
}

interface Held {
  readonly row: store.CheckoutRow;
  readonly orders: readonly OrderRow[];
}

/** An open checkout and its orders at the price that the shopper agreed to, held until the transaction ends. */
async function holdAgreed(tx: Tx, wish: PayWish): Promise<Held | Refusal> {
  const { checkoutId, accountId, agreed, vipLevel, settings, now } = wish;
  const row = await store.lockCheckout(tx, checkoutId);
  if (!row || row.accountId !== accountId) return gone();
  const orders = await lockOrdersOf(tx, checkoutId);
  if (row.state === checkoutStates.paid) return { row, orders };
  if (row.state === checkoutStates.cancelled || row.payUntil <= now) return refuse('checkoutOver');
  if (stands(row, now)) return row.totalCents === agreed ? { row, orders } : changed(row.totalCents);
  const reserved = await reservedFor(tx, checkoutId);
  const freePhotos = freeAmong(orders.map(({ services }) => services));
  const fresh = await reprice(tx, { checkout: row, orders, vipLevel, freePhotos, reserved, settings });
  if (fresh instanceof Refusal) return fresh;
  if (fresh.totalCents !== agreed) return changed(fresh.totalCents);
  const ref = couponUse(checkoutId);
  await giveBackBenefits(tx, accountId, ref, 'serviceFee');
  const granted = await grantBenefits(tx, { accountId, level: vipLevel, now }, feeUses(ref, fresh.basket));
  if (!granted) return refuse('checkoutChanged');
  await repriceOrders(tx, fresh.prices);
  const change = {
    ...fresh.sums,
    totalCents: fresh.totalCents,
    memberSavingCents: fresh.basket.memberSavingCents,
    lines: shownBreakdown(fresh.basket, fresh.sums),
    rate: settings.get(exchangeRate),
    vipLevel,
    priceUntil: clocksOf(settings, now).priceUntil,
  };
  await store.changeCheckout(tx, checkoutId, change);
  return { row: { ...row, ...change }, orders: await lockOrdersOf(tx, checkoutId) };
}

const changed = (totalCents: number) =>
  refuse('checkoutChanged', `Nothing was paid: it costs ${formatRand(totalCents)} now. Please look at it again.`);

/** What lies in Johannesburg and is not off the shelf for this checkout any more is taken again. */
async function takeAgain(tx: Tx, { row, orders }: Held): Promise<undefined | Refusal> {
  if (row.market !== markets.southAfrica) return undefined;
  const reserved = new Map((await takeReserved(tx, row.id)).map(({ skuId, quantity }) => [skuId, quantity]));
  const open = orders.flatMap(({ skuId, quantity }) => {
    const rest = quantity - (reserved.get(skuId) ?? 0);
    return rest > 0 ? [{ skuId, quantity: rest }] : [];
  });
  return (await takeStock(tx, open)).length > 0 ? refuse('stockGone') : undefined;
}

/** Pays an open checkout from the balance; one that is paid already answers the same. */
export async function payOpen(tx: Tx, wish: PayWish): Promise<Placed | Refusal> {
  const held = await holdAgreed(tx, wish);
  if (held instanceof Refusal) return held;
  const { row, orders } = held;
  if (row.state === checkoutStates.paid) return placedOf(row, orders.length, null);
  const { accountId, settings, now } = wish;
  const noStock = await takeAgain(tx, held);
  if (noStock) return noStock;
  const usedFor = couponUse(row.id);
  if (row.couponId !== null) await captureCoupon(tx, { usedFor, ref: checkoutNumber(row.id), now });
  const coins =
    row.scoinHoldId === null
      ? null
      : await captureCoins(tx, { accountId, holdId: row.scoinHoldId, terms: settings.get(scoinTerms), now });
  if (coins instanceof Refusal) return coins;
  const scoinEntryId = coins?.entryId ?? null;
  const paid = await payOrders(tx, { accountId, checkoutId: row.id, orders, scoinEntryId, now });
  if (paid instanceof Refusal) return shortOf(tx, accountId, row.totalCents, paid);
  const change = {
    state: checkoutStates.paid,
    paidAt: now,
    entryId: paid.entryId,
    scoinEntryId,
    scoinHoldId: null,
  } as const;
  await store.changeCheckout(tx, row.id, change);
  enqueue(tx, paidOrder, { checkoutId: row.id });
  return placedOf({ ...row, ...change }, orders.length, null);
}

/** Recharge & Pay for what waits already: it pays itself when the money is there. */
async function rechargeOpen(
  tx: Tx,
  outside: Outside,
  wish: PayWish,
  method: NonNullable<z.output<typeof payCheckout.input>['recharge']>,
): Promise<Placed | 'enough' | Refusal> {
  const held = await holdAgreed(tx, wish);
  if (held instanceof Refusal) return held;
  const { row, orders } = held;
  const { accountId, settings, now } = wish;
  const missing = row.totalCents - (await spendableBalance(tx, accountId));
  if (missing <= 0 || row.state === checkoutStates.paid) return 'enough';
  const amount = rechargeFor(missing, settings.get(rechargeTerms).minCents);
  const opening = { accountId, method, amount, key: randomUUID(), settings, now };
  // Should an earlier recharge for it arrive after all, that pays it as well.
  const recharge = await openRecharge(tx, outside, { ...opening, againOf: row.rechargeId ?? undefined });
  if (recharge instanceof Refusal) return recharge;
  if (row.rechargeId === null) await store.changeCheckout(tx, row.id, { rechargeId: recharge.id });
  return placedOf(row, orders.length, recharge.number);
}

export const pay =
  (outside: Outside) =>
  async (call: Call<'shopper'>, input: z.output<typeof payCheckout.input>): Promise<Placed | Refusal> => {
    const { accountId, vipLevel } = call.session;
    const settings = await call.settings();
    const { id: checkoutId, agreed, recharge } = input;
    const wish = { checkoutId, accountId, vipLevel, agreed, settings, now: call.clock.now() };
    if (recharge) {
      const opened = await call.db.transact((tx) => rechargeOpen(tx, outside, wish, recharge));
      if (opened !== 'enough') return opened;
    }
    return call.db.transact((tx) => payOpen(tx, wish));
  };

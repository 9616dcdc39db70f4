import { checkoutNumber, checkoutStates, orderStatuses } from '@sgb/contract/order-states.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { giveBackCoupon } from '../../books/coupons/index.ts';
import { couponsTerms } from '../../books/coupons/settings.ts';
import { releaseCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { returnStock } from '../../goods/catalog/index.ts';
import { giveBackBenefits } from '../../people/membership/index.ts';
import { actors, couponUse, lockOrdersOf, moveOrders } from '../orders/index.ts';
import { gone } from './open.ts';
import { takeReserved } from './reservation-store.ts';
import * as store from './store.ts';

export interface Cancelling extends At {
  readonly checkoutId: number;
  /** The shopper whose it is; the shop itself is null. */
  readonly by: number | null;
  readonly why: string;
}

/** Ends a checkout that waits: coupon, coins and stock are free again. Answers its row; undefined if it had ended. */
export async function cancelOpen(tx: Tx, cancelling: Cancelling): Promise<store.CheckoutRow | undefined | Refusal> {
  const { checkoutId, by, why, settings, now } = cancelling;
  const row = await store.lockCheckout(tx, checkoutId);
  if (!row || (by !== null && row.accountId !== by)) return gone();
  if (row.state === checkoutStates.paid) return refuse('checkoutPaid');
  if (row.state === checkoutStates.cancelled) return undefined;
  const { accountId } = row;
  const orders = (await lockOrdersOf(tx, row.id)).filter(({ status }) => status === orderStatuses.awaitingPayment);
  const who = by === null ? actors.shop : actors.shopper;
  const moved = await moveOrders(tx, orders, { to: orderStatuses.cancelled, who, by, why, now, quiet: true });
  if (moved) return moved;
  if (row.couponId !== null) {
    const { returnDays } = settings.get(couponsTerms);
    await giveBackCoupon(tx, { usedFor: couponUse(row.id), ref: checkoutNumber(row.id), now, returnDays });
  }
  if (row.scoinHoldId !== null) {
    const terms = settings.get(scoinTerms);
    const freed = await releaseCoins(tx, { accountId, holdId: row.scoinHoldId, terms, now });
    if (freed instanceof Refusal) return freed;
  }
  if (row.vipLevel > 0) await giveBackBenefits(tx, accountId, couponUse(row.id));
  await returnStock(tx, await takeReserved(tx, row.id));
  const change = { state: checkoutStates.cancelled, cancelledAt: now, scoinHoldId: null } as const;
  await store.changeCheckout(tx, row.id, change);
  return { ...row, ...change };
}

export async function cancel(call: Call<'shopper'>, { id }: { readonly id: number }) {
  const settings = await call.settings();
  const about = {
    checkoutId: id,
    by: call.session.accountId,
    why: 'Cancelled by you',
    settings,
    now: call.clock.now(),
  };
  const done = await call.db.transact((tx) => cancelOpen(tx, about));
  return done instanceof Refusal ? done : { id, state: checkoutStates.cancelled };
}

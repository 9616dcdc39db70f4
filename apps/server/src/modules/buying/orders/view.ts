import { checkoutNumber, markets, type OrderType, orderNumber, orderTypes } from '@sgb/contract/order-states.ts';
import type { OrderCard } from '@sgb/contract/orders.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { addWorkingHours } from '../../../platform/working-time.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { stockDispatchHours } from '../../goods/pricing/settings.ts';
import { actionsOf, remindAt, restoreUntil } from './action-rules.ts';
import type { ListedOrder } from './list-store.ts';
import type { RefundRules } from './refund/rules.ts';
import { actors } from './rules.ts';
import { ordersTerms, refundsTerms, teamWindows } from './settings.ts';
import type { OrderRow, TransitionRow } from './store.ts';

export function refundRules(settings: Settings): RefundRules {
  return { orders: settings.get(ordersTerms), refunds: settings.get(refundsTerms) };
}

/**
 * By when a paid order is to be bought: working hours here, without the holidays of China. Who buys together is bought
 * for once their team is over.
 */
export function buyBy(
  order: Pick<OrderRow, 'paidAt' | 'statusAt'> & { readonly type?: OrderType },
  settings: Settings,
): Date {
  const { buyHours, chinaDaysOff } = settings.get(ordersTerms);
  const working = settings.get(shopWorkingTime);
  const terms = { ...working, daysOff: [...working.daysOff, ...chinaDaysOff] };
  const paidAt = order.paidAt ?? order.statusAt;
  const from = order.type === orderTypes.groupPurchase ? addHours(paidAt, settings.get(teamWindows).hours) : paidAt;
  return addWorkingHours(terms, from, buyHours);
}

/** What paying promises, by the clock that will judge it: bought in China by then, or on its way from Johannesburg. */
export function promisedBy(
  order: Pick<OrderRow, 'market' | 'paidAt' | 'statusAt'> & { readonly type?: OrderType },
  settings: Settings,
): Date {
  if (order.market === markets.china) return buyBy(order, settings);
  const hours = settings.get(stockDispatchHours);
  return addWorkingHours(settings.get(shopWorkingTime), order.paidAt ?? order.statusAt, hours);
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function cardOf({ order, asked }: ListedOrder, now: Date, rules: RefundRules): OrderCard {
  return {
    id: order.id,
    number: orderNumber(order.id),
    checkoutNumber: order.checkoutId === null ? '' : checkoutNumber(order.checkoutId),
    checkoutId: order.checkoutId,
    roundId: order.roundId,
    splitting: order.splitting,
    type: order.type,
    market: order.market,
    status: order.status,
    statusAt: order.statusAt.toISOString(),
    createdAt: order.createdAt.toISOString(),
    productId: String(order.productId),
    supplierName: order.supplierName,
    title: order.title,
    options: order.options,
    picture: order.picture,
    quantity: order.quantity,
    unit: order.unit,
    unitCents: order.unitCents,
    paidCents: order.paidCents,
    refundedCents: order.refundedCents,
    declaredCents: order.declaredCents,
    remark: order.remark,
    mark: order.mark,
    asked,
    actions: actionsOf(order, now, rules, asked),
    remindAt: iso(remindAt(order, rules)),
    restoreUntil: iso(restoreUntil(order, rules)),
  };
}

export function happeningOf({ at, fromStatus, toStatus, who, why, moneyCents }: TransitionRow) {
  return {
    at: at.toISOString(),
    from: fromStatus,
    to: toStatus,
    who: who === actors.shopper ? ('You' as const) : ('SGB' as const),
    why,
    moneyCents,
  };
}

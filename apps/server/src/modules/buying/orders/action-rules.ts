import type { OrderAction } from '@sgb/contract/order-refunds.ts';
import { markets, type OrderStatus, orderTypes } from '@sgb/contract/order-states.ts';
import { addDays, addHours, dayMs, hourMs } from '@sgb/contract/time.ts';
import { freeCancelAt, type Refundable, type RefundRules, rowOf } from './refund/rules.ts';

export interface Actable extends Refundable {
  readonly remindedAt: Date | null;
  readonly evaluatedAt: Date | null;
  readonly roundId: number | null;
  readonly stockBatchId: number | null;
  readonly splitting: number | null;
}

/** From when on the supplier may be reminded; null where there is nobody to remind. */
export function remindAt(order: Actable, { orders }: RefundRules): Date | null {
  if (order.status !== 30 && order.status !== 32) return null;
  const first = (order.boughtAt ?? order.statusAt).getTime() + orders.remindFromDays * dayMs;
  const next = order.remindedAt ? order.remindedAt.getTime() + orders.remindEveryHours * hourMs : 0;
  return new Date(Math.max(first, next));
}

/** Until when a cancelled order can be had back; null where it cannot. */
export function restoreUntil(order: Actable, { orders }: RefundRules): Date | null {
  const possible =
    order.status === 90 &&
    order.market === markets.china &&
    order.type === orderTypes.purchase &&
    // What was in our warehouse went back to its supplier, or was given up.
    order.collectedAt === null;
  return possible ? addHours(order.statusAt, orders.restoreHours) : null;
}

/** Whether it was handed over and only the shopper's word is missing. */
export const awaitsSign = (order: Pick<Actable, 'status' | 'signedAt'>): boolean =>
  order.status === 113 || (order.status === 70 && order.signedAt === null);

export const awaitsReview = (order: Pick<Actable, 'type' | 'status' | 'signedAt' | 'evaluatedAt'>): boolean =>
  order.type !== orderTypes.transfer &&
  order.signedAt !== null &&
  order.evaluatedAt === null &&
  [70, 80, 114].includes(order.status);

/** Our buyers read the remark until they have bought. */
export const remarkOpen = (order: Pick<Actable, 'status'>): boolean =>
  order.status === 10 || order.status === 20 || order.status === 112;

const tracked: readonly OrderStatus[] = [30, 32, 35, 36, 37, 40, 50, 60, 70, 80, 113, 114];
const ended: readonly OrderStatus[] = [31, 70, 80, 90, 114, 115];

/** What the shopper can do now; the first is the next step. */
export function actionsOf(order: Actable, now: Date, rules: RefundRules, asked: boolean): OrderAction[] {
  const row = rowOf(order, now, rules);
  const restorable = restoreUntil(order, rules);
  const reminding = remindAt(order, rules);
  // A team that came together counts on everybody in it.
  const mayCancel = row === 'unpaid' || (order.type !== orderTypes.groupPurchase && (row === 'paid' || row === 'late'));
  const possible: readonly [OrderAction, boolean][] = [
    ['pay', order.status === 10],
    ['confirm', awaitsSign(order)],
    ['review', awaitsReview(order)],
    ['ship', order.status === 40 && order.roundId === null && order.stockBatchId === null && order.splitting === null],
    ['remind', reminding !== null && now >= reminding],
    ['restore', restorable !== null && now < restorable],
    ['track', tracked.includes(order.status)],
    ['cancel', !asked && mayCancel],
    [
      'refund',
      asked ||
        row === 'bought' ||
        row === 'sent' ||
        (row === 'arrived' && order.roundId === null && order.splitting === null) ||
        row === 'stockReturn',
    ],
    ['again', ended.includes(order.status) && order.type !== orderTypes.transfer],
    ['help', ![10, 20, 90].includes(order.status)],
  ];
  return possible.flatMap(([action, may]) => (may ? [action] : []));
}

export interface OrderClock {
  readonly at: Date;
  readonly text: string;
}

/** When its supplier should have sent it. */
const shipBy = (order: Pick<Actable, 'boughtAt' | 'statusAt'>, { orders }: RefundRules): Date =>
  addDays(order.boughtAt ?? order.statusAt, orders.shipDays);

interface Known {
  /** Counted in working hours, which the caller knows. */
  readonly promisedBy: Date;
  /** When the supplier sent it. */
  readonly sentAt: Date | null;
  readonly now: Date;
}

/** By when the next thing should have happened. */
export function clockOf(order: Actable, rules: RefundRules, { promisedBy, sentAt, now }: Known): OrderClock | null {
  const { orders } = rules;
  if (order.type === orderTypes.transfer && order.status === 40) return null;
  switch (order.status) {
    case 20:
      return { at: promisedBy, text: 'We buy it by then. If we are later, you get a coupon.' };
    case 112:
      return { at: promisedBy, text: 'It leaves our warehouse in Johannesburg by then.' };
    case 30:
    case 32: {
      const at = shipBy(order, rules);
      if (now < at) return { at, text: 'The supplier sends it by then.' };
      return {
        at: freeCancelAt(order, rules),
        text: 'The supplier is late. If it is not sent by then, you may cancel for free.',
      };
    }
    case 35:
    case 36:
    case 37: {
      const at = addDays(sentAt ?? order.statusAt, orders.arriveDays);
      const text = 'It reaches our warehouse in China by then.';
      return { at, text: now < at ? text : 'It should be in our warehouse by now. We are asking where it is.' };
    }
    case 40: {
      const at = addHours(order.collectedAt ?? order.statusAt, orders.objectHours);
      return at > now ? { at, text: 'Until then you may say that something is wrong with it.' } : null;
    }
    case 70:
    case 113:
      return awaitsSign(order)
        ? {
            at: addDays(order.statusAt, orders.autoSignDays),
            text: 'If you have not signed for it by then, it counts as signed for.',
          }
        : { at: addDays(order.signedAt ?? order.statusAt, orders.closeDays), text: 'The order is closed then.' };
    case 114:
      return { at: addDays(order.signedAt ?? order.statusAt, orders.closeDays), text: 'The order is closed then.' };
    default:
      return null;
  }
}

import { type Decider, type DeductionKind, type RefundReason, refundReasons } from '@sgb/contract/order-refunds.ts';
import { type OrderStatus, orderTypes, type RefundType, refundTypes } from '@sgb/contract/order-states.ts';
import { addDays, addHours } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { SettingValue } from '../../../../platform/settings/define.ts';
import { type Amounts, cashOf, type Movable, noAmounts, type Part, type Priced, parts, sumOf } from '../rules.ts';
import type { ordersTerms, refundsTerms } from '../settings.ts';

/** The rows of the ladder (rules, section 19), and what of our own shelves goes beside them (section 17). */
export type LadderRow =
  | 'unpaid'
  | 'paid'
  | 'bought'
  | 'late'
  | 'sent'
  | 'arrived'
  | 'kept'
  | 'parcel'
  | 'gone'
  | 'over'
  | 'packing'
  | 'stockReturn';

export interface Refundable extends Movable, Priced {
  readonly statusAt: Date;
  readonly paidAt: Date | null;
  readonly boughtAt: Date | null;
  readonly collectedAt: Date | null;
  readonly signedAt: Date | null;
}

export interface RefundRules {
  readonly orders: SettingValue<typeof ordersTerms>;
  readonly refunds: SettingValue<typeof refundsTerms>;
}

export const rowOfStatus: Readonly<Record<OrderStatus, LadderRow>> = {
  10: 'unpaid',
  20: 'paid',
  30: 'bought',
  31: 'over',
  32: 'bought',
  35: 'sent',
  36: 'sent',
  37: 'sent',
  40: 'arrived',
  50: 'parcel',
  60: 'gone',
  70: 'gone',
  80: 'gone',
  90: 'over',
  112: 'packing',
  113: 'packing',
  114: 'stockReturn',
  115: 'over',
};

/** From when on a supplier that has sent nothing may be left for nothing. */
export const freeCancelAt = (order: Pick<Refundable, 'boughtAt' | 'statusAt'>, { orders }: RefundRules): Date =>
  addDays(order.boughtAt ?? order.statusAt, orders.freeCancelDays);

const objectUntil = (order: Refundable, { orders }: RefundRules) =>
  addHours(order.collectedAt ?? order.statusAt, orders.objectHours);

const returnUntil = (order: Refundable, { refunds }: RefundRules) =>
  addDays(order.signedAt ?? order.statusAt, refunds.stockReturnDays);

export function rowOf(order: Refundable, now: Date, rules: RefundRules): LadderRow {
  const row = rowOfStatus[order.status];
  // Nobody paid us for it, so nothing can come back.
  if (order.type === orderTypes.transfer && (row === 'sent' || row === 'arrived')) return 'kept';
  if (row === 'bought' && now >= freeCancelAt(order, rules)) return 'late';
  if (row === 'arrived' && (now > objectUntil(order, rules) || order.type === orderTypes.clearance)) return 'kept';
  if (row === 'stockReturn' && (now > returnUntil(order, rules) || order.type === orderTypes.clearance)) return 'gone';
  return row;
}

interface Deduction {
  readonly kind: DeductionKind;
  readonly cents: number;
  readonly waived: boolean;
}

export interface Ladder {
  readonly row: LadderRow;
  readonly reason: RefundReason;
  readonly decider: Decider;
  readonly types: readonly RefundType[];
  readonly cash: Amounts;
  readonly backCents: number;
  readonly deductions: readonly Deduction[];
  readonly coupon: boolean;
  readonly coins: boolean;
  readonly answerDays: number;
  readonly text: string;
  readonly until: { readonly at: Date; readonly text: string } | null;
}

export interface About {
  readonly now: Date;
  readonly reason: RefundReason;
  /** What it costs to send it back to its supplier. */
  readonly returnFreightCents: number;
  /** How often the handling was waived this month. */
  readonly waivedThisMonth: number;
}

interface Row {
  readonly decider: Decider;
  readonly types?: readonly RefundType[];
  readonly answerDays?: number;
  /** Parts that stay with the shop in whole. */
  readonly keeps?: readonly Part[];
  readonly keptFeeCents?: number;
  readonly returnFreight?: boolean;
  readonly handling?: boolean;
  readonly coupon?: boolean;
  readonly coins?: boolean;
  readonly text: string;
  readonly until?: Ladder['until'];
}

const wholeBack = { coupon: true, coins: true } as const;

/** One row of the ladder, for a reason, at a moment. */
function rowFor(row: LadderRow, order: Refundable, { now, reason }: About, rules: RefundRules): Row {
  const { refunds } = rules;
  const { answerDays } = refunds;
  const mind = reason === refundReasons.changeOfMind;
  switch (row) {
    case 'unpaid':
      return { decider: 'shopper', ...wholeBack, text: 'Nothing was paid yet. A coupon and S Coin are free again.' };
    case 'paid':
      return {
        decider: 'shopper',
        types: [1],
        ...wholeBack,
        text: 'Everything comes back at once. Once our buyers have bought it, the supplier has to agree.',
      };
    case 'bought': {
      const freeUntil = addHours(order.paidAt ?? order.statusAt, refunds.mindHours);
      const free = now < freeUntil;
      return {
        decider: 'seller',
        types: [1],
        answerDays: answerDays.bought,
        keptFeeCents: mind && !free ? refunds.keptFeeCents : 0,
        coins: true,
        coupon: !mind,
        text: `The supplier has to agree, within ${answerDays.bought} days.`,
        until:
          mind && free
            ? {
                at: freeUntil,
                text: `Then up to ${formatRand(refunds.keptFeeCents)} of the service fee stays with us.`,
              }
            : { at: freeCancelAt(order, rules), text: 'If the supplier has not sent it by then, cancelling is free.' },
      };
    }
    case 'late':
      return {
        decider: 'shopper',
        types: [1],
        ...wholeBack,
        text: 'The supplier is too late: you may cancel, and everything comes back at once.',
      };
    case 'sent':
      return {
        decider: 'seller',
        types: [2],
        answerDays: answerDays.sent,
        keeps: mind ? ['chinaFreight', 'serviceFee'] : ['chinaFreight'],
        returnFreight: true,
        coins: !mind,
        coupon: !mind,
        text: `It is on its way already. The supplier has to agree, within ${answerDays.sent} days.`,
      };
    case 'arrived':
      return {
        decider: 'seller',
        types: mind ? [2] : [2, 3, 4],
        answerDays: answerDays.arrived,
        ...(mind && {
          keeps: ['chinaFreight', 'serviceFee', 'services'] as const,
          returnFreight: true,
          handling: true,
        }),
        coins: !mind,
        coupon: !mind,
        text: `We send it back to the supplier, who has to agree. That takes 7 to ${answerDays.arrived} days.`,
        until: { at: objectUntil(order, rules), text: 'After that only a fault of the supplier or of ours counts.' },
      };
    case 'stockReturn':
      return {
        decider: 'seller',
        types: mind ? [2] : [2, 3, 4],
        answerDays: answerDays.stock,
        ...(mind && { keeps: ['delivery'] as const }),
        text: mind
          ? 'Send it back unused. You pay for sending it back; we refund the goods when they have arrived.'
          : 'We look at it and pay back goods and delivery.',
        until: { at: returnUntil(order, rules), text: 'Until then it can be returned.' },
      };
    case 'kept':
      return { decider: 'none', text: 'Now only a fault of the supplier or of ours counts. Please ask for help.' };
    case 'parcel':
      return { decider: 'none', text: 'It is in a parcel. Take it out of the parcel first.' };
    case 'packing':
      return { decider: 'none', text: 'It is on its way to you. You can return it once you have signed for it.' };
    case 'gone':
      return { decider: 'none', text: 'It is too late to cancel. If something is wrong, please ask for help.' };
    case 'over':
      return { decider: 'none', text: 'This order has ended.' };
  }
}

const deductionOf: Readonly<Partial<Record<Part, DeductionKind>>> = {
  serviceFee: 'serviceFee',
  chinaFreight: 'chinaFreight',
  services: 'services',
  delivery: 'delivery',
};

/** Exactly what comes back of an order, and what does not: together they are what was paid. */
export function ladderOf(order: Refundable, about: About, rules: RefundRules): Ladder {
  const row = rowOf(order, about.now, rules);
  const found = rowFor(row, order, about, rules);
  const group = order.type === orderTypes.groupPurchase && row !== 'unpaid';
  const decider: Decider = group && found.decider === 'shopper' ? 'none' : found.decider;
  const shared = {
    row,
    reason: about.reason,
    decider,
    types: decider === 'none' ? [] : (found.types ?? []),
    answerDays: found.answerDays ?? 0,
    text: group && decider === 'none' ? 'A group purchase that succeeded cannot be cancelled.' : found.text,
    until: decider === 'none' ? null : (found.until ?? null),
  };
  if (decider === 'none' || row === 'unpaid') {
    return {
      ...shared,
      cash: noAmounts,
      backCents: 0,
      deductions: [],
      coupon: row === 'unpaid',
      coins: row === 'unpaid',
    };
  }
  const paid = cashOf(order);
  const deductions: Deduction[] = [];
  const cash = { ...paid };
  const keep = (part: Part, kind: DeductionKind, most: number) => {
    const cents = Math.min(cash[part], most);
    cash[part] -= cents;
    if (cents > 0) deductions.push({ kind, cents, waived: false });
  };
  for (const part of parts) {
    const kind = deductionOf[part];
    if (kind && found.keeps?.includes(part)) keep(part, kind, paid[part]);
  }
  if (found.keptFeeCents) keep('serviceFee', 'serviceFee', found.keptFeeCents);
  if (found.returnFreight) keep('goods', 'returnFreight', about.returnFreightCents);
  if (found.handling) {
    if (about.waivedThisMonth >= rules.refunds.freeHandling) keep('goods', 'handling', rules.refunds.handlingCents);
    else deductions.push({ kind: 'handling', cents: 0, waived: true });
  }
  return {
    ...shared,
    cash,
    backCents: sumOf(cash),
    deductions,
    coupon: (found.coupon ?? false) && order.couponCents > 0,
    coins: (found.coins ?? false) && order.scoinCents > 0,
  };
}

/** Both reasons where they differ, one where nobody asks for a reason. */
export function reasonsFor(row: LadderRow): readonly RefundReason[] {
  const asked: readonly LadderRow[] = ['bought', 'sent', 'arrived', 'stockReturn'];
  return asked.includes(row) ? [refundReasons.changeOfMind, refundReasons.fault] : [refundReasons.changeOfMind];
}

/** What a wish of this type brings: an exchange no money, a refund without a return at most the goods. */
export function wishOf(ladder: Ladder, type: RefundType): Pick<Ladder, 'cash' | 'backCents' | 'coupon' | 'coins'> {
  if (type === refundTypes.exchange) return { cash: noAmounts, backCents: 0, coupon: false, coins: false };
  if (type !== refundTypes.refundOnly) return ladder;
  const { goods } = ladder.cash;
  return { cash: { ...noAmounts, goods }, backCents: goods, coupon: false, coins: false };
}

/** Whether an agreed wish ends the order. */
export const endsOrder = (type: RefundType): boolean => type === refundTypes.cancel || type === refundTypes.returnGoods;

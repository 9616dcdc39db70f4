import { entryTypes } from '@sgb/contract/ledger.ts';
import { checkoutNumber } from '@sgb/contract/order-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Balances, book, captureHolds, spendable } from '../../books/ledger/index.ts';
import { dividedOf, type Part, type Priced, parts } from './rules.ts';

export const tillOf = {
  goods: 'sales.goods',
  chinaFreight: 'sales.chinaFreight',
  serviceFee: 'sales.serviceFee',
  services: 'sales.services',
  delivery: 'sales.delivery',
} as const satisfies Record<Part, string>;

/** What an order is called in the books. */
const itemOf = (orderId: number): string => `order:${orderId}`;

/** What was split off is in the books under the order that was paid for. */
export const paidItemOf = ({ id, splitOf }: { readonly id: number; readonly splitOf: number | null }): string =>
  itemOf(splitOf ?? id);

/** What coupons and coins pay of an order. */
function giftsOf(order: Priced & { readonly id: number }) {
  const item = itemOf(order.id);
  const divided = dividedOf(order);
  const gifts = parts.flatMap((part) => [
    { from: 'promotions.coupon' as const, to: tillOf[part], amount: divided[part].coupon, item },
    { from: 'promotions.scoin' as const, to: tillOf[part], amount: divided[part].coins, item },
  ]);
  return gifts.filter(({ amount }) => amount > 0);
}

/** What its shopper pays with money. */
function cashTo(order: Priced & { readonly id: number }) {
  const item = itemOf(order.id);
  const divided = dividedOf(order);
  return parts
    .map((part) => ({ to: tillOf[part], amount: divided[part].cash, item }))
    .filter(({ amount }) => amount > 0);
}

/** What coupons and coins pay comes first, so that a refund in part takes from the money and leaves them alone. */
const postingsOf = (accountId: number, order: Priced & { readonly id: number }) => [
  ...giftsOf(order),
  ...cashTo(order).map((cash) => ({ from: spendable(accountId), ...cash })),
];

export interface Payment {
  readonly accountId: number;
  readonly checkoutId: number;
  readonly orders: readonly (Priced & { readonly id: number })[];
  readonly now: Date;
  /** What lay in the shopper's balances when the caller looked. */
  readonly seen?: Balances;
  /** The number that its entry is to have, from `nextEntryId`. */
  readonly entryId?: number;
}

function entryOf({ accountId, checkoutId, orders, now, seen, entryId }: Payment) {
  return {
    key: `checkout:${checkoutId}:pay`,
    type: entryTypes.order,
    ref: checkoutNumber(checkoutId),
    note: orders.length === 1 ? '1 order' : `${orders.length} orders`,
    postings: orders.flatMap((order) => postingsOf(accountId, order)),
    now,
    ...(seen && { seen }),
    ...(entryId !== undefined && { id: entryId }),
  };
}

/** Takes the money for all orders of a checkout, each part to where it belongs. */
export const bookPayment = (tx: Tx, payment: Payment) => book(tx, entryOf(payment));

export interface SetAsidePayment {
  readonly holdId: number;
  readonly order: Priced & { readonly id: number };
}

/** The same with money that was set aside for orders before they were any; one answer for each, in their order. */
export function takePayments(tx: Tx, payments: readonly SetAsidePayment[], now: Date) {
  return captureHolds(
    tx,
    payments.map(({ holdId, order }) => {
      const [first, ...others] = cashTo(order);
      if (!first) throw new Error(`order ${order.id} costs nothing, and yet money was set aside for it`);
      return { holdId, to: [first, ...others], gifts: giftsOf(order), note: '1 order', now };
    }),
  );
}

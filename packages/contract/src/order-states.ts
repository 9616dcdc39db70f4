import type { Market } from './markets.ts';

/** What an order is at, as plain data: product document, section 4, and rules, sections 0 and 5. */

export const orderStatuses = {
  awaitingPayment: 10,
  paid: 20,
  purchasedNoPay: 30,
  failed: 31,
  purchasedAndPay: 32,
  sellerShipped1: 35,
  sellerShipped2: 36,
  sellerShipped3: 37,
  collected: 40,
  waitingShipment: 50,
  shipped: 60,
  signed: 70,
  closed: 80,
  cancelled: 90,
  /** From our own shelves in Johannesburg. */
  stockProcessing: 112,
  stockShipped: 113,
  stockReview: 114,
  stockFailed: 115,
} as const;
export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses];
export const orderStatusIds = Object.values(orderStatuses);

export type StatusColour = 'blue' | 'yellow' | 'red' | 'grey' | 'orange';

export interface StatusWords {
  /** The product document's own name. */
  readonly name: string;
  /** What a shopper reads on a badge. */
  readonly label: string;
  readonly text: string;
  readonly colour: StatusColour;
}

export const statusWords: Readonly<Record<OrderStatus, StatusWords>> = {
  10: {
    name: 'AwaitingPayment',
    label: 'Awaiting payment',
    text: 'Waiting for you to pay for the order.',
    colour: 'blue',
  },
  20: { name: 'Paid', label: 'Paid', text: 'Paid and being purchased from the supplier.', colour: 'yellow' },
  30: { name: 'PurchasedNoPay', label: 'Purchased', text: 'Purchased from the supplier.', colour: 'yellow' },
  31: { name: 'Failed', label: 'Failed', text: 'Failed. Your money is back in your balance.', colour: 'red' },
  32: {
    name: 'PurchasedAndPay',
    label: 'Bought and paid',
    text: 'Bought and paid, waiting for supplier.',
    colour: 'yellow',
  },
  35: {
    name: 'SellerShipped_1',
    label: 'Sent by supplier',
    text: 'The supplier sent it to the China warehouse.',
    colour: 'grey',
  },
  36: { name: 'SellerShipped_2', label: 'On the way in China', text: 'On the way inside China.', colour: 'grey' },
  37: {
    name: 'SellerShipped_3',
    label: 'Arriving',
    text: 'Arriving at our China warehouse.',
    colour: 'orange',
  },
  40: { name: 'Collected', label: 'In our warehouse', text: 'Arrived at the China warehouse.', colour: 'orange' },
  50: { name: 'WaitingShipment', label: 'Packed', text: 'Packed, waiting for dispatch.', colour: 'orange' },
  60: { name: 'Shipped', label: 'Shipped', text: 'Shipped from China.', colour: 'orange' },
  70: { name: 'Signed', label: 'Being signed', text: 'Being signed for at its destination.', colour: 'yellow' },
  80: { name: 'Closed', label: 'Finished', text: 'Finished.', colour: 'yellow' },
  90: { name: 'Cancelled', label: 'Cancelled', text: 'Cancelled, money back in balance.', colour: 'red' },
  112: {
    name: 'Processing',
    label: 'Processing',
    text: 'Paid, being packed in our Johannesburg warehouse.',
    colour: 'yellow',
  },
  113: { name: 'Shipped', label: 'Shipped', text: 'On its way to you.', colour: 'orange' },
  114: { name: 'Review', label: 'To review', text: 'Signed for. Tell us how it was.', colour: 'yellow' },
  115: { name: 'Failed', label: 'Failed', text: 'Failed. Your money is back in your balance.', colour: 'red' },
};

/** Product document, section 9. */
export const orderTypes = { purchase: 0, groupPurchase: 5, transfer: 10, clearance: 15 } as const;
export type OrderType = (typeof orderTypes)[keyof typeof orderTypes];

export { type Market, markets } from './markets.ts';

/** Tabs of the order list and what each holds. Parcels being combined (8) and group ship (10) are not lists of statuses. */
export const orderTabs = {
  all: 1,
  purchase: 3,
  ship: 4,
  transit: 5,
  complete: 6,
  fail: 7,
  combine: 8,
  comment: 9,
  consolidate: 10,
  stock: 111,
  stockProcessing: 112,
  stockShipped: 113,
  stockReview: 114,
  stockFailed: 115,
} as const;
export type OrderTab = (typeof orderTabs)[keyof typeof orderTabs];

/** The list of orders at a tab of one market: the one place that knows how its address is written. */
export const orderListHref = (market: Market, tab: OrderTab): string =>
  `/shoporder/2/index?tagIndex=${tab}&type=${market}`;

export const tabStatuses: Readonly<Partial<Record<OrderTab, readonly OrderStatus[]>>> = {
  3: [10, 20, 30, 32, 35, 36, 37],
  4: [40],
  5: [50, 60],
  6: [70, 80],
  7: [31, 90],
  112: [10, 112],
  113: [113],
  114: [114],
  115: [115, 90],
};

/** Refunds, section 19 of the rules. */
export const refundTypes = { cancel: 1, returnGoods: 2, exchange: 3, refundOnly: 4 } as const;
export type RefundType = (typeof refundTypes)[keyof typeof refundTypes];

/** What a checkout is at. */
export const checkoutStates = { awaitingPayment: 10, paid: 20, cancelled: 90 } as const;
export type CheckoutState = (typeof checkoutStates)[keyof typeof checkoutStates];

export { orderNumber } from './order-number.ts';

export const checkoutNumber = (id: number): string => `CO${String(id).padStart(8, '0')}`;

/** Turns 'SO00000012', 'so12' or '12' into 12. */
export function orderIdOf(text: string): number | undefined {
  const digits = /^\s*(?:so)?0*([1-9]\d{0,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits);
  return digits !== undefined && id <= 2_147_483_647 ? id : undefined;
}

type Steps = readonly { readonly label: string; readonly from: readonly OrderStatus[] }[];

/** The line that an order walks along, and the statuses that have reached each point of it. */
const progressSteps: Readonly<Record<Market, Steps>> = {
  0: [
    { label: 'Paid', from: [20] },
    { label: 'Bought', from: [30, 32] },
    { label: 'On the way', from: [35, 36, 37] },
    { label: 'In warehouse', from: [40, 50] },
    { label: 'Shipped', from: [60] },
    { label: 'Signed', from: [70, 80] },
  ],
  1: [
    { label: 'Paid', from: [112] },
    { label: 'Shipped', from: [113] },
    { label: 'Signed', from: [114, 80] },
  ],
};

/** What its shopper sent to us is here before it is an order. */
const forwardedSteps: Steps = [
  { label: 'Arrived', from: [37] },
  { label: 'In warehouse', from: [40, 50] },
  { label: 'Shipped', from: [60] },
  { label: 'Signed', from: [70, 80] },
];

export function stepsOf({ type, market }: { readonly type: OrderType; readonly market: Market }): Steps {
  return type === orderTypes.transfer ? forwardedSteps : progressSteps[market];
}

/** How many points of its line an order has reached; null for one that left it. */
export function progressOf(order: Parameters<typeof stepsOf>[0] & { readonly status: OrderStatus }): number | null {
  if (order.status === 10) return 0;
  const place = stepsOf(order).findIndex(({ from }) => from.includes(order.status));
  return place === -1 ? null : place + 1;
}

/** What is said of an order at its status; of money that came back only where some did. */
export function statusText(order: { readonly status: OrderStatus; readonly refundedCents: number }): string {
  const { status, refundedCents } = order;
  return status === orderStatuses.cancelled && refundedCents === 0 ? 'Cancelled.' : statusWords[status].text;
}

import { type Market, markets, type OrderStatus, type OrderType, orderTypes } from '@sgb/contract/order-states.ts';

/** Who moved an order. */
export const actors = { shopper: 1, staff: 2, shop: 3 } as const;
export type Who = (typeof actors)[keyof typeof actors];

/** A service of our warehouse that was ordered with the goods. */
export interface ChosenService {
  /** So many of them were free. */
  readonly free?: number;
  readonly code: string;
  readonly name: string;
  readonly count: number;
  readonly cents: number;
}

type Transitions = Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>>;

/** Bought for the shopper in China: rules, section 0, decision 2. */
const chinaTransitions: Transitions = {
  10: [20, 90],
  20: [30, 31, 90],
  30: [32, 31, 90],
  32: [35, 31, 90],
  35: [36, 40, 31],
  36: [37, 40, 31],
  37: [40, 31],
  40: [50, 90],
  50: [60, 40],
  60: [70],
  70: [80],
  90: [10],
};

/** From our own shelves in Johannesburg. */
const stockTransitions: Transitions = {
  10: [112, 90],
  112: [113, 115],
  113: [114],
  114: [80],
};

/** A clearance piece in Guangzhou lies in the warehouse already when it is paid for. */
const pieceTransitions: Transitions = { ...chinaTransitions, 10: [40, 90], 90: [] };

/** What a shopper sent to our warehouse begins at its gate; it has no supplier to fail and no price to come back. */
const forwardedTransitions: Transitions = {
  37: [40],
  40: [50, 90],
  50: [60, 40],
  60: [70],
  70: [80],
};

function transitionsOf(order: { readonly type: OrderType; readonly market: Market }): Transitions {
  if (order.market === markets.southAfrica) return stockTransitions;
  if (order.type === orderTypes.transfer) return forwardedTransitions;
  return order.type === orderTypes.clearance ? pieceTransitions : chinaTransitions;
}

export interface Movable {
  readonly type: OrderType;
  readonly market: Market;
  readonly status: OrderStatus;
}

export function mayMove(order: Movable, to: OrderStatus): boolean {
  return transitionsOf(order)[order.status]?.includes(to) ?? false;
}

/** What an order is at once it is paid for. */
export function paidStatus(order: Movable): OrderStatus {
  const [next] = transitionsOf(order)[10] ?? [];
  if (next === undefined) throw new Error('an order that waits for its payment can be paid');
  return next;
}

/** The parts that an order's price is made of. */
export const parts = ['goods', 'chinaFreight', 'serviceFee', 'services', 'delivery'] as const;
export type Part = (typeof parts)[number];
export type Amounts = Readonly<Record<Part, number>>;

export const noAmounts: Amounts = { goods: 0, chinaFreight: 0, serviceFee: 0, services: 0, delivery: 0 };

/** An order that costs its shopper nothing. */
export const nothingPaid = {
  goodsCents: 0,
  chinaFreightCents: 0,
  serviceFeeCents: 0,
  servicesCents: 0,
  deliveryCents: 0,
  couponCents: 0,
  scoinCents: 0,
  scoin: 0,
  paidCents: 0,
} as const;

export interface Priced {
  readonly goodsCents: number;
  readonly chinaFreightCents: number;
  readonly serviceFeeCents: number;
  readonly servicesCents: number;
  readonly deliveryCents: number;
  readonly couponCents: number;
  readonly scoinCents: number;
  /** What of the money for each part has gone back already. */
  readonly returned?: Partial<Amounts>;
}

/** What each part costs, and what of it a coupon or coins paid: the coupon goods, the coins our fee and then freight. */
export function dividedOf(order: Priced): Record<Part, { full: number; coupon: number; coins: number; cash: number }> {
  const feeCoins = Math.min(order.scoinCents, order.serviceFeeCents);
  const divide = (full: number, coupon = 0, coins = 0) => ({ full, coupon, coins, cash: full - coupon - coins });
  return {
    goods: divide(order.goodsCents, order.couponCents),
    chinaFreight: divide(order.chinaFreightCents, 0, order.scoinCents - feeCoins),
    serviceFee: divide(order.serviceFeeCents, 0, feeCoins),
    services: divide(order.servicesCents),
    delivery: divide(order.deliveryCents),
  };
}

/** What we have of the shopper's money for each part: what they paid, without what has gone back. */
export function cashOf(order: Priced): Amounts {
  const divided = dividedOf(order);
  const left = (part: Part) => divided[part].cash - (order.returned?.[part] ?? 0);
  return {
    goods: left('goods'),
    chinaFreight: left('chinaFreight'),
    serviceFee: left('serviceFee'),
    services: left('services'),
    delivery: left('delivery'),
  };
}

/** What customs are told of an order: what was paid for its goods, or what its shopper declared. */
export const worthOf = (order: { readonly goodsCents: number; readonly declaredCents: number }): number =>
  order.goodsCents + order.declaredCents;

export const sumOf = (amounts: Amounts): number => parts.reduce((sum, part) => sum + amounts[part], 0);

import { markets, type OrderStatus, orderStatuses, orderTypes } from '@sgb/contract/order-states.ts';

/** What of an order decides whether it can be split. */
export interface Splittable {
  readonly status: OrderStatus;
  readonly market: number;
  readonly type: number;
  readonly quantity: number;
  readonly roundId: number | null;
  readonly stockBatchId: number | null;
}

/** Several pieces that lie in our China warehouse and are promised to nobody; a clearance piece is one. */
export const maySplit = (order: Splittable): boolean =>
  order.status === orderStatuses.collected &&
  order.market === markets.china &&
  order.type !== orderTypes.clearance &&
  order.quantity > 1 &&
  order.roundId === null &&
  order.stockBatchId === null;

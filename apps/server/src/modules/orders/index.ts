export { sendAgain } from './again.ts';
export { orderChecks } from './checks.ts';
export { collectedOrders, orderIdsByTitle, ordersAt, suppliersToBuy } from './desk-store.ts';
export { evaluateOrders } from './evaluate.ts';
export { writeForwarded } from './forwarded.ts';
export { apologiseJob, autoSignJob, closeOrdersJob, lateSellersJob, overdueRequestsJob } from './jobs.ts';
export { countOrders } from './list-store.ts';
export { moveOrders, payOrders, tellOfMove } from './move.ts';
export { bookPayment } from './payment.ts';
export { couponUse, failOrder, giveBack, noGifts } from './refund.ts';
export { waitingAmong, waitingRequest } from './request-store.ts';
export { orderRoutes } from './routes.ts';
export {
  type Amounts,
  type ChosenService,
  cashOf,
  dividedOf,
  mayMove,
  movers,
  noAmounts,
  type Priced,
  paidStatus,
  sumOf,
  worthOf,
} from './rules.ts';
export { orderSaving } from './saving.ts';
export { signOrders, takeBackReward } from './sign.ts';
export { type Arrived, emptyOrderSources, type OrderSources, type Shipment, type StorageState } from './sources.ts';
export { lockOrder, lockOrders, lockOrdersOf, type NewOrder, type OrderRow, orderById, ordersById } from './store.ts';
export { buyBy } from './view.ts';
export {
  type DraftOrder,
  type NewPrice,
  nextOrderIds,
  orderOfPiece,
  ordersOfCheckouts,
  repriceOrders,
  writeOrders,
} from './write.ts';

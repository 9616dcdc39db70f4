export { sendAgain } from './again.ts';
export { type Bought, boughtBy } from './bought.ts';
export { buyersSince, lastBought } from './buyers.ts';
export { ordersFound } from './console.ts';
export {
  collectedOrders,
  failedOrders,
  failedSource,
  orderIdsByTitle,
  ordersAt,
  soldHere,
  suppliersToBuy,
} from './desk-store.ts';
export { evaluateOrders } from './evaluate.ts';
export { writeForwarded } from './forwarded.ts';
export { countOrders, openOrdersOf, paidByDay, paidTogether, transitionsOfOrder } from './list-store.ts';
export { moveOrders, payOrders, refusalOfTransition, tellOfTransition } from './move.ts';
export type { Arrived, Shipment, StorageState } from './needs.ts';
export { bookPayment, takePayments } from './payment.ts';
export { couponUse, failOrder, giveBack, noGifts } from './refund/refund.ts';
export { waitingAmong, waitingRequest, waitingRequestSum, waitingRequests } from './refund/request-store.ts';
export { freeFromRound, lockForRound, ordersInRounds, putIntoRound, roundOrders } from './round.ts';
export {
  type Amounts,
  actors,
  type ChosenService,
  cashOf,
  dividedOf,
  mayMove,
  noAmounts,
  type Priced,
  paidStatus,
  sumOf,
  worthOf,
} from './rules.ts';
export { orderSaving } from './saving.ts';
export { signOrders, takeBackReward } from './sign.ts';
export { divideOrder, markSplitting, noteSplit, timesSplit } from './split.ts';
export { failedOfBatches, ordersOfBatches, putIntoBatch } from './stock-batch.ts';
export { lockOrder, lockOrders, lockOrdersOf, type NewOrder, type OrderRow, orderById, ordersById } from './store.ts';
export { setGathering } from './team.ts';
export { anyOrders, orderIdsOfSupplier } from './trade-list.ts';
export { buyBy, promisedBy } from './view.ts';
export { tellRefunded } from './worth.ts';
export {
  type DraftOrder,
  type NewPrice,
  nextOrderIds,
  orderIdsOf,
  orderOfPiece,
  ordersOfCheckouts,
  repriceOrders,
  writeOrders,
} from './write.ts';

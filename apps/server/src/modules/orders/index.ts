export { orderChecks } from './checks.ts';
export { type OrdersWanted, ordersAt, ordersById, suppliersToBuy } from './desk-store.ts';
export { moveOrders, type OrderMove, type PayWish, payOrders, tellOfMove } from './move.ts';
export { type Cancelling, cancelOrder, couponUse, failOrder, giveBack } from './refund.ts';
export { type Amounts, type ChosenService, cashOf, mayMove, movers } from './rules.ts';
export {
  insertOrders,
  lockOrder,
  lockOrders,
  lockOrdersOf,
  type NewOrder,
  type OrderRow,
  orderById,
  writeBeginnings,
} from './store.ts';

export { holdPurchasesOf, orderArrived, shareLine, tracesOf } from './arrival.ts';
export type { Desk } from './desk.ts';
export { expectedSource } from './expected.ts';
export { placeOrders } from './place.ts';
export { ordersOfBill, purchaseById, purchaseOfOrder } from './store.ts';
export { urgeOfOrder } from './urge-store.ts';
export { remindSellerOf } from './urges.ts';

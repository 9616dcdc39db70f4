/** For those who build worlds: the demo, benches and tests. */
export { purchaseOfOrder } from './arrival.ts';
export { placeOrders } from './place.ts';
export { pullPurchase } from './pull.ts';
export { hasPurchases, rememberPurchase } from './remember.ts';

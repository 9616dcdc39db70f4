/** For those who build worlds: the demo, benches and tests. */
export { purchaseOfOrder } from './arrival.ts';
export { placeOrders } from './place.ts';
export { pullPurchase } from './pull.ts';

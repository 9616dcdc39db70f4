/** For those who build worlds: the demo, benches and tests. */

export { orderChecks } from './checks.ts';
export { allGifts, cancelOrder } from './refund/refund.ts';
export { signedOrdersOf } from './sign-store.ts';
export { hasOrders, insertOrders, writeBeginnings } from './store.ts';

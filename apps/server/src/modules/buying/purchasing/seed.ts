/** For those who build worlds: the demo, benches and tests. */
export { purchaseOfOrder } from './arrival.ts';
export { fetchMissedJob, followMessageJob, sweepMessagesJob } from './message-jobs.ts';
export { placeOrders } from './place.ts';
export { pullPurchase } from './pull.ts';
export { followRefundsJob } from './refunds/follow.ts';
export { hasPurchases, rememberPurchases } from './remember.ts';
export { urgeJob } from './urges.ts';

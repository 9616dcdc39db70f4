export { holdPurchasesOf, orderArrived, purchaseOfOrder, tracesOf } from './arrival.ts';
export { purchaseChecks } from './checks.ts';
export { latePurchasesJob, purchasingJobs } from './jobs.ts';
export { placeOrders } from './place.ts';
export { pullPurchase } from './pull.ts';
export { purchasingRoutes } from './routes.ts';
export { ordersOfBill } from './store.ts';

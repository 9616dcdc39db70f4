export { holdPurchasesOf, orderArrived, tracesOf } from './arrival.ts';
export { purchaseChecks } from './checks.ts';
export { latePurchasesJob, purchasingJobs } from './jobs.ts';
export { purchasingRoutes } from './routes.ts';
export { ordersOfBill } from './store.ts';

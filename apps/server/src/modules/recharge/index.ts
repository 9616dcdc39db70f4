export { callbackJob } from './callback.ts';
export { rechargeChecks } from './checks.ts';
export { creditedJob } from './credited.ts';
export { lateReviewsJob, requeryJob, sweepCallbacksJob } from './jobs.ts';
export { rechargeRoutes } from './routes.ts';
export { accountsIn, referenceOf } from './rules.ts';
export { offered as offeredGateways, openRecharge } from './service.ts';
export { dueAt, numbersOf } from './store.ts';

export { callbackJob } from './callback.ts';
export { rechargeChecks } from './checks.ts';
export { lateReviewsJob, requeryJob, sweepCallbacksJob } from './jobs.ts';
export { insertLines as insertStatementLines, insertStatement } from './line-store.ts';
export { rechargeRoutes } from './routes.ts';
export { referenceOf } from './rules.ts';
export { readStatement } from './statement.ts';
export { dueAt, hasRecharges, insertRecharge, type NewRecharge, rememberRecharge } from './store.ts';

export { callbackJob } from './callback.ts';
export { rechargeChecks } from './checks.ts';
export { requeryJob, sweepCallbacksJob } from './jobs.ts';
export { rechargeRoutes } from './routes.ts';
export { dueAt } from './store.ts';

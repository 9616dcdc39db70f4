export { purchaseChecks } from './checks.ts';
export { latePurchasesJob, purchasingJobs } from './jobs.ts';
export { purchasingRoutes } from './routes.ts';

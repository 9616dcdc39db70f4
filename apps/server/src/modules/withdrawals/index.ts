export { withdrawalChecks } from './checks.ts';
export { lateWithdrawalsJob } from './jobs.ts';
export { withdrawalRoutes } from './routes.ts';

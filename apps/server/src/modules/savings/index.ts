export { savingChecks } from './checks.ts';
export { savingRoutes } from './routes.ts';
export type { SavingDesk } from './service.ts';

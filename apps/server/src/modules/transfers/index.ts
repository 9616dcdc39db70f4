export { transferChecks } from './checks.ts';
export { transferRoutes } from './routes.ts';
export type { TransferDesk } from './send.ts';

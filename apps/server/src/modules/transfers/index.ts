export { transferChecks } from './checks.ts';
export { transferRoutes } from './routes.ts';
export { sendMoney, type TransferDesk } from './send.ts';

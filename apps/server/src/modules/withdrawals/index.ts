export { askAgain, askForMoney } from './ask.ts';
export { withdrawalChecks } from './checks.ts';
export { lateWithdrawalsJob } from './jobs.ts';
export { beginWithdrawal, payWithdrawal, rejectWithdrawal, takeBackWithdrawal } from './move.ts';
export { withdrawalRoutes } from './routes.ts';

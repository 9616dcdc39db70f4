export { cancel as cancelUnpaid } from './cancel.ts';
export { checkoutChecks } from './checks.ts';
export { checkoutPaidJob, freeReservedJob, openCheckoutsJob, payAfterRecharge, sweepQuotesJob } from './jobs.ts';
export { reopen } from './reopen.ts';
export { checkoutRoutes } from './routes.ts';
export { countOpen } from './store.ts';

export { workOrderChecks } from './checks.ts';
export { lateCasesJob, restingCasesJob } from './jobs.ts';
export { moveCase, say } from './move.ts';
export { openCase } from './open.ts';
export { workOrderRoutes } from './routes.ts';
export { emptyParcelSource, type ParcelSource } from './sources.ts';
export { settleCase } from './staff-service.ts';
export { type CaseRow, hasCases, inDispute, openCasesOf } from './store.ts';

export { workOrderChecks } from './checks.ts';
export { lateCasesJob, restingCasesJob } from './jobs.ts';
export { workOrderRoutes } from './routes.ts';
export type { ParcelSource } from './sources.ts';
export { inDispute, openCasesOf } from './store.ts';

export { storageJob, unweighedJob } from './jobs.ts';
export { arrivalOf, waybillsOf } from './look.ts';
export { warehouseRoutes } from './routes.ts';

export { monthlyStorageJob, owingJob, payStorageJob } from './jobs.ts';
export { insertSeller, sellerOf } from './store.ts';

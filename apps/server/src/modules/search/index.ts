export { ensureSearchWords } from './ensure.ts';
export { indexProductsJob, rebuildSearchJob } from './jobs.ts';
export { searchRoutes } from './routes.ts';

export { addCategoryWords, type CategoryWords, ensureSearchWords } from './ensure.ts';
export { explainSearch } from './explain.ts';
export { isSearchable, rebuildSearch } from './indexer.ts';
export { indexProductsJob, rebuildSearchJob } from './jobs.ts';
export { searchRoutes } from './routes.ts';

export { ensureSearchWords } from './ensure.ts';
export { writeTerms } from './indexer.ts';
export { indexProductsJob } from './jobs.ts';

export { ensureSearchWords } from './ensure.ts';
export { indexProductsJob } from './jobs.ts';

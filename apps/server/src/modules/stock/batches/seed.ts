export { countBatch } from './count.ts';
export { followAll } from './jobs.ts';
export { batchesAt, insertBatch, linesOf, lockBatch, writeLines, writeMove } from './store.ts';
export { followHeld } from './travel.ts';

/** For those who build worlds: the demo, benches and tests. */
export { moveCase, say } from './move.ts';
export { openCase } from './open.ts';
export { settleCase } from './staff-service.ts';
export { type CaseRow, hasCases } from './store.ts';

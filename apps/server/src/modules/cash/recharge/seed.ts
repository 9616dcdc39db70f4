/** For those who build worlds: the demo, benches and tests. */
export { insertLines as insertStatementLines, insertStatement } from './line-store.ts';
export { readStatement } from './statement.ts';
export { hasRecharges, insertRecharge, type NewRecharge, rememberRecharge } from './store.ts';

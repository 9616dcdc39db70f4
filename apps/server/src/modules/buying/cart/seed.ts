/** For those who build worlds: the demo, benches and tests. */
export { hasLines, insertLines } from './store.ts';

/** For those who build worlds: the demo, benches and tests. */
export { verifyBooks } from './checks.ts';

/** For those who build worlds: the demo, benches and tests. */
export { hasForwarded, insert as insertForwarded, waitingNumbers } from './store.ts';

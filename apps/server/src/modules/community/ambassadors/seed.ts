/** For those who build worlds: the demo, benches and tests. */
export { insertAmbassador, lastOf, recordMove } from './store.ts';

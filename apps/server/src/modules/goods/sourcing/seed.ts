/** For those who build worlds: the demo, benches and tests. */
export { demoOrderBook } from './store.ts';

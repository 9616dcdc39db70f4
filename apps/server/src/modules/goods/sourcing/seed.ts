/** For those who build worlds: the demo, benches and tests. */
export { rereadJob } from './jobs.ts';
export { demoOrderBook } from './store.ts';

/** For those who build worlds: the demo, benches and tests. */
export { rereadJob } from './jobs.ts';
export { enterDemoOrders } from './store.ts';

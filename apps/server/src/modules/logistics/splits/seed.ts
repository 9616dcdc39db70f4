/** For those who build worlds: the demo, benches and tests. */
export { askToSplit } from './service.ts';
export { divide } from './staff-service.ts';
export { ordersToSplit } from './store.ts';

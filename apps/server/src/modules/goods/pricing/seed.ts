/** For those who build worlds: the demo, benches and tests. */
export type { CombineOrder } from './bundle.ts';

/** For those who build worlds: the demo, benches and tests. */
export { ensureOffers } from './ensure.ts';
export { hasCoupons } from './store.ts';

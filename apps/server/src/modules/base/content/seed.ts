/** For those who build worlds: the demo, benches and tests. */
export { ensureActivities, ensureBanners } from './store.ts';

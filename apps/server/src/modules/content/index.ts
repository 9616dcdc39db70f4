export { contentRoutes } from './routes.ts';
export { addBanners, ensureActivities } from './store.ts';

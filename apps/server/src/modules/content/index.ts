export { contentRoutes } from './routes.ts';
export { ensureActivities, ensureBanners } from './store.ts';

export { contentRoutes } from './routes.ts';
export { addBanners } from './store.ts';

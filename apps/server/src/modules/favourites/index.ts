export { sweepFavouritesJob } from './jobs.ts';
export { favouriteRoutes } from './routes.ts';
export { saveFavourites } from './service.ts';
export { countFavourites } from './store.ts';

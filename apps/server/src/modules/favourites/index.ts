export { sweepFavouritesJob } from './jobs.ts';
export { favouriteRoutes } from './routes.ts';
export { insertFavourites, type NewFavourite } from './store.ts';

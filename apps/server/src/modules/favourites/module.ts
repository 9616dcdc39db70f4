import type { Module } from '../../platform/module.ts';
import { sweepFavouritesJob } from './jobs.ts';
import { favouriteRoutes } from './routes.ts';

export const favouritesModule: Module = {
  name: 'favourites',
  routes: favouriteRoutes,
  jobs: [sweepFavouritesJob],
};

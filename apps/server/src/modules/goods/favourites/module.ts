import type { Module } from '../../../platform/module.ts';
import { sweepFavouritesJob } from './jobs.ts';
import { personal } from './personal.ts';
import { favouriteRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const favouritesModule: Module = {
  name: 'favourites',
  personal,
  routes: favouriteRoutes,
  jobs: [sweepFavouritesJob],
  settings: Object.values(settings),
};

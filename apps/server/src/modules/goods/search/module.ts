import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import { indexProductsJob, rebuildSearchJob } from './jobs.ts';
import { searchRoutes } from './routes.ts';

export const searchModule: Module = {
  name: 'search',
  desk,
  routes: searchRoutes,
  jobs: [indexProductsJob, rebuildSearchJob],
};

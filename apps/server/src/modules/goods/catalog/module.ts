import type { Module } from '../../../platform/module.ts';
import { recountJob, refillShowcasesJob } from './jobs.ts';
import { catalogRoutes } from './routes.ts';

export const catalogModule: Module = {
  name: 'catalog',
  routes: catalogRoutes,
  jobs: [recountJob, refillShowcasesJob],
};

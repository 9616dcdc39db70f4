import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import { indexPicturesJob, indexProductPicturesJob, sweepPicturesJob } from './jobs.ts';
import { personal } from './personal.ts';
import { imageSearchRoutes } from './routes.ts';
import type { ImageSearchOptions } from './service.ts';
import * as settings from './settings.ts';

export const imagesearchModule: Module<App & ImageSearchOptions> = {
  name: 'imagesearch',
  personal,
  routes: imageSearchRoutes,
  jobs: [indexPicturesJob, indexProductPicturesJob, sweepPicturesJob],
  settings: Object.values(settings),
};

import type { Module } from '../../../platform/module.ts';
import type { CarrierApp } from './book.ts';
import { desk } from './console.ts';
import { bookShipmentsJob, pullCarrierJob, takeEventJob } from './jobs.ts';
import { carrierRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { carrierTexts } from './texts.ts';

export const carriersModule: Module<CarrierApp> = {
  name: 'carriers',
  texts: carrierTexts.list,
  desk,
  routes: carrierRoutes,
  jobs: [bookShipmentsJob, takeEventJob, pullCarrierJob],
  settings: Object.values(settings),
};

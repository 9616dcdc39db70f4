import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import { lateEnquiriesJob } from './jobs.ts';
import { personal } from './personal.ts';
import { flightRoutes } from './routes.ts';
import { flightTerms } from './settings.ts';
import { flightTexts } from './texts.ts';

export const flightsModule: Module = {
  name: 'flights',
  texts: flightTexts.list,
  personal,
  desk,
  routes: flightRoutes,
  jobs: [lateEnquiriesJob],
  settings: [flightTerms],
};

import type { Module } from '../../../platform/module.ts';
import { lateEnquiriesJob } from './jobs.ts';
import { personal } from './personal.ts';
import { flightRoutes } from './routes.ts';
import { flightTerms } from './settings.ts';

export const flightsModule: Module = {
  name: 'flights',
  personal,
  routes: flightRoutes,
  jobs: [lateEnquiriesJob],
  settings: [flightTerms],
};

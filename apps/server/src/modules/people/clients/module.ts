import type { Module } from '../../../platform/module.ts';
import { resealReceiversJob } from './jobs.ts';
import { personal } from './personal.ts';
import { clientRoutes } from './routes.ts';
import type { ClientNeeds } from './service.ts';
import * as settings from './settings.ts';

export const clientsModule = (needs: ClientNeeds): Module => ({
  name: 'clients',
  personal,
  routes: (http) => clientRoutes(http, needs),
  jobs: [resealReceiversJob],
  settings: Object.values(settings),
});

import type { Module } from '../../../platform/module.ts';
import { expireDeclaredJob } from './jobs.ts';
import { forwardingRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const forwardingModule: Module = {
  name: 'forwarding',
  routes: forwardingRoutes,
  jobs: [expireDeclaredJob],
  settings: Object.values(settings),
};

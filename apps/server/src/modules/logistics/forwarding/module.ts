import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import { expireDeclaredJob } from './jobs.ts';
import { personal } from './personal.ts';
import { forwardingRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { forwardingTexts } from './texts.ts';

export const forwardingModule: Module = {
  name: 'forwarding',
  texts: forwardingTexts.list,
  personal,
  desk,
  routes: forwardingRoutes,
  jobs: [expireDeclaredJob],
  settings: Object.values(settings),
};

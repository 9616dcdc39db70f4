import type { Module } from '../../../platform/module.ts';
import { handOverJob } from './move.ts';
import { personal } from './personal.ts';
import { contactRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const contactsModule: Module = {
  name: 'contacts',
  personal,
  routes: contactRoutes,
  jobs: [handOverJob],
  settings: Object.values(settings),
};

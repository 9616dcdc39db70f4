import type { Module } from '../../../platform/module.ts';
import { handOverJob } from './move.ts';
import { personal } from './personal.ts';
import { contactRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { contactTexts } from './texts.ts';

export const contactsModule: Module = {
  name: 'contacts',
  texts: contactTexts.list,
  personal,
  routes: contactRoutes,
  jobs: [handOverJob],
  settings: Object.values(settings),
};

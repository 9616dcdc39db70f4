import type { Module } from '../../platform/module.ts';
import { handOverJob, retireAmbassadorsJob } from './move.ts';
import { contactRoutes } from './routes.ts';

export const contactsModule: Module = {
  name: 'contacts',
  routes: contactRoutes,
  jobs: [handOverJob, retireAmbassadorsJob],
};

import type { Module } from '../../../platform/module.ts';
import { dropBytesJob } from './drop.ts';
import { sweepUploadsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { uploadRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const uploadsModule: Module = {
  name: 'uploads',
  personal,
  routes: uploadRoutes,
  jobs: [dropBytesJob, sweepUploadsJob],
  settings: Object.values(settings),
};

import type { Module } from '../../../platform/module.ts';
import { workOrderChecks } from './checks.ts';
import { desk } from './console.ts';
import { lateCasesJob, restingCasesJob } from './jobs.ts';
import { personal } from './personal.ts';
import { workOrderRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { caseTexts } from './texts.ts';

export const workordersModule: Module = {
  name: 'workorders',
  texts: caseTexts.list,
  desk,
  personal,
  routes: workOrderRoutes,
  jobs: [lateCasesJob, restingCasesJob],
  checks: workOrderChecks,
  settings: Object.values(settings),
};

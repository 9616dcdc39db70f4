import type { Module } from '../../platform/module.ts';
import { workOrderChecks } from './checks.ts';
import { lateCasesJob, restingCasesJob } from './jobs.ts';
import { workOrderRoutes } from './routes.ts';

export const workordersModule: Module = {
  name: 'workorders',
  routes: workOrderRoutes,
  jobs: [lateCasesJob, restingCasesJob],
  checks: workOrderChecks,
};

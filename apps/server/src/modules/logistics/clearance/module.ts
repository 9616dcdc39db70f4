import type { Module } from '../../../platform/module.ts';
import { clearanceChecks } from './checks.ts';
import { freePiecesJob } from './jobs.ts';
import { clearanceRoutes } from './routes.ts';

export const clearanceModule: Module = {
  name: 'clearance',
  routes: clearanceRoutes,
  jobs: [freePiecesJob],
  checks: clearanceChecks,
};

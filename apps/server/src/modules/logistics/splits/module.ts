import type { Module } from '../../../platform/module.ts';
import { splitChecks } from './checks.ts';
import { desk } from './console.ts';
import { lateSplitsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { splitRoutes } from './routes.ts';
import type { SplitNeeds } from './service.ts';
import * as settings from './settings.ts';
import { splitTexts } from './texts.ts';

export const splitsModule = (needs: SplitNeeds): Module => ({
  name: 'splits',
  texts: splitTexts.list,
  desk,
  personal,
  routes: (http) => splitRoutes(http, needs),
  jobs: [lateSplitsJob],
  checks: splitChecks,
  settings: Object.values(settings),
});

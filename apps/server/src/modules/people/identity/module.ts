import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import { sweepSessionsJob } from './jobs.ts';
import type { IdentityNeeds } from './needs.ts';
import { personal } from './personal.ts';
import { identityRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { identityTexts } from './texts.ts';

export const identityModule = (needs: IdentityNeeds): Module => ({
  name: 'identity',
  texts: identityTexts.list,
  desk,
  personal,
  routes: (http) => identityRoutes(http, needs),
  jobs: [sweepSessionsJob],
  settings: Object.values(settings),
});

import type { Module } from '../../../platform/module.ts';
import { roundChecks } from './checks.ts';
import { billRoundJob, closeRoundsJob, followRoundsJob, unfetchedPartsJob } from './jobs.ts';
import type { RoundNeeds } from './needs.ts';
import { personal } from './personal.ts';
import { roundRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { roundTexts } from './texts.ts';

export const roundsModule = (needs: RoundNeeds): Module => ({
  name: 'rounds',
  texts: roundTexts.list,
  personal,
  routes: (http) => roundRoutes(http, needs),
  jobs: [closeRoundsJob, billRoundJob, followRoundsJob, unfetchedPartsJob],
  checks: roundChecks,
  settings: Object.values(settings),
});

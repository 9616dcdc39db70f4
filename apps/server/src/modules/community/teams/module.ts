import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import type { Desk } from '../../buying/purchasing/index.ts';
import type { Sourcing } from '../../goods/sourcing/index.ts';
import type { Carded } from './card.ts';
import { teamChecks } from './checks.ts';
import { buyTeamJob, endTeamJob, joinedJob, orderTeamJob, sweepTeamsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { teamRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { teamTexts } from './texts.ts';

export const teamsModule: Module<App & Desk & Sourcing & Carded> = {
  name: 'teams',
  texts: teamTexts.list,
  personal,
  routes: teamRoutes,
  jobs: [joinedJob, orderTeamJob, endTeamJob, sweepTeamsJob, buyTeamJob],
  checks: teamChecks,
  settings: Object.values(settings),
};

import type { Module } from '../../../platform/module.ts';
import type { SurveyNeeds } from '../../logistics/surveys/index.ts';
import { sweepPopupsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { popupRoutes } from './routes.ts';

export const popupsModule = (needs: SurveyNeeds): Module => ({
  name: 'popups',
  personal,
  routes: (http) => popupRoutes(http, needs),
  jobs: [sweepPopupsJob],
});

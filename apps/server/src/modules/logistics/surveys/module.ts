import type { Module } from '../../../platform/module.ts';
import { rewardSurveyJob } from './jobs.ts';
import { personal } from './personal.ts';
import { surveyRoutes } from './routes.ts';
import type { SurveyNeeds } from './service.ts';
import { surveyTexts } from './texts.ts';

export const surveysModule = (needs: SurveyNeeds): Module => ({
  name: 'surveys',
  texts: surveyTexts.list,
  personal,
  routes: (http) => surveyRoutes(http, needs),
  jobs: [rewardSurveyJob],
});

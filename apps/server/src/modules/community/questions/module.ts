import type { Module } from '../../../platform/module.ts';
import { questionChecks } from './checks.ts';
import { desk } from './console.ts';
import { indexQuestionsJob, learnQuestionsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { questionRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { questionTexts } from './texts.ts';

export const questionsModule: Module = {
  name: 'questions',
  texts: questionTexts.list,
  desk,
  personal,
  routes: questionRoutes,
  jobs: [indexQuestionsJob, learnQuestionsJob],
  checks: questionChecks,
  settings: Object.values(settings),
};

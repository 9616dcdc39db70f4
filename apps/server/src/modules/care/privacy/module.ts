import type { Module } from '../../../platform/module.ts';
import { closeAccountsJob, forgetPapersJob } from './jobs.ts';
import type { PrivacyNeeds } from './needs.ts';
import { privacyRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { privacyTexts } from './texts.ts';

export const privacyModule = (needs: PrivacyNeeds): Module => ({
  name: 'privacy',
  texts: privacyTexts.list,
  routes: (http) => privacyRoutes(http, needs),
  jobs: [closeAccountsJob(needs), forgetPapersJob(needs)],
  settings: Object.values(settings),
});

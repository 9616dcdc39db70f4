import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import { purchaseChecks } from './checks.ts';
import { desk } from './console.ts';
import type { Desk } from './desk.ts';
import { latePurchasesJob, pullPurchasesJob, sendPurchaseJob } from './jobs.ts';
import { fetchMissedJob, followMessageJob, sweepMessagesJob } from './message-jobs.ts';
import { followRefundsJob } from './refunds/follow.ts';
import { purchasingRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { purchasingTexts } from './texts.ts';
import { urgeJob } from './urges.ts';

export const purchasingModule: Module<App & Desk> = {
  name: 'purchasing',
  texts: purchasingTexts.list,
  desk,
  routes: purchasingRoutes,
  jobs: [
    sendPurchaseJob,
    pullPurchasesJob,
    latePurchasesJob,
    followMessageJob,
    fetchMissedJob,
    sweepMessagesJob,
    urgeJob,
    followRefundsJob,
  ],
  checks: purchaseChecks,
  settings: Object.values(settings),
};

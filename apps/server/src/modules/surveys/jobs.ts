import { entryTypes } from '@sgb/contract/ledger.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { book, purse } from '../ledger/index.ts';
import { surveyById } from './store.ts';

/** Credits what a survey was promised; the ledger's key makes it once, however often this runs. */
export const rewardSurveyJob = defineJob({
  name: 'surveys.reward',
  payload: z.object({ id: z.int() }),
  run: (app: App, { id }) =>
    app.db.transact(async (tx) => {
      const survey = await surveyById(tx, id);
      if (!survey || survey.rewardScoin === 0) return;
      const done = await book(tx, {
        key: `survey:${id}`,
        type: entryTypes.scoinEarned,
        ref: survey.expressNumber,
        note: 'Survey',
        now: app.clock.now(),
        postings: [{ from: 'scoin.issued', to: purse(survey.accountId, 'scoin'), amount: survey.rewardScoin }],
      });
      if (done instanceof Refusal) throw new Error(`survey ${id} could not be rewarded: ${done.message}`);
    }),
});

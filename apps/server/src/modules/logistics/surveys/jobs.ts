import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { earnCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { surveyById } from './store.ts';

/** Credits what a survey was promised; the key makes it once, however often this runs. */
export const rewardSurveyJob = defineJob({
  name: 'surveys.reward',
  payload: z.object({ id: z.int() }),
  async run(app: App, { id }) {
    const terms = (await app.settings()).get(scoinTerms);
    await app.db.transact(async (tx) => {
      const survey = await surveyById(tx, id);
      if (!survey || survey.rewardScoin === 0) return;
      const done = await earnCoins(tx, {
        accountId: survey.accountId,
        key: `survey:${id}`,
        ref: survey.expressNumber,
        amount: survey.rewardScoin,
        reason: 'survey',
        tell: true,
        terms,
        now: app.clock.now(),
      });
      if (done instanceof Refusal) throw new Error(`survey ${id} could not be rewarded: ${done.message}`);
    });
  },
});

import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineBatchJob, defineJob } from '../../../platform/jobs/jobs.ts';
import { learnTexts } from '../../goods/search/index.ts';
import { indexArticles, indexNext, indexQuestions } from './indexer.ts';

/** New or changed questions become findable as they are now. */
export const indexQuestionsJob = defineBatchJob({
  name: 'questions.index',
  payload: z.object({ ids: z.array(z.int()).max(1000) }),
  run: (app: App, payloads) =>
    app.db.transact((tx) => indexQuestions(tx, [...new Set(payloads.flatMap(({ ids }) => ids))])),
});

/** Brings help articles and synonyms that staff changed into the search, and counts and spellings up to date. */
export const learnQuestionsJob = defineJob({
  name: 'questions.learn',
  payload: z.object({}),
  cron: '40 2 * * *',
  async run(app: App) {
    await app.db.transact(indexArticles);
    const next = (after: number) => app.db.transact((tx) => indexNext(tx, after));
    for (let last = await next(0); last !== undefined; last = await next(last));
    await learnTexts(app.db);
  },
});

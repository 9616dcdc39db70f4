import { plusDays, shopDay } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { indexGoods, rebuildSearch } from './indexer.ts';
import { forgetSearchesBefore } from './suggest-store.ts';

/** New or changed goods become findable as they are now. */
export const indexProductsJob = defineJob({
  name: 'search.index',
  payload: z.object({ ids: z.array(z.int()).max(1000) }),
  run: (app: App, { ids }) => indexGoods(app.db, ids),
});

const keptDays = 60;

/** Brings counts, vocabulary and suggestions up to date, and synonyms that staff changed into all goods. */
export const rebuildSearchJob = defineJob({
  name: 'search.rebuild',
  payload: z.object({}),
  cron: '10 2 * * *',
  async run(app: App) {
    await rebuildSearch(app.db);
    const before = plusDays(shopDay(app.clock.now()), -keptDays);
    await app.db.transact((tx) => forgetSearchesBefore(tx, before));
  },
});

import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Sourcing } from './fetch.ts';
import { freshen } from './refresh-service.ts';
import { forgetShortLinks } from './store.ts';

const keptDays = 30;

export const sweepShortLinksJob = defineJob({
  name: 'sourcing.sweepShortLinks',
  payload: z.object({}),
  cron: '25 2 * * *',
  run: (app: App) => app.db.transact((tx) => forgetShortLinks(tx, addDays(app.clock.now(), -keptDays))),
});

/** Offers whose stock has changed, as their supplier tells us; those that we do not have are nobody's. */
export const rereadWish = { name: 'sourcing.reread', payload: z.object({ ids: z.array(z.int()) }) };

export const rereadJob = defineJob({
  ...rereadWish,
  // What cannot be read now is read when somebody looks at it.
  run: async (app: App & Sourcing, { ids }) => void (await freshen(app, app, ids, 0)),
});

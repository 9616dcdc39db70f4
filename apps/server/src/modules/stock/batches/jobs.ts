import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import * as store from './store.ts';
import { follow } from './travel.ts';

const atOnce = 100;

/** Batches follow their orders and their parcels. */
export async function followAll(app: App): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await app.db.read((reader) => store.underWay(reader, after, atOnce));
    for (const id of ids) await follow(app, id);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

export const followBatchesJob = defineJob({
  name: 'batches.follow',
  payload: z.object({}),
  cron: '*/5 * * * *',
  run: followAll,
});

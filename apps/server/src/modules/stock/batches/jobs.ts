import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import * as store from './store.ts';
import { follow } from './travel.ts';

const atOnce = 100;

/** Batches follow their orders and their parcels; one that cannot keeps no other from it. */
export async function followAll(app: App): Promise<void> {
  const faults: unknown[] = [];
  for (let after = 0; ; ) {
    const ids = await app.db.read((reader) => store.underWay(reader, after, atOnce));
    for (const id of ids) await follow(app, id).catch((fault) => faults.push(fault));
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} batches do not follow`);
}

export const followBatchesJob = defineJob({
  name: 'batches.follow',
  payload: z.object({}),
  cron: '*/5 * * * *',
  run: followAll,
});

import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { chargeLots, payStorage } from './lots.ts';
import { payOwed } from './storage.ts';
import * as store from './store.ts';

const atOnce = 100;

export const payStorageJob = defineJob({
  ...payStorage,
  async run(app: App, { accountId }) {
    const at = await atOf(app);
    await app.db.transact((tx) => payOwed(tx, accountId, at));
  },
});

/** Reckons the storage of every shelf, shelf by shelf: each is a transaction of its own. */
async function chargeAll(app: App): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await app.db.read((reader) => store.shelvesInUse(reader, after, atOnce));
    for (const id of ids) {
      const at = await atOf(app);
      await app.db.transact(async (tx) => {
        const [shelf] = await store.shelvesLocked(tx, [id]);
        if (shelf) await chargeLots(tx, shelf, at);
      });
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

export const monthlyStorageJob = defineJob({
  name: 'shelves.month',
  payload: z.object({}),
  cron: '20 4 1 * *',
  run: chargeAll,
});

/** Tries again every day what is owed, and closes shelves in the end. */
export const owingJob = defineJob({
  name: 'shelves.owing',
  payload: z.object({}),
  cron: '50 6 * * *',
  async run(app: App) {
    for (let after = 0; ; ) {
      const sellers = await app.db.read((reader) => store.owing(reader, after, atOnce));
      for (const { accountId } of sellers) {
        const at = await atOf(app);
        await app.db.transact((tx) => payOwed(tx, accountId, at));
      }
      const last = sellers.at(-1);
      if (last === undefined) return;
      after = last.accountId;
    }
  },
});

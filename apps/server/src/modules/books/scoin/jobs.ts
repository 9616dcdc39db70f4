import { entryTypes } from '@sgb/contract/ledger.ts';
import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { balance, book } from '../ledger/index.ts';
import { scoinTerms } from './settings.ts';
import * as store from './store.ts';
import { endingNotice, expiredNotice } from './words.ts';

/** Takes what is too old; one entry for each lot, so that the statement says what was lost. */
async function expireFor(tx: Tx, accountId: number, now: Date): Promise<void> {
  store.lockCoins(tx, accountId);
  const ended = (await store.openLots(tx, accountId)).filter(({ expiresAt }) => expiresAt <= now);
  for (const { id, remaining, expiresAt } of ended) {
    const booked = await book(tx, {
      key: `scoin.expire:${id}:${expiresAt.toISOString()}`,
      type: entryTypes.scoinExpired,
      ref: 'Older than a year',
      postings: [{ from: balance(accountId, 'scoin'), to: 'scoin.expired', amount: remaining }],
      now,
    });
    if (booked instanceof Refusal) throw new Error(`lot ${id} holds more than its balance`);
    await store.emptyLots(tx, [{ lotId: id, amount: remaining }]);
  }
  const coins = ended.reduce((sum, { remaining }) => sum + remaining, 0);
  if (coins > 0) await notify(tx, expiredNotice(accountId, coins), { now });
}

const batch = 100;

export const expireCoinsJob = defineJob({
  name: 'scoin.expire',
  payload: z.object({}),
  cron: '5 22 * * *',
  async run(app: App) {
    for (;;) {
      const now = app.clock.now();
      const owners = await app.db.read((reader) => store.ownersOfEnded(reader, now, batch));
      // One transaction each: a shopper who is busy keeps nobody else waiting.
      for (const accountId of owners) await app.db.transact((tx) => expireFor(tx, accountId, now));
      if (owners.length < batch) return;
    }
  },
});

/** Tells of coins that end soon, what ends together once. */
export const tellEndingCoinsJob = defineJob({
  name: 'scoin.tellEnding',
  payload: z.object({}),
  cron: '20 6 * * *',
  async run(app: App) {
    const { noticeDays } = (await app.settings()).get(scoinTerms);
    const now = app.clock.now();
    await app.db.transact(async (tx) => {
      for (const ending of await store.takeToTell(tx, now, addDays(now, noticeDays))) {
        await notify(tx, endingNotice(ending), { now });
      }
    });
  },
});

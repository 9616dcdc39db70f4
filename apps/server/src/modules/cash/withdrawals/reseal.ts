import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import * as store from './reseal-store.ts';
import { openedId, openedNumber, sealedId, sealedNumber } from './seal.ts';

const batch = 200;

/** Seals what older keys sealed with the key in use, so that those can be thrown away. */
export const resealPayoutsJob = defineJob({
  name: 'withdrawals.reseal',
  payload: z.object({}),
  cron: '43 * * * *',
  async run({ db, vault }: App) {
    const numbers = () =>
      db.transact(async (tx) => {
        const rows = await store.numbersSealedOtherwise(tx, vault.currentKeyId, batch);
        for (const row of rows) {
          const { numberKey, numberSealed } = sealedNumber(vault, row.accountId, openedNumber(vault, row));
          await store.replaceNumber(tx, row.id, { numberKey, numberSealed });
        }
        return rows.length;
      });
    while ((await numbers()) === batch);
    const proofs = () =>
      db.transact(async (tx) => {
        const rows = await store.proofsSealedOtherwise(tx, vault.currentKeyId, batch);
        for (const row of rows) {
          const { idKey, idSealed } = sealedId(vault, row.accountId, openedId(vault, row));
          await store.replaceId(tx, row.accountId, { idKey, idSealed });
        }
        return rows.length;
      });
    while ((await proofs()) === batch);
  },
});

import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { resealed } from './seal.ts';
import { replaceSeal, sealedOtherwise } from './store.ts';

const batch = 200;

/** Seals what older keys sealed with the key in use; when it has nothing left to do, those keys can be thrown away. */
export const resealReceiversJob = defineJob({
  name: 'clients.reseal',
  payload: z.object({}),
  cron: '41 * * * *',
  async run(app: App) {
    const once = () =>
      app.db.transact(async (tx) => {
        const rows = await sealedOtherwise(tx, app.vault.currentKeyId, batch);
        for (const row of rows) {
          const sealed = resealed(app.vault, row);
          if (sealed) await replaceSeal(tx, row.id, sealed.keyId, sealed.bytes);
        }
        return rows.length;
      });
    while ((await once()) === batch);
  },
});

import { addHours } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { dropBytesOf, dropUpload } from './drop.ts';
import { uploadsLimits } from './settings.ts';
import * as store from './store.ts';

export { dropBytesJob } from './drop.ts';

const batch = 200;

/** Broken uploads that nobody resumed, and files that no form was sent with. */
export const sweepUploadsJob = defineJob({
  name: 'uploads.sweep',
  payload: z.object({}),
  cron: '*/15 * * * *',
  async run(app: App) {
    const now = app.clock.now();
    const { keepHours } = (await app.settings()).get(uploadsLimits);
    const before = addHours(now, -keepHours);
    for (;;) {
      const { halves, unused } = await app.db.read(async (reader) => ({
        halves: await store.expiredUploads(reader, now, batch),
        unused: await store.unusedFiles(reader, before, batch),
      }));
      for (const upload of halves) await app.db.transact((tx) => dropUpload(tx, upload));
      for (const { id, accountId } of unused) {
        await app.db.transact(async (tx) => dropBytesOf(tx, await store.deleteUnusedFile(tx, id, accountId)));
      }
      if (halves.length < batch && unused.length < batch) break;
    }
    await app.files.sweep();
  },
});

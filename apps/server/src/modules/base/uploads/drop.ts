import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts';
import { smallKey } from './content.ts';
import * as store from './store.ts';

/** Bytes go after the rows that knew them, and only if those are really gone. */
export const dropBytesJob = defineJob({
  name: 'uploads.dropBytes',
  payload: z.object({ keys: z.array(z.string()) }),
  async run(app: App, { keys }) {
    for (const key of keys) await app.files.store.delete(key);
  },
});

export async function dropBytes(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) enqueue(tx, dropBytesJob, { keys: [...keys] });
}

/** Gives up what has arrived so far; false when there is nothing any more. */
export async function dropUpload(tx: Tx, upload: store.Upload): Promise<boolean> {
  const pieces = await store.takeUpload(tx, upload.id);
  if (!pieces) return false;
  await store.changeUsage(tx, upload.accountId, -upload.size);
  // Somebody may have died between storing the whole file and writing it down.
  await dropBytes(tx, [...pieces, upload.id, smallKey(upload.id)]);
  return true;
}

/** What rows that were just deleted leave behind. */
export async function dropBytesOf(
  tx: Tx,
  gone: readonly Pick<store.FileRow, 'id' | 'accountId' | 'storedBytes'>[],
): Promise<void> {
  for (const file of gone) await store.changeUsage(tx, file.accountId, -file.storedBytes);
  await dropBytes(
    tx,
    gone.flatMap(({ id }) => [id, smallKey(id)]),
  );
}

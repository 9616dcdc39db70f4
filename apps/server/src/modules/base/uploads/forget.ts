import type { PurposeName } from '@sgb/contract/upload-purposes.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { dropBytesOf, dropUpload } from './drop.ts';
import * as store from './store.ts';

/** Proofs of payment and what a case was decided by are papers of the books; photographs of goods are our own. */
const stays: readonly PurposeName[] = ['proof', 'workorder', 'goods', 'clearance'];

/** What somebody sent us goes with the account. */
export async function forgetFiles(tx: Tx, accountId: number): Promise<void> {
  for (const upload of await store.uploadsOf(tx, accountId)) await dropUpload(tx, upload);
  await dropBytesOf(tx, await store.deleteFilesOf(tx, accountId, stays));
}

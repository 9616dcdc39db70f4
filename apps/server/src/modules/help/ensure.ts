import type { Tx } from '../../platform/db/database.ts';
import { addMissingArticles } from './store.ts';
import { firstArticles } from './texts/all.ts';

/** The day on which these texts were written; articles say how old they are. */
const writtenAt = new Date('2026-11-15T08:00:00Z');

/** Every database has help from its first start on; after that the table is the truth. */
export function ensureHelp(tx: Tx): Promise<void> {
  return addMissingArticles(tx, firstArticles, writtenAt);
}

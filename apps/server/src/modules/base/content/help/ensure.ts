import type { Tx } from '../../../../platform/db/database.ts';
import { addFirstArticles } from './store.ts';
import { firstArticles } from './texts/all.ts';

/** The day on which these texts were written; articles say how old they are. */
const writtenAt = new Date('2026-11-15T08:00:00Z');

/** Every database has help from its first start on; what staff write there stays. */
export function ensureHelp(tx: Tx): Promise<void> {
  return addFirstArticles(tx, firstArticles, writtenAt);
}

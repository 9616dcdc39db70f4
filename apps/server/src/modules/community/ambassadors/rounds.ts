import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import * as store from './store.ts';

/** What group shipments ask of the group. */

/** Whether a leader has paused this member. */
export async function isPausedBy(reader: Sql, leaderId: number, accountId: number): Promise<boolean> {
  return (await store.pausedAmong(reader, leaderId, [accountId])).length > 0;
}

/** Somebody leads a group, and does something for it now. */
export async function noteActive(tx: Tx, accountId: number, now: Date): Promise<undefined | Refusal> {
  const [leading] = await store.leadingOf(tx, [accountId]);
  if (!leading) return refuse('noGroup', 'You lead no group.');
  await store.markActive(tx, leading.id, now);
  return undefined;
}

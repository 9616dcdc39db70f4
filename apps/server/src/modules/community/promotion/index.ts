import type { Sql } from '../../../platform/db/database.ts';
import { whoMayEarn } from '../../people/identity/index.ts';
import { openTasks, type TaskRow } from './store.ts';

export { joinedBy } from './links/joined.ts';
export { rewardWords } from './words.ts';

/** Tasks that somebody could take now, what ends first in front; none for those who are no influencers. */
export async function openTasksFor(reader: Sql, accountId: number, now: Date): Promise<TaskRow[]> {
  const may = await whoMayEarn(reader, [accountId]);
  if (!may.get(accountId)?.influencer) return [];
  return (await openTasks(reader, accountId, now, { limit: 5, offset: 0 })).tasks;
}

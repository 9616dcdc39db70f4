import type { Tx } from '../../../platform/db/database.ts';
import { forgetText } from '../../../platform/personal.ts';
import type { PrivacyNeeds } from './needs.ts';

/** Forgets what may be forgotten: with the account, or `later`, once the law no longer wants its papers. */
export async function forgetPerson(
  tx: Tx,
  { personal }: PrivacyNeeds,
  accountId: number,
  now: Date,
  when: 'now' | 'later',
): Promise<void> {
  for (const { forget, tables = [] } of personal) {
    if (when === 'now') await forget?.(tx, accountId, now);
    for (const table of tables) {
      const text = forgetText(table, when);
      if (text) await tx.connection.query(text, [accountId]);
    }
  }
}

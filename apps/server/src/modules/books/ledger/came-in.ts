import type { EntryType } from '@sgb/contract/ledger.ts';
import type { Sql } from '../../../platform/db/database.ts';

const text = `
  select coalesce(sum(change), 0)::bigint as cents from ledger_lines
  where owner_id = $1 and at > $2 and type = $3 and book = 'available' and change > 0 and not reversal`;

/** What movements of one kind brought into somebody's available balance since a moment. */
export async function cameIn(reader: Sql, owner: number, type: EntryType, since: Date): Promise<number> {
  const [row] = await reader.run<{ cents: string }>('ledger.cameIn', text, [owner, since, type]);
  return Number(row?.cents ?? 0);
}

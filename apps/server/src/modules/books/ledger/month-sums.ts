import type { BalanceKind, EntryType } from '@sgb/contract/ledger.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { shopMonth } from '../../../platform/shop-month.ts';

interface Asked {
  readonly owner: number;
  /** Moving value from one of them to another is no change. */
  readonly books: readonly BalanceKind[];
  readonly type: EntryType;
  /** What the keys of entries begin with that do not count. */
  readonly except: string;
  readonly from: Date;
  readonly to: Date;
}

/** What movements of one kind changed in somebody's balances, by month of the shop. */
export async function changeByMonth(
  reader: Sql,
  { owner, books, type, except, from, to }: Asked,
): Promise<{ month: string; change: number }[]> {
  const text = `
    select ${shopMonth('l.at')} as month, sum(l.change)::bigint as change
    from ledger_lines l join ledger_entries e on e.id = l.entry_id
    where l.owner_id = $1 and l.book = any($2) and l.type = $3 and not starts_with(e.key, $4) and l.at >= $5 and l.at < $6
    group by 1 having sum(l.change) <> 0 order by 1`;
  const rows = await reader.run<{ month: string; change: string }>('ledger.changeByMonth', text, [
    owner,
    books,
    type,
    except,
    from,
    to,
  ]);
  return rows.map(({ month, change }) => ({ month, change: Number(change) }));
}

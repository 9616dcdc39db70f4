import type { BalanceKind, EntryType, Phase } from '@sgb/contract/ledger.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { shopMonth } from '../../../platform/shop-month.ts';
import type { Change } from './rules.ts';

/** Which movements: of these balances, and of one kind or time where given. */
export interface StatementWish {
  readonly owner: number;
  readonly books: readonly BalanceKind[];
  readonly since: Date | null;
  readonly until: Date | null;
  readonly type: EntryType | null;
}

export interface Movement {
  readonly entryId: number;
  readonly at: Date;
  readonly type: EntryType;
  readonly phase: Phase;
  readonly ref: string;
  readonly note: string;
  readonly changes: readonly Omit<Change, 'owner'>[];
}

const wanted = `
  l.owner_id = $1 and l.book = any($2) and ($3::timestamptz is null or l.at >= $3) and ($4::timestamptz is null or l.at < $4)
  and ($5::smallint is null or l.type = $5)`;

const valuesOf = ({ owner, books, since, until, type }: StatementWish) => [owner, books, since, until, type];

/** The newest first; what an entry did to several balances is one movement. */
export async function statementOf(
  reader: Sql,
  wish: StatementWish,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Movement[]> {
  const text = `
    select shown.*, e.phase, e.ref, e.note
    from (
      select l.entry_id, l.at, l.type, json_agg(json_build_object(
        'book', l.book, 'change', l.change, 'before', l.before, 'after', l.after) order by l.book) as changes
      from ledger_lines l where ${wanted}
      group by l.entry_id, l.at, l.type order by l.at desc, l.entry_id desc limit $6 offset $7
    ) as shown join ledger_entries e on e.id = shown.entry_id
    order by shown.at desc, shown.entry_id desc`;
  type Row = Omit<Movement, 'entryId'> & { entry_id: string };
  const rows = await reader.run<Row>('ledger.statement', text, [...valuesOf(wish), limit, offset]);
  return rows.map(({ entry_id, ...row }) => ({ ...row, entryId: Number(entry_id) }));
}

export interface StatementTotals {
  readonly count: number;
  /** What came in and what went out; moving value between one's own balances is neither. */
  readonly in: number;
  readonly out: number;
  /** All months ('2026-11') and types that there are, whatever was asked for. */
  readonly months: readonly string[];
  readonly types: readonly EntryType[];
}

export async function statementTotals(reader: Sql, wish: StatementWish): Promise<StatementTotals> {
  const text = `
    with movements as (
      select l.at, l.type, sum(l.change) as net, bool_and(${wanted}) as wanted
      from ledger_lines l where l.owner_id = $1 and l.book = any($2) group by l.entry_id, l.at, l.type
    )
    select count(*) filter (where wanted) as count,
      coalesce(sum(net) filter (where wanted and net > 0), 0) as in,
      coalesce(-sum(net) filter (where wanted and net < 0), 0) as out,
      coalesce(array_agg(distinct ${shopMonth('at')}), '{}') as months,
      coalesce(array_agg(distinct type::int), '{}') as types
    from movements`;
  type Row = { count: string; in: string; out: string; months: string[]; types: EntryType[] };
  const [row] = await reader.run<Row>('ledger.statementTotals', text, valuesOf(wish));
  if (!row) throw new Error('a sum has one row');
  const { count, in: came, out: went, months, types } = row;
  return { count: Number(count), in: Number(came), out: Number(went), months: months.toReversed(), types };
}

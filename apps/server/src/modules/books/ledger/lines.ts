import type { BalanceKind, EntryType, Phase } from '@sgb/contract/ledger.ts';
import type { Sql } from '../../../platform/db/database.ts';

export interface StatementLine {
  readonly entryId: number;
  readonly at: Date;
  readonly type: EntryType;
  readonly phase: Phase;
  readonly ref: string;
  readonly note: string;
  readonly change: number;
  readonly after: number;
}

interface Asked {
  readonly owner: number;
  readonly book: BalanceKind;
  /** 1: what came in, -1: what went out, 0: both. */
  readonly sign: -1 | 0 | 1;
  readonly limit: number;
  readonly offset: number;
}

/** The statement of one balance, newest first, and how many lines there are in all. */
export async function linesOf(
  reader: Sql,
  { owner, book, sign, limit, offset }: Asked,
): Promise<{ lines: StatementLine[]; total: number }> {
  const where = 'line.owner_id = $1 and line.book = $2 and ($3 = 0 or sign(line.change) = $3)';
  const counted = await reader.run<{ total: number }>(
    'ledger.countLines',
    `select count(*)::int as total from ledger_lines as line where ${where}`,
    [owner, book, sign],
  );
  const rows = await reader.run<Record<'id' | 'change' | 'after', string> & StatementLine>(
    'ledger.lines',
    `select entry.id, line.at, entry.type, entry.phase, entry.ref, entry.note, line.change, line.after
     from ledger_lines as line join ledger_entries as entry on entry.id = line.entry_id
     where ${where} order by line.at desc, line.entry_id desc limit $4 offset $5`,
    [owner, book, sign, limit, offset],
  );
  const lines = rows.map(({ id, at, type, phase, ref, note, change, after }) => ({
    entryId: Number(id),
    at,
    type,
    phase,
    ref,
    note,
    change: Number(change),
    after: Number(after),
  }));
  return { lines, total: counted[0]?.total ?? 0 };
}

import type { Slice } from '@sgb/contract/paging.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';

export interface ManualRow {
  readonly id: number;
  readonly fromOwner: number | null;
  readonly fromBook: string;
  readonly toOwner: number | null;
  readonly toBook: string;
  readonly cents: number;
  readonly note: string;
  readonly why: string;
  readonly day: string | null;
  readonly reverses: number | null;
  readonly askedBy: number;
  readonly askedAt: Date;
  readonly entryId: number | null;
}

const columns = `id, from_owner as "fromOwner", from_book as "fromBook", to_owner as "toOwner", to_book as "toBook",
  cents::float8 as cents, note, why, to_char(day, 'YYYY-MM-DD') as day, reverses, asked_by as "askedBy",
  asked_at as "askedAt", entry_id::float8 as "entryId"`;

const insertText = `
  insert into manual_entries
    (key, from_owner, from_book, to_owner, to_book, cents, note, why, day, reverses, asked_by, asked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (key) do nothing`;

export type NewManual = Omit<ManualRow, 'id' | 'entryId'> & { readonly key: string };

const heldText = `select ${columns} from manual_entries where key = $1 for update`;

/** What was asked for under this key, held: it is written down the first time, and found every other. */
export async function heldManual(tx: Tx, wish: NewManual): Promise<ManualRow> {
  const { key, fromOwner, fromBook, toOwner, toBook, cents, note, why, day, reverses, askedBy, askedAt } = wish;
  // Looked for first: a number that an insert took and did not use would be missing from the list.
  const [known] = await tx.run<ManualRow>('manual.hold', heldText, [key]);
  if (known) return known;
  const values = [key, fromOwner, fromBook, toOwner, toBook, cents, note, why, day, reverses, askedBy, askedAt];
  await tx.run('manual.insert', insertText, values);
  const [row] = await tx.run<ManualRow>('manual.hold', heldText, [key]);
  if (!row) throw new Error(`manual entry ${key} was not written down`);
  return row;
}

export async function lockManual(tx: Tx, id: number): Promise<ManualRow | undefined> {
  const text = `select ${columns} from manual_entries where id = $1 for update`;
  return (await tx.run<ManualRow>('manual.lock', text, [id]))[0];
}

/** What was asked for to give one back, under other keys than this. */
export function reversalsOf(reader: Sql, id: number, key: string): Promise<ManualRow[]> {
  const text = `select ${columns} from manual_entries where reverses = $1 and key <> $2`;
  return reader.run<ManualRow>('manual.reversals', text, [id, key]);
}

export const writeBooked = (tx: Tx, id: number, entryId: number): Promise<unknown> =>
  tx.run('manual.booked', 'update manual_entries set entry_id = $2 where id = $1', [id, entryId]);

const listText = `
  select ${columns}, (select r.id from manual_entries r where r.reverses = m.id and r.entry_id is not null) as "reversedBy"
  from manual_entries m
  where $1 = 0 or ($1 = 1 and entry_id is null) or ($1 = 2 and entry_id is not null)
  order by id desc limit $2 offset $3`;
const countText = `select count(*)::int as total from manual_entries
  where $1 = 0 or ($1 = 1 and entry_id is null) or ($1 = 2 and entry_id is not null)`;

export async function listedManuals(reader: Sql, state: 0 | 1 | 2, { limit, offset }: Slice) {
  const [rows, [counted]] = await Promise.all([
    reader.run<ManualRow & { reversedBy: number | null }>('manual.list', listText, [state, limit, offset]),
    reader.run<{ total: number }>('manual.count', countText, [state]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** What an entry of the books was asked for as; undefined where nobody booked it by hand. */
export async function manualOfEntry(reader: Sql, entryId: number): Promise<ManualRow | undefined> {
  const text = `select ${columns} from manual_entries where entry_id = $1`;
  return (await reader.run<ManualRow>('manual.ofEntry', text, [entryId]))[0];
}

import type { BalanceKind, EntryType, Phase } from '@sgb/contract/ledger.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Balances, type Place, spendableOf, type Till } from './rules.ts';

export interface KnownEntry {
  readonly id: number;
  readonly hash: Buffer;
  readonly type: EntryType;
  readonly phase: Phase;
  readonly ref: string;
  readonly at: Date;
}

const columns = 'id, hash, type, phase, ref, at';
type EntryRow = Omit<KnownEntry, 'id'> & { id: string };
const entryOf = (row: EntryRow | undefined): KnownEntry | undefined => row && { ...row, id: Number(row.id) };

export async function entryByKey(reader: Sql, key: string): Promise<KnownEntry | undefined> {
  const text = `select ${columns} from ledger_entries where key = $1`;
  return entryOf((await reader.run<EntryRow>('ledger.byKey', text, [key]))[0]);
}

/** Holds an entry that is about to be given back, in whole or in part: two refunds of it come one after the other. */
export async function lockEntry(tx: Tx, id: number): Promise<KnownEntry | undefined> {
  const text = `select ${columns} from ledger_entries where id = $1 for no key update`;
  return entryOf((await tx.run<EntryRow>('ledger.lockEntry', text, [id]))[0]);
}

/** The same for many, in one order for everybody. */
export async function lockEntries(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, KnownEntry>> {
  const text = `select ${columns} from ledger_entries where id = any($1::bigint[]) order by id for no key update`;
  const rows = await tx.run<EntryRow>('ledger.lockEntries', text, [[...ids]]);
  return new Map(rows.map((row) => [Number(row.id), { ...row, id: Number(row.id) }]));
}

interface PostingRow {
  readonly entry_id: string;
  readonly position: number;
  readonly from_owner: number | null;
  readonly from_book: string;
  readonly to_owner: number | null;
  readonly to_book: string;
  readonly amount: string;
  readonly origin: BalanceKind | null;
  readonly item: string | null;
  readonly undoes: number | null;
  readonly returned: string;
}

/** A posting that was booked, and how much of it has been given back since. */
export interface BookedPosting {
  readonly position: number;
  readonly from: Place;
  readonly to: Place;
  readonly amount: number;
  readonly origin: BalanceKind | undefined;
  readonly item: string | undefined;
  readonly undoes: number | undefined;
  readonly returned: number;
}

const placeOf = (owner: number | null, book: string): Place =>
  owner === null ? (book as Till) : { owner, book: book as BalanceKind };

const postingsText = `
  select p.entry_id, p.position, p.from_owner, p.from_book, p.to_owner, p.to_book, p.amount, p.origin, p.item, p.undoes,
    coalesce(r.returned, 0) as returned
  from ledger_postings p left join ledger_returns r using (entry_id, position)`;

const postingOf = (row: PostingRow): BookedPosting => ({
  position: row.position,
  from: placeOf(row.from_owner, row.from_book),
  to: placeOf(row.to_owner, row.to_book),
  amount: Number(row.amount),
  origin: row.origin ?? undefined,
  item: row.item ?? undefined,
  undoes: row.undoes ?? undefined,
  returned: Number(row.returned),
});

export async function postingsOf(reader: Sql, entryId: number): Promise<BookedPosting[]> {
  const text = `${postingsText} where p.entry_id = $1 order by p.position`;
  return (await reader.run<PostingRow>('ledger.postings', text, [entryId])).map(postingOf);
}

/** Those of many entries, each by its number. */
export async function postingsOfMany(
  reader: Sql,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, BookedPosting[]>> {
  const text = `${postingsText} where p.entry_id = any($1::bigint[]) order by p.entry_id, p.position`;
  const rows = await reader.run<PostingRow>('ledger.postingsOfMany', text, [[...entryIds]]);
  const grouped = Map.groupBy(rows, ({ entry_id }) => Number(entry_id));
  return new Map([...grouped].map(([id, each]) => [id, each.map(postingOf)]));
}

interface ChangeRow {
  readonly owner_id: number;
  readonly book: BalanceKind;
  readonly change: string;
  readonly before: string;
  readonly after: string;
}

export async function changesOf(reader: Sql, entryId: number) {
  const text = `
    select owner_id, book, change, before, after from ledger_lines
    where entry_id = $1 order by owner_id, book collate "C"`;
  const rows = await reader.run<ChangeRow>('ledger.changes', text, [entryId]);
  return rows.map((row) => ({
    owner: row.owner_id,
    book: row.book,
    change: Number(row.change),
    before: Number(row.before),
    after: Number(row.after),
  }));
}

export interface Returned {
  readonly position: number;
  readonly amount: number;
  readonly returned: number;
}

export async function writeReturns(tx: Tx, entryId: number, returns: readonly Returned[]): Promise<void> {
  const text = `
    insert into ledger_returns (entry_id, position, amount, returned)
    select $1, r.position, r.amount, r.returned
    from json_to_recordset($2) as r (position smallint, amount bigint, returned bigint) order by r.position
    on conflict (entry_id, position) do update set returned = ledger_returns.returned + excluded.returned`;
  await tx.run('ledger.returns', text, [entryId, JSON.stringify(returns)]);
}

const balancesText = 'select book, balance from balances where owner_id = $1';

/** What lies in the balances of a shopper. */
export async function balancesOf(reader: Sql, owner: number): Promise<Balances> {
  const rows = await reader.run<{ book: BalanceKind; balance: string }>('ledger.balances', balancesText, [owner]);
  return new Map(rows.map(({ book, balance }) => [book, Number(balance)]));
}

/** What a shopper can pay with. */
export const spendableBalance = async (reader: Sql, owner: number): Promise<number> =>
  spendableOf(await balancesOf(reader, owner));

/** In another module's statement: the number of an entry before it is written, for what is written together with it. */
export const nextEntryId = "nextval('ledger_entries_id_seq')::float8";

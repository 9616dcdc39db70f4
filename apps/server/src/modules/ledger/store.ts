import type { EntryType, Phase, PurseBook } from '@sgb/contract/ledger.ts';
import type { Sql, Tx } from '../../platform/db/database.ts';
import { assetOf, type Balances, isPurse, keyOf, type Place, type Purse, type Settled, type Till } from './rules.ts';

interface PurseRow {
  readonly owner_id: number;
  readonly book: PurseBook;
  readonly balance: string;
  readonly changed_at: Date;
}

export interface LockedPurses {
  readonly balances: Balances;
  /** When the newest of them was changed last. */
  readonly changedAt: Date;
}

/**
 * Lateral, so that each purse is found by its key, in this order, whatever the planner thinks of the table. With one row
 * of parameters for each purse the planner knows how many there are, and plans once instead of every time.
 */
function lockText(count: number): string {
  const wanted = Array.from({ length: count }, (_, place) => `($${2 * place + 1}::int, $${2 * place + 2}::text)`);
  return `
  select p.* from (values ${wanted.join(', ')}) as wanted (owner_id, book) cross join lateral (
    select owner_id, book, balance, changed_at from purses
    where owner_id = wanted.owner_id and book = wanted.book for no key update
  ) as p`;
}

const openText = `
  insert into purses (owner_id, book)
  select owner_id, book from unnest($1::int[], $2::text[]) as wanted(owner_id, book)
  order by owner_id, book collate "C" on conflict do nothing`;

/** Holds the purses, in one order for everybody, until the transaction ends. New ones begin with nothing. */
export async function lockPurses(tx: Tx, purses: readonly Purse[]): Promise<LockedPurses> {
  if (purses.length === 0) return { balances: new Map(), changedAt: new Date(0) };
  const wanted = purses.flatMap(({ owner, book }) => [owner, book]);
  const lock = () => tx.run<PurseRow>(`ledger.lock.${purses.length}`, lockText(purses.length), wanted);
  let rows = await lock();
  if (rows.length < purses.length) {
    await tx.run('ledger.open', openText, [purses.map(({ owner }) => owner), purses.map(({ book }) => book)]);
    rows = await lock();
  }
  return {
    balances: new Map(rows.map((row) => [keyOf({ owner: row.owner_id, book: row.book }), Number(row.balance)])),
    changedAt: new Date(Math.max(...rows.map(({ changed_at }) => changed_at.getTime()))),
  };
}

export interface NewEntry {
  readonly key: string;
  readonly hash: Buffer;
  readonly type: EntryType;
  readonly phase: Phase;
  readonly ref: string;
  readonly note: string;
  readonly reverses: number | null;
  readonly at: Date;
}

/** One statement: the entry, its postings, its lines and the purses; or nothing at all, where the key is taken. */
const writeText = `
  with entry as (
    insert into ledger_entries (key, hash, type, phase, ref, note, reverses, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (key) do nothing returning id
  ), postings as (
    insert into ledger_postings
      (entry_id, position, from_owner, from_book, to_owner, to_book, asset, amount, origin, item, undoes)
    select entry.id, p.* from entry, json_to_recordset($9) as p (position smallint, from_owner int, from_book text,
      to_owner int, to_book text, asset text, amount bigint, origin text, item text, undoes smallint)
  ), change as (
    select * from json_to_recordset($10) as c (owner int, book text, change bigint, before bigint, after bigint)
  ), lines as (
    insert into ledger_lines (owner_id, at, entry_id, book, type, reversal, change, before, after)
    select c.owner, $8, entry.id, c.book, $3, $7::bigint is not null, c.change, c.before, c.after from entry, change c
  ), moved as (
    -- An update by another name: all of them are there and locked, and this finds each by its key.
    insert into purses (owner_id, book, balance, changed_at)
    select c.owner, c.book, c.after, $8 from entry, change c
    on conflict (owner_id, book) do update set balance = excluded.balance, changed_at = excluded.changed_at
    returning 1
  )
  select id, (select count(*) from moved)::int as moved from entry`;

const sideOf = (place: Place) =>
  isPurse(place) ? { owner: place.owner, book: place.book } : { owner: null, book: place };

/** The number of the entry; null where its key is taken. */
export async function writeEntry(tx: Tx, entry: NewEntry, { postings, changes }: Settled): Promise<number | null> {
  const rows = postings.map((posting, position) => {
    const [from, to] = [sideOf(posting.from), sideOf(posting.to)];
    return {
      position,
      from_owner: from.owner,
      from_book: from.book,
      to_owner: to.owner,
      to_book: to.book,
      asset: assetOf(posting.to),
      amount: posting.amount,
      origin: posting.origin ?? null,
      item: posting.item ?? null,
      undoes: posting.undoes ?? null,
    };
  });
  const { key, hash, type, phase, ref, note, reverses, at } = entry;
  const values = [key, hash, type, phase, ref, note, reverses, at, JSON.stringify(rows), JSON.stringify(changes)];
  const [written] = await tx.run<{ id: string; moved: number }>('ledger.write', writeText, values);
  if (!written) return null;
  if (written.moved !== changes.length) throw new Error(`entry ${key} was booked on purses that nobody had locked`);
  return Number(written.id);
}

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

interface PostingRow {
  readonly position: number;
  readonly from_owner: number | null;
  readonly from_book: string;
  readonly to_owner: number | null;
  readonly to_book: string;
  readonly amount: string;
  readonly origin: PurseBook | null;
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
  readonly origin: PurseBook | undefined;
  readonly item: string | undefined;
  readonly undoes: number | undefined;
  readonly returned: number;
}

const placeOf = (owner: number | null, book: string): Place =>
  owner === null ? (book as Till) : { owner, book: book as PurseBook };

export async function postingsOf(reader: Sql, entryId: number): Promise<BookedPosting[]> {
  const text = `
    select p.position, p.from_owner, p.from_book, p.to_owner, p.to_book, p.amount, p.origin, p.item, p.undoes,
      coalesce(r.returned, 0) as returned
    from ledger_postings p left join ledger_returns r using (entry_id, position)
    where p.entry_id = $1 order by p.position`;
  const rows = await reader.run<PostingRow>('ledger.postings', text, [entryId]);
  return rows.map((row) => ({
    position: row.position,
    from: placeOf(row.from_owner, row.from_book),
    to: placeOf(row.to_owner, row.to_book),
    amount: Number(row.amount),
    origin: row.origin ?? undefined,
    item: row.item ?? undefined,
    undoes: row.undoes ?? undefined,
    returned: Number(row.returned),
  }));
}

interface ChangeRow {
  readonly owner_id: number;
  readonly book: PurseBook;
  readonly change: string;
  readonly before: string;
  readonly after: string;
}

export async function changesOf(reader: Sql, { id, at }: KnownEntry, owners: readonly number[]) {
  const text = `
    select owner_id, book, change, before, after from ledger_lines
    where owner_id = any($1) and at = $2 and entry_id = $3 order by owner_id, book collate "C"`;
  const rows = await reader.run<ChangeRow>('ledger.changes', text, [owners, at, id]);
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

export async function balancesOf(reader: Sql, owner: number): Promise<ReadonlyMap<PurseBook, number>> {
  const text = 'select book, balance from purses where owner_id = $1';
  const rows = await reader.run<{ book: PurseBook; balance: string }>('ledger.balances', text, [owner]);
  return new Map(rows.map(({ book, balance }) => [book, Number(balance)]));
}

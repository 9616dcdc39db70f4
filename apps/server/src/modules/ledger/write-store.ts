import type { EntryType, Phase, PurseBook } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../platform/db/database.ts';
import {
  assetOf,
  type Balances,
  type Demand,
  isPurse,
  keyOf,
  type Place,
  type Purse,
  type Settled,
  type SettledPosting,
} from './rules.ts';

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
function locking(count: number, columns: Readonly<Record<string, string>>, used = 0): string {
  const types = Object.values(columns);
  const row = (place: number) => types.map((type, column) => `$${used + place * types.length + column + 1}::${type}`);
  const rows = Array.from({ length: count }, (_, place) => `(${row(place).join(', ')})`);
  return `
    select wanted.*, p.* from (values ${rows.join(', ')}) as wanted (${Object.keys(columns).join(', ')})
    cross join lateral (
      select balance, changed_at from purses
      where owner_id = wanted.owner_id and book = wanted.book for no key update
    ) as p`;
}

const openText = `
  insert into purses (owner_id, book)
  select owner_id, book from unnest($1::int[], $2::text[]) as wanted(owner_id, book)
  order by owner_id, book collate "C" on conflict do nothing`;

/** Asks for the purses, and once more where some of them had to be made first: new ones begin with nothing. */
async function withPurses<Row>(tx: Tx, purses: readonly Purse[], ask: () => Promise<Row[]>): Promise<Row[]> {
  const rows = await ask();
  if (rows.length === purses.length) return rows;
  await tx.run('ledger.open', openText, [purses.map(({ owner }) => owner), purses.map(({ book }) => book)]);
  return ask();
}

const lockedOf = (rows: readonly PurseRow[]): LockedPurses => ({
  balances: new Map(rows.map((row) => [keyOf({ owner: row.owner_id, book: row.book }), Number(row.balance)])),
  changedAt: new Date(Math.max(...rows.map(({ changed_at }) => changed_at.getTime()))),
});

/** A text for so many purses, made once. */
function forCount(make: (count: number) => string): (count: number) => string {
  const made = new Map<number, string>();
  return (count) => {
    const text = made.get(count) ?? make(count);
    made.set(count, text);
    return text;
  };
}

const lockText = forCount((count) => locking(count, { owner_id: 'int', book: 'text' }));

/** Holds the purses, in one order for everybody, until the transaction ends. */
export async function lockPurses(tx: Tx, purses: readonly Purse[]): Promise<LockedPurses> {
  if (purses.length === 0) return { balances: new Map(), changedAt: new Date(0) };
  const wanted = purses.flatMap(({ owner, book }) => [owner, book]);
  const text = lockText(purses.length);
  return lockedOf(await withPurses(tx, purses, () => tx.run<PurseRow>(`ledger.lock.${purses.length}`, text, wanted)));
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

/** The entry, its postings, its lines and the purses; or nothing at all, where the key is taken. */
const writing = (values: string) => `
  entry as (
    insert into ledger_entries (key, hash, type, phase, ref, note, reverses, at)
    select $1, $2, $3, $4, $5, $6, $7, ${values} on conflict (key) do nothing returning id, at
  ), postings as (
    insert into ledger_postings
      (entry_id, position, from_owner, from_book, to_owner, to_book, asset, amount, origin, item, undoes)
    select entry.id, p.* from entry, json_to_recordset($9) as p (position smallint, from_owner int, from_book text,
      to_owner int, to_book text, asset text, amount bigint, origin text, item text, undoes smallint)
  ), lines as (
    insert into ledger_lines (owner_id, at, entry_id, book, type, reversal, change, before, after)
    select c.owner_id, entry.at, entry.id, c.book, $3, $7::bigint is not null, c.change, c.balance, c.balance + c.change
    from entry, change c where c.change <> 0
  ), moved as (
    -- An update by another name: all of them are there and locked, and this finds each by its key.
    insert into purses (owner_id, book, balance, changed_at)
    select c.owner_id, c.book, c.balance + c.change, entry.at from entry, change c where c.change <> 0
    on conflict (owner_id, book) do update set balance = excluded.balance, changed_at = excluded.changed_at
    returning 1
  )`;

/** What was decided about purses that are locked. */
const settledText = `
  with change as (
    select * from json_to_recordset($10) as c (owner_id int, book text, change bigint, balance bigint)
  ), ${writing('$8')}
  select id, (select count(*) from moved)::int as moved from entry`;

/** Locks and writes at once, where every purse is there and holds what is asked of it. */
const atOnceText = forCount(
  (count) => `
  with change as (${locking(count, { owner_id: 'int', book: 'text', change: 'bigint', least: 'bigint' }, 9)}),
  ${writing(`greatest($8, max(changed_at)) from change
    having count(*) = ${count} and bool_and(least is null or balance >= least)`)}
  select owner_id, book, change, balance, changed_at, entry.id, entry.at from change left join entry on true`,
);

const sideOf = (place: Place) =>
  isPurse(place) ? { owner: place.owner, book: place.book } : { owner: null, book: place };

function entryValues(entry: NewEntry, postings: readonly SettledPosting[]): unknown[] {
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
  return [key, hash, type, phase, ref, note, reverses, at, JSON.stringify(rows)];
}

/** The number of the entry; null where its key is taken. */
export async function writeEntry(tx: Tx, entry: NewEntry, { postings, changes }: Settled): Promise<number | null> {
  const rows = changes.map(({ owner, book, change, before }) => ({ owner_id: owner, book, change, balance: before }));
  const values = [...entryValues(entry, postings), JSON.stringify(rows)];
  const [written] = await tx.run<{ id: string; moved: number }>('ledger.write', settledText, values);
  if (!written) return null;
  if (written.moved !== changes.length)
    throw new Error(`entry ${entry.key} was booked on purses that nobody had locked`);
  return Number(written.id);
}

interface AtOnceRow extends PurseRow {
  readonly change: string;
  readonly id: string | null;
  readonly at: Date | null;
}

export interface AtOnce {
  /** Null where its key is taken, or a purse holds too little. */
  readonly written: ({ readonly entryId: number; readonly at: Date } & Pick<Settled, 'changes'>) | null;
  readonly locked: LockedPurses;
}

/** The purses are locked in any case; the entry is dated no earlier than the last change of each. */
export async function writeAtOnce(
  tx: Tx,
  entry: NewEntry,
  postings: readonly SettledPosting[],
  demands: readonly Demand[],
): Promise<AtOnce> {
  const values = entryValues(entry, postings);
  for (const { owner, book, change, least } of demands) values.push(owner, book, change, least);
  const [name, text] = [`ledger.atOnce.${demands.length}`, atOnceText(demands.length)];
  const rows = await withPurses(tx, demands, () => tx.run<AtOnceRow>(name, text, values));
  const locked = lockedOf(rows);
  const [first] = rows;
  if (!first?.id || !first.at) return { written: null, locked };
  const changes = rows.flatMap((row) => {
    const [before, change] = [Number(row.balance), Number(row.change)];
    return change === 0 ? [] : [{ owner: row.owner_id, book: row.book, change, before, after: before + change }];
  });
  return { written: { entryId: Number(first.id), at: first.at, changes }, locked };
}

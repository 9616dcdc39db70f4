import type { EntryType, Phase } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../platform/db/database.ts';
import {
  type Balances,
  type Change,
  type Fixed,
  isPurse,
  keyOf,
  type Purse,
  type Settled,
  type SettledPosting,
} from './rules.ts';

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
  insert into purses (owner_id, book, least)
  select owner_id, book, case when book = 'scoin' then null else 0 end
  from unnest($1::int[], $2::text[]) as wanted(owner_id, book)
  order by owner_id, book collate "C" on conflict do nothing`;

/** What lies in purses, in their order: as one row, because reading rows costs more than anything else here. */
interface HeldRow {
  /** As PostgreSQL writes a list: '{1,2}'. */
  readonly balances: string | null;
  readonly changed_at: Date | null;
}

const numbersOf = (list: string | null): number[] => (list ? list.slice(1, -1).split(',').map(Number) : []);

/** Asks for the purses, and once more where some of them had to be made first: new ones begin with nothing. */
async function withPurses<Row extends HeldRow>(
  tx: Tx,
  purses: readonly Purse[],
  ask: () => Promise<Row[]>,
): Promise<{ row: Row; balances: number[] }> {
  for (let asked = 1; ; asked++) {
    const [row] = await ask();
    if (!row) throw new Error('a sum has one row');
    const balances = numbersOf(row.balances);
    if (balances.length === purses.length) return { row, balances };
    if (asked > 1) throw new Error('a purse was made and is not there');
    await tx.run('ledger.open', openText, [purses.map(({ owner }) => owner), purses.map(({ book }) => book)]);
  }
}

const lockedOf = (purses: readonly Purse[], balances: readonly number[], changedAt: Date | null): LockedPurses => ({
  balances: new Map(purses.map((each, place) => [keyOf(each), balances[place] ?? 0])),
  changedAt: changedAt ?? new Date(0),
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

const lockText = forCount(
  (count) => `
  select array_agg(balance)::text as balances, max(changed_at) as changed_at
  from (${locking(count, { owner_id: 'int', book: 'text' })}) as held`,
);

/** Holds the purses, in one order for everybody, until the transaction ends. */
export async function lockPurses(tx: Tx, purses: readonly Purse[]): Promise<LockedPurses> {
  if (purses.length === 0) return lockedOf([], [], null);
  const wanted = purses.flatMap(({ owner, book }) => [owner, book]);
  const [name, text] = [`ledger.lock.${purses.length}`, lockText(purses.length)];
  const { row, balances } = await withPurses(tx, purses, () => tx.run<HeldRow>(name, text, wanted));
  return lockedOf(purses, balances, row.changed_at);
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

/** The entry and the purses, from what changes; or nothing at all, where the key is taken. */
const writing = (condition: string) => `
  held as (
    select count(*) as found, array_agg(balance) as balances, max(changed_at) as changed_at,
      bool_and(balance between coalesce(least, balance) and coalesce(most, balance)) as enough,
      array_agg(owner_id) filter (where change <> 0) as owners, array_agg(book) filter (where change <> 0) as books,
      array_agg(change) filter (where change <> 0) as changes,
      array_agg(balance + change) filter (where change <> 0) as afters
    from change
  ), entry as (
    insert into ledger_entries (key, hash, type, phase, ref, note, reverses, at, postings,
      owner_id, other_id, owners, books, changes, afters)
    select $1, $2, $3, $4, $5, $6, $7, greatest($8, changed_at), $9,
      owners[1], nullif(owners[cardinality(owners)], owners[1]),
      coalesce(owners, '{}'), coalesce(books, '{}'), coalesce(changes, '{}'), coalesce(afters, '{}')
    from held where ${condition} on conflict (key) do nothing returning id, at
  ), moved as (
    -- An update by another name: all of them are there and locked, and this finds each by its key.
    insert into purses (owner_id, book, balance, changed_at, least)
    select c.owner_id, c.book, c.balance + c.change, entry.at, null from entry, change c where c.change <> 0
    on conflict (owner_id, book) do update set balance = excluded.balance, changed_at = excluded.changed_at
  )`;

/** What was decided about purses that are locked. */
const settledText = `
  with change as (
    select *, null::timestamptz as changed_at, null::bigint as least, null::bigint as most
    from json_to_recordset($10) as c (owner_id int, book text, change bigint, balance bigint)
  ), ${writing('true')}
  select id from entry`;

const demanded = { owner_id: 'int', book: 'text', change: 'bigint', least: 'bigint', most: 'bigint' };

/** Locks and writes at once, where every purse is there and holds what is asked of it. */
const atOnceText = forCount(
  (count) => `
  with change as (${locking(count, demanded, 9)}), ${writing(`found = ${count} and enough`)}
  select balances::text as balances, case when id is null then changed_at end as changed_at,
    id, nullif(at, $8) as at from held left join entry on true`,
);

/** A posting as it is kept: without what it does not say. */
const rowOf = ({ from, to, amount, origin, item, undoes }: SettledPosting) => ({
  from_owner: isPurse(from) ? from.owner : undefined,
  from_book: isPurse(from) ? from.book : from,
  to_owner: isPurse(to) ? to.owner : undefined,
  to_book: isPurse(to) ? to.book : to,
  amount,
  origin,
  item,
  undoes,
});

function entryValues(entry: NewEntry, postings: readonly SettledPosting[]): unknown[] {
  const { key, hash, type, phase, ref, note, reverses, at } = entry;
  return [key, hash, type, phase, ref, note, reverses, at.toISOString(), JSON.stringify(postings.map(rowOf))];
}

/** The number of the entry; null where its key is taken. */
export async function writeEntry(tx: Tx, entry: NewEntry, { postings, changes }: Settled): Promise<number | null> {
  const rows = changes.map(({ owner, book, change, before }) => ({ owner_id: owner, book, change, balance: before }));
  const values = [...entryValues(entry, postings), JSON.stringify(rows)];
  const [written] = await tx.run<{ id: string }>('ledger.write', settledText, values);
  return written ? Number(written.id) : null;
}

interface AtOnceRow extends HeldRow {
  readonly id: string | null;
  /** Null where it is the time that was asked for. */
  readonly at: Date | null;
}

interface AtOnce {
  readonly written?: Written;
  readonly locked?: LockedPurses;
}

type Written = { readonly entryId: number; readonly at: Date } & Pick<Settled, 'changes'>;

/**
 * The entry, dated no earlier than the last change of each purse; or what lies in them, where its key is taken or one
 * does not hold what is asked of it. They are locked in any case.
 */
export async function writeAtOnce(tx: Tx, entry: NewEntry, { postings, demands }: Fixed): Promise<AtOnce> {
  const values = entryValues(entry, postings);
  for (const { owner, book, change, least, most } of demands) values.push(owner, book, change, least, most);
  const [name, text] = [`ledger.atOnce.${demands.length}`, atOnceText(demands.length)];
  const { row, balances } = await withPurses(tx, demands, () => tx.run<AtOnceRow>(name, text, values));
  if (row.id === null) return { locked: lockedOf(demands, balances, row.changed_at) };
  const changes: Change[] = [];
  for (const [place, { owner, book, change }] of demands.entries()) {
    const before = balances[place] ?? 0;
    if (change !== 0) changes.push({ owner, book, change, before, after: before + change });
  }
  return { written: { entryId: Number(row.id), at: row.at ?? entry.at, changes } };
}

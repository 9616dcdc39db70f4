import type { EntryType, Phase } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { NewHold } from './hold-store.ts';
import {
  type Amounts,
  type BalanceRef,
  type Change,
  type Fixed,
  isBalance,
  keyOf,
  owableBooks,
  type Settled,
  type SettledPosting,
} from './rules.ts';

export interface LockedBalances {
  readonly balances: Amounts;
  /** When the newest of them was changed last. */
  readonly changedAt: Date;
}

const numbered = <Each>(count: number, each: (place: number) => Each): Each[] =>
  Array.from({ length: count }, (_, place) => each(place));

/**
 * Each balance is found by its key and locked after the one in front of it: in one order for everybody, whatever the
 * planner thinks of the table. A text for so many is planned once; with lists it was planned anew every time.
 */
const locking = (keys: readonly string[]) =>
  keys
    .map(
      (key, place) => `p${place} as (
    select balance, changed_at from balances where (owner_id, book) = (${key})
    ${place === 0 ? '' : `and exists (select from p${place - 1})`} for no key update
  )`,
    )
    .join(', ');

const all = (count: number, column: string) => numbered(count, (place) => `p${place}.${column}`).join(', ');

const owable = owableBooks.map((book) => `'${book}'`).join(', ');

/** Those that are there are written as they are: that locks them, in the same order. */
const openText = `
  insert into balances (owner_id, book, least)
  select owner_id, book, case when book in (${owable}) then null else 0 end
  from unnest($1::int[], $2::text[]) as wanted(owner_id, book)
  order by owner_id, book collate "C"
  on conflict (owner_id, book) do update set least = balances.least
  returning owner_id as owner, book, balance, changed_at as at`;

type OpenRow = BalanceRef & { readonly balance: string; readonly at: Date };

/** Holds them, and makes those that are not there. */
export function openBalances(tx: Tx, balances: readonly BalanceRef[]): Promise<OpenRow[]> {
  const lists = [balances.map(({ owner }) => owner), balances.map(({ book }) => book)];
  return tx.run<OpenRow>('ledger.open', openText, lists);
}

async function openedBalances(tx: Tx, balances: readonly BalanceRef[]): Promise<LockedBalances> {
  const rows = await openBalances(tx, balances);
  return {
    balances: new Map(rows.map((row) => [keyOf(row), Number(row.balance)])),
    changedAt: new Date(Math.max(...rows.map(({ at }) => at.getTime()))),
  };
}

/** As one row, because reading rows costs more than anything else here. A list would cost more to write than columns. */
interface HeldRow {
  readonly at: Date | null;
  readonly [balance: `b${number}`]: string | null;
}

const lockedOf = (balances: readonly BalanceRef[], { at, ...held }: HeldRow): LockedBalances => ({
  balances: new Map(balances.map((each, place) => [keyOf(each), Number(held[`b${place}`])])),
  changedAt: at ?? new Date(0),
});

/** A text for each form of it, made once. */
function forForm<Form extends string | number>(make: (form: Form) => string): (form: Form) => string {
  const made = new Map<Form, string>();
  return (form) => {
    const text = made.get(form) ?? make(form);
    made.set(form, text);
    return text;
  };
}

const lockText = forForm(
  (count: number) => `
  with ${locking(numbered(count, (place) => `$${place * 2 + 1}::int, $${place * 2 + 2}::text`))}
  select ${numbered(count, (place) => `p${place}.balance as b${place}`).join(', ')}, greatest(${all(count, 'changed_at')}) as at
  from p0${numbered(count - 1, (place) => ` left join p${place + 1} on true`).join('')}`,
);

/** Holds the balances, in one order for everybody, until the transaction ends. Those that are not there yet begin with nothing. */
export async function lockBalances(tx: Tx, balances: readonly BalanceRef[]): Promise<LockedBalances> {
  if (balances.length === 0) return { balances: new Map(), changedAt: new Date(0) };
  const wanted = balances.flatMap(({ owner, book }) => [owner, book]);
  const [row] = await tx.run<HeldRow>(`ledger.lock.${balances.length}`, lockText(balances.length), wanted);
  // Where one is not there, none behind it is.
  if (row && row[`b${balances.length - 1}`] !== null) return lockedOf(balances, row);
  return openedBalances(tx, balances);
}

export interface NewEntry {
  /** Null: the next one. */
  readonly id: number | null;
  readonly key: string;
  readonly hash: string;
  readonly type: EntryType;
  readonly phase: Phase;
  readonly ref: string;
  readonly note: string;
  readonly reverses: number | null;
  readonly at: Date;
}

/** The one row of an entry; none, where the key is taken. */
const entering = (values: string) => `
  entry as (
    insert into ledger_entries (id, key, hash, type, phase, ref, note, reverses, at, postings,
      owner_id, other_id, owners, books, changes, afters) overriding system value
    select coalesce($10, nextval('ledger_entries_id_seq')), $1, $2, $3, $4, $5, $6, $7, ${values} on conflict (key) do nothing returning id, at, afters
  )`;

/** An update by another name: all of them are there and locked, and this finds each by its key. */
const moving = (balances: string) => `
  moved as (
    insert into balances (owner_id, book, balance, changed_at, least)
    select c.owner_id, c.book, c.after, entry.at, null from entry, ${balances} as c (owner_id, book, after)
    on conflict (owner_id, book) do update set balance = excluded.balance, changed_at = excluded.changed_at
  )`;

/** What was decided about balances that are locked. */
const settledText = `
  with ${entering(`$8, $9, ($11::int[])[1], nullif(($11::int[])[cardinality($11::int[])], ($11::int[])[1]),
    $11, $12, $13, $14`)},
  ${moving('unnest($11::int[], $12::text[], $14::bigint[])')}
  select id from entry`;

/** Its values stand behind so many others. */
const holding = (used: number) => `
  held as (
    insert into ledger_holds (entry_id, owner_id, asset, amount, placed_at, expires_at)
    select id, $${used + 1}::int, $${used + 2}::text, $${used + 3}::bigint, at, $${used + 4}::timestamptz from entry
  )`;

type Part = (place: number) => string;

/**
 * Locks and writes at once, where every balance is there and holds what is asked of it. The form has two letters for each
 * balance: 'm' for one that is moved, '-' for one that is not; '=' where it must hold just that much, '>' where more is fine.
 * An 'h' behind them: it is a hold, which is written along.
 */
const atOnceText = forForm((form: string) => {
  const letters = form.match(/[m-][=>]/g) ?? [];
  const count = letters.length;
  let used = 10;
  const given = letters.map(([moves]) => {
    const names = ['int', 'text', 'bigint', 'bigint'].slice(0, moves === 'm' ? 4 : 3);
    return names.map((type) => `$${++used}::${type}`);
  });
  const [owner, book, least, change] = [0, 1, 2, 3].map(
    (column): Part =>
      (place) =>
        given[place]?.[column] ?? '',
  ) as [Part, Part, Part, Part];
  const moved = numbered(count, (place) => place).filter((place) => letters[place]?.[0] === 'm');
  const list = (type: string, each: Part) => `array[${moved.map(each).join(', ')}]::${type}[]`;
  const [first, last] = [moved[0], moved.at(-1)];
  const owners =
    first === undefined || last === undefined
      ? 'null, null'
      : `${owner(first)}, nullif(${owner(last)}, ${owner(first)})`;
  const enough = (place: number) => `p${place}.balance ${letters[place]?.[1] === '=' ? '=' : '>='} ${least(place)}`;
  const changes = moved.map((place, row) => `(${owner(place)}, ${book(place)}, afters[${row + 1}])`);
  const afters = moved.map((_, row) => `, afters[${row + 1}] as a${row}`).join('');
  return `
  with ${locking(numbered(count, (place) => `${owner(place)}, ${book(place)}`))},
  ${entering(`greatest($8, ${all(count, 'changed_at')}), $9, ${owners}, ${list('int', owner)}, ${list('text', book)},
    ${list('bigint', change)}, ${list('bigint', (place) => `p${place}.balance + ${change(place)}`)}
    from ${numbered(count, (place) => `p${place}`).join(', ')} where ${numbered(count, enough).join(' and ')}`)}
  ${changes.length === 0 ? '' : `, ${moving(`lateral (values ${changes.join(', ')})`)}`}
  ${form.endsWith('h') ? `, ${holding(used)}` : ''}
  select id, nullif(at, $8) as at${afters} from entry`;
});

/** A posting as it is kept: without what it does not say. */
export const rowOf = ({ from, to, amount, origin, item, undoes }: SettledPosting) => ({
  from_owner: isBalance(from) ? from.owner : undefined,
  from_book: isBalance(from) ? from.book : from,
  to_owner: isBalance(to) ? to.owner : undefined,
  to_book: isBalance(to) ? to.book : to,
  amount,
  origin,
  item,
  undoes,
});

function entryValues(entry: NewEntry, postings: readonly SettledPosting[]): unknown[] {
  const { id, key, hash, type, phase, ref, note, reverses, at } = entry;
  const rows = JSON.stringify(postings.map(rowOf));
  return [key, `\\x${hash}`, type, phase, ref, note, reverses, at.toISOString(), rows, id];
}

/** The number of the entry; null where its key is taken. */
export async function writeEntry(tx: Tx, entry: NewEntry, { postings, changes }: Settled): Promise<number | null> {
  const lists = [
    changes.map(({ owner }) => owner),
    changes.map(({ book }) => book),
    changes.map(({ change }) => change),
    changes.map(({ after }) => after),
  ];
  const values = [...entryValues(entry, postings), ...lists];
  const [written] = await tx.run<{ id: string }>('ledger.write', settledText, values);
  return written ? Number(written.id) : null;
}

interface WrittenRow {
  readonly id: string;
  /** Null where it is the moment that was given. */
  readonly at: Date | null;
  readonly [after: `a${number}`]: string;
}

/** A hold that has no entry yet. */
export type WantedHold = Omit<NewHold, 'entryId' | 'placedAt'>;

type Written = { readonly entryId: number; readonly at: Date } & Pick<Settled, 'changes'>;

/**
 * The entry, dated no earlier than the last change of each balance; undefined where its key is taken, or where a balance is
 * not there or does not hold what is asked of it. Those that are there are locked in any case.
 */
export async function writeAtOnce(
  tx: Tx,
  entry: NewEntry,
  fixed: Fixed,
  hold: WantedHold | undefined,
): Promise<Written | undefined> {
  const { postings, demands } = fixed;
  const values = entryValues(entry, postings);
  let form = '';
  for (const { owner, book, change, least, most } of demands) {
    values.push(owner, book, least ?? Number.MIN_SAFE_INTEGER);
    if (change !== 0) values.push(change);
    form += `${change === 0 ? '-' : 'm'}${most === null ? '>' : '='}`;
  }
  if (hold) {
    values.push(hold.owner, hold.asset, hold.amount, hold.expiresAt);
    form += 'h';
  }
  const [written] = await tx.run<WrittenRow>(`ledger.atOnce.${form}`, atOnceText(form), values);
  if (!written) return undefined;
  const changes: Change[] = [];
  for (const { owner, book, change } of demands) {
    if (change === 0) continue;
    const after = Number(written[`a${changes.length}`]);
    changes.push({ owner, book, change, before: after - change, after });
  }
  return { entryId: Number(written.id), at: written.at ?? entry.at, changes };
}

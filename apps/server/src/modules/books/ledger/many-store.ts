import type { Asset, EntryType, Phase } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type BalanceRef, keyOf, type Settled } from './rules.ts';
import { openBalances, rowOf } from './write-store.ts';

/** Entries of many shoppers in one statement each: the same rows as `write-store.ts` makes of one. */

interface HeldBalance {
  readonly balance: number;
  readonly changedAt: Date;
}

type HeldRow = BalanceRef & { readonly balance: string; readonly at: Date };

const wanted = 'unnest($1::int[], $2::text[]) as wanted (owner_id, book)';

const thereText = `select count(*)::int as count from balances join ${wanted} using (owner_id, book)`;

const lockText = `
  select b.owner_id as owner, b.book, b.balance, b.changed_at as at from balances as b join ${wanted} using (owner_id, book)
  order by b.owner_id, b.book collate "C" for no key update of b`;

/**
 * Holds the balances, which are given in the order in which everybody locks them. Whether all are there is asked before any
 * is held: one that is not would be made after those behind it are held, against that order.
 */
export async function lockManyBalances(
  tx: Tx,
  balances: readonly BalanceRef[],
): Promise<ReadonlyMap<string, HeldBalance>> {
  const lists = [balances.map(({ owner }) => owner), balances.map(({ book }) => book)];
  const [there] = await tx.run<{ count: number }>('ledger.manyThere', thereText, lists);
  const rows =
    there?.count === balances.length
      ? await tx.run<HeldRow>('ledger.lockMany', lockText, lists)
      : await openBalances(tx, balances);
  return new Map(rows.map((row) => [keyOf(row), { balance: Number(row.balance), changedAt: row.at }]));
}

interface ManyHoldRow extends Settled {
  readonly key: string;
  readonly hash: string;
  readonly type: EntryType;
  readonly phase: Phase;
  readonly ref: string;
  readonly note: string;
  readonly at: Date;
  readonly owner: number;
  readonly asset: Asset;
  readonly amount: number;
  readonly expiresAt: Date | null;
}

const holdsText = `
  with given as materialized (
    select * from json_to_recordset($1) as given (key text, hash text, type smallint, phase smallint, ref text, note text,
      at timestamptz, postings json, owner integer, owners integer[], books text[], changes bigint[], afters bigint[],
      asset text, amount bigint, "expiresAt" timestamptz)
  ), entry as (
    insert into ledger_entries (key, hash, type, phase, ref, note, reverses, at, postings, owner_id, other_id, owners, books,
      changes, afters)
    select key, decode(hash, 'hex'), type, phase, ref, note, null, at, postings, owner, null, owners, books, changes, afters
    from given order by owner
    on conflict (key) do nothing returning id, key
  ), moved as (
    update balances set balance = c.after, changed_at = given.at
    from entry join given using (key) cross join lateral unnest(given.books, given.afters) as c (book, after)
    where balances.owner_id = given.owner and balances.book = c.book
  ), held as (
    insert into ledger_holds (entry_id, owner_id, asset, amount, placed_at, expires_at)
    select entry.id, owner, asset, amount, at, "expiresAt" from entry join given using (key)
  )
  select id, key from entry`;

/** The numbers of their entries by their keys, without those whose key is taken: of these nothing has moved. */
export async function writeHolds(tx: Tx, holds: readonly ManyHoldRow[]): Promise<ReadonlyMap<string, number>> {
  if (holds.length === 0) return new Map();
  const rows = holds.map(({ postings, changes, ...hold }) => ({
    ...hold,
    postings: postings.map(rowOf),
    owners: changes.map(({ owner }) => owner),
    books: changes.map(({ book }) => book),
    changes: changes.map(({ change }) => change),
    afters: changes.map(({ after }) => after),
  }));
  const written = await tx.run<{ id: string; key: string }>('ledger.holds', holdsText, [JSON.stringify(rows)]);
  return new Map(written.map(({ id, key }) => [key, Number(id)]));
}

import { type EntryType, entryTypes, type Phase } from '@sgb/contract/ledger.ts';
import type { Sql } from '../../../platform/db/database.ts';

/** What finance looks up in the books. */

export interface FoundEntry {
  readonly id: number;
  readonly at: Date;
  readonly type: EntryType;
  readonly phase: Phase;
  readonly ref: string;
  readonly note: string;
  readonly key: string;
  readonly reverses: number | null;
  readonly owner: number | null;
  readonly other: number | null;
  readonly asset: 'ZAR' | 'SCOIN';
  readonly amount: number;
}

const moved = `id::float8 as id, at, type, phase, ref, note, key, reverses::float8 as reverses, owner_id as owner,
  other_id as other, moved.asset, moved.amount`;
const amounts = `cross join lateral (
    select case when min(posting ->> 'to_book') like 'scoin%' then 'SCOIN' else 'ZAR' end as asset,
      sum((posting ->> 'amount')::bigint)::float8 as amount
    from json_array_elements(postings) as posting) as moved`;
const columns = `${moved} from ledger_entries ${amounts}`;

export interface SoughtEntries {
  readonly owner: number | null;
  readonly ref: string | null;
  readonly type: EntryType | null;
  readonly from: Date | null;
  readonly before: Date | null;
  /** Those that came before this one. */
  readonly below: number | null;
}

/** What is asked for, as conditions: one that is not there would keep every index from being used. */
function conditionsOf({ owner, ref, type, from, before, below }: SoughtEntries) {
  const values: unknown[] = [];
  const given = (value: unknown, text: (place: string) => string) =>
    value === null ? [] : [text(`$${values.push(value)}`)];
  const conditions = [
    ...given(owner, (place) => `(owner_id = ${place} or other_id = ${place})`),
    ...given(ref, (place) => `ref = ${place}`),
    ...given(type, (place) => `type = ${place}`),
    ...given(from, (place) => `at >= ${place}`),
    ...given(before, (place) => `at < ${place}`),
    ...given(below, (place) => `(at, id) < (select b.at, b.id from ledger_entries b where b.id = ${place})`),
  ];
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values };
}

/**
 * The newest first. By kind and time alone they are taken from the index of each kind, the newest of all of them: a kind
 * that is rare, or a day long ago, is then as near as today.
 */
export function findEntries(reader: Sql, sought: SoughtEntries, limit: number): Promise<FoundEntry[]> {
  const { where, values } = conditionsOf(sought);
  const page = `order by at desc, id desc limit $${values.length + 1}`;
  const isNarrow = sought.owner !== null || sought.ref !== null;
  const kinds = sought.type === null ? Object.values(entryTypes) : [sought.type];
  const source = isNarrow
    ? `(select * from ledger_entries ${where} ${page}) as entry`
    : `(select entry.* from unnest(array[${kinds.join(', ')}]::smallint[]) as kind (of)
        cross join lateral (select * from ledger_entries
          ${where} ${where ? 'and' : 'where'} type = kind.of ${page}) as entry
        order by entry.at desc, entry.id desc limit $${values.length + 1}) as entry`;
  const text = `select ${moved} from ${source} ${amounts} order by at desc, id desc`;
  const name = Object.entries(sought).flatMap(([key, value]) => (value === null ? [] : [key]));
  // Kinds stand in the text.
  return reader.run(`ledger.find.${name.join('.')}.${sought.type ?? ''}`, text, [...values, limit]);
}

/** One entry, with what it gives back and what gave it back: the whole chain, in its order. */
export function entryChain(reader: Sql, id: number): Promise<FoundEntry[]> {
  const text = `with recursive up as (
      select id, reverses from ledger_entries where id = $1
      union select e.id, e.reverses from ledger_entries e join up on up.reverses = e.id
    ), chain as (
      select id from up
      union select e.id from ledger_entries e join chain on e.reverses = chain.id
    )
    select ${columns} where id in (select id from chain) order by ledger_entries.id limit 100`;
  return reader.run('ledger.entryChain', text, [id]);
}

export interface Repayment {
  readonly entryId: number;
  /** The payment that it gives back, in whole or in part. */
  readonly paymentId: number;
  readonly ref: string;
  readonly at: Date;
  /** What went back to the shopper. */
  readonly cents: number;
}

/** What was given back until a moment of those payments of which something was from `from` on, in the order of time. */
export function repayments(reader: Sql, from: Date, until: Date): Promise<Repayment[]> {
  const text = `
    with touched as (
      select distinct reverses from ledger_entries
      where type = ${entryTypes.refund} and at >= $1 and at < $2 and reverses is not null)
    select id::float8 as "entryId", reverses::float8 as "paymentId", ref, at, back.cents
    from ledger_entries join touched using (reverses) cross join lateral (
      select coalesce(sum((posting ->> 'amount')::bigint), 0)::float8 as cents
      from json_array_elements(postings) as posting
      where posting ->> 'to_owner' is not null and posting ->> 'to_book' not like 'scoin%') as back
    where type = ${entryTypes.refund} and at < $2 and back.cents > 0 order by at, id`;
  return reader.run('ledger.repayments', text, [from, until]);
}

export interface TillSum {
  readonly till: string;
  readonly came: number;
  readonly went: number;
}

/** What came into each place of ours from one moment to another, and what left it. */
export function tillSums(reader: Sql, from: Date, until: Date): Promise<TillSum[]> {
  const text = `
    select till, sum(came)::float8 as came, sum(went)::float8 as went from (
      select to_book as till, amount as came, 0 as went from ledger_postings
        join ledger_entries e on e.id = entry_id where to_owner is null and e.at >= $1 and e.at < $2
      union all
      select from_book, 0, amount from ledger_postings
        join ledger_entries e on e.id = entry_id where from_owner is null and e.at >= $1 and e.at < $2
    ) as sides group by till order by till`;
  return reader.run('ledger.tillSums', text, [from, until]);
}

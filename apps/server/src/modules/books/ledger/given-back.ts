import { type BackKind, backKinds } from '@sgb/contract/given-back.ts';
import type { Sql } from '../../../platform/db/database.ts';

/** What went back to shoppers: refunds, and what was paid for what went wrong. */

interface GivenBack {
  readonly id: number;
  readonly at: Date;
  readonly kind: BackKind;
  readonly ref: string;
  readonly note: string;
  readonly owner: number | null;
  readonly cents: number;
}

interface SoughtBack {
  readonly kind: BackKind | null;
  readonly owner: number | null;
  readonly ref: string | null;
  readonly from: Date | null;
  readonly before: Date | null;
  /** Those that came before this one. */
  readonly below: number | null;
}

const kindText = 'given_back_kind(type, key)';
/** To people, in rand: what coupons and coins had paid goes back to us. */
const centsText = `(select coalesce(sum((posting ->> 'amount')::bigint), 0)::float8 from json_array_elements(postings) as posting
    where posting ->> 'to_owner' is not null and posting ->> 'to_book' not like 'scoin%')`;

/** The newest first: of each kind so many from its index, and of them the newest. */
export function givenBack(reader: Sql, sought: SoughtBack, limit: number): Promise<GivenBack[]> {
  const { kind, owner, ref, from, before, below } = sought;
  const values: unknown[] = [kind === null ? backKinds : [kind], limit];
  const given = (value: unknown, text: (place: string) => string) =>
    value === null ? [] : [text(`$${values.push(value)}`)];
  const where = [
    'type in (30, 90)',
    `${kindText} = kind.of`,
    ...given(owner, (place) => `owner_id = ${place}`),
    ...given(ref, (place) => `ref = ${place}`),
    ...given(from, (place) => `at >= ${place}`),
    ...given(before, (place) => `at < ${place}`),
    ...given(below, (place) => `(at, id) < (select b.at, b.id from ledger_entries b where b.id = ${place})`),
  ].join(' and ');
  const text = `
    select entry.id::float8 as id, at, kind.of as kind, ref, note, owner_id as owner, ${centsText} as cents
    from unnest($1::text[]) as kind (of) cross join lateral (
      select * from ledger_entries where ${where} order by at desc, id desc limit $2) as entry
    order by at desc, entry.id desc limit $2`;
  const named = Object.entries(sought).flatMap(([name, value]) => (value === null || name === 'kind' ? [] : [name]));
  return reader.run(`ledger.givenBack.${named.join('.')}`, text, values);
}

interface BackSum {
  readonly kind: BackKind;
  readonly count: number;
  readonly cents: number;
}

export function givenBackSums(reader: Sql, from: Date, before: Date): Promise<BackSum[]> {
  const text = `
    select ${kindText} as kind, count(*)::int as count, sum(${centsText})::float8 as cents from ledger_entries
    where type in (30, 90) and at >= $1 and at < $2 group by 1`;
  return reader.run('ledger.givenBackSums', text, [from, before]);
}

import type { SortCode } from '@sgb/contract/catalogue.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import type { Known } from './query.ts';
import type { Tiers } from './ranking.ts';

export interface Filter {
  readonly fromFen?: number | undefined;
  readonly belowFen?: number | undefined;
  readonly maxMinOrder?: number | undefined;
  readonly stockType?: number | undefined;
  readonly special?: number | undefined;
  readonly minRating?: number | undefined;
  readonly supplierId?: number | undefined;
}

export interface Wanted {
  readonly tsquery: string;
  readonly tiers: Tiers;
  readonly sort: SortCode;
  readonly filter: Filter;
  /** Only goods of these leaves are shown; the counts by leaf are of all. */
  readonly leaves: readonly number[] | undefined;
  readonly offset: number;
  readonly limit: number;
}

export type LeafCounts = ReadonlyMap<number, number>;

export interface Found {
  readonly ids: number[];
  readonly counts: LeafCounts;
}

const array = (values: readonly number[]) => `{${values.join()}}`;

/** What a lexeme becomes is PostgreSQL's to say: goods went the same way. */
export async function lookUp(reader: Sql, terms: readonly string[]): Promise<Map<string, Known>> {
  const { rows } = await reader.orm.execute<{ term: string; lexeme: string | null; docs: number }>(sql`
    select t.term, l.lexeme, coalesce(k.docs, 0) as docs
    from (select term, (tsvector_to_array(to_tsvector('english', term)))[1] as lexeme
      from unnest(${sql.param(terms)}::text[]) term) t
    cross join lateral (select t.lexeme) l
    left join search_lexemes k on k.lexeme = l.lexeme`);
  return new Map(rows.map(({ term, lexeme, docs }) => [term, { lexeme: lexeme ?? undefined, docs }]));
}

/** The nearest known word for each of these; those that are like nothing are left out. */
export async function correct(reader: Sql, misspelt: readonly { word: string; forms: readonly string[] }[]) {
  const { rows } = await reader.orm.execute<{ term: string; word: string }>(sql`
    select t.term, near.word from unnest(
      ${sql.param(misspelt.map(({ word }) => word))}::text[],
      ${sql.param(misspelt.map(({ forms }) => forms.join(' ')))}::text[]) as t(term, forms)
    cross join lateral (select coalesce(
      -- Two letters swapped are one slip, and the first letter is seldom wrong.
      (select w.word from search_words w where w.forms && string_to_array(t.forms, ' ')
        order by case when length(w.word) = length(t.term) then 1 else levenshtein(w.word, t.term) end
          + (left(w.word, 1) <> left(t.term, 1))::int, w.docs desc limit 1),
      (select w.word from search_words w where w.word % t.term
        order by levenshtein(w.word, t.term) + (left(w.word, 1) <> left(t.term, 1))::int, w.docs desc limit 1)) as word) near
    where levenshtein(near.word, t.term) <= case when length(t.term) < 5 then 1 when length(t.term) < 9 then 2 else 3 end`);
  return new Map(rows.map(({ term, word }) => [term, word]));
}

function conditions(filter: Filter): SQL[] {
  const list: SQL[] = [];
  if (filter.fromFen !== undefined) list.push(sql`price_fen >= ${filter.fromFen}`);
  if (filter.belowFen !== undefined) list.push(sql`price_fen < ${filter.belowFen}`);
  if (filter.maxMinOrder !== undefined) list.push(sql`min_order <= ${filter.maxMinOrder}`);
  if (filter.stockType !== undefined) list.push(sql`stock_type = ${filter.stockType}`);
  if (filter.special !== undefined) list.push(sql`special = ${filter.special}`);
  if (filter.minRating !== undefined) list.push(sql`rating >= ${filter.minRating}`);
  if (filter.supplierId !== undefined) list.push(sql`supplier_id = ${filter.supplierId}`);
  return list;
}

export function isFiltered(filter: Filter): boolean {
  return conditions(filter).length > 0;
}

/** Every order ends with the number, so that pages neither repeat nor skip a product. */
function orderOf(sort: SortCode, tiers: Tiers): { key: SQL; order: SQL } {
  const tier = sql`(case when leaf = any(${array(tiers.named)}::int[]) then 1000000
    when leaf = any(${array(tiers.headed)}::int[]) then 500000 else 0 end + score)`;
  const orders = {
    1: { key: sql`monthly_sales`, order: sql`key desc, product_id desc` },
    2: { key: sql`price_fen`, order: sql`key, product_id` },
    3: { key: sql`price_fen`, order: sql`key desc, product_id desc` },
    4: { key: sql`created_at`, order: sql`key desc, product_id desc` },
    5: { key: tier, order: sql`key desc, product_id desc` },
  };
  return orders[sort];
}

/** A page of the matches alone, for who knows their counts. */
export async function findPage(reader: Sql, wanted: Wanted): Promise<number[]> {
  const { key, order } = orderOf(wanted.sort, wanted.tiers);
  const inLeaves = wanted.leaves ? [sql`leaf = any(${array(wanted.leaves)}::int[])`] : [];
  const where = sql.join([sql`words @@ ${wanted.tsquery}::tsquery`, ...inLeaves], sql` and `);
  const { rows } = await reader.orm.execute<{ product_id: string }>(sql`
    select product_id, ${key} as key from search_documents where ${where}
    order by ${order} limit ${wanted.limit} offset ${wanted.offset}`);
  return rows.map((row) => Number(row.product_id));
}

/** All matches at once: counted by leaf, and the page sorted out of them. */
export function allStatement(wanted: Wanted): SQL {
  const { key, order } = orderOf(wanted.sort, wanted.tiers);
  const where = sql.join([sql`words @@ ${wanted.tsquery}::tsquery`, ...conditions(wanted.filter)], sql` and `);
  const inLeaves = wanted.leaves ? sql`where leaf = any(${array(wanted.leaves)}::int[])` : sql``;
  return sql`
    with hits as materialized (select product_id, leaf, ${key} as key from search_documents where ${where})
    select
      (select jsonb_object_agg(leaf, docs) from (select leaf, count(*) as docs from hits group by leaf) c) as counts,
      (select array_agg(product_id order by place) from (
        select product_id, row_number() over () as place from (
          select product_id from hits ${inLeaves} order by ${order}
          limit ${wanted.limit} offset ${wanted.offset}) page) placed) as ids`;
}

export async function findAll(reader: Sql, wanted: Wanted): Promise<Found> {
  const { rows } = await reader.orm.execute<{ ids: string[] | null; counts: Record<string, number> | null }>(
    allStatement(wanted),
  );
  const [row] = rows;
  return {
    ids: (row?.ids ?? []).map(Number),
    counts: new Map(Object.entries(row?.counts ?? {}).map(([leaf, docs]) => [Number(leaf), docs])),
  };
}

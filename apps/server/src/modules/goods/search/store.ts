import type { SortCode } from '@sgb/contract/catalogue.ts';
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
  /** One of these, of each kind that is named. */
  readonly colours?: readonly string[] | undefined;
  readonly sizes?: readonly string[] | undefined;
  readonly materials?: readonly string[] | undefined;
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

/** What is searched: each has its own lexemes and spellings. */
export type Corpus = 'search' | 'text';

// What is asked for is hidden from the planner (`select $1`), so that the plan is the same for all of it, and is kept.

/** What a lexeme becomes is PostgreSQL's to say: goods went the same way. */
export async function lookUp(reader: Sql, corpus: Corpus, terms: readonly string[]): Promise<Map<string, Known>> {
  const text = `
    select t.term, l.lexeme, coalesce(k.docs, 0) as docs
    from (select term, (tsvector_to_array(to_tsvector('english', term)))[1] as lexeme from unnest((select $1::text[])) term) t
    cross join lateral (select t.lexeme) l
    left join ${corpus}_lexemes k on k.lexeme = l.lexeme`;
  type Row = { term: string; lexeme: string | null; docs: number };
  const rows = await reader.run<Row>(`words.known.${corpus}`, text, [terms]);
  return new Map(rows.map(({ term, lexeme, docs }) => [term, { lexeme: lexeme ?? undefined, docs }]));
}

const letters = (word: string) => `(select string_agg(c, '' order by c) from regexp_split_to_table(${word}, '') c)`;

/** Two letters swapped are one slip. */
const slips = (one: string, other: string) =>
  `case when length(${one}) = length(${other}) and levenshtein(${one}, ${other}) = 2
    and ${letters(one)} = ${letters(other)} then 1 else levenshtein(${one}, ${other}) end`;

/**
 * The nearest word that goods (or texts) carry, for each of these; those that are like nothing are left out. One slip may be in any
 * word of four letters, two only where it sounds or looks much the same. Without `offset 0` the nearest word would be
 * looked for once for each place where it is named.
 */
export async function correct(
  reader: Sql,
  corpus: Corpus,
  misspelt: readonly { word: string; forms: readonly string[] }[],
) {
  const words = `${corpus}_words`;
  const text = `
    select t.term, near.word from unnest((select $1::text[]), (select $2::text[])) as t(term, forms)
    cross join lateral (select coalesce(
      (select w.word from ${words} w where w.forms && string_to_array(t.forms, ' ')
        order by ${slips('w.word', 't.term')} + (left(w.word, 1) <> left(t.term, 1))::int, w.docs desc limit 1),
      (select w.word from ${words} w where w.word % t.term
        order by levenshtein(w.word, t.term) + (left(w.word, 1) <> left(t.term, 1))::int, w.docs desc limit 1)) as word offset 0) near
    cross join lateral (select ${slips('near.word', 't.term')} as slips, left(near.word, 1) = left(t.term, 1) as begins,
      dmetaphone(near.word) = dmetaphone(t.term) as sounds, similarity(near.word, t.term) as alike offset 0) how
    where case
      when length(t.term) < 4 then false
      when slips <= 1 then begins or length(t.term) > 5
      when slips = 2 then length(t.term) > 5 and begins and (sounds or alike >= 0.45)
      when slips = 3 then length(t.term) > 8 and begins and sounds
      else false end`;
  const rows = await reader.run<{ term: string; word: string }>(`words.near.${corpus}`, text, [
    misspelt.map(({ word }) => word),
    misspelt.map(({ forms }) => forms.join(' ')),
  ]);
  return new Map(rows.map(({ term, word }) => [term, word]));
}

/** The conditions of a filter, in the order of their values. */
const filters: Readonly<Record<keyof Filter, string>> = {
  fromFen: 'price_fen >=',
  belowFen: 'price_fen <',
  maxMinOrder: 'min_order <=',
  stockType: 'stock_type =',
  special: 'special =',
  minRating: 'rating >=',
  supplierId: 'supplier_id =',
  colours: 'facets &&',
  sizes: 'facets &&',
  materials: 'facets &&',
};

/** Which filters there are, and their conditions; `place` keeps a value and says where it stands. */
export function conditionsOf(filter: Filter, place: (value: unknown) => string) {
  const names = filtersOf(filter);
  return {
    // PostgreSQL knows a statement by its first 63 letters: all the words would not fit.
    name: names.map((name) => allFilters.indexOf(name)).join(''),
    conditions: names.map((name) => `${filters[name]} ${place(filter[name])}`),
  };
}

const allFilters = Object.keys(filters) as (keyof Filter)[];
const filtersOf = (filter: Filter) => allFilters.filter((name) => filter[name] !== undefined);

export const isFiltered = (filter: Filter): boolean => filtersOf(filter).length > 0;

const tier = `(case when leaf = any($4::int[]) then 1000000 when leaf = any($5::int[]) then 500000 else 0 end + score)`;

/** Every order ends with the number, so that pages neither repeat nor skip a product. */
const orders = {
  1: { key: 'monthly_sales', order: 'key desc, product_id desc' },
  2: { key: 'price_fen', order: 'key, product_id' },
  3: { key: 'price_fen', order: 'key desc, product_id desc' },
  4: { key: 'created_at', order: 'key desc, product_id desc' },
  5: { key: tier, order: 'key desc, product_id desc' },
} as const satisfies Record<SortCode, object>;

export interface SearchStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What both statements are made of; the name tells all of which their texts are made. */
function partsOf({ tsquery, tiers, sort, filter, leaves, offset, limit }: Wanted) {
  const { key, order } = orders[sort];
  const values: unknown[] = [tsquery, limit, offset];
  if (sort === 5) values.push(tiers.named, tiers.headed);
  const place = (value: unknown) => `$${values.push(value)}`;
  const inLeaves = leaves ? `leaf = any(${place(leaves)}::int[])` : undefined;
  const { name: filtered, conditions } = conditionsOf(filter, place);
  const name = [sort, leaves ? 'in' : '', filtered].join('.');
  return { name, key, order, inLeaves, conditions, values };
}

/** A page of the matches alone, for who knows their counts. */
export async function findPage(reader: Sql, wanted: Wanted): Promise<number[]> {
  const { name, key, order, inLeaves, values } = partsOf({ ...wanted, filter: {} });
  const text = `
    select product_id::float8 as id, ${key} as key from search_documents
    where words @@ $1::tsquery${inLeaves ? ` and ${inLeaves}` : ''} order by ${order} limit $2 offset $3`;
  return (await reader.run<{ id: number }>(`search.page.${name}`, text, values)).map(({ id }) => id);
}

/** All matches at once: counted by leaf, and the page sorted out of them. */
export function allStatement(wanted: Wanted): SearchStatement {
  const { name, key, order, inLeaves, conditions, values } = partsOf(wanted);
  const where = ['words @@ $1::tsquery', ...conditions].join(' and ');
  const text = `
    with hits as materialized (select product_id, leaf, ${key} as key from search_documents where ${where})
    select
      (select jsonb_object_agg(leaf, docs) from (select leaf, count(*) as docs from hits group by leaf) c) as counts,
      (select array_agg(product_id::float8 order by place) from (
        select product_id, row_number() over () as place from (
          select product_id from hits${inLeaves ? ` where ${inLeaves}` : ''} order by ${order}
          limit $2 offset $3) page) placed) as ids`;
  return { name: `search.all.${name}`, text, values };
}

export async function findAll(reader: Sql, wanted: Wanted): Promise<Found> {
  const { name, text, values } = allStatement(wanted);
  type Row = { ids: number[] | null; counts: Record<string, number> | null };
  const [row] = await reader.run<Row>(name, text, values);
  return {
    ids: row?.ids ?? [],
    counts: new Map(Object.entries(row?.counts ?? {}).map(([leaf, docs]) => [Number(leaf), docs])),
  };
}

import type { Sql } from '../../../platform/db/database.ts';
import { conditionsOf, type Filter, type LeafCounts, type SearchStatement } from './store.ts';

export interface FacetsWanted {
  /** Left out: all goods of the leaves. */
  readonly tsquery?: string;
  readonly filter: Filter;
  readonly leaves: readonly number[] | undefined;
}

/** How many goods have each value, and by leaf how many match everything. */
export interface FacetCounts {
  readonly counts: LeafCounts;
  readonly values: ReadonlyMap<string, number>;
}

const kinds = { c: 'colours', s: 'sizes', m: 'materials' } as const;
const kindLetters = Object.keys(kinds) as (keyof typeof kinds)[];

/**
 * Every match is looked at once: whether it has what was chosen of each kind, then its values are counted, each among the
 * goods that have what was chosen of the other kinds.
 */
export function facetStatement({ tsquery, filter, leaves }: FacetsWanted): SearchStatement {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const { colours, sizes, materials, ...others } = filter;
  const chosen = { colours, sizes, materials };
  const matching = tsquery === undefined ? [] : [`words @@ ${place(tsquery)}::tsquery`];
  const inLeaves = leaves ? `leaf = any(${place(leaves)}::int[])` : undefined;
  const { name: filtered, conditions } = conditionsOf(others, place);
  const letters = kindLetters.filter((letter) => chosen[kinds[letter]] !== undefined);
  const has = letters.map((letter) => `, facets && ${place(chosen[kinds[letter]])} as has_${letter}`);
  // The counts by leaf of a keyword are those of all leaves, as the list has them.
  const where = [...matching, ...(tsquery === undefined && inLeaves ? [inLeaves] : []), ...conditions].join(' and ');
  const every = (besides?: string) =>
    letters
      .filter((letter) => letter !== besides)
      .map((letter) => `has_${letter}`)
      .join(' and ') || 'true';
  const cases = letters.map((letter) => `when '${letter}' then ${every(letter)}`);
  const fitting = cases.length > 0 ? `case left(value, 1) ${cases.join(' ')} else ${every()} end` : 'true';
  const text = `
    with hits as materialized (select leaf, facets${has.join('')} from search_documents where ${where})
    select
      (select jsonb_object_agg(leaf, docs) from (
        select leaf, count(*) as docs from hits where ${every()} group by leaf) c) as counts,
      (select jsonb_object_agg(value, docs) from (
        select value, count(*) as docs from hits, unnest(facets) as value
        where ${[...(inLeaves ? [inLeaves] : []), fitting].join(' and ')} group by value) v) as values`;
  const name = [tsquery === undefined ? 'all' : 'words', leaves ? 'in' : '', filtered, ...letters].join('.');
  return { name: `search.facets.${name}`, text, values };
}

const mapOf = (row: Record<string, number> | null | undefined) => Object.entries(row ?? {});

export async function countFacets(reader: Sql, wanted: FacetsWanted): Promise<FacetCounts> {
  const { name, text, values } = facetStatement(wanted);
  type Row = { counts: Record<string, number> | null; values: Record<string, number> | null };
  const [row] = await reader.run<Row>(name, text, values);
  return {
    counts: new Map(mapOf(row?.counts).map(([leaf, docs]) => [Number(leaf), docs])),
    values: new Map(mapOf(row?.values)),
  };
}

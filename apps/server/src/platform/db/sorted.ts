import { createHash } from 'node:crypto';
import { pageSize } from '@sgb/contract/paging.ts';
import type { Sort } from '@sgb/contract/sorting.ts';
import type { Sql } from './database.ts';

/** What a list is sorted by: a column of `t` that is never empty, carried by an index that ends in (column, id). */
interface SortColumn {
  readonly column: string;
  readonly kind: 'moment' | 'number';
}
export type Sorts<Name extends string> = Readonly<Record<Name, SortColumn>>;

interface SortedWanted<Name extends string> {
  readonly table: string;
  readonly sorts: Sorts<Name>;
  readonly sort: Sort<Name>;
  readonly after: string | undefined;
  /**
   * What the index begins with, as columns of values side by side: it is walked once for each, so that none of few rows is looked for
   * among all. Left out where something narrows the list down to few rows.
   */
  readonly each?: Readonly<Record<string, readonly number[]>> | undefined;
  /** Conditions, with a `?` for each value; one with a value that is undefined was not asked for, and is not in the statement. */
  readonly where: readonly (readonly [text: string, ...values: unknown[]])[];
  readonly size?: number;
}

/** A moment in microseconds, as fine as the database keeps it: a page that ends between two of them loses none. */
const keyOf = ({ column, kind }: SortColumn) =>
  kind === 'moment' ? `(extract(epoch from ${column}) * 1000000)::bigint::text` : `${column}::text`;
const boundOf = ({ kind }: SortColumn, place: string) =>
  kind === 'moment' ? `timestamptz 'epoch' + ${place}::float8 * interval '1 microsecond'` : `${place}::bigint`;

/** The numbers of one page of a long table in the order that was asked for, and where the next page begins. */
export async function sortedIds<Name extends string>(reader: Sql, wanted: SortedWanted<Name>) {
  const { table, sorts, sort, after, each, size = pageSize } = wanted;
  const by = sorts[sort.replace('-', '') as Name];
  const [direction, beyond] = sort.startsWith('-') ? ['desc', '<'] : ['asc', '>'];
  const values: unknown[] = [size + 1];
  const bound = (value: unknown) => `$${values.push(value)}`;
  const where = wanted.where.flatMap(([text, ...of]) =>
    of.includes(undefined) ? [] : [text.replaceAll('?', () => bound(of.shift()))],
  );
  if (after !== undefined) {
    const [id, key] = after.split('~');
    where.push(`(${by.column}, t.id) ${beyond} (${boundOf(by, bound(key))}, ${bound(id)}::bigint)`);
  }
  const walked = Object.keys(each ?? {});
  where.push(...walked.map((column) => `t.${column} = one.${column}`));
  const rows = `select t.id, ${by.column} as sorted, ${keyOf(by)} as key from ${table} t
    ${where.length > 0 ? `where ${where.join(' and ')}` : ''} order by ${by.column} ${direction}, t.id ${direction} limit $1`;
  const lists = Object.values(each ?? {}).map((list) => `${bound([...list])}::smallint[]`);
  const text = each
    ? `select page.id::float8 as id, key from unnest(${lists.join(', ')}) one (${walked.join(', ')})
        cross join lateral (${rows}) page order by sorted ${direction}, id ${direction} limit $1`
    : `select id::float8 as id, key from (${rows}) page`;
  const name = `sorted.${table}.${createHash('sha1').update(text).digest('hex').slice(0, 12)}`;
  const found = await reader.run<{ readonly id: number; readonly key: string }>(name, text, values);
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return { ids: shown.map(({ id }) => id), next: found.length > size && last ? `${last.id}~${last.key}` : null };
}

/** The rows in the order of their numbers. */
export function inOrder<Row extends { readonly id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

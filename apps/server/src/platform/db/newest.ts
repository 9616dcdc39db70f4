import type { Sql } from './database.ts';

/** Which rows of a long table are wanted; what is left out is not asked for. */
interface NewestWanted {
  /** One with `id`, `status`, `created_at` and an index by (status, created_at, id). */
  readonly table: string;
  /** As a select lists them. */
  readonly columns: string;
  readonly statuses: readonly number[];
  /** Columns that have an index of their own, in the order of `created_at` or with few rows. */
  readonly narrow: Readonly<Record<string, number | undefined>>;
  readonly equal: Readonly<Record<string, number | undefined>>;
  /** Only these. */
  readonly among?: readonly number[] | undefined;
  readonly from: Date | undefined;
  readonly before: Date | undefined;
  /** The last row that was seen. */
  readonly after: number | undefined;
}

const given = (columns: Readonly<Record<string, number | undefined>>) =>
  Object.entries(columns).filter(([, value]) => value !== undefined);

/**
 * The newest rows of millions, a page at a time, by (created_at, id). Where nothing narrows them down, the index by status is walked
 * once for each status, so that no index of all rows by time is kept, and no status with few rows is looked for among all.
 */
export async function newestRows<Row extends object>(reader: Sql, wanted: NewestWanted, most: number): Promise<Row[]> {
  const { table, columns, statuses, among, from, before, after } = wanted;
  const narrow = given(wanted.narrow);
  const equal = [...narrow, ...given(wanted.equal)];
  const values: unknown[] = [[...statuses], most];
  const bound = (value: unknown) => `$${values.push(value)}`;
  const where = equal.map(([column, value]) => `t.${column} = ${bound(value)}`);
  if (among) where.push(`t.id = any(${bound([...among])}::int[])`);
  if (from) where.push(`t.created_at >= ${bound(from)}`);
  if (before) where.push(`t.created_at < ${bound(before)}`);
  if (after !== undefined) {
    // As text: a moment of the database is finer than one of ours.
    const at = `select created_at::text as at from ${table} where id = $1`;
    const [last] = await reader.run<{ at: string }>(`newest.${table}.last`, at, [after]);
    if (!last) return [];
    where.push(`(t.created_at, t.id) < (${bound(last.at)}::timestamptz, ${bound(after)}::int)`);
  }
  const rest = where.map((each) => ` and ${each}`).join('');
  const order = 'order by t.created_at desc, t.id desc limit $2';
  const text =
    narrow.length > 0 || among
      ? `select ${columns} from ${table} t where t.status = any($1::smallint[])${rest} ${order}`
      : `select ${columns} from unnest($1::smallint[]) one (status) cross join lateral
          (select * from ${table} t where t.status = one.status${rest} ${order}) t ${order}`;
  const name = [
    ...equal.map(([column]) => column),
    among && 'among',
    from && 'from',
    before && 'before',
    after && 'after',
  ];
  return reader.run<Row>(`newest.${table}.${name.filter(Boolean).join('.')}`, text, values);
}

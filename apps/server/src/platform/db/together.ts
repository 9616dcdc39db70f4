import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from './database.ts';

/** Something to read, as a part of one statement that reads several things: a module offers it in place of a way there and back. */
export interface Part<Result> {
  /** Selects rows; its values are $1, $2 and so on. */
  readonly text: string;
  readonly values: readonly unknown[];
  /** What the rows mean, once they have come as JSON. */
  readonly read: (rows: readonly Row[]) => Result;
}

type Row = Readonly<Record<string, unknown>>;
type Parts = Readonly<Record<string, Part<unknown>>>;
export type ReadParts<P extends Parts> = {
  readonly [Name in keyof P]: P[Name] extends Part<infer Result> ? Result : never;
};

const texts = new Map<string, string>();

/** Each part with the numbers that its values have among those of all. */
function textOf(parts: readonly Part<unknown>[]): string {
  let used = 0;
  const columns = parts.map(({ text, values }, place) => {
    const first = used;
    used += values.length;
    const numbered = text.replace(/\$(\d+)/g, (_, number) => `$${first + Number(number)}`);
    return `(select json_agg(part) from (${numbered}) as part) as "${place}"`;
  });
  return `select ${columns.join(', ')}`;
}

/** Reads all parts in one statement, as of one moment. As with other hot statements, a name stands for one text. */
export async function together<P extends Parts>(reader: Sql, name: string, parts: P): Promise<ReadParts<P>> {
  const list = Object.values(parts);
  const text = texts.get(name) ?? textOf(list);
  texts.set(name, text);
  const [row = {}] = await reader.run<Record<string, Row[] | null>>(
    name,
    text,
    list.flatMap(({ values }) => values),
  );
  const results = Object.keys(parts).map((key, place) => [key, parts[key]?.read(row[place] ?? [])]);
  return Object.fromEntries(results) as ReadParts<P>;
}

/** What JSON has no word for. */
function fromJson({ columnType }: PgColumn): ((value: string) => unknown) | undefined {
  if (columnType === 'PgTimestamp') return (value) => new Date(value);
  if (columnType === 'PgCustomColumn') return (value) => Buffer.from(value.slice(2), 'hex');
  return undefined;
}

/** Offers the whole rows of a table that fulfil a condition. */
export function rowsOf<Table extends PgTable>(table: Table) {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  const named = columns.map(([key, { name }]) => `"${name}" as "${key}"`);
  const from = `select ${named.join(', ')} from ${getTableConfig(table).name} where`;
  const special = columns.flatMap(([key, column]) => {
    const convert = fromJson(column);
    return convert ? [{ key, convert }] : [];
  });
  const read = (rows: readonly Row[]) =>
    rows.map((row) => {
      const whole: Record<string, unknown> = { ...row };
      for (const { key, convert } of special) {
        if (typeof whole[key] === 'string') whole[key] = convert(whole[key]);
      }
      return whole as InferSelectModel<Table>;
    });
  return (condition: string, values: readonly unknown[]): Part<InferSelectModel<Table>[]> => ({
    text: `${from} ${condition}`,
    values,
    read,
  });
}

/** The same rows with another meaning. */
export const partOf = <One, Other>({ text, values, read }: Part<One>, meaning: (one: One) => Other): Part<Other> => ({
  text,
  values,
  read: (rows) => meaning(read(rows)),
});

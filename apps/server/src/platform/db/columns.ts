import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** As the table's own types have it: the driver gives bigints as texts and dates as moments. */
function selected({ name, columnType }: PgColumn): string {
  if (columnType === 'PgBigInt53') return `"${name}"::float8`;
  if (columnType === 'PgDateString') return `"${name}"::text`;
  return `"${name}"`;
}

/** What `run` selects to get whole rows of a table, under the names that the code has for its columns. */
export function columnsOf(table: PgTable): string {
  return Object.entries<PgColumn>(getTableColumns(table))
    .map(([key, column]) => `${selected(column)} as "${key}"`)
    .join(', ');
}

/** The rows of it. */
export type RowOf<Table extends PgTable> = InferSelectModel<Table>;

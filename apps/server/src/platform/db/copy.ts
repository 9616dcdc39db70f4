import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, type Table } from 'drizzle-orm';
import { from as copyFrom } from 'pg-copy-streams';
import type { Tx } from './database.ts';

function quoted(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? sign);
}

/** One value in the text form of COPY. */
function copied(value: unknown, isArray: boolean): string {
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (isArray) {
    const parts = (value as string[]).map((part) => `"${part.replace(/["\\]/g, '\\$&')}"`);
    return quoted(`{${parts.join(',')}}`);
  }
  return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Writes rows as fast as PostgreSQL takes them; all of them have the fields of the first. */
export async function copyInto<Row extends object>(
  tx: Tx,
  table: Table,
  name: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const head = columns.map(([, column]) => column.name).join(', ');
  const arrays = columns.map(([key, column]) => [key as keyof Row, column.columnType === 'PgArray'] as const);
  const line = (row: Row) => `${arrays.map(([key, isArray]) => copied(row[key], isArray)).join('\t')}\n`;
  const target = tx.connection.query(copyFrom(`copy ${name} (${head}) from stdin`));
  await pipeline(Readable.from([rows.map(line).join('')]), target);
}

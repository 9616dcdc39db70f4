import type { Sql } from './database.ts';

/** About how many rows a table has, as the database has counted on the way: for nothing. */
export async function estimateRows(reader: Sql, table: string): Promise<number> {
  const text = 'select n_live_tup::int as n from pg_stat_user_tables where relname = $1';
  const [row] = await reader.run<{ n: number }>('estimateRows', text, [table]);
  return row?.n ?? 0;
}

import type { Database } from '@sgb/server/platform/db/database.ts';

/**
 * Writes a great deal at once: without triggers and foreign keys, which hold for what is written in the same statement, and
 * with the indexes made at the end.
 */
export async function inBulk(db: Database, tables: readonly string[], texts: readonly string[]): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query(
      "begin; set local session_replication_role = replica; set local synchronous_commit = off; set local maintenance_work_mem = '512MB'",
    );
    const { rows } = await client.query<{ name: string; text: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
       where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
      [tables],
    );
    for (const { name } of rows) await client.query(`drop index ${name}`);
    for (const text of texts) await client.query(text);
    for (const { text } of rows) await client.query(text);
    await client.query('commit');
  } finally {
    // One that was left in the middle is undone with its connection.
    client.release(true);
  }
}

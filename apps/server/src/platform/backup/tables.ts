import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Entry, Step } from './archive.ts';
import { BackupFault } from './fault.ts';

/** What belongs to the shop; the steps that made the tables are named apart. */
const tablesText = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') and c.relname <> 'migrations'
  order by 1`;

const sequencesText = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
  where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1`;

interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

const shapesOf = async (client: pg.Client) => (await client.query<TableShape>(tablesText)).rows;

export const stepsOf = async (client: pg.Client) =>
  (await client.query<Step>('select name, hash from migrations order by name')).rows;

/** Every table as the transaction of this connection sees it, and then what was counted. */
export async function* dumpTables(client: pg.Client): AsyncGenerator<Entry> {
  for (const { name, columns } of await shapesOf(client)) {
    const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
    yield { head: { kind: 'table', name, columns }, body: rows };
  }
  // After the rows: a number that was given meanwhile is never given again.
  const { rows: values } = await client.query<{ name: string; last: string }>(sequencesText);
  yield { head: { kind: 'sequences', values } };
}

/** Makes room for what a backup brings: no row, no trigger and no reference stands in its way. */
export async function emptyTables(client: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const shapes = await shapesOf(client);
  await client.query("set local session_replication_role = 'replica'").catch((error: pg.DatabaseError) => {
    if (error.code !== '42501') throw error;
    throw new BackupFault('The account of DATABASE_URL has to be a superuser to bring a backup back.');
  });
  await client.query(`truncate ${shapes.map(({ name }) => name).join(', ')}`);
  return new Map(shapes.map(({ name, columns }) => [name, columns]));
}

export async function loadTable(client: pg.Client, { name, columns }: TableShape, body: AsyncIterable<Buffer>) {
  const target = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(body, { objectMode: false }), target);
}

export async function setSequences(client: pg.Client, values: readonly { name: string; last: string }[]) {
  for (const { name, last } of values) await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
}

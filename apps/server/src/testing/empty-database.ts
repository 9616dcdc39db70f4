import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

export interface EmptyDatabase {
  readonly url: string;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  drop(): Promise<void>;
}

async function once<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Row>(text).finally(() => client.end())).rows;
}

/** Waits for those who are hanging up: a connection that is cut off meanwhile is an error that nobody awaits. */
async function deserted(adminUrl: string, name: string): Promise<void> {
  for (let looks = 0; looks < 50; looks++) {
    const connected = await once(adminUrl, `select 1 from pg_stat_activity where datname = '${name}'`);
    if (connected.length === 0) return;
    await pause(20);
  }
}

/** A new database with nothing in it at all, for tests of migrations and of a first start. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const adminUrl = inject('adminUrl');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await once(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: (text) => once(url.href, text),
    drop: async () => {
      await deserted(adminUrl, name);
      await once(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

import { randomUUID } from 'node:crypto';
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
      await once(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

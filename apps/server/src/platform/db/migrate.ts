import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations as runWorkerMigrations } from 'graphile-worker';
import pg from 'pg';
import { makeMissingIndexes } from './many-rows.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** Any number that nothing else locks: two servers that start at once must not migrate at once. */
const lockKey = 7_219_044;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** The steps that this version has. */
export const knownMigrations = () => readMigrations(migrationsFolder);

/** Brings the database to the newest form and says which steps it took. Forward only: a step that ran may not change. */
export async function migrate(url: string, directory = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // What a crash loses of a step the next start takes again; whatever is committed after it for good keeps it, too.
    await client.query('set synchronous_commit = off');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const steps: string[] = [];
    for (const migration of await readMigrations(directory)) {
      const hash = applied.get(migration.name);
      if (hash === migration.hash) continue;
      if (hash) throw new Error(`${migration.name} was changed after it had been applied; add a new migration instead`);
      // In one message: a new shop takes more than a hundred of them.
      const taken = `insert into migrations (name, hash) values ('${migration.name}', '${migration.hash}')`;
      await client.query(`begin;\n${migration.text}\n;${taken};\ncommit`);
      steps.push(migration.name);
    }
    await runWorkerMigrations({ connectionString: url });
    if (directory === migrationsFolder) await makeMissingIndexes(client);
    return steps;
  } finally {
    await client.end();
  }
}

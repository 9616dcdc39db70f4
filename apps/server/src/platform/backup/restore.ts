import { copyFile, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { knownMigrations, migrate, migrationsFolder } from '../db/migrate.ts';
import { isKey } from '../files/store.ts';
import { type Head, readArchive, type Step } from './archive.ts';
import { BackupFault } from './fault.ts';
import { emptyTables, loadTable, setSequences } from './tables.ts';

/** A backup comes back into a place of its own: nothing that is there is ever written over. */
export async function refuseUsedFolder(dataDir: string): Promise<void> {
  const found = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new BackupFault(`${dataDir} cannot be used: ${error.message}.`);
  });
  if (found.length > 0)
    throw new BackupFault(
      `${dataDir} is not empty. Name a new folder with DATA_DIR: a backup never takes the place of data.`,
    );
}

/** The tables as they were when the backup was made; what is newer the next start adds. */
async function makeTables(url: string, wanted: readonly Step[], file: string): Promise<void> {
  const known = new Map((await knownMigrations()).map(({ name, hash }) => [name, hash]));
  const foreign = wanted.find(({ name, hash }) => known.get(name) !== hash);
  if (foreign)
    throw new BackupFault(
      `${file} was made by another version of the shop, which has ${foreign.name}. Bring it back with that version.`,
    );
  const steps = await mkdtemp(join(tmpdir(), 'sgb-steps-'));
  try {
    for (const { name } of wanted) await copyFile(join(migrationsFolder, name), join(steps, name));
    await migrate(url, steps);
  } finally {
    await rm(steps, { recursive: true, force: true });
  }
}

async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select from pg_tables where schemaname = 'public' limit 1");
  if (rows.length > 0)
    throw new BackupFault('The database is not empty. Name an empty one: a backup never takes the place of data.');
}

async function writeBytes(folder: string, name: string, body: AsyncIterable<Buffer>): Promise<void> {
  if (!isKey(name)) throw new BackupFault('The backup names a file that is none of ours.');
  await mkdir(join(folder, name.slice(0, 2)), { recursive: true, mode: 0o750 });
  const target = await open(join(folder, name.slice(0, 2), name), 'wx', 0o640);
  try {
    for await (const piece of body) await target.writeFile(piece);
    await target.sync();
  } finally {
    await target.close();
  }
}

interface Restored {
  readonly madeAt: string;
  readonly tables: number;
  readonly files: number;
}

/** Brings a checked backup into an empty database and an empty folder: all of it, or an error. */
export async function restore(file: string, { url, dataDir }: { readonly url: string; readonly dataDir: string }) {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 });
  await client.connect();
  const done = { madeAt: '', tables: 0, files: 0 };
  let shapes: ReadonlyMap<string, readonly string[]> = new Map();
  const take: {
    [Kind in Head['kind']]: (head: Extract<Head, { kind: Kind }>, body: AsyncIterable<Buffer>) => unknown;
  } = {
    async shop({ madeAt, migrations }) {
      done.madeAt = madeAt;
      await makeTables(url, migrations, file);
      await client.query('begin');
      shapes = await emptyTables(client);
    },
    async table(head, body) {
      if (!head.columns.every((column) => shapes.get(head.name)?.includes(column)))
        throw new BackupFault(`${file} was made by another version of the shop: ${head.name} has another form here.`);
      await loadTable(client, head, body);
      done.tables++;
    },
    sequences: ({ values }) => setSequences(client, values),
    async file({ name }, body) {
      await writeBytes(join(dataDir, 'files'), name, body);
      done.files++;
    },
    async end({ tables, files }) {
      if (tables !== done.tables || files !== done.files) throw new BackupFault(`${file} does not hold what it says.`);
      await client.query('commit');
      await client.query('analyze');
    },
  };
  try {
    await refuseUsedDatabase(client);
    for await (const { head, body } of readArchive(file)) await take[head.kind](head as never, body);
    return done as Restored;
  } finally {
    await client.end();
  }
}

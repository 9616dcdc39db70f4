import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { type Entry, writeArchive } from './archive.ts';
import { linkedFiles } from './links.ts';
import { dumpTables, stepsOf } from './tables.ts';

export interface BackupSource {
  /** The database, which may be in use. */
  readonly url: string;
  readonly dataDir: string;
  /** Whether uploaded files lie in the data directory, and not in an object store. */
  readonly withFiles: boolean;
  readonly now: Date;
}

export interface BackupMade {
  readonly tables: number;
  readonly files: number;
  /** Files that the database knows and that are not there. */
  readonly missing: number;
}

/**
 * One moment of a shop that goes on meanwhile: all tables are read in one transaction. Files are looked at before that
 * moment and after it, so that every file of the moment is among them: they are written once and never changed.
 */
export async function backUp(file: string, { url, dataDir, withFiles, now }: BackupSource): Promise<BackupMade> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 });
  const place = join(dataDir, `backup-${randomUUID()}`);
  const files = await linkedFiles(join(dataDir, 'files'), place);
  const counts = { tables: 0, files: 0, missing: 0 };

  async function* counted(kind: 'tables' | 'files', entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
    for await (const entry of entries) {
      if (entry.head.kind === 'table' || entry.head.kind === 'file') counts[kind]++;
      yield entry;
    }
  }

  async function* entries(): AsyncGenerator<Entry> {
    if (withFiles) await files.look();
    await client.query('begin isolation level repeatable read read only');
    const migrations = await stepsOf(client);
    if (withFiles) await files.look();
    yield { head: { kind: 'shop', madeAt: now.toISOString(), migrations } };
    yield* counted('tables', dumpTables(client));
    const { rows } = await client.query<{ id: string }>('select id from files');
    if (withFiles) counts.missing = rows.filter(({ id }) => !files.has(id)).length;
    await client.query('commit');
    yield* counted('files', files.entries());
    yield { head: { kind: 'end', tables: counts.tables, files: counts.files } };
  }

  try {
    await client.connect();
    await writeArchive(file, entries());
    return counts;
  } finally {
    await client.end().catch(() => undefined);
    await files.close();
  }
}

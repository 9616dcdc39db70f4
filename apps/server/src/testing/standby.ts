import { execFile } from 'node:child_process';
import { appendFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbedded } from '../platform/db/embedded/index.ts';
import { placeForData } from './place.ts';

export interface Pair {
  readonly primary: EmbeddedPostgres;
  readonly standby: EmbeddedPostgres;
  /** Until the standby has all that the primary has written. */
  caughtUp(): Promise<void>;
  /** How long after the primary the standby applies a commit: '30s', '0'. */
  delay(by: string): Promise<void>;
  close(): Promise<void>;
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Row>(text).finally(() => client.end())).rows;
}

/** A real primary and a real standby of it; `fill` makes what both begin with. */
export async function startPair(fill: (url: string) => Promise<void>): Promise<Pair> {
  const folder = await placeForData('sgb-pair-');
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  const empty = await startEmbedded({ dataDir: first, durable: false });
  await fill(empty.url);
  // A stopped cluster may simply be copied.
  await empty.stop();
  await mkdir(second);
  await promisify(execFile)('cp', ['-a', join(first, 'postgres'), join(first, 'postgres.password'), second]);
  const primary = await startEmbedded({ dataDir: first, durable: false });
  const { uid, gid } = await stat(join(second, 'postgres'));
  const password = (await readFile(join(first, 'postgres.password'), 'utf8')).trim();
  const { port, username } = new URL(primary.url);
  const signal = join(second, 'postgres/standby.signal');
  await writeFile(signal, '');
  const from = `host=${primary.socketDirectory} port=${port || 5432} user=${username} password=${password}`;
  await appendFile(join(second, 'postgres/postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  await promisify(execFile)('chown', [`${uid}:${gid}`, signal]);
  const standby = await startEmbedded({ dataDir: second, durable: false });
  return {
    primary,
    standby,
    async caughtUp() {
      // Commits of a server that need not be durable may not be written yet; what is flushed lies behind all of them.
      const flushed = "select pg_logical_emit_message(false, 'caught up', '', true)::text as lsn";
      const [at] = await ask<{ lsn: string }>(primary.url, flushed);
      for (;;) {
        const [has] = await ask<{ all: boolean }>(
          standby.url,
          `select pg_last_wal_replay_lsn() >= '${at?.lsn}'::pg_lsn as all`,
        );
        if (has?.all) return;
        await pause(20);
      }
    },
    async delay(by) {
      await ask(standby.url, `alter system set recovery_min_apply_delay = '${by}'`);
      await ask(standby.url, 'select pg_reload_conf()');
      await pause(200);
    },
    async close() {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

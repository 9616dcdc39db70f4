import { readFileSync, readlinkSync } from 'node:fs';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@sgb/server/platform/db/embedded/index.ts';
import pg from 'pg';
import { endAll, processes, told } from './processes.ts';

export interface KillableDatabase {
  /** Of the database itself, and of what else is made for this run. */
  readonly folder: string;
  readonly url: string;
  /** All of its processes at once, or the first alone; done when it is there again, at the same address. */
  kill(which: 'all' | 'postmaster'): Promise<void>;
  /** Those that work for the shop; the database itself lives on. */
  endBackends(): Promise<void>;
  close(): Promise<void>;
}

export async function makeDatabase(): Promise<KillableDatabase> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'sgb-kills-')));
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  // Durable: what a killed database loses must not have been acknowledged.
  const start = () => startEmbedded({ dataDir, durable: true });
  let server = await start();
  return {
    folder,
    url: server.url,
    async kill(which) {
      // Every process of PostgreSQL works in the folder of its cluster; the first one wrote its number down there.
      const cluster = join(dataDir, 'postgres');
      const first = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
      const all = processes().filter((pid) => told(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster);
      endAll(which === 'postmaster' ? [first] : all);
      await server.exited;
      // Gives the folder back.
      await server.stop();
      server = await start();
    },
    async endBackends() {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      const text = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sgb'";
      await client.query(text).finally(() => client.end());
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

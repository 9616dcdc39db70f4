import { execFile } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { chmod, mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbedded } from '@sgb/server/platform/db/embedded/index.ts';
import pg from 'pg';
import { endAll, freezeAll, processes, told } from './processes.ts';

export interface KillableDatabase {
  /** Of the database itself, and of what else is made for this run. */
  readonly folder: string;
  readonly url: string;
  /** All of its processes at once, or the first alone; done when it is there again, at the same address. */
  kill(which: 'all' | 'postmaster'): Promise<void>;
  /**
   * As after a power cut: everything stands still, its folder is copied, and the copy is what it starts from again.
   * `meanwhile` ends what dies with it.
   */
  cutPower(meanwhile: () => Promise<void>): Promise<void>;
  /** Those that work for the shop; the database itself lives on. */
  endBackends(): Promise<void>;
  close(): Promise<void>;
}

const run = promisify(execFile);

export async function makeDatabase(): Promise<KillableDatabase> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'sgb-kills-')));
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  // Durable: what a killed database loses must not have been acknowledged.
  const start = () => startEmbedded({ dataDir, durable: true });
  let server = await start();
  const cluster = join(dataDir, 'postgres');
  // Every process of PostgreSQL works in the folder of its cluster.
  const all = () => processes().filter((pid) => told(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster);
  return {
    folder,
    url: server.url,
    async kill(which) {
      // The first one wrote its number down there.
      const first = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
      endAll(which === 'postmaster' ? [first] : all());
      await server.exited;
      // Gives the folder back.
      await server.stop();
      server = await start();
    },
    async cutPower(meanwhile) {
      const copy = `${cluster}.copy`;
      // Nobody starts another backend once the first process stands still.
      for (let frozen = -1; frozen !== all().length; ) {
        frozen = all().length;
        freezeAll(all());
      }
      await run('cp', ['-a', cluster, copy]);
      endAll(all());
      await meanwhile();
      await server.exited;
      await server.stop();
      await rm(cluster, { recursive: true, force: true, maxRetries: 10 });
      await rename(copy, cluster);
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

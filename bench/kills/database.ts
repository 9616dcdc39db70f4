import { readlinkSync } from 'node:fs';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@sgb/server/platform/db/embedded/index.ts';
import { endAll, processes, told } from './processes.ts';

export interface KillableDatabase {
  /** Of the database itself, and of what else is made for this run. */
  readonly folder: string;
  readonly url: string;
  /** All of its processes at once; done when it is there again, at the same address. */
  kill(): Promise<void>;
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
    async kill() {
      // Every process of PostgreSQL works in the folder of its cluster.
      const cluster = join(dataDir, 'postgres');
      endAll(processes().filter((pid) => told(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster));
      await server.exited;
      // Gives the folder back.
      await server.stop();
      server = await start();
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

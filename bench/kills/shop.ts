import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { KillableDatabase } from './database.ts';
import { childrenOf, endAll } from './processes.ts';

/**
 * What is killed: one process that serves, everything that serves, the worker that does nothing but jobs, the database under
 * all of it with all of its processes, its first process alone, or the backends that work for the shop; or the power is cut.
 */
export const killKinds = ['process', 'server', 'worker', 'database', 'postmaster', 'backends', 'power'] as const;
export type KillKind = (typeof killKinds)[number];

export interface KillableShop {
  readonly url: string;
  /** Of the supervisor that runs now. */
  readonly pid: number;
  /** Without warning; done when the shop serves again. */
  kill(kind: KillKind): Promise<void>;
  close(): Promise<void>;
}

const repository = join(import.meta.dirname, '../..');
const node = join(repository, 'node_modules/.bin/node');

/** The shop as it runs in production: a supervisor with its server process, a worker, and a database that is not its own. */
export async function startKillableShop(
  database: KillableDatabase,
  {
    port,
    env,
    onOutput,
  }: {
    readonly port: number;
    readonly env: Readonly<Record<string, string>>;
    readonly onOutput?: (text: string) => void;
  },
): Promise<KillableShop> {
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let supervisor = launch('apps/start/start.js');

  function launch(program: string): ChildProcess {
    const { PATH = '', HOME = '/' } = process.env;
    const child = spawn(node, [program], {
      cwd: repository,
      env: {
        PATH,
        HOME,
        PORT: String(port),
        DATA_DIR: join(database.folder, 'shop'),
        DATABASE_URL: database.url,
        WORKERS: '1',
        RATE_LIMITS: 'off',
        PICTURE_INDEX: '0',
        LOG_LEVEL: 'silent',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000);
        onOutput?.(text);
      });
    }
    return child;
  }

  /** Until it answers, and the answer needs the database. */
  async function ready(): Promise<void> {
    for (const until = Date.now() + 120_000; Date.now() < until; await wait(50)) {
      if (supervisor.exitCode !== null) throw new Error(`the shop ended with ${supervisor.exitCode}:\n${output}`);
      const answer = await fetch(`${url}/readyz`).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new Error(`the shop did not come back:\n${output}`);
  }

  const servers = () => childrenOf(supervisor.pid ?? 0);

  async function endServer(): Promise<void> {
    const ended = once(supervisor, 'exit');
    endAll([supervisor.pid ?? 0, ...servers()]);
    await ended;
  }

  // Both do jobs. It needs what the supervisor has built, and ends by itself when the database is away too long.
  let worker: ChildProcess | undefined;
  const beginWorker = () => {
    worker = launch('apps/start/dist/worker.js');
  };
  async function endWorker(): Promise<void> {
    if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
    const ended = once(worker, 'exit');
    endAll([worker.pid ?? 0]);
    await ended;
  }

  async function endProcess(): Promise<void> {
    const [victim = 0] = servers();
    endAll([victim]);
    // The supervisor has seen it, and starts another.
    while (servers().includes(victim)) await wait(25);
  }

  try {
    await ready();
    beginWorker();
  } catch (error) {
    endAll([supervisor.pid ?? 0, ...servers()]);
    throw error;
  }
  return {
    url,
    get pid() {
      return supervisor.pid ?? 0;
    },
    async kill(kind) {
      if (kind === 'power') {
        await database.cutPower(async () => {
          await endServer();
          await endWorker();
        });
        supervisor = launch('apps/start/start.js');
      } else if (kind === 'worker') await endWorker();
      else if (kind === 'database') await database.kill('all');
      else if (kind === 'postmaster') await database.kill('postmaster');
      else if (kind === 'backends') await database.endBackends();
      else if (kind === 'process') await endProcess();
      else {
        await endServer();
        supervisor = launch('apps/start/start.js');
      }
      await ready();
      // Also one that ended because the database was away: somebody always starts it again.
      if (worker?.exitCode !== null || worker.signalCode !== null) beginWorker();
    },
    async close() {
      await endWorker();
      if (supervisor.exitCode === null) await endServer();
    },
  };
}

import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbedded } from './index.ts';

export const isRoot = process.getuid?.() === 0;
export const nobody = { uid: 65534, gid: 65534 };
export const here = import.meta.dirname;
export const repository = join(here, '../../../../../..');
export const writeRow = 'create table kept (n int); insert into kept values (7)';

/** One test's directory, and everything it starts there. */
export class Workplace {
  base = '';
  dataDir = '';
  #servers: EmbeddedPostgres[] = [];
  #children: ChildProcess[] = [];

  async open(): Promise<void> {
    this.base = await mkdtemp(join(tmpdir(), 'sgb-test-'));
    // mkdtemp makes it private to root, which has a test of its own.
    await chmod(this.base, 0o755);
    this.dataDir = join(this.base, 'data');
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.splice(0).map((server) => server.stop()));
    for (const child of this.#children.splice(0)) child.kill('SIGKILL');
    await rm(this.base, { recursive: true, force: true, maxRetries: 3 });
  }

  get cluster(): string {
    return join(this.dataDir, 'postgres');
  }

  async start(dataDir = this.dataDir, durable = false, packed?: string): Promise<EmbeddedPostgres> {
    const server = await startEmbedded({ dataDir, durable, packed: async () => packed });
    this.#servers.push(server);
    return server;
  }

  /** Begins with a database that another workplace has made: initdb takes most of the time of a test. */
  copyFrom(other: Workplace): void {
    execFileSync('cp', ['-a', other.dataDir, this.dataDir]);
  }

  run(program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], cwd: '/', ...options });
    this.#children.push(child);
    return child;
  }

  /** Another process that owns a database; the pinned Node, because vitest may have been started by the host's. */
  owner(dataDir: string, sql: string, options: SpawnOptions = {}, code = here): ChildProcess {
    const node = join(repository, 'node_modules/.bin/node');
    return this.run(node, [join(code, 'owner.fixture.ts'), dataDir, sql], options);
  }
}

interface OwnerAnswer {
  fresh?: boolean;
  uid?: number;
  refused?: boolean;
  message?: string;
}

export async function answerOf(owner: ChildProcess): Promise<OwnerAnswer> {
  const lines = createInterface({ input: owner.stdout as NodeJS.ReadableStream });
  const [line = '{"message":"it ended without a word"}'] = await Promise.race([
    once(lines, 'line'),
    once(lines, 'close'),
  ]);
  return JSON.parse(line) as OwnerAnswer;
}

export async function endOf(owner: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  const exit = once(owner, 'exit');
  if (signal) owner.kill(signal);
  else owner.stdin?.end();
  await exit;
}

export async function query(server: { url: string }, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows ?? [];
}

/** Counted apart from the code under test: every postmaster that was given this cluster on its command line. */
export function postmastersOf(cluster: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isSafeInteger);
  return pids.filter((pid) => {
    try {
      const [program, , directory] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return program?.endsWith('/postgres') && directory === cluster;
    } catch {
      return false;
    }
  });
}

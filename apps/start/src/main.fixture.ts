import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@sgb/server/platform/free-port.ts';
import { placeForData } from '@sgb/server/testing/place.ts';
import { expect, vi } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const node = join(repository, 'node_modules/.bin/node');
const built = 'apps/start/dist/';

/** Text of a file of /proc, or nothing when the process is gone or not ours. */
function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Every process that was started for this data directory, with its command line. Zombies are gone already. */
export function processesOf(dataDir: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isSafeInteger(pid) && pid !== process.pid)
    .map((pid) => ({ pid, command: procFile(pid, 'cmdline'), environment: procFile(pid, 'environ') }))
    .filter(({ command, environment }) => command && `${command}\0${environment}`.includes(dataDir))
    .map(({ pid, command }) => ({ pid, command: command.replaceAll('\0', ' ') }));
}

export const serversOf = (dataDir: string) =>
  processesOf(dataDir).filter(({ command }) => command.includes('serve.js'));

/** A directory for data, which the database's own account may enter. */
export class Workplace {
  readonly #children: ChildProcess[] = [];
  dataDir = '';

  async open(): Promise<this> {
    this.dataDir = await placeForData('sgb-main-');
    return this;
  }

  /** Starts the shop as `npm start` does. */
  async start(env: Record<string, string> = {}): Promise<RunningShop> {
    const port = Number(env.PORT ?? (await freePort()));
    const { PATH = '', HOME = '/' } = process.env;
    const child = spawn(node, ['apps/start/start.js'], {
      cwd: repository,
      env: {
        PATH,
        HOME,
        PORT: String(port),
        DATA_DIR: this.dataDir,
        DEMO_PRODUCTS: '200',
        PICTURE_INDEX: '0',
        WORKERS: '1',
        RATE_LIMITS: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#children.push(child);
    return new RunningShop(child, port);
  }

  get #loadsFile(): string {
    return join(this.dataDir, 'loads');
  }

  /** Variables of a shop that writes down what it loads. */
  recording(): Record<string, string> {
    const hook = import.meta.resolve('./record-loads.fixture.ts');
    return { NODE_OPTIONS: `--import ${hook}`, LOADS_FILE: this.#loadsFile };
  }

  #recorded(): string[] {
    return readFileSync(this.#loadsFile, 'utf8').split('\n');
  }

  /** The programs that ended with Node's `fetch` in their memory. */
  withFetch(): string[] {
    return this.#recorded().filter((line) => line.startsWith('fetch '));
  }

  /** The sources that the shop's processes have loaded, by their place in the repository, built or as they are. */
  loaded(): string[] {
    const inside = `${pathToFileURL(repository)}/`;
    const urls = new Set(this.#recorded());
    const files = [...urls].flatMap((url) => (url.startsWith(inside) ? [url.slice(inside.length)] : []));
    const sourcesOf: Record<string, string[]> = JSON.parse(
      readFileSync(join(repository, built, 'sources.json'), 'utf8'),
    );
    return files.flatMap((file) => (file.startsWith(built) ? (sourcesOf[file.slice(built.length)] ?? []) : [file]));
  }

  async close(): Promise<void> {
    for (const child of this.#children) child.kill('SIGTERM');
    await vi
      .waitFor(() => expect(processesOf(this.dataDir)).toEqual([]), { timeout: 20_000, interval: 100 })
      .catch(() => {
        for (const { pid } of processesOf(this.dataDir)) process.kill(pid, 'SIGKILL');
      });
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

export class RunningShop {
  readonly child: ChildProcess;
  readonly port: number;
  readonly exited: Promise<number | null>;
  output = '';

  constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    this.exited = new Promise((resolve) => child.on('close', (code) => resolve(code)));
  }

  get lines(): string[] {
    return this.output.trimEnd().split('\n');
  }

  async ready(): Promise<this> {
    const address = `ready http://127.0.0.1:${this.port}/shop/`;
    const ended = this.exited.then((code) => `it ended with ${code}`);
    const ready = vi.waitFor(() => expect(this.lines.at(-1)).toBe(address), { timeout: 240_000, interval: 50 });
    const reason = await Promise.race([ended, ready.then(() => '')]);
    if (reason) throw new Error(`${reason}:\n${this.output}`);
    return this;
  }

  /** One request on a connection of its own, so that any of the processes may answer. */
  async get(path: string): Promise<{ http: number; text: string }> {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, { headers: { connection: 'close' } });
    return { http: answer.status, text: await answer.text() };
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '@sgb/server/platform/free-port.ts';
import { placeForData } from '@sgb/server/testing/place.ts';

const root = join(import.meta.dirname, '../..');

export interface RunningShop {
  /** Without a slash at the end. */
  readonly base: string;
  readonly dataDir: string;
  /** Of its supervisor. */
  readonly pid: number;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly onLine?: (line: string) => void;
  /** Which command to start it as. */
  readonly as?: 'start' | 'dev';
  /** How many products its demo world has, where it begins without data. */
  readonly products?: number;
  /** Data to begin with, of which it gets a copy. */
  readonly from?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
}

const run = promisify(execFile);

/** Data with the demo world, as `npm run demo` makes it: once for all shops of the tests. */
export async function prepareData(products: number): Promise<string> {
  const folder = await placeForData('sgb-e2e-data-');
  await run(process.execPath, [join(root, 'demo/load.ts'), '--products', String(products)], {
    cwd: root,
    env: { ...ownEnvironment(), DATA_DIR: folder },
  });
  return folder;
}

function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, DATABASE_URL: __, ...environment } = process.env;
  return environment;
}

const programs = { start: 'apps/start/start.js', dev: 'apps/start/src/dev.ts' };

/** Starts the shop as npm does, with data of its own, and waits until it says that it is ready. */
export async function startShop(options: StartOptions = {}): Promise<RunningShop> {
  const port = await freePort();
  const dataDir = await placeForData('sgb-e2e-');
  // With its owners: PostgreSQL takes files of nobody else.
  if (options.from) await run('cp', ['-a', `${options.from}/.`, dataDir]);
  const child = spawn(process.execPath, [join(root, programs[options.as ?? 'start'])], {
    cwd: root,
    env: {
      ...ownEnvironment(),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_PRODUCTS: String(options.products ?? 1200),
      // Looking at all of them would take a core away from the tests for minutes.
      PICTURE_INDEX: '24',
      RATE_LIMITS: 'off',
      WORKERS: '1',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ended = once(child, 'exit');
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.push(text);
    process.stderr.write(text);
  });
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      options.onLine?.(line);
      if (line.startsWith('ready ')) resolve();
    });
  });
  async function stop() {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
  try {
    await Promise.race([
      ready,
      ended.then(([code]) => Promise.reject(new Error(`The shop ended with ${code}:\n${said.join('\n')}`))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { base: `http://127.0.0.1:${port}`, dataDir, pid: child.pid ?? 0, stop };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

export interface MeasuredStart {
  readonly pid: number;
  readonly url: string;
  /** Milliseconds from the command to its first line, and to the first page that it answered. */
  readonly firstLineMs: number;
  readonly firstAnswerMs: number;
  stop(): Promise<void>;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) return;
    await wait(10);
  }
  throw new Error(`the shop ended with ${child.exitCode}`);
}

/** Starts the shop as `npm start` does, and looks at the clock. */
export async function startMeasured(env: Readonly<Record<string, string>>, port: number): Promise<MeasuredStart> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=1', 'apps/start/start.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const firstLine = once(child.stdout, 'data').then(() => performance.now() - began);
  child.stdout.resume();
  await answers(`${url}/shop/shoppingmall/index`, child);
  return {
    pid: child.pid ?? 0,
    url,
    firstLineMs: await firstLine,
    firstAnswerMs: performance.now() - began,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

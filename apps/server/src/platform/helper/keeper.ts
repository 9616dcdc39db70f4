import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whoever starts the helper, each time that somebody needs it while it is not there. */
export interface Keeper {
  readonly socket: string;
  /** Done when the helper listens. */
  ensure(): Promise<void>;
  stop(): Promise<void>;
}

export interface KeeperOptions {
  readonly program: string;
  /** What it must know, once that is known. */
  readonly env: Promise<Readonly<Record<string, string>>>;
}

export async function openKeeper({ program, env }: KeeperOptions): Promise<Keeper> {
  const folder = await mkdtemp(join(tmpdir(), 'sgb-helper-'));
  const socket = join(folder, 'socket');
  let child: ChildProcess | undefined;
  let listening: Promise<void> | undefined;
  let stopped = false;

  async function start(): Promise<void> {
    const known = await env;
    if (stopped) throw new Error('the helper was stopped');
    const next = fork(program, { env: { ...process.env, ...known, HELPER_SOCKET: socket } });
    child = next;
    await new Promise<void>((resolve, reject) => {
      /** Whoever asks next starts another, also when this one could not even be started. */
      const lose = (reason: Error) => {
        if (child === next) [child, listening] = [undefined, undefined];
        reject(reason);
      };
      next.once('message', () => resolve());
      next.once('error', lose);
      next.once('exit', (code, signal) => lose(new Error(`the helper ended with ${signal ?? code} while it started`)));
    });
  }

  return {
    socket,
    ensure() {
      listening ??= start();
      return listening;
    },
    async stop() {
      stopped = true;
      const last = child;
      if (last) {
        const ended = new Promise((resolve) => last.once('exit', resolve));
        last.kill('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanEnvironment } from './account.ts';
import type { ClusterSetup } from './cluster.ts';
import { send } from './processes.ts';
import { diskNote, lastLines, StartRefused } from './refused.ts';
import { serverSettings } from './settings.ts';
import { port } from './socket.ts';

export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Server {
  exited: Promise<ServerExit>;
  /** What a start that failed has to say, from its own part of the log. */
  complaint(): Promise<string>;
  stop(): Promise<void>;
}

const longestLog = 10 * 1_048_576;

export async function launch(setup: ClusterSetup, socketDirectory: string): Promise<Server> {
  const { place, native, account, durable } = setup;
  const logFile = join(place.home, 'postgres.log');
  const { handle, begin } = await openLog(logFile);
  const child = spawn(
    native.postgres,
    ['-D', place.cluster, '-p', String(port), ...serverSettings(native, durable, socketDirectory)],
    {
      ...account,
      // PostgreSQL goes there anyway; from the first moment on the next start can tell whose process this is.
      cwd: place.cluster,
      env: cleanEnvironment(),
      // A process group of its own: Ctrl-C in the terminal reaches us alone, and we stop it in order.
      detached: true,
      stdio: ['ignore', handle.fd, handle.fd],
    },
  );
  const exited = new Promise<ServerExit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  try {
    await once(child, 'spawn');
  } catch (error) {
    throw new StartRefused(`PostgreSQL does not run: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await handle.close();
  }
  const { pid } = child;
  if (pid === undefined) throw new StartRefused(`PostgreSQL does not run: ${native.postgres} got no process.`);
  asBatch(pid);

  // process.exit() cannot wait for stop(), but it can still ask.
  const askToEnd = () => send(pid, 'SIGINT');
  process.once('exit', askToEnd);
  void exited.then(() => process.off('exit', askToEnd));

  return {
    exited,
    complaint: async () =>
      `${lastLines(await readFrom(logFile, begin))}${await diskNote(place.home)}\nIts log: ${logFile}`,
    stop: async () => {
      const isRunning = () => child.exitCode === null && child.signalCode === null;
      if (isRunning()) send(pid, 'SIGINT');
      const hurry = setTimeout(() => isRunning() && send(pid, 'SIGQUIT'), 10_000);
      await exited;
      clearTimeout(hurry);
    },
  };
}

/**
 * A backend that is woken up does not push aside whoever works at that moment: the server that has just asked it goes on, and
 * asks for more (decision 156). Where there is no `chrt` or it may not, all is as it was.
 */
function asBatch(pid: number): void {
  spawn('chrt', ['--batch', '--pid', '0', String(pid)], { stdio: 'ignore' }).once('error', () => undefined);
}

async function openLog(file: string): Promise<{ handle: FileHandle; begin: number }> {
  const handle = await open(file, 'a', 0o600);
  const { size } = await handle.stat();
  if (size > longestLog) await handle.truncate(0);
  return { handle, begin: size > longestLog ? 0 : size };
}

async function readFrom(file: string, begin: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const start = Math.max(begin, size - 16_384);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

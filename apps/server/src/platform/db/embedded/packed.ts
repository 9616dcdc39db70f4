import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { type Account, cleanEnvironment } from './account.ts';
import type { Native } from './native.ts';

/** A superuser of PostgreSQL and the password that it gets. */
interface Role {
  readonly name: string;
  readonly password: string;
}

interface Means {
  readonly native: Native;
  readonly account: Account | undefined;
  readonly durable: boolean;
}

type Source = Readable | Transform;

/** Runs a program that reads what it is given; fails unless it ends well. */
async function give(
  sources: readonly Source[],
  account: Account | undefined,
  program: string,
  args: readonly string[],
): Promise<void> {
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    env: cleanEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with code ${code}`))));
  });
  const [read] = await Promise.allSettled([pipeline([...sources, child.stdin]), ended]);
  await ended;
  if (read.status === 'rejected') throw read.reason;
}

/** Lays out a packed cluster (decision 153) in an empty folder, with a password that no other copy of it has. */
export async function unpackCluster(file: string, data: string, role: Role, means: Means): Promise<void> {
  const { native, account, durable } = means;
  await give([createReadStream(file), createZstdDecompress()], account, 'tar', ['-x', '-C', data, '-f', '-']);
  const statement = `alter role ${role.name} password '${role.password}';\n`;
  const alone = ['--single', '-D', data, '-c', 'exit_on_error=on', 'postgres'];
  await give([Readable.from([statement])], account, native.postgres, alone);
  const flush = ['--sync-only', '--sync-method=syncfs', '-D', data];
  if (durable) await give([Readable.from([])], account, native.initdb, flush);
}

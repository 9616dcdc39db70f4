import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { spaceOf } from './plan.ts';

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
}

interface Program {
  readonly host: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly log: string;
  readonly folder?: string;
  /** Which user it runs as; left out: ours. */
  readonly user?: string;
}

/** A program on a host, in a process group of its own. */
export function runOn({ host, command, env, log, folder = '/', user }: Program): Running {
  const { PATH = '', HOME = '/root' } = process.env;
  const [nice, rest] = command[0] === 'nice' ? [command.slice(0, 3), command.slice(3)] : [[], command];
  // Only root may be nicer to itself than to others.
  const as = user ? [...nice, 'runuser', '-u', user, '--'] : nice;
  const out = openSync(log, 'a');
  const child = spawn('ip', ['netns', 'exec', spaceOf(host), ...as, ...rest], {
    cwd: folder,
    detached: true,
    env: { PATH, HOME: user ? '/' : HOME, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', out, out],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(null));
  });
  return { child, ended };
}

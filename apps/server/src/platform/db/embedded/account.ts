import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The user PostgreSQL runs as, when that is not ourselves. */
export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it the uid of `nobody`, or of whoever made the cluster before. */
export function accountFor(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const made = statSync(cluster, { throwIfNoEntry: false });
  return made && made.uid !== 0 ? { uid: made.uid, gid: made.gid } : nobody();
}

function nobody(): Account {
  try {
    const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
    // Some systems write -2 as an unsigned number of 32 bits; setuid takes it all the same.
    if (line && Number(line[1]) > 0) return { uid: Number(line[1]), gid: Number(line[2]) };
  } catch {
    // Minimal images have no passwd file; the kernel's overflow uid serves as well.
  }
  return { uid: 65534, gid: 65534 };
}

/** Asks the kernel rather than reading modes: access lists, FUSE mounts and the like have their say too. */
export function canReach(account: Account | undefined, directory: string): boolean {
  if (!account) return true;
  const answer = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, cwd: '/', stdio: 'ignore' });
  return answer.status === 0;
}

/** A clock that tests have turned (libfaketime): the database sees the same time as whoever starts it. */
function turnedClock(): NodeJS.ProcessEnv {
  const { LD_PRELOAD = '' } = process.env;
  if (!LD_PRELOAD.includes('libfaketime')) return {};
  const names = Object.keys(process.env).filter((name) => name.includes('FAKE'));
  return { LD_PRELOAD, ...Object.fromEntries(names.map((name) => [name, process.env[name]])) };
}

/** Nothing else of our own environment (PGPORT, PGOPTIONS, LC_ALL ...) may bend the embedded server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...turnedClock() };
}

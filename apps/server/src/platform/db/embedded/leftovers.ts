import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from './processes.ts';
import { StartRefused } from './refused.ts';
import { removeForgottenSocketDirectory } from './socket.ts';

/**
 * After a kill -9 of its owner the old server lives on. We hold the owner's lock here, so whatever still runs on this
 * cluster is nobody's: end it in order, then clear the pid file (its number may meanwhile name a stranger, which
 * would make PostgreSQL refuse to start for ever).
 */
export async function endLeftovers(cluster: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const chief = Number(lines[0]);
  const running = serversOn(cluster, chief);
  if (running.length > 0) {
    log(`ending the database server that an earlier run left behind (process ${running.join(', ')})`);
    await end(cluster, chief, running);
  }
  await rm(pidFile, { force: true });
  if (lines[4]) await removeForgottenSocketDirectory(lines[4]);
}

async function end(cluster: string, chief: number, running: number[]): Promise<void> {
  // Without their chief the others leave by themselves as soon as they notice; SIGTERM only hurries them.
  if (running.includes(chief)) send(chief, 'SIGINT');
  else for (const pid of running) send(pid, 'SIGTERM');
  const begun = Date.now();
  const steps: { after: number; signal: NodeJS.Signals }[] = [
    { after: 10_000, signal: 'SIGQUIT' },
    { after: 20_000, signal: 'SIGKILL' },
  ];
  for (let left = running; left.length > 0; left = serversOn(cluster, chief)) {
    const waited = Date.now() - begun;
    if (steps[0] && waited > steps[0].after) {
      const { signal } = steps[0];
      steps.shift();
      for (const pid of left) send(pid, signal);
    }
    if (waited > 30_000) {
      throw new StartRefused(
        `A database server of an earlier run still works on ${cluster} and does not end (process ${left.join(', ')}).`,
      );
    }
    await pause(20);
  }
}

/** Every process of PostgreSQL has its cluster as working directory, which no reused pid can fake. */
function serversOn(cluster: string, chief: number): number[] {
  const home = statSync(cluster, { throwIfNoEntry: false });
  if (!home) return [];
  if (process.platform !== 'linux') return isServerByCommand(chief, cluster) ? [chief] : [];
  const pids = readdirSync('/proc').map(Number).filter(Number.isSafeInteger);
  return pids.filter((pid) => {
    try {
      if (!/^postgres/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'))) return false;
      const here = statSync(`/proc/${pid}/cwd`);
      return here.ino === home.ino && here.dev === home.dev;
    } catch {
      return false;
    }
  });
}

function isServerByCommand(pid: number, cluster: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return Boolean(stdout?.includes('postgres') && stdout.includes(cluster));
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A pid alone is reused by the system sooner or later; with its moment of birth it names one process for ever. */
export interface ProcessIdentity {
  pid: number;
  started: string | undefined;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, started: startedAt(process.pid) };
}

export function stillLives({ pid, started }: ProcessIdentity): boolean {
  if (!answersSignals(pid)) return false;
  const now = startedAt(pid);
  // Unknown on either side (a hidden /proc): believing it alive is the only answer that cannot harm data.
  return now === undefined || started === undefined || now === started;
}

function answersSignals(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function startedAt(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { LC_ALL: 'C' } });
    return answer.stdout?.trim() || undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may itself hold spaces and parentheses, so count fields after the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    if (state === 'Z' || state === 'X') return 'ended';
    // Ticks count from boot, so the same pair may come again after a restart of the machine.
    return `${bootId()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime, which is what the signal wanted.
  }
}

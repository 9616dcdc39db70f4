import { readFileSync } from 'node:fs';
import { pidsOf } from '../../scripts/cluster/network.ts';

/** Debian's kernels count in hundredths of a second. */
const ticks = 100;

function ticksOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of a program may hold anything; what follows its bracket is numbers.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Its own time, and that of its children who have ended.
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}

/** What everything on these hosts has used of a core so far. */
export const cpuSeconds = (hosts: readonly string[]): number =>
  hosts.flatMap(pidsOf).reduce((sum, pid) => sum + ticksOf(pid), 0) / ticks;

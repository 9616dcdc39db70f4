import { readdirSync, readFileSync } from 'node:fs';

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0);

/** A process and all that it has started, with theirs. */
function familyOf(pid: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Number.isSafeInteger);
  const family = [pid];
  for (const member of family) family.push(...all.filter((other) => parentOf(other) === member));
  return family;
}

const isNode = (pid: number) => /\bnode\b/.test(read(pid, 'cmdline').split('\0')[0] ?? '');

/** What the Node processes of a program hold in memory, in megabytes each, the largest first. */
export function memoryOf(pid: number): number[] {
  return familyOf(pid)
    .filter(isNode)
    .map((member) => Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(read(member, 'status'))?.[1] ?? 0) / 1024))
    .sort((one, other) => other - one);
}

/** The same of the machine's memory, in all: what several share (Node's own program) is divided among them. */
export function memoryOfMachine(pid: number): number {
  const held = familyOf(pid)
    .filter(isNode)
    .map((member) => Number(/^Pss:\s+(\d+)/m.exec(read(member, 'smaps_rollup'))?.[1] ?? 0));
  return sum(held) / 1024;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

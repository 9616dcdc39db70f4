import { readdirSync, readFileSync } from 'node:fs';

/** The numbers of all processes of this machine. */
export const processes = () => readdirSync('/proc').map(Number).filter(Number.isSafeInteger);

/** What only a living process can answer; nothing for all others. */
export function told<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

const parentOf = (pid: number) =>
  told(() => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]));

export const childrenOf = (parent: number) => processes().filter((pid) => parentOf(pid) === parent);

/** Without warning. */
export function endAll(pids: readonly number[]): void {
  for (const pid of pids) told(() => process.kill(pid, 'SIGKILL'));
}

/** They stand still where they are, and hear nothing more. */
export function freezeAll(pids: readonly number[]): void {
  for (const pid of pids) told(() => process.kill(pid, 'SIGSTOP'));
}

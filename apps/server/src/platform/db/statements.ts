import { AsyncLocalStorage } from 'node:async_hooks';

interface Tally {
  statements: number;
  /** Whether something was written; known where there is a replica. */
  wrote: boolean;
}

const tallies = new AsyncLocalStorage<Tally>();

/** Counts the SQL statements that `work` runs, so that every endpoint can be held to its budget. */
export function withTally<Result>(work: (tally: Readonly<Tally>) => Result): Result {
  const tally = { statements: 0, wrote: false };
  return tallies.run(tally, () => work(tally));
}

export function countStatement(): void {
  const tally = tallies.getStore();
  if (tally) tally.statements += 1;
}

export function noteWrite(): void {
  const tally = tallies.getStore();
  if (tally) tally.wrote = true;
}

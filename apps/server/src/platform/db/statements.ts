import { AsyncLocalStorage } from 'node:async_hooks';

interface Tally {
  statements: number;
}

const tallies = new AsyncLocalStorage<Tally>();

/** Counts the SQL statements that `work` runs, so that every endpoint can be held to its budget. */
export function withTally<Result>(work: (tally: Readonly<Tally>) => Result): Result {
  const tally = { statements: 0 };
  return tallies.run(tally, () => work(tally));
}

export function countStatement(): void {
  const tally = tallies.getStore();
  if (tally) tally.statements += 1;
}

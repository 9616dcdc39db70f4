import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Who holds a connection and asks for a second one waits for others who do the same: once a pool is used up, all of
 * them wait for ever. With `watched`, whoever does so is told, also where a connection happened to be free.
 */
export interface Holding {
  hold<Result>(work: () => Result): Result;
  /** Throws inside `hold`. */
  expectNone(): void;
}

const unwatched: Holding = { hold: (work) => work(), expectNone: () => undefined };

export function holdingOf(watched: boolean): Holding {
  if (!watched) return unwatched;
  const holders = new AsyncLocalStorage<true>();
  return {
    hold: (work) => holders.run(true, work),
    expectNone() {
      if (holders.getStore()) throw new Error('a second connection inside a transaction');
    },
  };
}

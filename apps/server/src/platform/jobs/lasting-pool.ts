import type pg from 'pg';
import { causeOf, saysAway, takesNoWrites } from '../db/lost.ts';

/** The code for which the queue waits and tries again. */
const comesBack = '57P03';

/** No memory: somebody makes some. */
const noMemory = '53200';

function passes(error: unknown): boolean {
  return saysAway(error) || takesNoWrites(error) || causeOf(error)?.code === noMemory;
}

export function asComingBack(error: unknown): unknown {
  return error instanceof Error && passes(error) ? Object.assign(error, { code: comesBack }) : error;
}

/**
 * The pool for the queue. A job that ended while the database was away must be able to say so later: the queue waits
 * only for what it knows by this code, and takes the whole process down with anything else.
 */
export function lastingPool(pool: pg.Pool): pg.Pool {
  const retried = <Result>(asked: Promise<Result>) =>
    asked.catch((error: unknown) => {
      throw asComingBack(error);
    });
  async function connect() {
    const client = await retried(pool.connect());
    return {
      query: (asked: pg.QueryConfig, values?: unknown[]) => retried(client.query(asked, values)),
      release: () => client.release(),
    };
  }
  return new Proxy(pool, {
    get(target, name) {
      // With a callback it is the listening connection, which the queue opens again by itself.
      if (name === 'connect')
        return (...args: Parameters<typeof pool.connect>) => (args[0] ? pool.connect(...args) : connect());
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

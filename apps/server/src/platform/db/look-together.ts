import type { Database, Sql } from './database.ts';
import { DatabaseLost } from './lost.ts';

/** What several look with while any of them does. */
interface Shared {
  readonly sql: Promise<Sql>;
  users: number;
  failure?: { readonly error: unknown };
  /** Gives the connection back; one that failed is looked at first. */
  end(): void;
}

/** Only prepared statements travel together; the driver would queue others, which its next version refuses. */
class OtherWords extends Error {}

function preparedOnly(sql: Sql): Sql {
  const refuse = (): never => {
    throw new OtherWords('this look is not made of prepared statements alone');
  };
  return {
    run(name, text, values) {
      const rows = sql.run<never>(name, text, values);
      // Whoever says something else in the same breath does not wait for it.
      rows.catch(() => undefined);
      return rows;
    },
    get orm() {
      return refuse();
    },
    get connection() {
      return refuse();
    },
  };
}

function open(db: Database): Shared {
  const begun = Promise.withResolvers<Sql>();
  const done = Promise.withResolvers<void>();
  // Where no connection came, nobody waits for its end.
  done.promise.catch(() => undefined);
  let given = false;
  db.read(async (sql) => {
    // Asked once more after a loss: whoever it was for looks alone by then.
    if (given) return;
    given = true;
    begun.resolve(preparedOnly(sql));
    await done.promise;
  }).catch(begun.reject);
  return {
    sql: begun.promise,
    users: 0,
    end() {
      if (this.failure) done.reject(this.failure.error);
      else done.resolve();
    },
  };
}

/**
 * The same database for looks that go on side by side for one page: they share a connection, so that what they ask in one
 * tick travels in one round trip, where each would wake the database by itself. Statements of one round trip fail
 * together, so whoever meets a failure looks once more alone, and so does who asks for more than prepared statements.
 */
export function lookingTogether(db: Database): Database {
  let shared: Shared | undefined;

  async function join<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    shared ??= open(db);
    const mine = shared;
    mine.users += 1;
    try {
      return await work(await mine.sql);
    } catch (error) {
      if (!(error instanceof OtherWords)) {
        mine.failure ??= { error };
        // Nobody who comes later shall have it.
        if (shared === mine) shared = undefined;
      }
      throw error;
    } finally {
      mine.users -= 1;
      if (mine.users === 0) {
        mine.end();
        if (shared === mine) shared = undefined;
      }
    }
  }

  return {
    ...db,
    async read(work) {
      try {
        return await join(work);
      } catch (error) {
        if (error instanceof DatabaseLost) throw error;
        return db.read(work);
      }
    },
  };
}

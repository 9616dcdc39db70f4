import type { QueryResultRow } from 'pg';
import type { Database, Sql } from './database.ts';
import { DatabaseLost, onlyRead } from './lost.ts';
import type { Statement } from './pipeline.ts';

/** Only prepared statements travel together. */
const inOtherWords = (): never => {
  throw new Error('this look is not made of prepared statements alone');
};

/**
 * The same database for looks that go on side by side for one page: what all of them ask in one tick travels in one round
 * trip, where each look would wake the database by itself. Nobody holds a connection between two round trips. Statements
 * of one round trip fail together, so whoever meets a failure looks once more alone, and so does who asks for more than
 * prepared statements.
 */
export function lookingTogether(db: Database): Database {
  let waiting: Statement[] = [];

  function depart(): void {
    const statements = waiting;
    waiting = [];
    db.read((sql) => Promise.all(statements.map(({ name, text, values }) => sql.run(name, text, values)))).then(
      (answers) => statements.forEach(({ resolve }, place) => void resolve?.(answers[place] ?? [])),
      (error: Error) => statements.forEach(({ reject }) => void reject?.(error)),
    );
  }

  const together: Sql = {
    run<Row extends QueryResultRow>(name: string, text: string, values: readonly unknown[]) {
      const rows = new Promise<QueryResultRow[]>((resolve, reject) => {
        waiting.push({ name, text, values, resolve, reject });
        if (waiting.length === 1) process.nextTick(depart);
      });
      // Whoever says something else in the same breath does not wait for it.
      rows.catch(() => undefined);
      return rows as Promise<Row[]>;
    },
    get orm() {
      return inOtherWords();
    },
    get connection() {
      return inOtherWords();
    },
  };

  const orAlone = async <Result>(look: (sql: Sql) => Promise<Result>, alone: () => Promise<Result>) => {
    try {
      return await look(together);
    } catch (error) {
      if (error instanceof DatabaseLost) throw error;
      return alone();
    }
  };

  return {
    ...db,
    read: (work) => orAlone(work, () => db.read(work)),
    run: (name, text, values) =>
      onlyRead([text])
        ? orAlone(
            (sql) => sql.run(name, text, values),
            () => db.run(name, text, values),
          )
        : db.run(name, text, values),
  };
}

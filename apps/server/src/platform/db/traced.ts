import type pg from 'pg';
import { type Span, startStatement, tracing } from '../tracing/tracing.ts';

type Rows = pg.QueryResultRow[];
type Settle = { readonly resolve: (rows: Rows) => void; readonly reject: (error: Error) => void };

/** The same answers, and the end of the span with them. */
export function told(span: Span, resolve: Settle['resolve'], reject: Settle['reject']): Settle {
  return {
    resolve(rows) {
      span.set('db.response.returned_rows', rows.length);
      span.end();
      resolve(rows);
    },
    reject(error) {
      span.end(error);
      reject(error);
    },
  };
}

const wordsOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? 'statement');

/** A connection whose own queries are spans; where nobody gathers traces it is the connection itself. */
export function tracedConnection(connection: pg.PoolClient): pg.PoolClient {
  if (!tracing()) return connection;
  return new Proxy(connection, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value;
      return (asked: unknown, ...more: unknown[]) => {
        const words = wordsOf(asked);
        const span = startStatement(words.trim().split(/\s/, 1)[0] ?? 'statement', words);
        const answer = value.call(target, asked, ...more);
        if (answer instanceof Promise)
          answer.then(
            () => span?.end(),
            (error: unknown) => span?.end(error),
          );
        else span?.end();
        return answer;
      };
    },
  });
}

import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { startStatement } from '../tracing/tracing.ts';
import type { inTransaction, Orm, Sql, Tx } from './connection.ts';
import { onlyRead } from './lost.ts';
import { executeTogether, type Statement } from './pipeline.ts';
import { countStatement } from './statements.ts';
import { told, tracedConnection } from './traced.ts';

const begin: Statement = { name: 'begin', text: 'begin', values: [] };
/** Whoever went on after a statement had failed is told so: the server would only roll back. */
const commit: Statement = { name: 'commit', text: 'commit', values: [], answer: 'COMMIT' };

/** The driver's errors know only how bytes came in; this one knows who asked. */
function asAsked(error: Error): never {
  Error.captureStackTrace(error);
  throw error;
}

/** A connection with the statements that wait for its next round trip. */
class Session implements Omit<Tx, typeof inTransaction> {
  readonly #connection: pg.PoolClient;
  readonly #orm: Orm;
  #waiting: Statement[] = [];
  /** What follows the commit. */
  #after: Statement[] = [];
  #departs = false;
  /** Why statements failed that nobody waited for. */
  #failure: Error | undefined;
  /** What was asked since it began. */
  #texts: string[] = [];
  #commits = false;

  constructor(connection: pg.PoolClient) {
    this.#connection = connection;
    const logQuery = (text: string) => {
      this.#texts.push(text);
      countStatement();
    };
    this.#orm = drizzle(tracedConnection(connection), { logger: { logQuery } });
  }

  run<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    countStatement();
    this.#texts.push(text);
    const span = startStatement(name, text);
    return new Promise<pg.QueryResultRow[]>((resolve, reject) => {
      this.#waiting.push(
        span ? { name, text, values, ...told(span, resolve, reject) } : { name, text, values, resolve, reject },
      );
      if (this.#departs) return;
      this.#departs = true;
      process.nextTick(() => this.#depart());
    }).catch(asAsked) as Promise<Row[]>;
  }

  send(name: string, text: string, values: readonly unknown[]): void {
    countStatement();
    this.#texts.push(text);
    this.#waiting.push({ name, text, values });
  }

  afterwards(name: string, text: string, values: readonly unknown[]): void {
    countStatement();
    this.#texts.push(text);
    this.#after.push({ name, text, values });
  }

  get orm(): Orm {
    this.#depart();
    return this.#orm;
  }

  get connection(): pg.PoolClient {
    this.#depart();
    // Nobody knows what is asked of it directly.
    this.#texts.push('call');
    return this.#connection;
  }

  look(): Sql {
    this.#texts = [];
    return this;
  }

  /** What is left of it when its connection is lost. Until its commit has been sent, nothing of a transaction is. */
  get leftOfLook(): 'undone' | 'unknown' {
    return onlyRead(this.#texts) ? 'undone' : 'unknown';
  }

  get wrote(): boolean {
    return !onlyRead(this.#texts);
  }

  get leftOfTransaction(): 'undone' | 'unknown' {
    return this.#commits ? 'unknown' : 'undone';
  }

  /** The transaction that runs. */
  get tx(): Tx {
    return this as unknown as Tx;
  }

  /** A transaction begins with its first statement, in the same round trip. */
  begin(): Tx {
    this.#failure = undefined;
    this.#texts = [];
    this.#commits = false;
    this.#waiting = [begin];
    this.#after = [];
    return this.tx;
  }

  /** Nothing has begun where nothing was asked of the database: false. Whatever `last` writes goes along. */
  async commit(last?: Statement): Promise<boolean> {
    const after = this.#after;
    const empty = this.#hasNotBegun() && this.#waiting.length === 1;
    if (empty) this.#forget();
    if (empty && after.length === 0) return false;
    if (last && !empty) this.#waiting.push(last);
    if (!empty) this.#waiting.push(commit);
    this.#waiting.push(...after);
    this.#commits = true;
    await this.#depart();
    if (this.#failure) throw this.#failure;
    return !empty;
  }

  async rollback(): Promise<void> {
    const begun = !this.#hasNotBegun();
    this.#after = [];
    this.#forget();
    if (begun) await this.#connection.query('rollback');
  }

  /** The cause of what failed behind them. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  #hasNotBegun(): boolean {
    return this.#waiting[0] === begin;
  }

  #forget(): void {
    this.#waiting = [];
  }

  /** The driver sends what is asked of it later behind these. */
  #depart(): Promise<void> {
    this.#departs = false;
    const statements = this.#waiting;
    if (statements.length === 0) return Promise.resolve();
    this.#waiting = [];
    return new Promise((resolve) => {
      executeTogether(this.#connection, statements, (error) => {
        if (error && !statements.some(({ reject }) => reject)) this.#failure ??= error;
        // Without a transaction none of the statements behind may run.
        if (error && statements[0] === begin) this.#connection.end();
        resolve();
      });
    });
  }
}

const sessions = new WeakMap<pg.PoolClient, Session>();

export function sessionOf(connection: pg.PoolClient): Session {
  const known = sessions.get(connection);
  if (known) return known;
  const session = new Session(connection);
  sessions.set(connection, session);
  return session;
}

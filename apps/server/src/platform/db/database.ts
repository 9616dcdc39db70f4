import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Kept, Refusal } from '../http/refusal.ts';
import { execute, type Step } from './execution.ts';
import { countStatement } from './statements.ts';

type Orm = NodePgDatabase<Record<string, never>>;

/** One connection to the database, for reading. */
export interface Sql {
  readonly orm: Orm;
  /**
   * A hot statement: built once for a connection and planned once by the server, then only executed.
   * The name must be unique in the code base; the builder may use only placeholders, never values.
   */
  hot<Prepared>(name: string, build: (orm: Orm) => { prepare(name: string): Prepared }): Prepared;
  /** The same for SQL in its own words, where building it would hide it. */
  run<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  /** Several, one after the other and on one way there and back; the rows of each. */
  runAll(steps: readonly Step[]): Promise<pg.QueryResultRow[][]>;
  /** The connection itself, for COPY and other streams. */
  readonly connection: pg.PoolClient;
}

declare const inTransaction: unique symbol;

/** One connection inside a transaction. Whatever writes asks for this, so that it cannot be called without one. */
export interface Tx extends Sql {
  readonly [inTransaction]: true;
  /**
   * The last statements of the transaction, whose rows nobody needs: they go to the server together with the commit, and
   * what fails of them comes out of `transact`. Nothing may follow them.
   */
  last(steps: readonly Step[]): void;
}

export interface TransactOptions {
  /**
   * For short work by keys alone: no statement is planned again for its values. PostgreSQL would do that each time where
   * somebody has fewer rows than most (a small cart), which takes longer than the statement itself.
   */
  readonly plannedOnce?: boolean;
}

/** What a transaction answers: a refusal that was kept is one like any other. */
export type Outcome<Result> = Result extends Kept ? Refusal : Result;

export interface Database {
  /** Statements that need no common snapshot. */
  read<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /**
   * All or nothing: an error undoes it, and so does a `Refusal` that `work` answers, unless it is marked with `keep`.
   * `work` runs again from its start when PostgreSQL asks for that, so it may touch only the database.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactOptions): Promise<Outcome<Result>>;
  /** A statement that writes and needs no other beside it: it is a transaction of its own, with one way there and back. */
  alone<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const maxAttempts = 5;

/** PostgreSQL's own error, which Drizzle wraps. */
function causeOf(error: unknown): (Error & { code?: unknown; severity?: unknown }) | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.cause instanceof Error ? error.cause : error;
}

/** Serialization failure and deadlock: the transaction was innocent, and the same work may succeed now. */
function mayRetry(error: unknown): boolean {
  const code = causeOf(error)?.code;
  return code === '40001' || code === '40P01';
}

async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === maxAttempts || !mayRetry(error)) throw error;
      // Two transactions that met once would meet again if both came back at the same moment.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tried));
    }
  }
}

/** The server hangs up after this error, though the socket may not know it yet. */
function isFatal(error: unknown): boolean {
  return causeOf(error)?.severity === 'FATAL';
}

const begin: Step = { name: 'begin', text: 'begin', values: [] };
const planOnce: Step = { name: 'planOnce', text: 'set local plan_cache_mode = force_generic_plan', values: [] };
/** Whoever went on after a statement had failed is told so: the server would only roll back. */
const commit: Step = { name: 'commit', text: 'commit', values: [], answer: 'COMMIT' };
const opening = [begin];
const openingPlannedOnce = [begin, planOnce];
const opened: readonly Step[] = [];

/** A connection with Drizzle's own objects and the statements prepared through them, which live as long as it does. */
class Session implements Omit<Tx, typeof inTransaction> {
  readonly #connection: pg.PoolClient;
  readonly #orm: Orm;
  readonly #prepared = new Map<string, unknown>();
  #opening = opened;
  #last: readonly Step[] | undefined;

  constructor(connection: pg.PoolClient) {
    this.#connection = connection;
    this.#orm = drizzle(connection, { logger: { logQuery: countStatement } });
  }

  get orm(): Orm {
    this.#open();
    return this.#orm;
  }

  get connection(): pg.PoolClient {
    this.#open();
    return this.#connection;
  }

  hot<Prepared>(name: string, build: (orm: Orm) => { prepare(name: string): Prepared }): Prepared {
    this.#open();
    const existing = this.#prepared.get(name);
    if (existing) return existing as Prepared;
    const made = build(this.#orm).prepare(name);
    this.#prepared.set(name, made);
    return made;
  }

  run<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.runAll([{ name, text, values }]).then(([rows = []]) => rows as Row[]);
  }

  runAll(steps: readonly Step[]): Promise<pg.QueryResultRow[][]> {
    this.#goOn();
    for (const _ of steps) countStatement();
    return execute(this.#connection, this.#take(), steps);
  }

  last(steps: readonly Step[]): void {
    this.#goOn();
    for (const _ of steps) countStatement();
    this.#last = steps;
  }

  #goOn(): void {
    if (this.#last) throw new Error(`nothing may follow ${this.#last[0]?.name}, which was to be the last`);
  }

  /** A transaction begins with its first statement, on the same way to the server. */
  begin(plannedOnce: boolean): Tx {
    this.#opening = plannedOnce ? openingPlannedOnce : opening;
    return this as unknown as Tx;
  }

  /** Nothing has begun where nothing was asked of the database. */
  async commit(): Promise<void> {
    const last = this.#last;
    this.#last = undefined;
    const front = this.#take();
    if (last) await execute(this.#connection, front, [...last, commit]);
    else if (front === opened) await execute(this.#connection, front, [commit]);
  }

  async rollback(): Promise<void> {
    this.#last = undefined;
    if (this.#take() === opened) await this.#connection.query('rollback');
  }

  #take(): readonly Step[] {
    const first = this.#opening;
    this.#opening = opened;
    return first;
  }

  /** For statements on ways of their own, which the driver sends after this one. Without a transaction none of them may run. */
  #open(): void {
    this.#goOn();
    const first = this.#take();
    if (first === opened) return;
    this.#connection.query(first.map(({ text }) => text).join('; '), (error: Error | undefined) => {
      if (error) this.#connection.end();
    });
  }
}

const sessions = new WeakMap<pg.PoolClient, Session>();

function sessionOf(connection: pg.PoolClient): Session {
  const known = sessions.get(connection);
  if (known) return known;
  const session = new Session(connection);
  sessions.set(connection, session);
  return session;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly onIdleError: (error: Error) => void;
  /** No request waits longer than this; 0 lets bulk work take its time. */
  readonly statementTimeoutMs?: number;
}

export function openDatabase({ url, poolSize, onIdleError, statementTimeoutMs = 30_000 }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    application_name: 'sgb',
  });
  pool.on('error', onIdleError);
  // A connection can also be lost while somebody holds it; they learn it from their query.
  pool.on('connect', (connection) => connection.on('error', onIdleError));

  async function attempt<Result>(work: (tx: Tx) => Promise<Result>, plannedOnce: boolean): Promise<Outcome<Result>> {
    const connection = await pool.connect();
    const session = sessionOf(connection);
    let broken: Error | undefined;
    // A connection that cannot even roll back is not given to anyone else.
    const undo = () =>
      session.rollback().catch((failure: Error) => {
        broken = failure;
      });
    try {
      const result = await work(session.begin(plannedOnce));
      if (result instanceof Refusal) await undo();
      else await session.commit();
      return (result instanceof Kept ? result.refusal : result) as Outcome<Result>;
    } catch (error) {
      await undo();
      throw error;
    } finally {
      connection.release(broken);
    }
  }

  async function read<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const connection = await pool.connect();
    let broken = false;
    try {
      return await work(sessionOf(connection));
    } catch (error) {
      broken = isFatal(error);
      throw error;
    } finally {
      connection.release(broken);
    }
  }

  return {
    pool,
    read,
    transact: (work, { plannedOnce = false } = {}) => persist(() => attempt(work, plannedOnce)),
    alone: (name, text, values) => persist(() => read((sql) => sql.run(name, text, values))),
    close: () => pool.end(),
  };
}

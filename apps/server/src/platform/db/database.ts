import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
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
  /** The connection itself, for COPY and other streams. */
  readonly connection: pg.PoolClient;
}

declare const inTransaction: unique symbol;

/** One connection inside a transaction. Whatever writes asks for this, so that it cannot be called without one. */
export interface Tx extends Sql {
  readonly [inTransaction]: true;
}

export interface TransactOptions {
  /**
   * For short work by keys alone: no statement is planned again for its values. PostgreSQL would do that each time where
   * somebody has fewer rows than most (a small cart), which takes longer than the statement itself.
   */
  readonly plannedOnce?: boolean;
}

export interface Database {
  /** Statements that need no common snapshot. */
  read<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** All or nothing. `work` runs again from its start when PostgreSQL asks for that, so it may touch only the database. */
  transact<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactOptions): Promise<Result>;
  /** A statement that writes and needs no other beside it: it is a transaction of its own, with one way there and back. */
  alone<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const maxAttempts = 5;
const beginPlannedOnce = 'begin; set local plan_cache_mode = force_generic_plan';

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

/** Drizzle's own objects and the statements prepared through them live as long as their connection. */
const sqlOfConnection = new WeakMap<pg.PoolClient, Sql>();

function sqlOf(connection: pg.PoolClient): Sql {
  const known = sqlOfConnection.get(connection);
  if (known) return known;
  const orm = drizzle(connection, { logger: { logQuery: countStatement } });
  const prepared = new Map<string, unknown>();
  const sql: Sql = {
    orm,
    connection,
    hot<Prepared>(name: string, build: (orm: Orm) => { prepare(name: string): Prepared }): Prepared {
      const existing = prepared.get(name);
      if (existing) return existing as Prepared;
      const made = build(orm).prepare(name);
      prepared.set(name, made);
      return made;
    },
    run<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) {
      countStatement();
      // The driver reads the values only, whatever its types say.
      return connection.query<Row>({ name, text, values: values as unknown[] }).then(({ rows }) => rows);
    },
  };
  sqlOfConnection.set(connection, sql);
  return sql;
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

  async function attempt<Result>(work: (tx: Tx) => Promise<Result>, plannedOnce: boolean): Promise<Result> {
    const connection = await pool.connect();
    let broken: Error | undefined;
    try {
      await connection.query(plannedOnce ? beginPlannedOnce : 'begin');
      const result = await work(sqlOf(connection) as Tx);
      await connection.query('commit');
      return result;
    } catch (error) {
      // A connection that cannot even roll back is not given to anyone else.
      await connection.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      connection.release(broken);
    }
  }

  async function read<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const connection = await pool.connect();
    let broken = false;
    try {
      return await work(sqlOf(connection));
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

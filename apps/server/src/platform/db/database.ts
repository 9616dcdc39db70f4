import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Kept, Refusal } from '../http/refusal.ts';
import { holdingOf } from './holding.ts';
import { asLost, causeOf, connectPatiently, onceMore, onlyRead } from './lost.ts';
import { executeTogether, type Statement } from './pipeline.ts';
import { countStatement } from './statements.ts';

type Orm = NodePgDatabase<Record<string, never>>;

/** One connection to the database, for reading. */
export interface Sql {
  /**
   * A statement in its own words, prepared once for each connection. Those that are asked for in one tick travel together,
   * in their order: `Promise.all` makes one round trip of them. The name must be unique in the code base.
   */
  run<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  /** For statements that are put together from parts; each is a round trip of its own. */
  readonly orm: Orm;
  /** The connection itself, for COPY and other streams. */
  readonly connection: pg.PoolClient;
}

declare const inTransaction: unique symbol;

/** One connection inside a transaction. Whatever writes asks for this, so that it cannot be called without one. */
export interface Tx extends Sql {
  readonly [inTransaction]: true;
  /**
   * A write whose rows nobody needs: it goes with the next statement, or with the commit. What fails of it comes out there.
   */
  send(name: string, text: string, values: readonly unknown[]): void;
}

/** What a transaction answers: a refusal that was kept is one like any other. */
type Outcome<Result> = Result extends Kept ? Refusal : Result;

export interface Database {
  /** Statements that need no common snapshot. Asked again from the start when the connection was lost over reading alone. */
  read<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /**
   * All or nothing: an error undoes it, and so does a `Refusal` that `work` answers, unless it is marked with `keep`.
   * `work` runs again from its start when PostgreSQL asks for that, or was lost before the commit, so it may touch only the database. Who holds a
   * connection already, for a lock of its session, says `on` which.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>, on?: Sql): Promise<Outcome<Result>>;
  /** One statement that needs no other beside it: a transaction of its own, in one round trip. */
  run<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  readonly pool: pg.Pool;
  /** Where it is watched, throws if the caller holds a connection: for what may need another one, though not each time. */
  expectNoneHeld(): void;
  close(): Promise<void>;
}

const maxAttempts = 5;

/** Serialization failure and deadlock: the transaction was innocent, and the same work may succeed now. */
function mayRetry(error: unknown): boolean {
  const code = causeOf(error)?.code;
  return code === '40001' || code === '40P01';
}

async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await onceMore(work);
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
    this.#orm = drizzle(connection, { logger: { logQuery } });
  }

  run<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    countStatement();
    this.#texts.push(text);
    return new Promise<pg.QueryResultRow[]>((resolve, reject) => {
      this.#waiting.push({ name, text, values, resolve, reject });
      if (this.#departs) return;
      this.#departs = true;
      process.nextTick(() => this.#depart());
    }).catch(asAsked) as Promise<Row[]>;
  }

  send(name: string, text: string, values: readonly unknown[]): void {
    countStatement();
    this.#waiting.push({ name, text, values });
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

  get leftOfTransaction(): 'undone' | 'unknown' {
    return this.#commits ? 'unknown' : 'undone';
  }

  /** A transaction begins with its first statement, in the same round trip. */
  begin(): Tx {
    this.#failure = undefined;
    this.#texts = [];
    this.#commits = false;
    this.#waiting = [begin];
    return this as unknown as Tx;
  }

  /** Nothing has begun where nothing was asked of the database. */
  async commit(): Promise<void> {
    if (this.#hasNotBegun() && this.#waiting.length === 1) return this.#forget();
    this.#waiting.push(commit);
    this.#commits = true;
    await this.#depart();
    if (this.#failure) throw this.#failure;
  }

  async rollback(): Promise<void> {
    const begun = !this.#hasNotBegun();
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
  /** Throws where somebody who holds a connection asks for a second one. */
  readonly oneConnectionEach?: boolean;
  /** False: a commit does not wait for the disk; what is lost in a crash is the last of it, never a part from the middle. */
  readonly durable?: boolean;
}

export function openDatabase(options: DatabaseOptions): Database {
  const {
    url,
    poolSize,
    onIdleError,
    statementTimeoutMs = 30_000,
    oneConnectionEach = false,
    durable = true,
  } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    application_name: 'sgb',
    ...(!durable && { options: '-c synchronous_commit=off' }),
  });
  pool.on('error', onIdleError);
  // A connection can also be lost while somebody holds it; they learn it from their query.
  pool.on('connect', (connection) => connection.on('error', onIdleError));
  const holding = holdingOf(oneConnectionEach);
  const connect = async () => {
    holding.expectNone();
    return connectPatiently(pool);
  };

  async function attempt<Result>(work: (tx: Tx) => Promise<Result>, on: Sql | undefined): Promise<Outcome<Result>> {
    const connection = on?.connection ?? (await connect());
    const session = sessionOf(connection);
    let broken: Error | undefined;
    // A connection that cannot even roll back is not given to anyone else.
    const undo = () =>
      session.rollback().catch((failure: Error) => {
        broken = failure;
      });
    try {
      const result = await holding.hold(() => work(session.begin()));
      if (result instanceof Refusal) await undo();
      else await session.commit();
      return (result instanceof Kept ? result.refusal : result) as Outcome<Result>;
    } catch (error) {
      await undo();
      // Whoever brought the connection along has lost more than this.
      throw on ? (session.failure ?? error) : asLost(session.failure ?? error, session.leftOfTransaction);
    } finally {
      if (!on) connection.release(broken);
    }
  }

  async function look<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const connection = await connect();
    const session = sessionOf(connection);
    let broken = false;
    try {
      return await holding.hold(() => work(session.look()));
    } catch (error) {
      broken = isFatal(error);
      throw asLost(error, session.leftOfLook);
    } finally {
      connection.release(broken);
    }
  }

  return {
    pool,
    read: (work) => onceMore(() => look(work)),
    transact: (work, on) => persist(() => attempt(work, on)),
    run: (name, text, values) => persist(() => look((sql) => sql.run(name, text, values))),
    expectNoneHeld: holding.expectNone,
    close: () => pool.end(),
  };
}

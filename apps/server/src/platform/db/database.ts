import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expectUnedited } from '../audit/edition.ts';
import { audited, auditStatement } from '../audit/scope.ts';
import { Kept, Refusal } from '../http/refusal.ts';
import type { Sql, Tx } from './connection.ts';
import { holdingOf } from './holding.ts';
import { asLost, causeOf, connectPatiently, onlyRead, takesNoWrites, untilDone } from './lost.ts';
import { sessionOf } from './session.ts';
import { noteWrite } from './statements.ts';

export type { Sql, Tx };

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
  /**
   * For looks that may lag a little: from a replica that has all up to `wrote`, a position of the log, where there is one.
   * Whoever has written nothing has no position. Writes go to the primary, from here as well.
   */
  lagging(wrote: string | null): Database;
  /** How late what `lagging` reads may be; 0: there is no replica. */
  readonly lagMs: number;
  /** For what is kept for long, and must not be made of something old. */
  readonly primary: Database;
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

async function persist<Result>(work: () => Promise<Result>, patienceMs: number | undefined): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await untilDone(work, patienceMs);
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

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly onIdleError: (error: Error) => void;
  /** No request waits longer than this; 0 lets bulk work take its time. */
  readonly statementTimeoutMs?: number;
  /** How long somebody waits for a database that is away; left out: as long as a restart takes. */
  readonly patienceMs?: number;
  readonly connectTimeoutMs?: number;
  /** Whether requests are told that they wrote something, for those who read from a replica afterwards. */
  readonly notesWrites?: boolean;
  /** Throws where somebody who holds a connection asks for a second one. */
  readonly oneConnectionEach?: boolean;
  /** False: a commit does not wait for the disk; what is lost in a crash is the last of it, never a part from the middle. */
  readonly durable?: boolean;
}

/**
 * What a connection begins with, as statements: a pooler before the database (PgBouncer) lets none of it pass in the first words of
 * a client, or passes over it. It may also let somebody in and have no server for them.
 */
async function settle(connection: pg.ClientBase, words: string, withinMs: number): Promise<void> {
  const answered = new AbortController();
  const late = pause(withinMs, undefined, { ref: false, signal: answered.signal }).then(() => {
    throw new Error('timeout expired');
  });
  await Promise.race([connection.query(words), late]).finally(() => answered.abort());
}

export function openDatabase(options: DatabaseOptions): Database {
  const {
    url,
    poolSize,
    onIdleError,
    statementTimeoutMs = 30_000,
    patienceMs,
    connectTimeoutMs = 10_000,
    notesWrites = false,
    oneConnectionEach = false,
    durable = true,
  } = options;
  const words = [
    ...(statementTimeoutMs > 0 ? [`set statement_timeout = ${statementTimeoutMs}`] : []),
    ...(durable ? [] : ['set synchronous_commit = off']),
  ].join(';');
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'sgb',
    ...(words && { onConnect: (connection) => settle(connection, words, connectTimeoutMs) }),
  });
  pool.on('error', onIdleError);
  // A connection can also be lost while somebody holds it; they learn it from their query.
  pool.on('connect', (connection) => connection.on('error', onIdleError));
  const holding = holdingOf(oneConnectionEach);
  const connect = async () => {
    holding.expectNone();
    return connectPatiently(pool, patienceMs);
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
      else {
        const scope = audited();
        const kept = result instanceof Kept ? result.refusal : undefined;
        const edits = scope && kept === undefined && session.wrote ? scope.edited : undefined;
        if (scope && edits) await expectUnedited(session.tx, edits, scope.requestId);
        const written = await session.commit(scope && auditStatement(scope, kept, edits?.thing ?? null));
        if (scope && written) scope.rows += 1;
        if (notesWrites && session.wrote) noteWrite();
      }
      return (result instanceof Kept ? result.refusal : result) as Outcome<Result>;
    } catch (error) {
      await undo();
      if (takesNoWrites(error)) broken = error as Error;
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
      const result = await holding.hold(() => work(session.look()));
      if (notesWrites && session.wrote) noteWrite();
      return result;
    } catch (error) {
      broken = isFatal(error) || takesNoWrites(error);
      throw asLost(error, session.leftOfLook);
    } finally {
      connection.release(broken);
    }
  }

  const db: Database = {
    pool,
    lagMs: 0,
    lagging: () => db,
    get primary() {
      return db;
    },
    read: (work) => untilDone(() => look(work), patienceMs),
    transact: (work, on) => persist(() => attempt(work, on), patienceMs),
    run: (name, text, values) =>
      persist(
        () =>
          // What staff change with one statement is written down beside it.
          audited() && !onlyRead([text])
            ? attempt((tx) => tx.run(name, text, values), undefined)
            : look((sql) => sql.run(name, text, values)),
        patienceMs,
      ),
    expectNoneHeld: holding.expectNone,
    close: () => pool.end(),
  };
  return db;
}

import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** What a database says, or a socket in its place, that is away for a moment. */
const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'],
  ...['53300', '57P01', '57P02', '57P03'],
]);
/** The server is no primary any more, or its disk is full: nothing was written, and a later connection leads to another one. */
const noWritesCodes = new Set(['25006', '53100']);
/** All that PgBouncer says before it ends a connection: no server was free in time, or the one there was has ended. */
const poolerCode = '08P01';
const awayWords = /^Connection terminated|not queryable$|^timeout exceeded when trying to connect$|^timeout expired$/;
/** How long somebody who needs a connection waits for a database that is away: one that was killed is back sooner. */
const usualPatienceMs = 3000;
/** The same where another host takes the lead: a planned switch-over is done sooner, and nobody is turned away for it. */
export const switchOverMs = 10_000;

/** PostgreSQL's own error, which Drizzle wraps. */
export function causeOf(error: unknown): (Error & { code?: unknown; severity?: unknown }) | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.cause instanceof Error ? error.cause : error;
}

export const takesNoWrites = (error: unknown): boolean => noWritesCodes.has(String(causeOf(error)?.code));

/** Only of an error that the driver gave: other sockets say the same. */
export function saysAway(error: unknown): boolean {
  const cause = causeOf(error);
  if (cause?.code === poolerCode) return cause.severity === 'FATAL';
  return cause !== undefined && (awayCodes.has(String(cause.code)) || awayWords.test(cause.message));
}

/**
 * The connection to the database was lost. `undone`: nothing of the work has happened, and it may be tried again; `unknown`:
 * it may have, for the answer to its last word never came; `away`: there was none to begin with.
 */
export class DatabaseLost extends Error {
  readonly left: 'undone' | 'unknown' | 'away';

  constructor(cause: unknown, left: DatabaseLost['left']) {
    super(`the connection to the database was lost (${left})`, { cause });
    this.left = left;
  }
}

export function asLost(error: unknown, left: DatabaseLost['left']): unknown {
  if (error instanceof DatabaseLost) return error;
  if (takesNoWrites(error)) return new DatabaseLost(error, 'undone');
  return saysAway(error) ? new DatabaseLost(error, left) : error;
}

/** Whoever waits for a new primary does not come back at the same moment as everybody else. */
const jitter = () => pause(25 + Math.random() * 50);

export async function connectPatiently(pool: pg.Pool, patienceMs = usualPatienceMs): Promise<pg.PoolClient> {
  for (const until = Date.now() + patienceMs; ; await jitter()) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!saysAway(error)) throw error;
      if (Date.now() >= until) throw new DatabaseLost(error, 'away');
    }
  }
}

const mayWrite = /\b(insert|update|delete|merge|truncate|lock|call|copy|do|nextval|pg_notify|graphile_worker)\b/i;

/** Statements that leave everything as it was, so that they may be asked again. When in doubt they are not. */
export const onlyRead = (texts: readonly string[]): boolean => !texts.some((text) => mayWrite.test(text));

const mostLosses = 2;

/**
 * Does anew what the loss of a connection has undone, twice at most: it may be the work that ends servers. A server that takes
 * no writes has only said so; whoever is patient finds the next one.
 */
export async function untilDone<Result>(work: () => Promise<Result>, patienceMs = usualPatienceMs): Promise<Result> {
  const until = Date.now() + patienceMs;
  for (let losses = 0; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseLost) || error.left !== 'undone') throw error;
      const refused = takesNoWrites(error.cause);
      if (refused ? Date.now() >= until : ++losses > mostLosses) throw error;
      if (refused) await jitter();
    }
  }
}

/** Does once more what nobody knows of whether it was done; only for what changes nothing more the second time. */
export async function surely<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseLost) || error.left !== 'unknown') throw error;
    return work();
  }
}

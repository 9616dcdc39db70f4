import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Database, openDatabase, type Sql } from './database.ts';
import { causeOf, DatabaseLost, onlyRead, saysAway } from './lost.ts';
import { lsnOf, Positions } from './lsn.ts';
import { type Identity, identityOf, whyNoReplica } from './replica-identity.ts';
import { withTally } from './statements.ts';

export interface ReplicaOptions {
  readonly url: string;
  readonly poolSize: number;
  /** What nobody has written themselves may be as old as this. */
  readonly lagMs: number;
  readonly onIdleError: (error: Error) => void;
  /** It must not be asked, and why; null: all is well again. */
  readonly onTrouble: (sentence: string | null) => void;
  readonly counts?: (server: 'replica' | 'primary') => void;
}

/** Why a look was not taken at the replica; the primary is asked. */
class NotHere extends Error {}

const sampleEveryMs = 1000;
const primaryAwayMs = 2500;
/** A replica that does not answer within this is asked no more for a while: a guest waits two seconds at most. */
const answerMs = 1500;
/** Who has no connection to the primary by then asks the replica meanwhile. */
const hastyMs = 250;
const restMs = { away: 2000, wrong: 30_000, behind: 50 };
/** A replica that has become the primary is how a failover ends: it is told only when the address keeps leading there. */
const promotedMs = 20_000;

/** Recovery that had to go on over somebody who read, or a statement that writes after all: the primary can do it. */
const onlyThere = new Set(['40001', '40P01', '25006', '57014', '57P01', '0A000']);
const primaryCan = (error: unknown) =>
  error instanceof NotHere ||
  error instanceof DatabaseLost ||
  saysAway(error) ||
  onlyThere.has(String(causeOf(error)?.code));

/** Nobody else shall get this connection. */
function hangUp(sql: Sql): void {
  (sql.connection as { connection?: { stream?: { destroy(): void } } }).connection?.stream?.destroy();
}

interface Known {
  readonly lsn: bigint;
  readonly askedAt: number;
}

/**
 * The primary with a replica beside it, for looks that may lag. Whatever a replica lacks, or does not answer, the primary
 * is asked for. Each connection is known by itself: behind one address there may be several replicas.
 */
export function withReplica(primary: Database, options: ReplicaOptions): Database {
  const { lagMs, onTrouble, counts } = options;
  const replica = openDatabase({ ...options, patienceMs: 0, connectTimeoutMs: answerMs });
  const positions = new Positions(lagMs);
  const known = new WeakMap<Sql, Known>();
  let original: Identity | undefined;
  let restsUntil = 0;
  let trouble: string | null = null;
  let wrongSince: number | undefined;
  let sampledAt = 0;
  let closed = false;

  function tell(sentence: string | null): void {
    if (sentence !== trouble) onTrouble(sentence);
    trouble = sentence;
  }

  function rest(ms: number): void {
    restsUntil = Date.now() + ms * (0.75 + Math.random() / 2);
  }

  async function sample(): Promise<void> {
    const seen = await withTally(() => primary.read(identityOf));
    // An address that leads to a standby for a moment says nothing of the primary.
    if (seen.standby) return;
    // What the last primary did not keep of who had written: a replica must have all that anybody can have written before.
    if (original && original.since !== seen.since) positions.atLeast(lsnOf(seen.lsn));
    original = seen;
    sampledAt = Date.now();
    positions.seen(sampledAt, lsnOf(seen.lsn));
  }

  const stop = new AbortController();
  async function keepSampling(): Promise<void> {
    while (!closed) {
      await sample().catch(() => undefined);
      await pause(sampleEveryMs, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
    }
  }
  const sampling = keepSampling();

  /** Asks this connection how far its server is, and whether it is one of ours. */
  async function look(sql: Sql): Promise<Known> {
    const seen = await withTally(() => identityOf(sql));
    const wrong = original && whyNoReplica(original, seen);
    if (wrong) {
      wrongSince ??= Date.now();
      const passing = original?.system === seen.system && Date.now() - wrongSince < promotedMs;
      if (!passing) tell(wrong);
      rest(passing ? restMs.away : restMs.wrong);
      hangUp(sql);
      throw new NotHere(wrong);
    }
    wrongSince = undefined;
    tell(null);
    const now = { lsn: lsnOf(seen.lsn), askedAt: Date.now() };
    known.set(sql, now);
    return now;
  }

  async function has(sql: Sql, needed: bigint): Promise<boolean> {
    const before = known.get(sql);
    if (before && before.lsn >= needed) return true;
    if (before && Date.now() - before.askedAt < restMs.behind) return false;
    return (await look(sql)).lsn >= needed;
  }

  async function inTime<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    let held: Sql | undefined;
    const timer = new AbortController();
    const late = pause(answerMs, undefined, { ref: false, signal: timer.signal }).then(
      () => {
        rest(restMs.away);
        if (held) hangUp(held);
        throw new NotHere('the replica does not answer');
      },
      () => new Promise<never>(() => undefined),
    );
    const looked = replica.read((sql) => {
      held = sql;
      return work(sql);
    });
    looked.catch(() => undefined);
    return Promise.race([looked, late]).finally(() => timer.abort());
  }

  /** Nothing was heard of it for a while: until it is back, only a replica can answer. */
  const primaryAway = () => Date.now() - sampledAt > primaryAwayMs;

  async function onceThere<Result>(
    after: bigint,
    needed: bigint,
    there: (sql: Sql) => Promise<Result>,
  ): Promise<Result> {
    const result = await inTime(async (sql) => {
      if (!(await has(sql, needed > after ? needed : after))) throw new NotHere('the replica is behind');
      return there(sql);
    });
    counts?.('replica');
    return result;
  }

  /**
   * From the primary; but while it gives no connection, as in a switch-over, the replica is asked again and again, and who
   * answers first has answered.
   */
  async function fromEither<Result>(after: bigint, work: (sql: Sql) => Promise<Result>): Promise<Result> {
    let connected = false;
    let answered = false;
    const here = primary.read(async (sql) => {
      // Nobody waits for it any more.
      if (answered) throw new NotHere('a replica has answered');
      connected = true;
      return work(sql).catch((error: unknown) => {
        connected = false;
        throw error;
      });
    });
    const ended = here.then(
      () => true,
      () => true,
    );
    while (!(await Promise.race([ended, pause(hastyMs * (0.75 + Math.random() / 2), false)]))) {
      const needed = positions.needed(Date.now());
      if (connected || needed === undefined) continue;
      try {
        const result = await onceThere(after, needed, work);
        answered = true;
        return result;
      } catch (error) {
        if (!primaryCan(error)) throw error;
      }
    }
    const result = await here;
    counts?.('primary');
    return result;
  }

  async function from<Result>(after: bigint, work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const needed = positions.needed(Date.now());
    const rests = Date.now() < restsUntil && !primaryAway();
    if (needed !== undefined && !rests) {
      primary.expectNoneHeld();
      try {
        return await onceThere(after, needed, work);
      } catch (error) {
        if (!primaryCan(error)) throw error;
        if (error instanceof DatabaseLost || saysAway(error)) rest(restMs.away);
      }
    }
    return fromEither(after, work);
  }

  const noted: Database = {
    ...primary,
    lagMs,
    read(work) {
      counts?.('primary');
      return primary.read(work);
    },
    run(name, text, values) {
      if (counts && onlyRead([text])) counts('primary');
      return primary.run(name, text, values);
    },
    lagging(wrote) {
      const after = wrote ? lsnOf(wrote) : 0n;
      return {
        ...noted,
        read: (work) => from(after, work),
        run: <Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) => {
          return onlyRead([text])
            ? from(after, (sql) => sql.run<Row>(name, text, values))
            : primary.run<Row>(name, text, values);
        },
      };
    },
    get primary() {
      return noted;
    },
    async close() {
      closed = true;
      stop.abort();
      await sampling;
      await replica.close();
      await primary.close();
    },
  };
  return noted;
}

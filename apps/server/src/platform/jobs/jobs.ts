import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, run, type WorkerEvents } from 'graphile-worker';
import type { Logger as Log } from 'pino';
import type { z } from 'zod';
import type { Database, Tx } from '../db/database.ts';
import { keepPlansGood } from '../db/plans.ts';
import { tracedJob } from '../tracing/tracing.ts';
import { freeAbandonedJobs, showPresence } from './abandoned.ts';
import { lastingPool } from './lasting-pool.ts';
import { startRelay } from './relay.ts';

/** Work that outlives the request. It may run twice (after a crash), so it must be repeatable. */
export interface Job<App> {
  readonly name: string;
  /** A crontab line such as '17 * * * *' for work that comes by the clock. */
  readonly cron?: string;
  /** True: what waits of it is done together, and the queue hands it a list. */
  readonly batched?: boolean;
  /** Of a list it may answer how each of it went. */
  perform(app: App, payload: unknown): Promise<void | readonly Promise<void>[]>;
}

/** A job that can be asked for, and what it must be given. */
export interface Order<App, Payload> extends Job<App> {
  readonly payload: z.ZodType<Payload>;
}

export function defineJob<App, Payload>(definition: {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly cron?: string;
  run(app: App, payload: Payload): Promise<void>;
}): Order<App, Payload> {
  const { run: work, ...rest } = definition;
  return { ...rest, perform: (app, payload) => work(app, definition.payload.parse(payload)) };
}

const listOf = (payload: unknown): readonly unknown[] => (Array.isArray(payload) ? payload : [payload]);

/**
 * A job that does many of its kind at once. Where they fail together each is tried by itself, so that only those which
 * fail alone come again.
 */
export function defineBatchJob<App, Payload>(definition: {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  run(app: App, payloads: readonly Payload[]): Promise<void>;
}): Order<App, Payload> {
  const { name, payload, run: work } = definition;
  return {
    name,
    payload,
    batched: true,
    async perform(app, given) {
      const payloads = listOf(given).map((one) => payload.parse(one));
      try {
        await work(app, payloads);
      } catch (error) {
        if (payloads.length === 1) throw error;
        const outcomes: Promise<void>[] = [];
        for (const one of payloads) {
          const outcome = work(app, [one]);
          await outcome.catch(() => undefined);
          outcomes.push(outcome);
        }
        return outcomes;
      }
    },
  };
}

interface EnqueueOptions {
  readonly runAt?: Date;
  readonly key?: string;
  /** Before everything else that waits: money must not queue up behind letters. */
  readonly urgent?: boolean;
}

type Ordered<Payload> = Pick<Order<never, Payload>, 'name' | 'payload'>;

/** Handed to the workers when, and only when, the transaction commits: this is our outbox. */
export function enqueue<Payload>(
  tx: Tx,
  job: Ordered<Payload>,
  payload: Payload,
  { runAt, key, urgent = false }: EnqueueOptions = {},
): void {
  const words = JSON.stringify(job.payload.parse(payload));
  const text = 'insert into job_outbox (job, payload, run_at, key, priority) values ($1, $2, $3, $4, $5)';
  tx.send('jobs.enqueue', text, [job.name, words, runAt ?? null, key ?? null, urgent ? -10 : 0]);
}

/** In another statement: asks for a job for each row of a source, by a payload that is SQL. */
export const enqueuing = ({ name }: Pick<Ordered<unknown>, 'name'>, payload: string, source: string): string =>
  `insert into job_outbox (job, payload, priority) select '${name}', ${payload}, 0 from ${source}`;

const enqueueManyText = `
  insert into job_outbox (job, payload, priority) select $1, words::json, 0 from unnest($2::text[]) as given (words)`;

/** The same for many at once. */
export function enqueueMany<Payload>(tx: Tx, job: Ordered<Payload>, payloads: readonly Payload[]): void {
  if (payloads.length === 0) return;
  const words = payloads.map((payload) => JSON.stringify(job.payload.parse(payload)));
  tx.send('jobs.enqueueMany', enqueueManyText, [job.name, words]);
}

export interface JobCounts {
  succeeded(name: string): void;
  failed(name: string): void;
}

export interface JobRunnerOptions<App> {
  readonly app: App;
  readonly db: Database;
  readonly jobs: readonly Job<App>[];
  readonly log: Log;
  readonly counts: JobCounts;
  readonly concurrency: number;
}

export interface RunningJobs {
  stop(): Promise<void>;
}

const longestWords = 2000;

/**
 * Why a job failed is kept with it in the database. A failed statement tells its parameters, and bytes among them cannot
 * be written there: the whole process would end over it.
 */
function failWritably(error: unknown): never {
  const words = error instanceof Error ? error.message : String(error);
  const written = new Error(words.replaceAll('\0', '').slice(0, longestWords));
  if (error instanceof Error && error.stack) {
    const frames = error.stack.split('\n').filter((line) => line.startsWith('    at '));
    written.stack = [written.message, ...frames].join('\n');
  }
  throw written;
}

export async function runJobs<App>(options: JobRunnerOptions<App>): Promise<RunningJobs> {
  const { app, db, jobs, log, counts } = options;
  const taskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown) => {
        const outcomes = await tracedJob(job.name, () => job.perform(app, payload)).catch(failWritably);
        return outcomes?.map((outcome) => outcome.catch(failWritably));
      },
    ]),
  );
  if (Object.keys(taskList).length !== jobs.length) throw new Error('two jobs have the same name');
  const events: WorkerEvents = new EventEmitter();
  // The connection that listens for jobs is there as long as this process looks for work, and comes back when it was lost.
  events.on('pool:listen:success', ({ workerPool, client }) => {
    client.once('drain', () => {
      const present = showPresence(client, workerPool.id).then(() => freeAbandonedJobs(db.pool));
      present.catch((error: unknown) => log.warn({ err: error }, 'the jobs of ended processes were not looked for'));
    });
  });
  const runner = await run({
    pgPool: lastingPool(db.pool),
    events,
    concurrency: options.concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList,
    parsedCronItems: parseCronItems(
      jobs.flatMap((job) => (job.cron ? [{ task: job.name, match: job.cron, options: { backfillPeriod: 0 } }] : [])),
    ),
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ part: 'jobs' }, message);
      else log.debug({ part: 'jobs' }, message);
    }),
  });
  events.on('job:success', ({ job }) => counts.succeeded(job.task_identifier));
  events.on('job:error', ({ job, error }) => {
    counts.failed(job.task_identifier);
    log.error({ err: error, job: job.task_identifier, attempt: job.attempts }, 'a job failed');
  });
  const stopRelay = startRelay(
    db,
    log,
    jobs.filter(({ batched }) => batched).map(({ name }) => name),
  );
  const stopPlanning = keepPlansGood(db, log);
  return {
    async stop() {
      await stopPlanning();
      await stopRelay();
      await runner.stop();
    },
  };
}

import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import { parseCronItems } from 'graphile-worker';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { jobs as appJobs } from '../../app.ts';
import { cloneDatabase } from '../../testing/database.ts';
import { elsewhere } from '../../testing/elsewhere.ts';
import { openTestApp, type TestApp } from '../../testing/shop.ts';
import { freeAbandonedJobs, showPresence } from './abandoned.ts';
import { defineBatchJob, defineJob, enqueue, type Job, type RunningJobs, runJobs } from './jobs.ts';
import { handOver } from './relay.ts';

/** Waits for a condition, also on a busy machine. */
const until = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, { timeout: 25_000 });

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let app: TestApp;
let runner: RunningJobs | undefined;
beforeAll(async () => {
  database = await cloneDatabase();
  app = await openTestApp(database.url);
});
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  await app.db.pool.query('truncate job_outbox');
  await app.db.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const perform = vi.fn<(payload: { order: number }) => Promise<void>>();
const ship = defineJob({
  name: 'test.ship',
  payload: z.object({ order: z.int() }),
  run: (_app: TestApp, payload) => perform(payload),
});

const counts = { succeeded: vi.fn(), failed: vi.fn() };

/** Works in the background with a clean memory of what was done. */
async function work(jobs: readonly Job<TestApp>[] = [ship]): Promise<void> {
  vi.resetAllMocks();
  perform.mockResolvedValue(undefined);
  runner = await runJobs({ app, db: app.db, jobs, log: app.log, counts, concurrency: 1 });
}

const order = (number: number, options?: Parameters<typeof enqueue>[3]) =>
  app.db.transact(async (tx) => enqueue(tx, ship, { order: number }, options));
const done = () => perform.mock.calls.map(([payload]) => payload.order);
const left = async () => (await app.db.pool.query('select payload from job_outbox order by id')).rows;
const queued = async () =>
  (
    await app.db.pool.query(
      'select payload, attempts, last_error, run_at from graphile_worker._private_jobs order by run_at, id',
    )
  ).rows;
/** All that is still to do, in the queue or on the way there. */
const waiting = async () => {
  await handOver(app.db);
  return queued();
};

/** The queue goes by the clock of the database. */
const queueTime = async (): Promise<Date> => (await app.db.pool.query('select now()')).rows[0].now;
const inAnHour = async () => new Date((await queueTime()).getTime() + hourMs);

describe('a job', () => {
  test('that fails with words that no database can hold is tried again like any other', async () => {
    await work();
    perform.mockRejectedValueOnce(new Error('bytes: \0\u0001, and then'));
    await order(40);
    await until(async () =>
      expect(await waiting()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('and then') }]),
    );
  });

  test('that ends while the database is away says so when it is back', async () => {
    await work();
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const connect = vi.spyOn(app.db.pool, 'connect');
    perform.mockImplementationOnce(async () => {
      // The queue asks for a connection, and so does whoever hands it what was left.
      for (let time = 0; time < 3; time++) connect.mockRejectedValueOnce(gone as never);
    });
    await order(40);
    await until(() => expect(done()).toEqual([40]));
    await until(async () => expect(await waiting()).toEqual([]));
    expect(connect.mock.settledResults.filter(({ type }) => type === 'rejected').length).toBeGreaterThan(0);
    connect.mockRestore();
  });

  test('that was committed runs once, with what it was given', async () => {
    await work();
    await order(41);
    await until(() => expect(counts.succeeded.mock.calls).toEqual([['test.ship']]));
    expect(done()).toEqual([41]);
    expect(await waiting()).toEqual([]);
    await order(42);
    await until(() => expect(done()).toEqual([41, 42]));
  });

  test('of a transaction that was rolled back never runs', async () => {
    const undone = app.db.transact(async (tx) => {
      enqueue(tx, ship, { order: 1 });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await waiting()).toEqual([]);
    await work();
    await order(2);
    await until(() => expect(done()).toEqual([2]));
  });

  test('waits until the transaction commits', async () => {
    await work();
    await app.db.transact(async (tx) => {
      enqueue(tx, ship, { order: 1 });
      await elsewhere(() => order(2));
      await until(() => expect(done()).toEqual([2]));
    });
    await until(() => expect(done()).toEqual([2, 1]));
  });

  test('runs once although two processes look for work', async () => {
    await work();
    const second = await runJobs({ app, db: app.db, jobs: [ship], log: app.log, counts, concurrency: 1 });
    try {
      await app.db.transact(async (tx) => {
        for (let number = 0; number < 20; number++) enqueue(tx, ship, { order: number });
      });
      await until(() => expect(counts.succeeded).toHaveBeenCalledTimes(20));
    } finally {
      await second.stop();
    }
    expect(done().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  test('for later does not run now', async () => {
    await work();
    const later = await inAnHour();
    await order(1, { runAt: later });
    await order(2);
    await until(() => expect(done()).toEqual([2]));
    await until(async () => expect(await waiting()).toMatchObject([{ payload: { order: 1 }, run_at: later }]));
  });

  test('with the same key stands once, with its newest payload', async () => {
    const runAt = await inAnHour();
    await order(1, { key: 'ship 7', runAt });
    await order(2, { key: 'ship 7', runAt });
    await order(3, { key: 'ship 8', runAt });
    expect((await waiting()).map((row) => row.payload.order).toSorted()).toEqual([2, 3]);
  });

  test('that is urgent goes before those that wait already', async () => {
    await app.db.transact(async (tx) => {
      for (const number of [1, 2]) enqueue(tx, ship, { order: number });
      enqueue(tx, ship, { order: 3 }, { urgent: true });
    });
    await work();
    await until(() => expect(done()).toEqual([3, 1, 2]));
  });

  test('with a payload that does not fit is refused before it is written', async () => {
    await expect(order(1.5)).rejects.toThrow();
    expect(await left()).toEqual([]);
  });
});

describe('what transactions have left', () => {
  test('is handed to the queue whole and once, by however many processes at the same time', async () => {
    await app.db.transact(async (tx) => {
      for (let number = 0; number < 40; number++) enqueue(tx, ship, { order: number });
    });
    const taken = await Promise.all(Array.from({ length: 4 }, () => handOver(app.db)));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect((await queued()).map(({ payload }) => payload.order)).toEqual(Array.from({ length: 40 }, (_, at) => at));
    expect(await left()).toEqual([]);
  });

  test('stays where it is when the queue cannot take it', async () => {
    await order(1);
    const refused = 'alter table graphile_worker._private_jobs add constraint full_up check (false) not valid';
    await app.db.pool.query(refused);
    try {
      await expect(handOver(app.db)).rejects.toThrow('full_up');
    } finally {
      await app.db.pool.query('alter table graphile_worker._private_jobs drop constraint full_up');
    }
    expect(await left()).toEqual([{ payload: { order: 1 } }]);
    expect((await waiting()).map(({ payload }) => payload.order)).toEqual([1]);
  });
});

describe('a batched job', () => {
  const pack = vi.fn<(orders: readonly number[]) => Promise<void>>();
  const packing = defineBatchJob({
    name: 'test.pack',
    payload: z.object({ order: z.int() }),
    run: (_app: TestApp, payloads) => pack(payloads.map((payload) => payload.order)),
  });
  const packed = () => pack.mock.calls.map(([orders]) => orders);
  const wish = (numbers: readonly number[], options?: Parameters<typeof enqueue>[3]) =>
    app.db.transact(async (tx) => {
      for (const number of numbers) enqueue(tx, packing, { order: number }, options);
    });

  test('does what was left together, in its order, and no more than a hundred at once', async () => {
    const many = Array.from({ length: 130 }, (_, at) => at);
    for (const number of many.slice(0, 3)) await wish([number]);
    await wish(many.slice(3));
    await order(7);
    await work([packing, ship]);
    pack.mockResolvedValue(undefined);
    await until(async () => expect(packed().flat()).toHaveLength(130));
    expect(packed()).toEqual([many.slice(0, 100), many.slice(100)]);
    await until(() => expect(done()).toEqual([7]));
  });

  test('tries each by itself when they fail together, and only what fails alone comes again', async () => {
    await work([packing]);
    pack.mockImplementation(async (orders) => {
      if (orders.includes(2)) throw new Error('two is broken');
    });
    await wish([1, 2, 3]);
    // Only who knows that it is batched may hand it over: not `waiting`.
    await until(async () => expect(await queued()).toMatchObject([{ attempts: 1, payload: [{ order: 2 }] }]));
    expect(packed()).toEqual([[1, 2, 3], [1], [2], [3]]);
    expect((await queued())[0]?.last_error).toContain('two is broken');
  });

  test('that waits under a key takes up what is asked for meanwhile', async () => {
    const runAt = await inAnHour();
    await wish([1, 2], { key: 'later', runAt });
    await handOver(app.db, [packing.name]);
    await wish([3], { key: 'later', runAt });
    await handOver(app.db, [packing.name]);
    expect((await queued()).map(({ payload }) => payload)).toEqual([[{ order: 1 }, { order: 2 }, { order: 3 }]]);
  });

  test('does alone what was queued before it was one', async () => {
    await work([packing]);
    pack.mockResolvedValue(undefined);
    await app.db.pool.query(`select graphile_worker.add_job('test.pack', '{"order": 4}')`);
    await until(() => expect(packed()).toEqual([[4]]));
  });
});

test('work that says nothing of what it is about is queued once, however many ask for it', async () => {
  const sweep = { name: 'test.sweep', payload: z.object({}) };
  await app.db.transact(async (tx) => {
    for (let time = 0; time < 5; time++) enqueue(tx, sweep, {});
    for (const number of [1, 1]) enqueue(tx, ship, { order: number });
  });
  expect((await waiting()).map(({ payload }) => payload)).toEqual([{}, { order: 1 }, { order: 1 }]);
});

test('a job that fails is counted, kept with its error, and tried again', async () => {
  await work();
  perform.mockRejectedValueOnce(new Error('the carrier is closed'));
  await order(5);
  await until(() => expect(counts.failed.mock.calls).toEqual([['test.ship']]));
  await until(async () => expect(await waiting()).toMatchObject([{ attempts: 1, payload: { order: 5 } }]));
  const [kept] = await waiting();
  expect(kept?.last_error).toContain('the carrier is closed');
  expect(kept?.run_at.getTime()).toBeGreaterThan((await queueTime()).getTime());
  expect(counts.succeeded).not.toHaveBeenCalled();

  await app.db.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await until(() => expect(counts.succeeded).toHaveBeenCalledTimes(1));
  expect(done()).toEqual([5, 5]);
  expect(await waiting()).toEqual([]);
});

test('a job of a process that was killed is done by the next one; that of a living one is left alone', async () => {
  const asIfBy = (workers: string) =>
    app.db.pool.query('update graphile_worker._private_jobs set locked_at = now(), locked_by = $1', [workers]);
  const living = await app.db.pool.connect();
  try {
    await order(1);
    await handOver(app.db);
    await showPresence(living, 'pool-alive');
    await asIfBy('pool-alive');
    await freeAbandonedJobs(app.db.pool);
    expect((await app.db.pool.query('select locked_by from graphile_worker._private_jobs')).rows).toEqual([
      { locked_by: 'pool-alive' },
    ]);
    await asIfBy('pool-killed');
    await work();
    await until(() => expect(done()).toEqual([1]));
  } finally {
    living.release(true);
  }
});

test('a job that was stored with a payload of another shape fails instead of running', async () => {
  await work();
  await app.db.pool.query(`select graphile_worker.add_job('test.ship', '{"order": "seven"}')`);
  await until(() => expect(counts.failed).toHaveBeenCalledTimes(1));
  expect(perform).not.toHaveBeenCalled();
});

test('two jobs of the same name are refused at the start', async () => {
  await expect(work([ship, { ...ship }])).rejects.toThrow('two jobs have the same name');
});

describe("the shop's own jobs", () => {
  test('have names of their own and times that can be read', () => {
    expect(new Set(appJobs.map((job) => job.name)).size).toBe(appJobs.length);
    const timed = appJobs.flatMap((job) => (job.cron ? [{ task: job.name, match: job.cron }] : []));
    expect(parseCronItems(timed)).toHaveLength(timed.length);
    expect(timed.length).toBeGreaterThan(0);
  });

  test('run, and forget only what is old', async () => {
    const minute = Math.floor(app.clock.now().getTime() / minuteMs);
    await app.db.pool.query('insert into guesses values ($1, $2, 1), ($1, $3, 1)', ['x', minute - 61, minute - 60]);
    await app.db.pool.query(
      `insert into sessions select decode(h, 'hex'), 1, '', $1, $1::timestamptz + life::interval
       from (values ('01', '-1 second'), ('02', '1 second')) as s(h, life)`,
      [app.clock.now()],
    );
    await app.db.pool.query('update categories set product_count = 0');
    // So that nobody has to look at pictures here.
    await app.db.pool.query(
      "insert into image_vectors select id, pictures[1], decode(repeat('00', 784), 'hex') from products",
    );
    await work(appJobs);
    const names = appJobs.flatMap(({ name, cron }) => (cron ? [name] : [])).toSorted();
    for (const name of names) await app.db.pool.query('select graphile_worker.add_job($1, $2)', [name, {}]);
    // Some of them ask for more of themselves.
    await until(() =>
      expect([...new Set(counts.succeeded.mock.calls.map(([name]) => name))].toSorted()).toEqual(names),
    );
    const column = async (text: string) => (await app.db.pool.query({ text, rowMode: 'array' })).rows.flat();
    expect(await column('select minute::int from guesses')).toEqual([minute - 60]);
    expect(await column("select encode(ticket_hash, 'hex') from sessions")).toEqual(['02']);
    expect(await column('select sum(product_count)::int from categories')).toEqual([800]);
  });
});

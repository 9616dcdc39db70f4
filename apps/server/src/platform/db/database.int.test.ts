import { desc, sql } from 'drizzle-orm';
import { bigint, customType, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EmptyDatabase, emptyDatabase } from '../../testing/empty-database.ts';
import { keep, refuse } from '../http/refusal.ts';
import { columnsOf } from './columns.ts';
import { type Database, openDatabase, type Tx } from './database.ts';
import { withTally } from './statements.ts';

const balances = pgTable('balances', { id: integer().primaryKey(), cents: integer().notNull(), note: text() });

let place: EmptyDatabase;
let db: Database;
beforeAll(async () => {
  place = await emptyDatabase();
  db = openDatabase({ url: place.url, poolSize: 4, onIdleError: () => undefined });
  await db.pool.query('create table balances (id int primary key, cents int not null, note text)');
});
beforeEach(async () => {
  await db.pool.query('truncate balances');
  await db.pool.query('insert into balances values (1, 100), (2, 100)');
});
afterAll(async () => {
  await db.close();
  await place.drop();
});

const spend = (tx: Tx, id: number, cents: number) =>
  tx.orm.execute(sql`update balances set cents = cents - ${cents} where id = ${id}`);
const serializable = (tx: Tx) => tx.orm.execute(sql`set transaction isolation level serializable`);
const sums = async () => (await db.pool.query('select id, cents from balances order by id')).rows;
const openTransactions = async () =>
  (await db.pool.query("select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'"))
    .rowCount;

describe('a refusal', () => {
  test('undoes what was written before it, and is the answer', async () => {
    const answer = await db.transact(async (tx) => {
      await spend(tx, 1, 10);
      return refuse('notFound');
    });
    expect(answer).toEqual(refuse('notFound'));
    expect((await sums())[0]).toEqual({ id: 1, cents: 100 });
    expect(await openTransactions()).toBe(0);
  });

  test('that is kept lets it stand, and comes out as any other', async () => {
    const answer = await db.transact(async (tx) => {
      await spend(tx, 1, 10);
      return keep(refuse('wrongCode'));
    });
    expect(answer).toEqual(refuse('wrongCode'));
    expect((await sums())[0]).toEqual({ id: 1, cents: 90 });
  });

  test('before the first statement asks nothing of the database', async () => {
    await withTally(async (tally) => {
      expect(await db.transact(async () => refuse('notFound'))).toEqual(refuse('notFound'));
      expect(tally.statements).toBe(0);
    });
  });
});

describe('one statement', () => {
  const move = 'update balances set cents = cents + $1 where id = any($2) returning id, cents';

  test('is a transaction of its own: all of it or nothing, counted as one', async () => {
    const rows = await withTally(async (tally) => {
      const moved = await db.run<{ id: number; cents: number }>('one.move', move, [5, [1, 2]]);
      expect(tally.statements).toBe(1);
      return moved;
    });
    expect(rows.map(({ cents }) => cents)).toEqual([105, 105]);
    const half = 'update balances set cents = 1 / (id - $1) where id > 0';
    await expect(db.run('one.half', half, [2])).rejects.toMatchObject({ code: '22012' });
    expect(await sums()).toEqual([
      { id: 1, cents: 105 },
      { id: 2, cents: 105 },
    ]);
  });

  test('that lost a deadlock runs again', async () => {
    const { promise: held, resolve: holding } = Promise.withResolvers<void>();
    const other = db.transact(async (tx) => {
      await tx.orm.execute(sql`set local deadlock_timeout = '1min'`);
      await spend(tx, 2, 10);
      holding();
      // Until the statement holds the first balance and waits for the second.
      await vi.waitFor(async () => {
        const waiting = await db.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(waiting.rowCount).toBe(1);
      });
      await spend(tx, 1, 10);
    });
    await held;
    const inOrder = `update balances set cents = cents + $1
      from (select id from balances order by id for update) as each where each.id = balances.id`;
    await Promise.all([other, db.run('one.inOrder', inOrder, [5])]);
    expect(await sums()).toEqual([
      { id: 1, cents: 95 },
      { id: 2, cents: 95 },
    ]);
  });
});

describe('a transaction', () => {
  test('that ends well is kept whole and gives its result', async () => {
    const result = await db.transact(async (tx) => {
      await spend(tx, 1, 30);
      await spend(tx, 2, 40);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await sums()).toEqual([
      { id: 1, cents: 70 },
      { id: 2, cents: 60 },
    ]);
  });

  test('that throws leaves nothing, runs once, and the error comes out as it is', async () => {
    const error = new Error('changed our mind');
    const work = vi.fn(async (tx: Tx) => {
      await spend(tx, 1, 30);
      throw error;
    });
    await expect(db.transact(work)).rejects.toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await sums()).toEqual([
      { id: 1, cents: 100 },
      { id: 2, cents: 100 },
    ]);
    expect(await openTransactions()).toBe(0);
  });

  test('that breaks a constraint is not tried again', async () => {
    const work = vi.fn((tx: Tx) => tx.orm.insert(balances).values({ id: 1, cents: 5 }));
    await expect(db.transact(work)).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('whose connection is cut fails, and the next one gets a new connection', async () => {
    const cut = db.transact((tx) => tx.orm.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(cut).rejects.toThrow();
    await db.transact((tx) => spend(tx, 1, 1));
    expect((await sums())[0]).toEqual({ id: 1, cents: 99 });
  });
});

describe('a serialization failure (40001)', () => {
  test('runs the work again from its start: two attempts, one effect of each', async () => {
    const seen: number[] = [];
    await db.transact(async (tx) => {
      await serializable(tx);
      const [balance] = await tx.orm.select().from(balances).where(sql`id = 1`);
      seen.push(balance?.cents ?? 0);
      if (seen.length === 1) await db.transact((other) => spend(other, 1, 10));
      await tx.orm.execute(sql`update balances set cents = ${(balance?.cents ?? 0) - 1} where id = 1`);
    });
    expect(seen).toEqual([100, 90]);
    expect((await sums())[0]).toEqual({ id: 1, cents: 89 });
  });

  test('that shows only at the commit is tried again too', async () => {
    const totals: number[] = [];
    const total = async (tx: Tx) =>
      (await tx.orm.select().from(balances)).reduce((sum, balance) => sum + balance.cents, 0);
    await db.transact(async (tx) => {
      await serializable(tx);
      totals.push(await total(tx));
      if (totals.length === 1) {
        await db.transact(async (other) => {
          await serializable(other);
          await total(other);
          await spend(other, 2, 50);
        });
      }
      await spend(tx, 1, 50);
    });
    expect(totals).toEqual([200, 150]);
    expect((await sums()).map((balance) => balance.cents)).toEqual([50, 50]);
  });

  test('that never ends comes out after five attempts', async () => {
    let attempts = 0;
    const work = db.transact(async (tx) => {
      attempts += 1;
      await serializable(tx);
      await tx.orm.select().from(balances);
      await db.transact((other) => spend(other, 1, 1));
      await spend(tx, 1, 1);
    });
    await expect(work).rejects.toMatchObject({ cause: { code: '40001' } });
    expect(attempts).toBe(5);
    expect((await sums())[0]).toEqual({ id: 1, cents: 95 });
    expect(await openTransactions()).toBe(0);
  });
});

test('a deadlock (40P01) ends with both transactions done and three attempts in all', async () => {
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let attempts = 0;
  const crosswise = (first: 1 | 2, second: 1 | 2) => {
    let tried = 0;
    return db.transact(async (tx) => {
      attempts += 1;
      tried += 1;
      // Only one side looks for deadlocks in time to find this one; if both did, both might give way.
      await tx.orm.execute(sql.raw(`set local deadlock_timeout = '${first === 1 ? '20ms' : '20s'}'`));
      await spend(tx, first, 10);
      if (tried === 1) {
        met[first - 1]?.resolve();
        await Promise.all(met.map((side) => side.promise));
      }
      await spend(tx, second, 10);
    });
  };
  await Promise.all([crosswise(1, 2), crosswise(2, 1)]);
  expect(attempts).toBe(3);
  expect((await sums()).map((balance) => balance.cents)).toEqual([80, 80]);
});

describe('reading', () => {
  test('a connection that was cut is not given to the next reader', async () => {
    const single = openDatabase({ url: place.url, poolSize: 1, onIdleError: () => undefined });
    const cut = single.read((reader) => reader.orm.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(cut).rejects.toThrow();
    expect(await single.read((reader) => reader.orm.select().from(balances))).toHaveLength(2);
    await single.close();
  });

  test('a statement that fails gives its connection back', async () => {
    const single = openDatabase({ url: place.url, poolSize: 1, onIdleError: () => undefined });
    await expect(single.read((reader) => reader.orm.execute(sql`select 1 / 0`))).rejects.toThrow();
    expect(await single.read((reader) => reader.orm.select().from(balances))).toHaveLength(2);
    await single.close();
  });
});

test('every statement is counted for whoever asked, prepared ones too, and nobody else', async () => {
  const prepared = (tx: Tx) => tx.run('test.all', 'select * from balances', []);
  const counted = (times: number) =>
    withTally(async (tally) => {
      await db.transact(async (tx) => {
        await spend(tx, 1, 1);
        for (let n = 0; n < times; n++) await prepared(tx);
      });
      return tally.statements;
    });
  expect(await Promise.all([counted(0), counted(3), counted(1)])).toEqual([1, 4, 2]);
});

test('whole rows are as their table has them', async () => {
  const kept = pgTable('kept', {
    id: bigint({ mode: 'number' }).primaryKey(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    day: date(),
    hash: customType<{ data: Buffer }>({ dataType: () => 'bytea' })('hash'),
    words: text().array(),
    facts: jsonb(),
  });
  await db.pool.query(`create table kept
    (id bigint primary key, seen_at timestamptz, day date, hash bytea, words text[], facts jsonb)`);
  const row = {
    id: 2 ** 53 - 1,
    seenAt: new Date('2026-11-15T10:20:30.456Z'),
    day: '2026-11-15',
    hash: Buffer.from([0, 1, 254, 255]),
    words: ['a', 'b'],
    facts: { a: [1] },
  };
  await db.transact((tx) => tx.orm.insert(kept).values([row, { id: 1 }]));
  const read = () => db.run('test.kept', `select ${columnsOf(kept)} from kept order by id desc`, []);
  const nothing = { id: 1, seenAt: null, day: null, hash: null, words: null, facts: null };
  expect(await read()).toEqual([row, nothing]);
  expect(await read()).toEqual(await db.read((reader) => reader.orm.select().from(kept).orderBy(desc(kept.id))));
  await db.pool.query('drop table kept');
});

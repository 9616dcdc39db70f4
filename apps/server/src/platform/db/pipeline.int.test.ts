import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EmptyDatabase, emptyDatabase } from '../../testing/empty-database.ts';
import { type Database, openDatabase, type Sql, type Tx } from './database.ts';
import { withTally } from './statements.ts';

let place: EmptyDatabase;
/** Of one connection, so that every statement meets what the one before it left there. */
let db: Database;
beforeAll(async () => {
  place = await emptyDatabase();
});
beforeEach(async () => {
  db = openDatabase({ url: place.url, poolSize: 1, onIdleError: () => undefined });
  await db.pool.query('drop table if exists slips; create table slips (id int primary key, words text)');
  return () => db.close();
});
afterAll(() => place.drop());

const slips = async () =>
  (await db.pool.query<{ id: number }>('select id from slips order by id')).rows.map(({ id }) => id);

/** The driver's own object, which its types leave out. */
interface WithConnection {
  readonly connection: pg.Connection;
}

const add = (tx: Tx, id: number) => tx.run('test.add', 'insert into slips (id) values ($1)', [id]);

describe('a statement that runs by its name', () => {
  const all = 'select $1::int as int, $2::text as text, $3::timestamptz as at, $4::int[] as list, $5::json as json';
  const at = new Date('2026-11-16T08:09:10.111Z');
  const values = [7, 'so “this” is it', at, [1, null, 3], { a: [1] }];
  const row = { int: 7, text: 'so “this” is it', at, list: [1, null, 3], json: { a: [1] } };
  const nothing = { int: null, text: null, at: null, list: null, json: null };

  test('gives the same rows when the connection knows it as when it does not', async () => {
    const run = (given: unknown[]) => db.run('test.all', all, given);
    const empty = [null, undefined, null, null, null];
    expect([await run(values), await run(values), await run(empty)]).toEqual([[row], [row], [nothing]]);
    const many = () => db.run<{ n: number }>('test.many', 'select n from generate_series(1, 500) as n', []);
    expect([(await many()).length, (await many()).at(-1)]).toEqual([500, { n: 500 }]);
  });

  test('that returns nothing gives no rows', async () => {
    const run = () => db.run('test.none', 'update slips set words = $1', ['x']);
    expect([await run(), await run()]).toEqual([[], []]);
  });

  test('that failed is prepared again and works', async () => {
    const half = (by: number) => db.run('test.half', 'select 8 / $1::int as half', [by]);
    await expect(half(0)).rejects.toMatchObject({ code: '22012' });
    expect(await half(2)).toEqual([{ half: 4 }]);
    await expect(half(0)).rejects.toMatchObject({ code: '22012' });
    expect(await half(4)).toEqual([{ half: 2 }]);
    await expect(db.run('test.wrong', 'select nonsense', [])).rejects.toMatchObject({ code: '42703' });
  });

  test('whose table changes fails once, and then has the new rows', async () => {
    const read = () => db.run('test.star', 'select * from slips', []);
    await db.pool.query("insert into slips values (1, 'a')");
    expect(await read()).toEqual([{ id: 1, words: 'a' }]);
    await db.pool.query('alter table slips add column more int default 5');
    await expect(read()).rejects.toThrow('cached plan must not change result type');
    expect(await read()).toEqual([{ id: 1, words: 'a', more: 5 }]);
  });

  test('has one text for ever', async () => {
    await db.run('test.one', 'select 1 as one', []);
    await expect(db.run('test.one', 'select 2 as one', [])).rejects.toThrow('test.one stands for two texts');
    expect(await db.run('test.one', 'select 1 as one', [])).toEqual([{ one: 1 }]);
  });

  test('whose values cannot be written down fails, and the connection goes on', async () => {
    const bad = {
      toPostgres: () => {
        throw new Error('no such thing');
      },
    };
    const run = (value: unknown) => db.run('test.bad', 'select $1::text as text', [value]);
    await expect(run(bad)).rejects.toThrow('no such thing');
    expect(await run('good')).toEqual([{ text: 'good' }]);
    await expect(db.transact((tx) => tx.run('test.bad', 'select $1::text as text', [bad]))).rejects.toThrow('no such');
    expect(await run('good')).toEqual([{ text: 'good' }]);
  });

  test('says who asked for it when it fails', async () => {
    const askedHere = () => db.run('test.stack', 'select 1 / $1::int', [0]);
    const stack = await askedHere().catch((error: Error) => error.stack ?? '');
    expect(stack).toContain('pipeline.int.test.ts');
  });
});

describe('a transaction begins with its first statement', () => {
  test('and is one, whether that statement is the driver’s, Drizzle’s or ours', async () => {
    const firsts: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) => add(tx, 1),
      (tx) => tx.orm.execute('insert into slips (id) values (1)'),
      (tx) => tx.connection.query('insert into slips (id) values (1)'),
    ];
    for (const first of firsts) {
      const undone = db.transact(async (tx) => {
        await first(tx);
        await add(tx, 2);
        throw new Error('changed our mind');
      });
      await expect(undone).rejects.toThrow('changed our mind');
      expect(await slips()).toEqual([]);
    }
  });

  test('which fails: nothing stays, and the next one begins anew', async () => {
    await db.transact((tx) => add(tx, 1));
    await expect(db.transact((tx) => add(tx, 1))).rejects.toMatchObject({ code: '23505' });
    await db.transact((tx) => add(tx, 2));
    expect(await slips()).toEqual([1, 2]);
  });

  test('and where nothing is asked of the database, nothing begins', async () => {
    await expect(db.transact(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await db.transact(async () => 'done')).toBe('done');
    await db.run('test.only', 'insert into slips (id) values (1)', []);
    await expect(db.read((sql) => sql.connection.query('rollback'))).resolves.toBeDefined();
    expect(await slips()).toEqual([1]);
  });

  test.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['ours', (tx) => add(tx, 1)],
    [
      'Drizzle’s',
      async (tx) => {
        await tx.orm.execute('rollback').catch(() => undefined);
        await tx.orm.execute('insert into slips (id) values (1)');
      },
    ],
  ])('and where it cannot begin, none of its statements runs: %s', async (_, first) => {
    // A connection that was left in the middle of a failed transaction cannot begin another one.
    await db.read(async ({ connection }) => {
      await connection.query('begin');
      await connection.query('select 1 / 0').catch(() => undefined);
    });
    await expect(db.transact(first)).rejects.toThrow();
    expect(await slips()).toEqual([]);
    await db.transact((tx) => add(tx, 2));
    expect(await slips()).toEqual([2]);
  });
});

describe('statements that are asked for in one tick', () => {
  const number = (sql: Sql, n: number) => sql.run('test.number', 'select $1::int as n', [n]);
  const all = (sql: Sql) => sql.run('test.slips', 'select * from slips', []);
  const wrong = (sql: Sql) => sql.run('test.wrong', 'select 1 / $1::int', [0]);
  /** How often the server was asked to answer: once for each request, however many statements it holds. */
  async function roundTrips(work: () => Promise<unknown>): Promise<number> {
    const { connection } = await db.read(async ({ connection: client }) => client as unknown as WithConnection);
    const sync = vi.spyOn(connection, 'sync');
    await work();
    const count = sync.mock.calls.length;
    sync.mockRestore();
    return count;
  }

  test('give the rows of each, whether the connection knows them or not', async () => {
    await db.pool.query("insert into slips values (1, 'a'), (2, null)");
    const rows = [
      [{ n: 1 }],
      [
        { id: 1, words: 'a' },
        { id: 2, words: null },
      ],
      [{ n: 2 }],
    ];
    const ask = (sql: Sql) => Promise.all([number(sql, 1), all(sql), number(sql, 2)]);
    for (let time = 1; time <= 2; time++) {
      expect(await db.read(ask)).toEqual(rows);
      expect(await db.transact(ask)).toEqual(rows);
    }
  });

  test('travel in one round trip, with the begin of their transaction, however deep they are asked for', async () => {
    const deep = async (sql: Sql) => {
      await Promise.resolve();
      return (await number(sql, 3))[0];
    };
    const ask = (sql: Sql) => Promise.all([number(sql, 1), deep(sql), all(sql)]);
    expect(await roundTrips(() => db.read(ask))).toBe(1);
    expect(await roundTrips(() => db.transact(ask))).toBe(2);
    expect(await roundTrips(() => db.read(async (sql) => [await number(sql, 1), await number(sql, 2)]))).toBe(2);
  });

  test('see what those in front of them wrote, and are counted one by one', async () => {
    const [rows, statements] = await withTally((tally) =>
      db.transact(async (tx) => [await Promise.all([add(tx, 5), all(tx)]), tally.statements] as const),
    );
    expect([rows, statements]).toEqual([[[], [{ id: 5, words: null }]], 2]);
  });

  test('end with the first that fails', async () => {
    const inOne = db.transact((tx) => Promise.all([number(tx, 1), wrong(tx), add(tx, 5)]));
    await expect(inOne).rejects.toMatchObject({ code: '22012' });
    await expect(db.read((sql) => Promise.all([add(sql as Tx, 5), wrong(sql)]))).rejects.toMatchObject({
      code: '22012',
    });
    expect(await slips()).toEqual([]);
  });
});

describe('a statement that is only sent', () => {
  const send = (tx: Tx, ...ids: number[]) => {
    for (const id of ids) tx.send('test.send', 'insert into slips (id) values ($1) returning id', [id]);
  };

  test('goes with the next statement, whoever asks for it, or with the commit', async () => {
    const seen = (tx: Tx) => tx.run<{ id: number }>('test.ids', 'select id from slips order by id', []);
    await db.transact(async (tx) => {
      send(tx, 1);
      expect(await seen(tx)).toEqual([{ id: 1 }]);
      send(tx, 2);
      expect((await tx.orm.execute('select count(*)::int as n from slips')).rows).toEqual([{ n: 2 }]);
      send(tx, 3);
    });
    await db.transact(async (tx) => send(tx, 4, 5));
    expect(await slips()).toEqual([1, 2, 3, 4, 5]);
  });

  test('that fails undoes all of it and comes out of the transaction as it is', async () => {
    const twice: ((tx: Tx) => unknown)[] = [
      () => undefined,
      (tx) => add(tx, 7),
      (tx) => tx.orm.execute('select 1'),
      (tx) => tx.connection.query('select 1'),
    ];
    for (const next of twice) {
      const failing = db.transact(async (tx) => {
        await add(tx, 1);
        send(tx, 2, 1, 3);
        await next(tx);
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect(await slips()).toEqual([]);
    }
  });

  test('is left out where the work throws', async () => {
    const thrown = db.transact(async (tx) => {
      send(tx, 1);
      throw new Error('changed our mind');
    });
    await expect(thrown).rejects.toThrow('changed our mind');
    await db.transact((tx) => add(tx, 2));
    expect(await slips()).toEqual([2]);
  });
});

test('whoever goes on after a statement failed is told that nothing was kept', async () => {
  const careless = db.transact(async (tx) => {
    await add(tx, 1);
    await add(tx, 1).catch(() => undefined);
    return 'done';
  });
  await expect(careless).rejects.toThrow('the server answers ROLLBACK to commit');
  expect(await slips()).toEqual([]);
});

describe('what follows a commit', () => {
  const follow = (tx: Tx, id: number) => tx.afterwards('test.after', 'insert into slips (id) values ($1)', [id]);

  test('is done by itself behind it, or not at all', async () => {
    await db.transact(async (tx) => {
      follow(tx, 2);
      await add(tx, 1);
      expect(await tx.run('test.seen', 'select id from slips', [])).toEqual([{ id: 1 }]);
    });
    const { rows } = await db.pool.query('select count(distinct xmin::text)::int as transactions from slips');
    expect([await slips(), rows]).toEqual([[1, 2], [{ transactions: 2 }]]);
    const late = new Error('too late');
    const undone = db.transact(async (tx) => {
      follow(tx, 3);
      await add(tx, 4);
      throw late;
    });
    await expect(undone).rejects.toBe(late);
    await db.transact(async (tx) => follow(tx, 5));
    expect(await slips()).toEqual([1, 2, 5]);
  });
});

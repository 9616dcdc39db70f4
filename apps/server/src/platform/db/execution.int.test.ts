import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmptyDatabase, emptyDatabase } from '../../testing/empty-database.ts';
import { type Database, openDatabase, type Tx } from './database.ts';
import { askAll } from './questions.ts';
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
const add = (tx: Tx, id: number) => tx.run('test.add', 'insert into slips (id) values ($1)', [id]);

describe('a statement that runs by its name', () => {
  const all = 'select $1::int as int, $2::text as text, $3::timestamptz as at, $4::int[] as list, $5::json as json';
  const at = new Date('2026-11-16T08:09:10.111Z');
  const values = [7, 'so “this” is it', at, [1, null, 3], { a: [1] }];
  const row = { int: 7, text: 'so “this” is it', at, list: [1, null, 3], json: { a: [1] } };
  const nothing = { int: null, text: null, at: null, list: null, json: null };

  test('gives the same rows when the connection knows it as when it does not', async () => {
    const run = (given: unknown[]) => db.alone('test.all', all, given);
    const empty = [null, undefined, null, null, null];
    expect([await run(values), await run(values), await run(empty)]).toEqual([[row], [row], [nothing]]);
    const many = () => db.alone<{ n: number }>('test.many', 'select n from generate_series(1, 500) as n', []);
    expect([(await many()).length, (await many()).at(-1)]).toEqual([500, { n: 500 }]);
  });

  test('that returns nothing gives no rows', async () => {
    const run = () => db.alone('test.none', 'update slips set words = $1', ['x']);
    expect([await run(), await run()]).toEqual([[], []]);
  });

  test('that failed is prepared again and works', async () => {
    const half = (by: number) => db.alone('test.half', 'select 8 / $1::int as half', [by]);
    await expect(half(0)).rejects.toMatchObject({ code: '22012' });
    expect(await half(2)).toEqual([{ half: 4 }]);
    await expect(half(0)).rejects.toMatchObject({ code: '22012' });
    expect(await half(4)).toEqual([{ half: 2 }]);
    await expect(db.alone('test.wrong', 'select nonsense', [])).rejects.toMatchObject({ code: '42703' });
  });

  test('whose table changes fails once, and then has the new rows', async () => {
    const read = () => db.alone('test.star', 'select * from slips', []);
    await db.pool.query("insert into slips values (1, 'a')");
    expect(await read()).toEqual([{ id: 1, words: 'a' }]);
    await db.pool.query('alter table slips add column more int default 5');
    await expect(read()).rejects.toThrow('cached plan must not change result type');
    expect(await read()).toEqual([{ id: 1, words: 'a', more: 5 }]);
  });

  test('has one text for ever', async () => {
    await db.alone('test.one', 'select 1 as one', []);
    await expect(db.alone('test.one', 'select 2 as one', [])).rejects.toThrow('test.one stands for two texts');
    expect(await db.alone('test.one', 'select 1 as one', [])).toEqual([{ one: 1 }]);
  });

  test('whose values cannot be written down fails, and the connection goes on', async () => {
    const bad = {
      toPostgres: () => {
        throw new Error('no such thing');
      },
    };
    const run = (value: unknown) => db.alone('test.bad', 'select $1::text as text', [value]);
    await expect(run(bad)).rejects.toThrow('no such thing');
    expect(await run('good')).toEqual([{ text: 'good' }]);
    await expect(db.transact((tx) => tx.run('test.bad', 'select $1::text as text', [bad]))).rejects.toThrow('no such');
    expect(await run('good')).toEqual([{ text: 'good' }]);
  });

  test('says who asked for it when it fails', async () => {
    const askedHere = () => db.alone('test.stack', 'select 1 / $1::int', [0]);
    const stack = await askedHere().catch((error: Error) => error.stack ?? '');
    expect(stack).toContain('execution.int.test.ts');
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
    await db.alone('test.alone', 'insert into slips (id) values (1)', []);
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

describe('several statements on one way', () => {
  const number = (values: unknown[]) => ({ name: 'test.number', text: 'select $1::int as n', values });
  const both = [number([1]), { name: 'test.slips', text: 'select * from slips', values: [] }, number([2])];

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
    for (let time = 1; time <= 2; time++) {
      expect(await db.read((sql) => sql.runAll(both))).toEqual(rows);
      expect(await db.transact((tx) => tx.runAll(both))).toEqual(rows);
    }
  });

  test('see what those in front of them wrote, and are counted one by one', async () => {
    const write = { name: 'test.add', text: 'insert into slips (id) values ($1)', values: [5] };
    const [, rows, statements] = await withTally((tally) =>
      db.transact(async (tx) => [...(await tx.runAll([write, both[1] ?? write])), tally.statements] as const),
    );
    expect([rows, statements]).toEqual([[{ id: 5, words: null }], 2]);
  });

  test('end with the first that fails', async () => {
    const wrong = { name: 'test.wrong', text: 'select 1 / $1::int', values: [0] };
    const write = { name: 'test.add', text: 'insert into slips (id) values ($1)', values: [5] };
    await expect(db.transact((tx) => tx.runAll([number([1]), wrong, write]))).rejects.toMatchObject({ code: '22012' });
    await expect(db.read((sql) => sql.runAll([write, wrong]))).rejects.toMatchObject({ code: '22012' });
    expect(await slips()).toEqual([]);
  });

  test('answer questions by their names', async () => {
    await db.pool.query("insert into slips values (1, 'a')");
    const answers = await db.read((sql) =>
      askAll(sql, {
        words: { name: 'test.words', text: 'select words from slips', values: [], read: ([row]) => row?.words },
        n: { ...number([3]), read: ([row]) => row?.n },
        none: {
          name: 'test.nobody',
          text: 'select 1 from slips where id = $1',
          values: [9],
          read: (rows) => rows.length,
        },
      }),
    );
    expect(answers).toEqual({ words: 'a', n: 3, none: 0 });
  });
});

describe('the last statements of a transaction', () => {
  const text = 'insert into slips (id) values ($1) returning id';
  const lastly = (tx: Tx, ...ids: number[]) => tx.last(ids.map((id) => ({ name: 'test.last', text, values: [id] })));

  test('are kept with what came before them, or with nothing before them', async () => {
    await db.transact(async (tx) => {
      await add(tx, 1);
      lastly(tx, 2);
    });
    await db.transact(async (tx) => lastly(tx, 3, 4), { plannedOnce: true });
    expect(await slips()).toEqual([1, 2, 3, 4]);
  });

  test('that fail undo all of it and come out of the transaction', async () => {
    const twice = db.transact(async (tx) => {
      await add(tx, 1);
      lastly(tx, 2, 1, 3);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await slips()).toEqual([]);
  });

  test('are left out where the work throws', async () => {
    const thrown = db.transact(async (tx) => {
      lastly(tx, 1);
      throw new Error('changed our mind');
    });
    await expect(thrown).rejects.toThrow('changed our mind');
    await db.transact((tx) => add(tx, 2));
    expect(await slips()).toEqual([2]);
  });

  test.each<[string, (tx: Tx) => unknown]>([
    ['ours', (tx) => add(tx, 2)],
    ['Drizzle’s', (tx) => tx.orm.execute('insert into slips (id) values (2)')],
    ['another last one', (tx) => lastly(tx, 2)],
  ])('let none follow: %s', async (_, follow) => {
    const followed = db.transact(async (tx) => {
      lastly(tx, 1);
      await follow(tx);
    });
    await expect(followed).rejects.toThrow('nothing may follow test.last');
    expect(await slips()).toEqual([]);
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

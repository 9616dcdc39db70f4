import { expect, test } from 'vitest';
import type { Database, Sql } from './database.ts';
import { lookingTogether } from './look-together.ts';
import { DatabaseLost } from './lost.ts';

/** Answers each statement with its name and value, and tells what went in one round trip; `broken` fails with all of its company. */
function tellingDatabase() {
  const trips: string[] = [];
  const open = <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> => {
    const trip: string[] = [];
    const sql = {
      orm: 'orm',
      async run(name: string, _text: string, values: readonly unknown[]) {
        trip.push(`${name} ${values.join()}`);
        await undefined;
        if (trip.some((said) => said.startsWith('broken'))) throw new Error('broken');
        return [{ name, value: values[0] }];
      },
    } as unknown as Sql;
    return work(sql).finally(() => trips.push(trip.join(', ')));
  };
  const db = {
    read: open,
    run: (name, text, values) => open((sql) => sql.run(name, text, values)),
  } as Database;
  return { db, trips };
}

const ask = async (sql: Sql, name: string, value: number) =>
  (await sql.run<{ value: number }>(name, 'select', [value]))[0]?.value;

test('what is asked in one tick travels together, and so do the next questions of those who were answered together', async () => {
  const { db, trips } = tellingDatabase();
  const together = lookingTogether(db);
  const twice = (value: number) => async (sql: Sql) => [
    await ask(sql, 'first', value),
    await ask(sql, 'second', value + 1),
  ];
  const answers = await Promise.all([
    together.read(twice(10)),
    together.read(twice(20)),
    together.run('alone', 'select', [5]),
  ]);
  expect(answers).toEqual([[10, 11], [20, 21], [{ name: 'alone', value: 5 }]]);
  expect(trips).toEqual(['first 10, first 20, alone 5', 'second 11, second 21']);
});

test('whoever meets a failure looks once more alone, with their company', async () => {
  const { db, trips } = tellingDatabase();
  const together = lookingTogether(db);
  const [well, ill] = await Promise.allSettled([
    together.read((sql) => ask(sql, 'well', 1)),
    together.read((sql) => ask(sql, 'broken', 2)),
  ]);
  expect(well).toMatchObject({ value: 1 });
  expect(ill).toMatchObject({ reason: { message: 'broken' } });
  expect(trips).toEqual(['well 1, broken 2', 'well 1', 'broken 2']);
});

test('who asks in other words looks alone; what they had said before goes with the others, and nobody waits for it', async () => {
  const { db, trips } = tellingDatabase();
  const together = lookingTogether(db);
  const inOtherWords = async (sql: Sql) => {
    const said = ask(sql, 'broken', 1).catch(() => 'failed');
    return [sql.orm, await said];
  };
  const [other, well] = await Promise.all([together.read(inOtherWords), together.read((sql) => ask(sql, 'well', 2))]);
  expect(other).toEqual(['orm', 'failed']);
  expect(well).toBe(2);
  expect(trips).toEqual(['broken 1', 'broken 1, well 2', 'well 2']);
});

test('what writes is a statement by itself', async () => {
  const { db, trips } = tellingDatabase();
  const together = lookingTogether(db);
  await Promise.all([together.run('write', 'update', [1]), together.run('look', 'select', [2])]);
  expect(trips.toSorted()).toEqual(['look 2', 'write 1']);
});

test('a database that is away is waited for once', async () => {
  let asked = 0;
  const read = () => {
    asked += 1;
    return Promise.reject(new DatabaseLost(new Error('gone'), 'away'));
  };
  const together = lookingTogether({ read } as unknown as Database);
  const look = (sql: Sql) => ask(sql, 'look', 1);
  await expect(Promise.all([together.read(look), together.read(look)])).rejects.toThrow(DatabaseLost);
  expect(asked).toBe(1);
});

import { expect, test } from 'vitest';
import type { Database, Sql } from './database.ts';
import { lookingTogether } from './look-together.ts';
import { DatabaseLost } from './lost.ts';

/** Counts how often somebody took a connection, and how each was given back. */
function countingDatabase() {
  const ends: string[] = [];
  let taken = 0;
  const read = async <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> => {
    taken += 1;
    const number = taken;
    const sql = { run: async () => [{ number }], orm: number } as unknown as Sql;
    try {
      const result = await work(sql);
      ends.push('well');
      return result;
    } catch (error) {
      ends.push(String((error as Error).message));
      throw error;
    }
  };
  return { db: { read } as Database, ends, taken: () => taken };
}

const numberOf = async (sql: Sql) => (await sql.run<{ number: number }>('test.number', '', []))[0]?.number;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('looks that go on side by side share a connection, which is given back behind the last of them', async () => {
  const { db, ends, taken } = countingDatabase();
  const together = lookingTogether(db);
  const slow = Promise.withResolvers<void>();
  const first = together.read(async (sql) => {
    await slow.promise;
    return numberOf(sql);
  });
  expect(await together.read(numberOf)).toBe(1);
  expect(ends).toEqual([]);
  slow.resolve();
  expect(await first).toBe(1);
  await settled();
  expect(ends).toEqual(['well']);
  expect(await together.read(numberOf)).toBe(2);
  expect(taken()).toBe(2);
});

test('whoever meets a failure looks once more alone, and the connection is given back as one that failed', async () => {
  const { db, ends } = countingDatabase();
  const together = lookingTogether(db);
  let tries = 0;
  const failing = (sql: Sql) => (++tries === 1 ? Promise.reject(new Error('broken')) : numberOf(sql));
  expect(await Promise.all([together.read(numberOf), together.read(failing)])).toEqual([1, 2]);
  await settled();
  expect(ends.toSorted()).toEqual(['broken', 'well']);
});

test('whoever asks in other words looks alone, and takes nobody the connection', async () => {
  const { db, ends, taken } = countingDatabase();
  const together = lookingTogether(db);
  const inOtherWords = async (sql: Sql) => [await numberOf(sql), sql.orm];
  expect(await Promise.all([together.read(numberOf), together.read(inOtherWords), together.read(numberOf)])).toEqual([
    1,
    [2, 2],
    1,
  ]);
  await settled();
  expect(ends).toEqual(['well', 'well']);
  expect(taken()).toBe(2);
});

test('a database that is away is waited for once', async () => {
  let asked = 0;
  const read = () => {
    asked += 1;
    return Promise.reject(new DatabaseLost(new Error('gone'), 'away'));
  };
  const together = lookingTogether({ read } as unknown as Database);
  await expect(Promise.all([together.read(numberOf), together.read(numberOf)])).rejects.toThrow(DatabaseLost);
  expect(asked).toBe(1);
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmptyDatabase, emptyDatabase } from '../../testing/empty-database.ts';
import { migrate } from './migrate.ts';

let database: EmptyDatabase;
let folder: string;
beforeEach(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sgb-migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const applied = async () =>
  (await database.query<{ name: string }>('select name from migrations order by name')).map((row) => row.name);
const exists = async (table: string) =>
  (await database.query<{ found: boolean }>(`select to_regclass('${table}') is not null as found`))[0]?.found;

describe("the shop's own migrations", () => {
  test('run once, however many servers start at the same time, and then not again', async () => {
    const files = (await readdir(join(import.meta.dirname, '../../../migrations'))).sort();
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    const steps = [first, second, third].flat();
    expect(steps.toSorted()).toEqual(files);
    expect([first?.length, second?.length, third?.length].toSorted()).toEqual([0, 0, files.length]);
    expect(await migrate(database.url)).toEqual([]);
    expect(await applied()).toEqual(files);
    expect(await exists('graphile_worker.jobs')).toBe(true);
  });
});

test('steps run in the order of their numbers and build on each other', async () => {
  await write('0003_more.sql', "insert into shelf values ('b')");
  await write('0001_shelf.sql', 'create table shelf (name text)');
  await write('0002_first.sql', "insert into shelf values ('a')");
  await write('notes.md', 'not a migration');
  await write('0004_later.sql.off', 'drop table shelf');
  expect(await migrate(database.url, folder)).toEqual(['0001_shelf.sql', '0002_first.sql', '0003_more.sql']);
  expect(await database.query('select name from shelf')).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test('a new step runs alone on a database that has the others', async () => {
  await write('0001_shelf.sql', 'create table shelf (name text)');
  await migrate(database.url, folder);
  await write('0002_row.sql', "insert into shelf values ('a')");
  expect(await migrate(database.url, folder)).toEqual(['0002_row.sql']);
});

test('a step that was changed after it ran is refused by name, and nothing runs', async () => {
  await write('0001_shelf.sql', 'create table shelf (name text)');
  await migrate(database.url, folder);
  await write('0001_shelf.sql', 'create table shelf (name text, price int)');
  await write('0002_row.sql', "insert into shelf values ('a')");
  await expect(migrate(database.url, folder)).rejects.toThrow('0001_shelf.sql was changed after it had been applied');
  expect(await applied()).toEqual(['0001_shelf.sql']);
  expect(await database.query('select * from shelf')).toEqual([]);
});

test('a step that fails half-way leaves nothing of itself, and runs when it is mended', async () => {
  await write('0001_shelf.sql', 'create table shelf (name text)');
  await write('0002_half.sql', "create table half (n int); insert into shelf values ('a'); select 1 / 0;");
  await expect(migrate(database.url, folder)).rejects.toThrow('division by zero');
  expect(await applied()).toEqual(['0001_shelf.sql']);
  expect(await exists('half')).toBe(false);
  expect(await database.query('select * from shelf')).toEqual([]);

  await write('0002_half.sql', "create table half (n int); insert into shelf values ('a');");
  expect(await migrate(database.url, folder)).toEqual(['0002_half.sql']);
  expect(await database.query('select * from shelf')).toEqual([{ name: 'a' }]);
});

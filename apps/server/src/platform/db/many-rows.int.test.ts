import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { filledBeforeIndexes, withoutIndexes } from './many-rows.ts';
import { migrate } from './migrate.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const tables = ['products', 'skus'];

/** Everything that was ever said of the two tables. */
async function described(): Promise<string[]> {
  const { rows } = await shop.app.db.pool.query<{ said: string }>(
    `select indexdef as said from pg_indexes where tablename = any($1)
     union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = any($1::regclass[])
     union all select relname || ' ' || reloptions::text from pg_class where oid = any($1::regclass[]) and reloptions is not null
     order by 1`,
    [tables],
  );
  return rows.map(({ said }) => said);
}

const holdsOff = (said: readonly string[]) => said.some((line) => line.includes('autovacuum_enabled=off'));

test('tables are written without indexes and foreign keys, and have all of them afterwards', async () => {
  const before = await described();
  let meanwhile: string[] = [];
  await withoutIndexes(shop.app.db, tables, async () => {
    meanwhile = await described();
  });
  expect(meanwhile.filter((line) => line.includes('FOREIGN KEY'))).toEqual([]);
  expect(meanwhile.filter((line) => line.startsWith('CREATE INDEX'))).toEqual([]);
  // What holds something unique stays: two products never have one number.
  expect(meanwhile.filter((line) => line.startsWith('CREATE UNIQUE INDEX'))).toEqual(
    before.filter((line) => line.startsWith('CREATE UNIQUE INDEX')),
  );
  expect(holdsOff(meanwhile)).toBe(true);
  expect(await described()).toEqual(before);
});

test('work that fails leaves them all there, and its failure is told', async () => {
  const before = await described();
  const work = withoutIndexes(shop.app.db, tables, () => Promise.reject(new Error('the disk is full')));
  await expect(work).rejects.toThrow('the disk is full');
  expect(await described()).toEqual(before);
});

test('the next migration makes what somebody who was killed has not put back', async () => {
  const before = await described();
  // Work that never ends: nothing comes after it, as if the process were gone.
  await new Promise<void>((begun) => {
    void withoutIndexes(shop.app.db, tables, () => new Promise(() => begun()));
  });
  expect(await described()).not.toEqual(before);
  await migrate(shop.url);
  expect(await described()).toEqual(before);
});

test('an empty table has its indexes after its rows, but those that hold something unique; one with rows keeps all of them', async () => {
  const indexes = `select indexname as name from pg_indexes where tablename = 'filled' order by 1`;
  const known = async () => (await shop.app.db.pool.query<{ name: string }>(indexes)).rows.map(({ name }) => name);
  await shop.app.db.pool.query(
    'create table filled (id int primary key, word text); create index filled_word on filled (word)',
  );
  const fill = (id: number) =>
    shop.app.db.transact((tx) =>
      filledBeforeIndexes(tx, 'filled', async () => {
        await tx.run('tests.fill', 'insert into filled values ($1)', [id]);
        return (await tx.run<{ name: string }>('tests.indexes', indexes, [])).map(({ name }) => name);
      }),
    );
  expect(await fill(1)).toEqual(['filled_pkey']);
  expect(await known()).toEqual(['filled_pkey', 'filled_word']);
  expect(await fill(2)).toEqual(['filled_pkey', 'filled_word']);
  expect(await known()).toEqual(['filled_pkey', 'filled_word']);
});

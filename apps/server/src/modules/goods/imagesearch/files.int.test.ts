import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { createHelper, tasksOf } from '../../../platform/helper/helper.ts';
import { type Keeper, openKeeper } from '../../../platform/helper/keeper.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { vectorFrom } from './engine/vectors.fixture.ts';
import type { searcherTasks } from './searcher.fixture.ts';
import { writeVectors } from './store.ts';

/** Two processes that search over one folder of files, as those of a shop do. */

const program = join(import.meta.dirname, 'searcher.fixture.ts');
let database: TestDatabase;
let db: Database;
let folder: string;
const keepers: Keeper[] = [];

async function openSearcher() {
  const env = { DATABASE_URL: database.url, FOLDER: folder };
  const keeper = await openKeeper({ program, env: Promise.resolve(env) });
  keepers.push(keeper);
  const helper = createHelper({ socket: async () => keeper.socket, ensure: keeper.ensure });
  return { ask: tasksOf<typeof searcherTasks>(helper) };
}

const write = (...productIds: readonly number[]) =>
  db.transact((tx) =>
    writeVectors(
      tx,
      productIds.map((productId) => ({
        productId,
        picture: `p${productId}`,
        vector: Buffer.from(vectorFrom(productId).buffer),
      })),
    ),
  );

beforeAll(async () => {
  database = await cloneDatabase();
  db = openDatabase({ url: database.url, poolSize: 2, onIdleError: () => undefined });
  folder = await mkdtemp(join(tmpdir(), 'sgb-looks-'));
  await db.pool.query('truncate image_vectors');
}, 60_000);
afterAll(async () => {
  await Promise.all(keepers.map((keeper) => keeper.stop()));
  await db.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('what one process wrote into files, and what was added since, all find; what was removed, nobody', async () => {
  await write(...Array.from({ length: 130 }, (_, at) => at + 1));
  const [one, other] = [await openSearcher(), await openSearcher()];
  expect((await one.ask.nearest(7, 1))[0]).toBe(7);
  expect(await one.ask.sealed()).toEqual([]);
  const files = await readdir(folder);
  expect(files).toHaveLength(2);

  for (const seed of [1, 60, 61, 120, 130]) expect((await other.ask.nearest(seed, 1))[0]).toBe(seed);
  expect(await other.ask.pid()).not.toBe(await one.ask.pid());
  for (const searcher of [one, other]) {
    const maps = await readFile(`/proc/${await searcher.ask.pid()}/maps`, 'utf8');
    for (const file of files) expect(maps).toContain(join(folder, file));
  }

  await write(9001);
  for (const searcher of [one, other]) expect((await searcher.ask.nearest(9001, 1))[0]).toBe(9001);

  await db.pool.query('delete from image_vectors where product_id = 61');
  for (const searcher of [one, other]) expect(await searcher.ask.nearest(61, 200)).not.toContain(61);
  expect(await other.ask.sealed()).toEqual([]);
}, 60_000);

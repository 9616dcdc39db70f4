import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { query, Workplace, writeRow } from './embedded.fixture.ts';
import { packCluster } from './pack.ts';

const model = new Workplace();
const place = new Workplace();
let file = '';
const says = 'select n from kept';

beforeAll(async () => {
  await model.open();
  file = join(model.base, 'cluster');
  await packCluster(file, async (url) => {
    await query({ url }, writeRow);
  });
});
afterAll(() => model.close());
beforeEach(() => place.open());
afterEach(() => place.close());

test('new databases begin with what is packed, each with a password of its own', async () => {
  const one = await place.start(join(place.base, 'one'), true, file);
  const other = await place.start(join(place.base, 'other'), true, file);
  expect([one.fresh, other.fresh]).toEqual([true, true]);
  await query(one, 'insert into kept values (8)');
  expect(await query(one, says)).toEqual([{ n: 7 }, { n: 8 }]);
  expect(await query(other, says)).toEqual([{ n: 7 }]);
  const foreign = new URL(other.url);
  foreign.password = new URL(one.url).password;
  await expect(query({ url: foreign.href }, says)).rejects.toThrow('password authentication failed');
});

test('a database that is there stays as it is', async () => {
  await (await place.start()).stop();
  const second = await place.start(place.dataDir, false, file);
  expect(second.fresh).toBe(false);
  await expect(query(second, says)).rejects.toThrow('does not exist');
});

test('a start that finds only a part of it, or something else, makes a database as if there were none', async () => {
  const broken = join(place.base, 'broken');
  await writeFile(broken, await readFile(file));
  await truncate(broken, 1_000_000);
  const foreign = join(place.base, 'foreign');
  await writeFile(foreign, 'no archive');
  for (const packed of [broken, foreign, join(place.base, 'nowhere')]) {
    const server = await place.start(`${packed}.data`, false, packed);
    expect(server.fresh).toBe(true);
    await expect(query(server, says)).rejects.toThrow('does not exist');
  }
});

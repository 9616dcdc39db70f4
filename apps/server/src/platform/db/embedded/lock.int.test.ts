import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeOwnership } from './lock.ts';
import { thisProcess } from './processes.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sgb-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function leaveOwner(text: string): Promise<void> {
  await mkdir(join(dataDir, 'postgres.owner'));
  await writeFile(join(dataDir, 'postgres.owner', '5'), text);
}

test.each([
  ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: 'x' })],
  ['a pid that another process has now', JSON.stringify({ pid: process.pid, started: 'long ago' })],
  ['a file cut short by a power loss', '{"pid": 1'],
  ['an owner that gave it back', ''],
])('%s does not hold the data directory', async (_, text) => {
  await leaveOwner(text);
  await takeOwnership(dataDir);
  expect(await readdir(join(dataDir, 'postgres.owner'))).toEqual(['6']);
});

test('a living owner holds it', async () => {
  await leaveOwner(JSON.stringify(thisProcess()));
  await expect(takeOwnership(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
});

test('an owner on its way out is waited for', async () => {
  const giveBack = await takeOwnership(dataDir);
  let left = false;
  setTimeout(() => {
    left = true;
    void giveBack();
  }, 100);
  await takeOwnership(dataDir);
  expect(left).toBe(true);
});

test('of many starts at once exactly one wins, over a dead owner and over none', async () => {
  for (let round = 0; round < 20; round++) {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => takeOwnership(dataDir, 0)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value();
    await won[0]?.value();
  }
});

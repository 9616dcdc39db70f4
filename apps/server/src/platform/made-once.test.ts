import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const rounds = 200;
const others = 2;

test('whoever opens a new shop side by side has one key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sgb-once-'));
  try {
    const arrived = new Int32Array(new SharedArrayBuffer(rounds * 4));
    const opened: string[][] = await Promise.all(
      Array.from({ length: others }, async () => {
        const workerData = { folder, rounds, others, arrived };
        const worker = new Worker(join(import.meta.dirname, 'made-once.fixture.ts'), { workerData });
        return (await once(worker, 'message'))[0];
      }),
    );
    expect(opened[0]).toHaveLength(rounds);
    expect(opened[1]).toEqual(opened[0]);
    expect(await readdir(join(folder, '7'))).toEqual(['encryption.keys']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

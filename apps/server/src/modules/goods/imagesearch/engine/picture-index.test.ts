import { cp, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPictureIndex } from './picture-index.ts';
import type { VectorRow, VectorTable } from './segments.ts';
import { lookSize } from './vector.ts';
import { vectorFrom } from './vectors.fixture.ts';

const sealAt = 200;

let folder: string;
let said: string[];
let rows: Map<number, VectorRow>;
let steps: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sgb-looks-'));
  [said, rows, steps] = [[], new Map(), 0];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const table: VectorTable = {
  after: async (step, upTo = Number.POSITIVE_INFINITY, limit) =>
    [...rows.values()].filter((row) => row.step > step && row.step <= upTo).slice(0, limit),
  of: async (ids) => ids.flatMap((id) => rows.get(id) ?? []),
  async between(from, to) {
    const some = [...rows.values()].filter((row) => row.step > from && row.step <= to);
    return { count: some.length, last: some.slice(-32) };
  },
};

function write(productId: number, seed = productId): void {
  rows.delete(productId);
  rows.set(productId, { productId, vector: new Uint8Array(vectorFrom(seed).buffer), step: ++steps });
}

function writeMany(from: number, to: number): void {
  for (let productId = from; productId <= to; productId++) write(productId);
}

const open = () => openPictureIndex({ table, folder, sealAt, say: (sentence) => said.push(sentence) });
type Opened = ReturnType<typeof open>;

const lookOf = (seed: number) => vectorFrom(seed).subarray(0, lookSize);
const likeliest = async (index: Opened, seed: number) => (await index.nearest([lookOf(seed)], [], 10)).productIds[0];

async function settled(index: Opened): Promise<Opened> {
  await index.nearest([lookOf(1)], [], 1);
  await index.sealed();
  return index;
}

const files = async () => (await readdir(folder)).toSorted();

describe('few products', () => {
  test('lie in memory and in no file', async () => {
    writeMany(1, sealAt - 1);
    const index = await settled(open());
    expect(await likeliest(index, 7)).toBe(7);
    expect(await files()).toEqual([]);
  });
});

describe('many products', () => {
  test('are written to files, and all are found: in files, written since, and by who opens them later', async () => {
    writeMany(1, 3 * sealAt + 50);
    const index = await settled(open());
    expect(await files()).toHaveLength(3);
    write(9001);
    for (const opened of [index, open()]) {
      for (const seed of [1, sealAt, sealAt + 1, 3 * sealAt, 3 * sealAt + 50, 9001]) {
        expect(await likeliest(opened, seed)).toBe(seed);
      }
    }
    expect(said).toEqual([]);
  });

  test('are found by as many as are asked for, each once', async () => {
    writeMany(1, 2 * sealAt);
    const index = await settled(open());
    const { productIds } = await index.nearest([lookOf(1), lookOf(2)], [], 50);
    expect(new Set(productIds).size).toBe(50);
  });

  test('are found while files of them are written', async () => {
    writeMany(1, sealAt);
    const index = open();
    expect(await likeliest(index, 17)).toBe(17);
    expect(index.sealed()).toBeDefined();
    write(9001);
    expect(await likeliest(index, 9001)).toBe(9001);
    await index.sealed();
    expect(await likeliest(index, 17)).toBe(17);
    expect(await likeliest(index, 9001)).toBe(9001);
  });

  test('do not come out once they are removed', async () => {
    writeMany(1, sealAt);
    const index = await settled(open());
    expect(await likeliest(index, 17)).toBe(17);
    rows.delete(17);
    expect((await index.nearest([lookOf(17)], [], sealAt)).productIds).not.toContain(17);
  });

  test('are found by how they look now', async () => {
    writeMany(1, sealAt);
    const index = await settled(open());
    write(17, 4444);
    expect(await likeliest(index, 4444)).toBe(17);
    expect(await likeliest(index, 17)).not.toBe(17);
    // Also when its new look lies in a file as well.
    writeMany(1001, 1000 + sealAt);
    await settled(index);
    expect(await files()).toHaveLength(2);
    expect(await likeliest(index, 4444)).toBe(17);
    expect(await likeliest(index, 17)).not.toBe(17);
  });

  test('of a file that others wrote meanwhile are not held in memory as well', async () => {
    writeMany(1, sealAt);
    const [one, other] = [open(), open()];
    await likeliest(other, 1);
    await settled(one);
    await other.sealed();
    expect(await likeliest(other, 17)).toBe(17);
    expect(await files()).toHaveLength(1);
  });
});

test('a file of copies of one picture is good', async () => {
  for (let productId = 1; productId <= sealAt; productId++) write(productId, 1);
  await settled(open());
  await settled(open());
  expect(said).toEqual([]);
  expect(await files()).toHaveLength(1);
});

describe('a file that is no good is written anew', () => {
  async function onlyFile(): Promise<string> {
    writeMany(1, sealAt);
    await settled(open());
    const [name = ''] = await files();
    return join(folder, name);
  }

  const spoil: [string, string, (file: string) => Promise<void>][] = [
    ['is cut off', 'it is not as it was written', (file) => truncate(file, 5000)],
    ['is empty', 'it is not as it was written', (file) => truncate(file, 0)],
    [
      'has one other bit',
      'it is not as it was written',
      async (file) => {
        const bytes = await readFile(file);
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
    ],
    [
      'was made for another way of looking',
      'it was made for another way of looking',
      (file) => rename(file, file.replace('looks-2-', 'looks-1-')),
    ],
    [
      'is none at all',
      'it was made for another way of looking',
      async (file) => {
        await rm(file);
        await writeFile(join(folder, 'looks-of-a-cat.usearch'), 'meow');
      },
    ],
    [
      'belongs to another database with products of the same numbers',
      'it belongs to another database',
      async () => {
        for (const productId of [...rows.keys()]) {
          const { step } = rows.get(productId) as VectorRow;
          rows.set(productId, { productId, vector: new Uint8Array(vectorFrom(productId + 5000).buffer), step });
        }
      },
    ],
    [
      'holds mostly what is gone',
      'most of its products are gone or look otherwise by now',
      async () => {
        for (let productId = 1; productId <= sealAt * 0.6; productId++) write(productId, productId);
      },
    ],
  ];
  test.each(spoil)('one that %s', async (_, reason, change) => {
    await change(await onlyFile());
    const index = await settled(open());
    expect(said).toEqual([expect.stringContaining(`is not used and will be written anew: ${reason}.`)]);
    const [row] = [...rows.values()].slice(-1);
    const look = new Int8Array(row?.vector ?? []).subarray(0, lookSize);
    expect((await index.nearest([look], [], 1)).productIds).toEqual([row?.productId]);
    expect(await files()).toEqual([expect.stringMatching(/^looks-2-0-\d+-200-[0-9a-f]{8}\.usearch$/)]);
  });

  test('the others stay, and what lay in it is found from memory meanwhile', async () => {
    writeMany(1, 3 * sealAt);
    await settled(open());
    const [, middle = '', ...rest] = await files();
    await truncate(join(folder, middle), 10);
    const index = open();
    expect(await likeliest(index, sealAt + 17)).toBe(sealAt + 17);
    expect(await files()).toHaveLength(1 + rest.length);
    await index.sealed();
    expect(await files()).toHaveLength(2 + rest.length);
    expect(said).toHaveLength(1);
  });

  test('a folder that cannot be written to is said, and search goes on', async () => {
    writeMany(1, sealAt);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file');
    const index = await settled(open());
    expect(await likeliest(index, 17)).toBe(17);
    await index.sealed();
    // Once: the next attempt is later.
    expect(said).toEqual([expect.stringContaining(`Looks were not written to ${folder}`)]);
  });

  test('what a writer that was killed left is taken away by the next', async () => {
    await cp(import.meta.filename, join(folder, '17-0.part'));
    await onlyFile();
    expect(await files()).toHaveLength(1);
  });
});

test('memory has an end where many wait for their first file, and all are found in the end', async () => {
  writeMany(1, 6 * sealAt);
  const index = open();
  const { productIds } = await index.nearest([lookOf(1)], [], 6 * sealAt);
  expect(productIds.length).toBe(1.2 * sealAt);
  await index.sealed();
  expect(await files()).toHaveLength(6);
  for (const seed of [1, 3 * sealAt, 6 * sealAt]) expect(await likeliest(index, seed)).toBe(seed);
});

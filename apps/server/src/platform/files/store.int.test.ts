import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3StandIn, startS3 } from '../../testing/object-store.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';
import type { FileStore } from './store.ts';

const megabyte = 1024 * 1024;
let folder: string;
let s3: S3StandIn;
const stores: Record<string, FileStore> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sgb-store-'));
  s3 = await startS3();
  stores.disk = diskStore(folder);
  stores.s3 = s3Store(s3.config);
});
afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function* slices(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function read(store: FileStore, key: string, range?: { start: number; end: number }): Promise<Buffer | null> {
  const stream = await store.get(key, range);
  if (!stream) return null;
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

describe.each(['disk', 's3'])('%s', (name) => {
  const storeOf = () => stores[name] as FileStore;

  test.each([
    ['nothing', 0, 10],
    ['a few bytes', 300, 7],
    ['one part exactly', 8 * megabyte, megabyte],
    ['several parts that fall between the pieces', 17 * megabyte + 5, 3 * megabyte - 1],
  ])('keeps %s as it came, and says its length', async (_what, length, size) => {
    const store = storeOf();
    const bytes = randomBytes(length);
    const key = `abcdefgh-${length}.piece`;
    expect(await store.put(key, slices(bytes, size))).toBe(length);
    expect(await store.size(key)).toBe(length);
    expect((await read(store, key))?.equals(bytes)).toBe(true);
    if (length > 300) {
      const range = { start: length - 200, end: length - 101 };
      expect((await read(store, key, range))?.equals(bytes.subarray(length - 200, length - 100))).toBe(true);
    }
    await store.delete(key);
    await store.delete(key);
    expect([await store.size(key), await store.get(key)]).toEqual([null, null]);
  });

  test('a body that breaks off leaves nothing, large or small, and not what was there before', async () => {
    const store = storeOf();
    for (const length of [100, 9 * megabyte]) {
      const key = `broken-body-${length}`;
      const broken = async function* () {
        yield randomBytes(length);
        throw new Error('the line broke');
      };
      await expect(store.put(key, broken())).rejects.toThrow('the line broke');
      expect(await store.size(key)).toBeNull();
    }
    expect(s3.halves.size).toBe(0);
  });

  test.each(['../../etc/passwd', 'a/b', 'ABCDEFGHI', 'short', `${'a'.repeat(65)}`, 'abcdefgh?x=1'])(
    'takes no key like %s',
    async (key) => {
      await expect((async () => storeOf().size(key))()).rejects.toThrow('not a key');
    },
  );
});

describe('the object store', () => {
  test('was never sent a wrong signature, an unsigned body or one without its length', () => {
    expect(s3.faults).toEqual([]);
  });

  test('a fault that passes is tried again, one that stays is an error', async () => {
    const store = s3Store(s3.config);
    s3.failNext(2);
    expect(await store.put('tried-again', slices(Buffer.from('once more'), 4))).toBe(9);
    s3.failNext(10);
    await expect(store.put('tried-in-vain', slices(Buffer.from('no'), 4))).rejects.toThrow('answered 503 to put');
    s3.failNext(0);
  });

  test('a wrong secret is refused, and is no part of what is said about it', async () => {
    const wrong = s3Store({ ...s3.config, secretAccessKey: 'wrong-secret' });
    const refused = await wrong.put('not-allowed', slices(Buffer.from('x'), 1)).catch((error: Error) => error);
    expect(String(refused)).toContain('answered 403 to put');
    expect(String(refused)).not.toContain('wrong-secret');
    expect(s3.faults).toEqual(['wrong signature']);
  });
});

import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrawTasks } from './draw.ts';
import { createPictureService, type PictureServiceOptions, type PictureSource } from './service.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
// Writes that nobody waited for may still be under way.
afterEach(() => rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const grains = new Map<number, Promise<Buffer>>();

/** The same noise whenever it is asked for: two encodings can only be compared of one picture. */
function grain(width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const made =
    grains.get(width) ??
    sharp({ create: { width, height: width, channels: 3, background: '#888', noise } })
      .raw()
      .toBuffer();
  grains.set(width, made);
  return made;
}

/** Noise, so that the encoded size is worth bounding; counts and can hold back its compositions. */
function noise(hold?: Promise<unknown>): PictureSource & { composed: number } {
  return {
    composed: 0,
    async make(key, wanted) {
      this.composed++;
      await hold;
      if (key.startsWith('unknown')) return null;
      const compose = async (_key: string, width: number) =>
        sharp(await grain(width), { raw: { width, height: width, channels: 3 } });
      return createDrawTasks({ compose }).draw(key, wanted);
    },
  };
}

function serve(source: PictureSource, more: Partial<PictureServiceOptions> = {}) {
  return createPictureService({ source, cacheDir: dir, maxBytes: 1e8, concurrency: 2, maxQueue: 8, ...more });
}

async function files(): Promise<string[]> {
  const list = await readdir(dir, { recursive: true, withFileTypes: true });
  return list.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A machine that runs many tests at once writes late. */
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

async function written(count: number): Promise<string[]> {
  await until(async () => {
    const list = await files();
    expect(list.filter((file) => !file.includes('/.')).length).toBe(count);
  });
  return files();
}

test('answers the format asked for, and unknown for what the source does not have or a key that is none', async () => {
  const service = serve(noise());
  const picture = await service.get('a.1', 160, 'webp', false);
  if (typeof picture === 'string') throw new Error(picture);
  expect(picture.type).toBe('image/webp');
  expect((await sharp(picture.body).metadata()).width).toBe(160);
  expect(await service.get('unknown.1', 160, 'avif', false)).toBe('unknown');
  expect(await service.get('../../etc/passwd', 160, 'avif', false)).toBe('unknown');
});

test('knows what a picture weighs that was made before, and makes none to find out', async () => {
  const source = noise();
  const [service, other] = [serve(source), serve(source)];
  expect(await service.bytesOf('a.1', 320, 'webp')).toBeUndefined();
  expect(source.composed).toBe(0);
  const picture = await service.get('a.1', 320, 'webp', false);
  if (typeof picture === 'string') throw new Error(picture);
  await written(1);
  // From memory, and from the disk that another process filled.
  for (const one of [service, other]) expect(await one.bytesOf('a.1', 320, 'webp')).toBe(picture.body.length);
  expect(await other.bytesOf('a.1', 640, 'webp')).toBeUndefined();
});

test('save-data gets fewer bytes', async () => {
  const service = serve(noise());
  const [usual, thrifty] = await Promise.all([
    service.get('a.1', 320, 'webp', false),
    service.get('a.1', 320, 'webp', true),
  ]);
  if (typeof usual === 'string' || typeof thrifty === 'string') throw new Error('no picture');
  expect(thrifty.body.length).toBeLessThan(usual.body.length);
});

test('composes a picture once, however many ask at the same time', async () => {
  const source = noise();
  const service = serve(source);
  const answers = await Promise.all(Array.from({ length: 40 }, () => service.get('a.1', 160, 'webp', false)));
  expect(source.composed).toBe(1);
  expect(new Set(answers.map((answer) => (typeof answer === 'string' ? answer : answer.body))).size).toBe(1);
  await service.get('a.1', 160, 'webp', false);
  expect(source.composed).toBe(1);
});

test('a second process finds the picture on the disk', async () => {
  await serve(noise()).get('a.1', 160, 'webp', false);
  await written(1);
  const source = noise();
  expect(await serve(source).get('a.1', 160, 'webp', false)).toMatchObject({ type: 'image/webp' });
  expect(source.composed).toBe(0);
});

test.each([
  ['truncated', (file: string) => truncate(file, 700)],
  ['emptied', (file: string) => truncate(file, 0)],
  [
    'damaged',
    async (file: string) => {
      const bytes = await readFile(file);
      bytes.writeUInt8(bytes.readUInt8(400) ^ 255, 400);
      await writeFile(file, bytes);
    },
  ],
])('a %s file is composed anew and mended', async (_, damage) => {
  await serve(noise()).get('a.1', 160, 'webp', false);
  const [file = ''] = await written(1);
  await damage(file);
  const source = noise();
  const picture = await serve(source).get('a.1', 160, 'webp', false);
  if (typeof picture === 'string') throw new Error(picture);
  expect((await sharp(picture.body).metadata()).format).toBe('webp');
  expect(source.composed).toBe(1);
  await until(async () => {
    const later = noise();
    await serve(later).get('a.1', 160, 'webp', false);
    expect(later.composed).toBe(0);
  });
});

test('keeps the folder under its bound, evicting what was used longest ago', async () => {
  const maxBytes = 120_000;
  const service = serve(noise(), { maxBytes });
  await service.get('old.1', 160, 'webp', false);
  const [old = ''] = await written(1);
  await utimes(old, 1, 1);
  for (let i = 0; i < 40; i++) await service.get(`new.${i}`, 160, 'webp', false);
  await until(async () => {
    const sizes = await Promise.all((await files()).map(async (file) => (await stat(file)).size));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(maxBytes);
    expect(total).toBeGreaterThan(maxBytes / 2);
  });
  expect(await files()).not.toContain(old);
});

test('a file used again is not the next to go', async () => {
  await serve(noise()).get('kept.1', 160, 'webp', false);
  const [file = ''] = await written(1);
  await utimes(file, 1, 1);
  await serve(noise()).get('kept.1', 160, 'webp', false);
  await until(async () => expect((await stat(file)).mtimeMs).toBeGreaterThan(Date.now() - 60_000));
});

test('is busy over its queue, and well again afterwards', async () => {
  const hold = Promise.withResolvers<void>();
  const service = serve(noise(hold.promise), { concurrency: 1, maxQueue: 2 });
  const asked = Array.from({ length: 6 }, (_, i) => service.get(`a.${i}`, 160, 'webp', false));
  await until(async () => expect(await Promise.race([asked[5], 'pending'])).toBe('busy'));
  hold.resolve();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(3);
  expect(await service.get('a.5', 160, 'webp', false)).toMatchObject({ type: 'image/webp' });
});

test('a composition that fails is reported and does not block its key', async () => {
  const source = noise();
  const service = serve({
    make: (key, wanted) =>
      source.composed++ === 0 ? Promise.reject(new Error('no render')) : source.make(key, wanted),
  });
  await expect(service.get('a.1', 160, 'webp', false)).rejects.toThrow('no render');
  expect(await service.get('a.1', 160, 'webp', false)).toMatchObject({ type: 'image/webp' });
});

test('without a writable folder it serves from memory and says so once', async () => {
  const file = join(dir, 'not-a-folder');
  await writeFile(file, '');
  const log = vi.fn();
  const source = noise();
  const service = serve(source, { cacheDir: file, log });
  for (let i = 0; i < 6; i++) {
    expect(await service.get(`a.${i % 3}`, 160, 'webp', false)).toMatchObject({ type: 'image/webp' });
  }
  expect(source.composed).toBe(3);
  await until(() => expect(log).toHaveBeenCalledTimes(1));
});

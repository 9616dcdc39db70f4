import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTree } from './native-copy.ts';

let base: string;
let source: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'sgb-copy-'));
  source = join(base, 'native');
  await mkdir(join(source, 'lib'), { recursive: true });
  await mkdir(join(source, 'bin'));
  await writeFile(join(source, 'lib/libpq.so.5.18'), 'library');
  await writeFile(join(source, 'bin/postgres'), 'program', { mode: 0o700 });
  await writeFile(
    join(source, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  await chmod(join(source, 'lib'), 0o700);
  await mkdir(join(base, 'place'));
});
afterEach(() => rm(base, { recursive: true }));

test('copies made at once end as one tree, open to all, with its links', async () => {
  const place = join(base, 'place');
  const trees = await Promise.all(Array.from({ length: 8 }, () => copyTree(source, place, 'postgres-18')));
  expect(new Set(trees)).toEqual(new Set([join(place, 'postgres-18')]));
  expect(await readdir(place)).toEqual(['postgres-18']);
  expect(await readFile(join(place, 'postgres-18/lib/libpq.so.5'), 'utf8')).toBe('library');
  expect((await stat(join(place, 'postgres-18/lib'))).mode & 0o777).toBe(0o755);
  expect((await stat(join(place, 'postgres-18/bin/postgres'))).mode & 0o777).toBe(0o755);
});

test('a copy that lost a file is not used again', async () => {
  const place = join(base, 'place');
  const first = await copyTree(source, place, 'postgres-18');
  await rm(join(first, 'lib/libpq.so.5.18'));
  expect(await copyTree(source, place, 'postgres-18')).toBe(join(place, 'postgres-18-2'));
});

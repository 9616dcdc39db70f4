import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from './plant.ts';

/** What `npm ci` brings (decision 51): caches that are made later begin with a dot. */

interface Entry {
  readonly dev?: boolean;
  readonly link?: boolean;
}

const root = join(import.meta.dirname, '../..');
const { packages } = readJson('package-lock.json') as { packages: Record<string, Entry> };

/** As the disk counts: whole blocks. */
function megabytesIn(folder: string): number {
  const files = globSync('**', { cwd: join(root, folder), exclude: ['node_modules'] });
  return files.reduce((sum, file) => sum + lstatSync(join(root, folder, file)).blocks * 512, 0) / 2 ** 20;
}

const installed = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, { dev }]) => ({
    dev: dev === true,
    megabytes: globSync(path, { cwd: root }).length ? megabytesIn(path) : 0,
  }));
const sumOf = (list: typeof installed) => list.reduce((sum, { megabytes }) => sum + megabytes, 0);

test('all packages take at most 700 MB', () => {
  expect(sumOf(installed)).toBeGreaterThan(300);
  expect(sumOf(installed)).toBeLessThanOrEqual(700);
});

test('what running needs takes at most 350 MB', () => {
  expect(sumOf(installed.filter(({ dev }) => !dev))).toBeLessThanOrEqual(350);
});

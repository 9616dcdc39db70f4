import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Lock, lockFaults } from './lock.ts';
import { readJson } from './plant.ts';

const claimed = readJson('package.json');
const lock: Lock = readJson('package-lock.json');

const plant = (path: string, entry: Lock['packages'][string]): Lock => ({
  packages: { ...lock.packages, [path]: entry },
});

test('package.json names the platforms that we claim', () => {
  expect(claimed).toMatchObject({ os: ['linux'], cpu: ['x64', 'arm64'], libc: ['glibc'] });
});

test('npm ci verifies every package, whatever the platform', () => {
  expect(lockFaults(lock)).toEqual([]);
});

test('a package without a hash fails', () => {
  expect(lockFaults(plant('node_modules/a', { version: '1.0.0' }))).toEqual(['node_modules/a: no integrity']);
});

test('a lock file that names a registry fails', () => {
  const entry = { integrity: 'sha512-x', resolved: 'https://registry.example/a.tgz' };
  expect(lockFaults(plant('node_modules/a', entry))).toEqual(['node_modules/a: names a registry']);
});

test('the parts list names every package of the lock file, with its hash, Node among them', () => {
  const said = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  const { bomFormat, components } = JSON.parse(said) as {
    bomFormat: string;
    components: readonly { readonly purl: string; readonly hashes?: readonly unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const hashed = new Set(components.filter(({ hashes }) => hashes?.length).map(({ purl }) => purl));
  const inLock = Object.entries(lock.packages).flatMap(([path, { integrity, name, version }]) =>
    integrity ? `pkg:npm/${(name ?? path.split('node_modules/').at(-1))?.replace('@', '%40')}@${version}` : [],
  );
  expect(inLock.filter((purl) => !hashed.has(purl))).toEqual([]);
  expect([...hashed].filter((purl) => purl.startsWith('pkg:npm/node-linux-'))).toHaveLength(2);
});

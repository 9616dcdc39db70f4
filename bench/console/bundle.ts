import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { followImports, type Manifest } from '@sgb/server/web/built.ts';

const dist = join(import.meta.dirname, '../../apps/console/dist');

/** What a browser loads of the console; `web/console.int.test.ts` holds the limits. */
export function printBundle(): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const filesOf = (name: string) => followImports(manifest, [name]).flatMap(({ file, css = [] }) => [file, ...css]);
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((bytes, file) => bytes + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1024;
  const first = new Set(filesOf('src/app/entry-console.tsx'));
  const pages = Object.keys(manifest)
    .filter((name) => name.endsWith('-page.tsx'))
    .map((name) => ({ name, size: weigh(filesOf(name).filter((file) => !first.has(file))) }))
    .toSorted((one, other) => other.size - one.size);
  const [largest] = pages;
  console.log(`\nThe console loads ${weigh(first).toFixed(0)} KB at first (aim 200), compressed;`);
  console.log(`its ${pages.length} pages at most ${largest?.size.toFixed(0)} KB more (${largest?.name}, aim 60).`);
}

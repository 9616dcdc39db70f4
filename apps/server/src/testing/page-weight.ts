import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksOf, type Manifest, shopFolder } from '../web/built.ts';

const client = join(shopFolder, 'dist/client');
const home = 'src/features/home/home-page.tsx';

export interface PageWeight {
  /** Its file, as the table of pages names it. */
  readonly name: string;
  readonly bytes: number;
}

/** Scripts and styles of the built shop, gzipped: those of home, and what each other page needs that every page does not have. */
export function pageWeights(): { readonly home: number; readonly pages: readonly PageWeight[] } {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const filesOf = (modules: readonly string[]) =>
    new Set(chunksOf(manifest, modules).flatMap(({ file, css = [] }) => [file, ...css]));
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((bytes, file) => bytes + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
  const everywhere = filesOf([]);
  const pages = Object.keys(manifest)
    .filter((name) => /^src\/features\/.*(-pages?\.tsx|showcases\.ts)$/.test(name) && name !== home)
    .map((name) => ({
      name: name.replace('src/features/', ''),
      bytes: weigh([...filesOf([name])].filter((file) => !everywhere.has(file))),
    }));
  return { home: weigh(filesOf([home])), pages: pages.toSorted((one, other) => other.bytes - one.bytes) };
}

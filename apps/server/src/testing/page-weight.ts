import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksOf, type Manifest, shopFolder, stylesOfOthers } from '../web/built.ts';

const client = join(shopFolder, 'dist/client');
const home = 'src/features/home/home-page.tsx';

interface PageWeight {
  /** Its file, as the table of pages names it. */
  readonly name: string;
  readonly bytes: number;
}

interface PageWeights {
  readonly home: number;
  /** The second stylesheet, which all pages but home have. */
  readonly stylesOfOthers: number;
  readonly pages: readonly PageWeight[];
}

/**
 * Scripts and styles of the built shop, gzipped: those of home, those that all other pages have beyond it, and what each of
 * them needs that all others do not have.
 */
export function pageWeights(): PageWeights {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const filesOf = (modules: readonly string[]) =>
    new Set(chunksOf(manifest, modules).flatMap(({ file, css = [] }) => [file, ...css]));
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((bytes, file) => bytes + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
  const ofOthers = stylesOfOthers(manifest);
  const everywhere = new Set([...filesOf([]), ...ofOthers]);
  const pages = Object.keys(manifest)
    .filter((name) => /^src\/features\/.*(-pages?\.tsx|showcases\.ts)$/.test(name) && name !== home)
    .map((name) => ({
      name: name.replace('src/features/', ''),
      bytes: weigh([...filesOf([name])].filter((file) => !everywhere.has(file))),
    }));
  return {
    home: weigh(filesOf([home])),
    stylesOfOthers: weigh(ofOthers),
    pages: pages.toSorted((one, other) => other.bytes - one.bytes),
  };
}

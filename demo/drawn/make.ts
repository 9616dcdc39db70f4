import { readdir, writeFile } from 'node:fs/promises';
import { draw as drawSizes } from '@sgb/server/modules/base/uploads/seed.ts';
import { draw } from './draw.ts';
import { filesOf } from './keep.ts';
import type { Key } from './key.ts';

/**
 * Draws pictures of the demo ahead: npm run demo:pictures -- 'photo 0 bicycle-helmet.4.0.black'; without a key all that lie
 * here are drawn anew.
 */

const here = async () =>
  (await readdir(import.meta.dirname))
    .filter((name) => name.endsWith('.webp') && !name.endsWith('.small.webp'))
    .map((name) =>
      name.replace(/^(product|photo-(\d+))-(.*)\.webp$/, (_, what, nth, picture) =>
        nth === undefined ? `${what} ${picture}` : `photo ${nth} ${picture}`,
      ),
    );

const wanted = process.argv.slice(2);
for (const key of (wanted.length > 0 ? wanted : await here()) as Key[]) {
  const drawn = await drawSizes(await draw(key), 1024);
  if (typeof drawn === 'string') throw new Error(`${key}: ${drawn}`);
  const files = filesOf(key);
  await writeFile(files.full, drawn.full);
  await writeFile(files.small, drawn.small);
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { shopFolder } from './built.ts';

const root = join(shopFolder, '../..');
const sources = [
  'apps/shop/src',
  'apps/shop/vite.config.ts',
  'packages/ui/src',
  'packages/contract/src',
  'packages/money/src',
  'package-lock.json',
];
const stampFile = join(shopFolder, 'dist/stamp');

/** Changes whenever a file that goes into the web apps does. */
async function stampOf(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const isFolder = (await stat(path)).isDirectory();
    const names = isFolder ? (await readdir(path, { recursive: true })).sort() : [''];
    for (const name of names) {
      const file = join(path, name);
      const info = await stat(file);
      if (info.isFile()) hash.update(`${source}/${name} ${info.size}`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Compressed once here, the files cost the server nothing but reading. */
async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      const brotli = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      await writeFile(join(folder, `${name}.br`), brotli);
      await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

/** Builds the web apps unless what is built already comes from these sources. Says whether it had to. */
export async function ensureBuilt(): Promise<boolean> {
  const stamp = await stampOf();
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return false;
  const { build } = await import('vite');
  const options = { root: shopFolder, configFile: join(shopFolder, 'vite.config.ts'), logLevel: 'warn' as const };
  await build({ ...options, mode: 'production' });
  await build({ ...options, mode: 'production', build: { ssr: true } });
  await compressFiles(join(shopFolder, 'dist/client/assets'));
  await writeFile(stampFile, stamp);
  return true;
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { shopFolder } from './built.ts';
import { writeInstallable } from './installable.ts';

/** Run as a program by build.ts: makes the browser's and the server's bundle of the shop. */

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

const options = { root: shopFolder, configFile: join(shopFolder, 'vite.config.ts'), logLevel: 'warn' as const };
await build({ ...options, mode: 'production' });
await build({ ...options, mode: 'production', build: { ssr: true } });
await writeInstallable(options);
await compressFiles(join(shopFolder, 'dist/client/assets'));

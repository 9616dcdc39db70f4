import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The last step of compression costs five times as much: worth it for what every visitor loads, which is what is large. */
const largeFrom = 50_000;
const qualityFor = ({ length }: Buffer) => (length < largeFrom ? 10 : constants.BROTLI_MAX_QUALITY);

/** Compressed once here, the files cost the server nothing but reading. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(content) };
      const brotli = await promisify(brotliCompress)(content, { params });
      await writeFile(join(folder, `${name}.br`), brotli);
      await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

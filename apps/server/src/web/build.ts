import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../config.ts';
import { shopFolder } from './built.ts';

const root = join(shopFolder, '../..');
const sources = [
  'apps/shop/src',
  'apps/shop/public',
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

/** Builds the web apps unless what is built already comes from these sources. Says whether it had to. */
export async function ensureBuilt(): Promise<boolean> {
  const stamp = await stampOf();
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return false;
  // In a process of its own: the bundler changes NODE_ENV and takes memory that a supervisor should not keep.
  // Whatever NODE_ENV we were started with, it would otherwise bundle for that.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'bundle.ts')], { env }).catch((error) => {
    throw new ConfigError(`The web apps cannot be built:\n${error.stderr || error.message}`);
  });
  await writeFile(stampFile, stamp);
  return true;
}

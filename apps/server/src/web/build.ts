import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ConfigError } from '../config.ts';
import { shopFolder } from './built.ts';

const root = join(shopFolder, '../..');
const sources = [
  'apps/shop/src',
  'apps/shop/public',
  'apps/shop/vite.config.ts',
  'apps/shop/icon-sprite.ts',
  'packages/ui/src',
  'packages/contract/src',
  'packages/money/src',
  'package-lock.json',
];
const stampFile = join(shopFolder, 'dist/stamp');
const lockFile = join(shopFolder, 'build.lock');

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
      if (info.isFile() && !/\.test\.tsx?$/.test(name))
        hash.update(`${source}/${name} ${info.size}`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function isBuilt(stamp: string): Promise<boolean> {
  return existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** One build at a time: two starts of one checkout would otherwise write into the same folder. */
async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      await writeFile(lockFile, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const owner = Number(await readFile(lockFile, 'utf8').catch(() => '0'));
      if (owner > 0 && !isAlive(owner)) await rm(lockFile, { force: true });
      else await setTimeout(100);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

/** Builds the web apps unless what is built already comes from these sources. Says whether it had to. */
export async function ensureBuilt(): Promise<boolean> {
  const stamp = await stampOf();
  if (await isBuilt(stamp)) return false;
  return withLock(async () => {
    if (await isBuilt(stamp)) return false;
    // In a process of its own: the bundler changes NODE_ENV and takes memory that a supervisor should not keep.
    // Whatever NODE_ENV we were started with, it would otherwise bundle for that.
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'bundle.ts')], { env }).catch((error) => {
      throw new ConfigError(`The web apps cannot be built:\n${error.stderr || error.message}`);
    });
    await writeFile(stampFile, stamp);
    return true;
  });
}

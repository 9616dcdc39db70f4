import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ConfigError } from '../../config.ts';
import { type Build, isBuilt, markBuilt, stampOf } from './stamp.ts';

export type { Build } from './stamp.ts';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** One build at a time: two starts of one checkout would otherwise write into the same folder. */
async function withLock<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
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

/** Builds, unless what is built already comes from these sources. Says whether it had to. */
export async function ensureBuilt(build: Build): Promise<boolean> {
  const stamp = stampOf(build);
  if (await isBuilt(build, stamp)) return false;
  await mkdir(build.folder, { recursive: true });
  return withLock(join(build.folder, '../build.lock'), async () => {
    if (await isBuilt(build, stamp)) return false;
    // In a process of its own: the bundler changes NODE_ENV and takes memory that a supervisor should not keep.
    // Whatever NODE_ENV we were started with, it would otherwise bundle for that.
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [build.program], { env }).catch((error) => {
      const reason: string = error.stderr || error.message;
      throw new ConfigError(
        reason.includes("Cannot find package 'vite'")
          ? `The ${build.name} changed and must be built, which needs the development packages: run \`npm ci\` first`
          : `The ${build.name} cannot be built:\n${reason}`,
      );
    });
    await markBuilt(build, stamp);
    return true;
  });
}

/** One after the other: a bundler takes much memory. Says whether one had to be built. */
export async function ensureAllBuilt(builds: readonly Build[]): Promise<boolean> {
  let built = false;
  for (const build of builds) built = (await ensureBuilt(build)) || built;
  return built;
}

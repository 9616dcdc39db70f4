import { lchown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Account, canReach } from './account.ts';
import { StartRefused } from './refused.ts';

export const port = 5432;
const prefix = 'sgb-pg-';
// The kernel's sun_path has 108 bytes on Linux, 104 on macOS.
const longestSocket = 100;

export interface SocketDirectory {
  path: string;
  remove(): Promise<void>;
}

/**
 * Always a new directory: what a killed server left in the old one must not stop the next one. `again` is the path that
 * an earlier one had; somebody else's directory is never taken for it.
 */
export async function makeSocketDirectory(
  cluster: string,
  account: Account | undefined,
  again?: string,
): Promise<SocketDirectory> {
  const inside = join(cluster, 'socket');
  await rm(inside, { recursive: true, force: true });
  if (fits(inside)) {
    await mkdir(inside, { mode: 0o700 });
    if (account) await lchown(inside, account.uid, account.gid);
    return { path: inside, remove: () => rm(inside, { recursive: true, force: true }) };
  }
  if (again) {
    await mkdir(again, { mode: 0o700 });
    if (account) await lchown(again, account.uid, account.gid);
    return { path: again, remove: () => rm(again, { recursive: true, force: true }) };
  }
  for (const parent of temporaryPlaces()) {
    if (!fits(join(parent, `${prefix}123456`)) || !canReach(account, parent)) continue;
    const path = await mkdtemp(join(parent, prefix)).catch(() => undefined);
    if (!path) continue;
    if (account) await lchown(path, account.uid, account.gid);
    return { path, remove: () => rm(path, { recursive: true, force: true }) };
  }
  throw new StartRefused(
    `The path ${inside} is too long for a Unix socket, and none of ${temporaryPlaces().join(', ')} can be used instead. ` +
      `Choose a shorter DATA_DIR.`,
  );
}

/** After a kill only postmaster.pid still knows the temporary directory. */
export async function removeForgottenSocketDirectory(path: string): Promise<void> {
  const isOurs = basename(path).startsWith(prefix) && temporaryPlaces().includes(dirname(path));
  if (isOurs) await rm(path, { recursive: true, force: true });
}

function temporaryPlaces(): string[] {
  return [...new Set([tmpdir(), '/tmp', '/var/tmp'])];
}

function fits(directory: string): boolean {
  return Buffer.byteLength(join(directory, `.s.PGSQL.${port}`)) <= longestSocket;
}

import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const enough = 2 * 2 ** 30;

/**
 * A new folder for a database that is thrown away: in memory where there is room, since a database of ours is two
 * thousand files, which a disk takes ten times as long to make. Killed processes lose nothing there, either.
 */
export async function placeForData(name: string): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  const folder = await mkdtemp(join(bavail * bsize > enough ? memory : tmpdir(), name));
  // PostgreSQL may run as another user, who must be able to walk in.
  await chmod(folder, 0o755);
  return folder;
}

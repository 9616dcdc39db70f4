import { statfs } from 'node:fs/promises';

/** With less, PostgreSQL stops at its next segment of the log, and uploads end in the middle. */
const leastBytes = 64 * 1024 * 1024;

/** Whether the disk under a folder has room to write; a folder that is not there is nobody's concern. */
export async function hasRoom(folder: string, least = leastBytes): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= least;
  } catch {
    return true;
  }
}

import { chmod, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canReach } from './account.ts';
import { StartRefused } from './refused.ts';

/** A directory outside the checkout that is ours and that `account` can read: for what it cannot reach inside. */
export async function sharedPlace(account: Account | undefined): Promise<string> {
  const places = ['/var/lib/sgb', join(tmpdir(), `sgb-${process.getuid?.()}`)];
  for (const place of places) {
    if ((await isOurs(place)) && canReach(account, place)) return place;
  }
  throw new StartRefused(
    `PostgreSQL needs a directory that user ${account?.uid ?? process.getuid?.()} can read, and none of these ` +
      `can be used: ${places.join(', ')}. Make one of them, owned by user ${process.getuid?.()} with mode 0755.`,
  );
}

async function isOurs(place: string): Promise<boolean> {
  try {
    await mkdir(place, { mode: 0o755 }).then(
      () => chmod(place, 0o755),
      () => undefined,
    );
    const found = await lstat(place);
    // In a place that all may write to, somebody else could have laid out binaries for us to run.
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

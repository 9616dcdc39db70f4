import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/** A secret of this shop in a file, for nobody else to read. Whoever comes first makes it, whole; the others read it. */
export async function madeOnce(path: string, make: () => Buffer | string): Promise<Buffer> {
  const found = await readFile(path).catch(() => null);
  if (found) return found;
  const draft = `${path}-${randomUUID()}`;
  await writeFile(draft, make(), { mode: 0o600, flag: 'wx' });
  // A link, unlike a rename, never replaces what somebody else has made meanwhile.
  await link(draft, path).catch(() => undefined);
  await rm(draft, { force: true });
  return readFile(path);
}

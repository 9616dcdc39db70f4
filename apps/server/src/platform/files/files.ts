import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStore } from './disk.ts';
import { type S3Config, s3Store } from './s3.ts';
import type { FileStore } from './store.ts';

/** The files that people gave us, and the key that their addresses are signed with. */
export interface Files {
  readonly store: FileStore;
  readonly secret: Buffer;
  /** Removes what died while it was being written. */
  sweep(): Promise<void>;
}

/** The same for all processes of this data directory: whoever comes first makes it, the others read it. */
async function ownSecret(folder: string): Promise<Buffer> {
  const path = join(folder, 'secret');
  const read = () => readFile(path).catch(() => null);
  const found = await read();
  if (found) return found;
  const draft = join(folder, `secret-${randomUUID()}`);
  await writeFile(draft, randomBytes(32), { mode: 0o600, flag: 'wx' });
  // A link, unlike a rename, never replaces what somebody else has made meanwhile.
  await link(draft, path).catch(() => undefined);
  await rm(draft, { force: true });
  const made = await read();
  if (!made) throw new Error(`the secret in ${folder} cannot be read`);
  return made;
}

export interface FilesOptions {
  readonly folder: string;
  /** From the environment; absent in a demo, which makes one of its own. */
  readonly secret: string | undefined;
  /** The object store, where there is one. */
  readonly s3?: S3Config | undefined;
}

export async function openFiles({ folder, secret, s3 }: FilesOptions): Promise<Files> {
  await mkdir(folder, { recursive: true, mode: 0o750 });
  const disk = diskStore(folder);
  return {
    store: s3 ? s3Store(s3) : disk,
    secret: secret ? Buffer.from(secret) : await ownSecret(folder),
    sweep: () => disk.sweepDrafts(),
  };
}

import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { madeOnce } from '../made-once.ts';
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
    secret: secret ? Buffer.from(secret) : await madeOnce(join(folder, 'secret'), () => randomBytes(32)),
    sweep: () => disk.sweepDrafts(),
  };
}

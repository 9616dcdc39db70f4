import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hourMs } from '@sgb/contract/time.ts';
import { type ByteRange, type FileStore, isKey } from './store.ts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A folder that any number of processes share. */
export function diskStore(folder: string): FileStore & { sweepDrafts(): Promise<void> } {
  /** Two letters of the key are a folder of their own: a hundred thousand files in one are slow to list and to back up. */
  function pathOf(key: string): string {
    if (!isKey(key)) throw new Error('not a key of the file store');
    return join(folder, key.slice(0, 2), key);
  }
  const drafts = join(folder, 'drafts');

  async function openOrNull(key: string) {
    try {
      return await open(pathOf(key), 'r');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    async put(key, body) {
      const path = pathOf(key);
      const draft = join(drafts, randomUUID());
      await mkdir(drafts, { recursive: true });
      await mkdir(dirname(path), { recursive: true });
      const file = await open(draft, 'wx', 0o640);
      let bytes = 0;
      try {
        for await (const piece of body) {
          await file.writeFile(piece);
          bytes += piece.length;
        }
        // Before it gets its name: after a power cut there is the whole file or none, never an empty one.
        await file.sync();
        await file.close();
        await rename(draft, path);
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(draft, { force: true });
        throw error;
      }
      return bytes;
    },

    async get(key: string, range?: ByteRange) {
      const file = await openOrNull(key);
      return file ? file.createReadStream(range ? { start: range.start, end: range.end } : {}) : null;
    },

    async size(key) {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    delete: (key) => rm(pathOf(key), { force: true }),

    /** Drafts of processes that died while writing them. */
    async sweepDrafts() {
      for (const name of await readdir(drafts).catch(() => [])) {
        const path = join(drafts, name);
        const info = await stat(path).catch(() => null);
        if (info && Date.now() - info.mtimeMs > 6 * hourMs) await rm(path, { force: true });
      }
    },
  };
}

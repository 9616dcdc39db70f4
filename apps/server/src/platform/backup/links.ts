import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isKey } from '../files/store.ts';
import type { Entry } from './archive.ts';

/** Second names of all uploaded files, so that none is gone while it is copied, whatever the shop deletes. */
export async function linkedFiles(folder: string, place: string) {
  const known = new Set<string>();
  await mkdir(place, { recursive: true, mode: 0o700 });

  return {
    /** Whatever is there now and was not before. */
    async look(): Promise<void> {
      for (const part of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
        if (!part.isDirectory() || part.name.length !== 2) continue;
        for (const name of await readdir(join(folder, part.name))) {
          if (known.has(name) || !isKey(name)) continue;
          const linked = await link(join(folder, part.name, name), join(place, name)).then(
            () => true,
            // Deleted while we looked.
            (error: NodeJS.ErrnoException) => {
              if (error.code === 'ENOENT') return false;
              throw error;
            },
          );
          if (linked) known.add(name);
        }
      }
    },
    has: (name: string) => known.has(name),
    async *entries(): AsyncGenerator<Entry> {
      for (const name of known) yield { head: { kind: 'file', name }, body: createReadStream(join(place, name)) };
    },
    close: () => rm(place, { recursive: true, force: true }),
  };
}

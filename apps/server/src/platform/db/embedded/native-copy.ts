import { randomUUID } from 'node:crypto';
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { hasCode } from './refused.ts';

/** Libraries are found by names that npm packages cannot hold (symlinks). False when they could not all be made. */
export async function hydrateLinks(tree: string): Promise<boolean> {
  const text = await readFile(join(tree, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as { source: string; target: string }[];
  const made = await Promise.all(
    links.map(async ({ source, target }) => {
      // Both are written from the package's root: native/lib/...
      const name = join(tree, relative('native', target));
      const content = relative(dirname(target), source);
      return symlink(content, name).then(
        () => true,
        (error) => hasCode(error, 'EEXIST'),
      );
    }),
  );
  return made.every(Boolean);
}

/** Complete or nothing: built under a name of its own, then renamed; of several starts the first one wins. */
export async function copyTree(source: string, place: string, name: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    // Temporary directories get swept file by file. Repairing a tree under a running server would be worse than a
    // second copy beside it.
    const target = join(place, attempt === 1 ? name : `${name}-${attempt}`);
    if (await exists(target)) {
      if (await isComplete(source, target)) return target;
      continue;
    }
    const draft = join(place, `.${basename(target)}-${randomUUID()}`);
    try {
      await cp(source, draft, { recursive: true, verbatimSymlinks: true });
      await hydrateLinks(draft);
      await openToAll(draft);
      await rename(draft, target);
      return target;
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
      attempt--;
    }
  }
}

async function isComplete(source: string, target: string): Promise<boolean> {
  const sizes = async (root: string, file: string) => (await lstat(join(root, file)).catch(() => undefined))?.size;
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = relative(source, join(entry.parentPath, entry.name));
    if ((await sizes(source, file)) !== (await sizes(target, file))) return false;
  }
  return true;
}

/** The copy keeps the modes of node_modules, and under a strict umask those are for the owner alone. */
async function openToAll(root: string): Promise<void> {
  await chmod(root, 0o755);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await lstat(path);
    await chmod(path, entry.isDirectory() || mode & 0o100 ? 0o755 : 0o644);
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

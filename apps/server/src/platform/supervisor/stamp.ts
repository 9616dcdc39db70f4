import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Something that is made from sources before a start can use it. */
export interface Build {
  /** What it makes, for messages. */
  readonly name: string;
  readonly root: string;
  /** Files and folders under the root that go into it. */
  readonly sources: readonly string[];
  /** The folder that it makes. */
  readonly folder: string;
  /** The program that makes it. */
  readonly program: string;
}

const isSource = (name: string) => !/\.(test|fixture)\.tsx?$/.test(name);

/**
 * Changes whenever a file that goes into the build does. Files of folders by size and time: reading them all takes
 * memory and a while. A file that is named by itself by its text: npm writes the list of packages anew without a change.
 */
export async function stampOf({ root, sources }: Build): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    if (!statSync(path).isDirectory()) {
      hash.update(await readFile(path));
      continue;
    }
    for (const file of (await readdir(path, { recursive: true })).filter(isSource).sort()) {
      const { size, mtimeMs } = statSync(join(path, file));
      hash.update(`${source}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const stampFile = ({ folder }: Build) => join(folder, 'stamp');

export async function isBuilt(build: Build, stamp: string): Promise<boolean> {
  return existsSync(stampFile(build)) && (await readFile(stampFile(build), 'utf8')) === stamp;
}

export const markBuilt = (build: Build, stamp: string) => writeFile(stampFile(build), stamp);

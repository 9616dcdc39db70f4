import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
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
 * At once, because a start waits for it and does nothing else: that takes half as long.
 */
export function stampOf({ root, sources }: Build): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    if (!statSync(path).isDirectory()) {
      hash.update(readFileSync(path));
      continue;
    }
    const files = (readdirSync(path, { recursive: true }) as string[]).filter(isSource).sort();
    const lines = files.map((file) => {
      const { size, mtimeMs } = statSync(`${path}/${file}`);
      return `${source}/${file} ${size} ${mtimeMs}\n`;
    });
    hash.update(lines.join(''));
  }
  return hash.digest('hex');
}

const stampFile = ({ folder }: Build) => join(folder, 'stamp');

export async function isBuilt(build: Build, stamp: string): Promise<boolean> {
  return existsSync(stampFile(build)) && (await readFile(stampFile(build), 'utf8')) === stamp;
}

export const markBuilt = (build: Build, stamp: string) => writeFile(stampFile(build), stamp);

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepDrawn, keepPicture } from '@sgb/server/modules/base/uploads/seed.ts';
import type { Key } from './key.ts';

const fileOf = (key: Key, size: 'full' | 'small') =>
  join(import.meta.dirname, `${key.replaceAll(' ', '-')}${size === 'small' ? '.small' : ''}.webp`);

/** Where a picture lies that was drawn ahead. */
export const filesOf = (key: Key) => ({ full: fileOf(key, 'full'), small: fileOf(key, 'small') });

/** Those that had to be drawn by this process. A test says that there are none. */
export const drawnNow: Key[] = [];

async function drawnAhead(key: Key) {
  const { full, small } = filesOf(key);
  try {
    return { full: await readFile(full), small: await readFile(small) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Keeps a picture for somebody of the demo. They lie here as `npm run demo:pictures` has drawn them: to draw them anew took
 * half the time of a first start. What does not lie here is drawn now.
 */
export async function keepDemoPicture(
  app: Parameters<typeof keepPicture>[0],
  owner: Parameters<typeof keepPicture>[1],
  name: string,
  key: Key,
): Promise<string> {
  const ahead = await drawnAhead(key);
  if (ahead) return keepDrawn(app, owner, name, ahead);
  drawnNow.push(key);
  const { draw } = await import('./draw.ts');
  return keepPicture(app, owner, name, await draw(key));
}

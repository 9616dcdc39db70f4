import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { hasRoom } from './room.ts';

test.each([
  ['little is needed', tmpdir(), 1, true],
  ['more is needed than any disk has', tmpdir(), 2 ** 60, false],
  ['the folder is not there', '/nowhere/at/all', 2 ** 60, true],
])('where %s', async (_what, folder, least, expected) => expect(await hasRoom(folder, least)).toBe(expected));

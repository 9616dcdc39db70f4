import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw } from './draw.ts';
import { filesOf } from './keep.ts';
import type { Key } from './key.ts';

const pixelsOf = (picture: string | Buffer) => sharp(picture).resize(64, 64).removeAlpha().raw().toBuffer();

/** Mean difference of a channel value, 0 to 255. */
async function apart(one: string | Buffer, other: string | Buffer): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  return a.reduce((sum, value, place) => sum + Math.abs(value - (b[place] ?? 0)), 0) / a.length;
}

test.each<Key>(['product shoe-rack.55.0.black', 'photo 0 dog-bed.9.0.grey', 'photo 2 dog-bed.9.0.grey'])(
  '%s lies there as it would be drawn now',
  async (key) => {
    const now = await draw(key);
    const { full, small } = filesOf(key);
    expect(await apart(full, now)).toBeLessThan(3);
    expect(await apart(small, now)).toBeLessThan(3);
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 640, height: 640 });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  },
);

test('what is drawn now could differ', async () => {
  expect(
    await apart(filesOf('product shoe-rack.55.0.black').full, await draw('photo 0 dog-bed.9.0.grey')),
  ).toBeGreaterThan(3);
});

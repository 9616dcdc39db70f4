import { bitmapOf, type Frame } from './bitmap.ts';
import { type Corners, cornersOf, findersIn } from './finders.ts';
import { gridsOf } from './grid.ts';
import { readModules } from './modules.ts';
import { largestVersion, sizeOf } from './versions.ts';

/** How many modules a code may have by the distance of its corners: the likeliest first, and its neighbours. */
function sizesOf({ topLeft, topRight, bottomLeft }: Corners): number[] {
  const module = (topLeft.module + topRight.module + bottomLeft.module) / 3;
  const side = (to: Corners['topRight']) => Math.hypot(to.x - topLeft.x, to.y - topLeft.y);
  const modules = (side(topRight) + side(bottomLeft)) / 2 / module + 7;
  const versions = Array.from({ length: largestVersion }, (_, place) => place + 1);
  return versions
    .map(sizeOf)
    .toSorted((one, other) => Math.abs(one - modules) - Math.abs(other - modules))
    .slice(0, 3);
}

/** What the QR code in a picture says, where there is one that can be read. */
export function readQr(frame: Frame): string | null {
  const bitmap = bitmapOf(frame);
  for (const corners of cornersOf(findersIn(bitmap))) {
    for (const size of sizesOf(corners)) {
      for (const grid of gridsOf(bitmap, corners, size)) {
        const text = readModules(grid, size);
        if (text) return text;
      }
    }
  }
  return null;
}

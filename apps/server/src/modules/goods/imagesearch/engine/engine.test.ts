import { describe, expect, test } from 'vitest';
import { closeness, layoutOf, mirrored, patternOf } from './layout.ts';
import { type Pixels, propose, thingRegion } from './regions.ts';
import { layoutSide } from './vector.ts';

/** A picture of rectangles: left, top, right, bottom, and a colour. */
function drawing(width: number, height: number, ...boxes: [number, number, number, number, number[]][]): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (const [left, top, right, bottom, colour] of [[0, 0, width, height, [240, 240, 240]] as const, ...boxes]) {
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) data.set(colour, (y * width + x) * 3);
  }
  return { data, width, height };
}

describe('the thing in a picture', () => {
  test('is what stands out from its ground', () => {
    const region = thingRegion(drawing(100, 100, [30, 40, 70, 80, [200, 30, 30]]));
    expect(region?.x).toBeCloseTo(0.276, 1);
    expect(region?.y).toBeCloseTo(0.376, 1);
    expect(region?.width).toBeCloseTo(0.448, 1);
  });

  test('is nothing where nothing stands out', () => {
    expect(thingRegion(drawing(100, 100))).toBeNull();
  });

  test('is looked for in the picture that a page shows', () => {
    const page = drawing(
      64,
      128,
      [0, 0, 64, 8, [20, 20, 20]],
      [0, 24, 64, 84, [90, 140, 190]],
      [22, 40, 44, 66, [200, 40, 40]],
      [8, 92, 50, 96, [40, 40, 40]],
    );
    const { things, shown } = propose(page);
    expect(shown?.y).toBeCloseTo(0.2, 1);
    expect((shown?.height ?? 0) * 128).toBeGreaterThan(50);
    expect(things[0]?.x).toBeCloseTo(0.32, 1);
    expect(things[0]?.height).toBeLessThan(0.3);
  });
});

describe('the layout of a picture', () => {
  const light = (x: number, y: number) => 130 + 60 * Math.sin(x * 5 + y * 2) + 40 * Math.cos(y * 7 - x);
  const grid = (side: number, at: (x: number, y: number) => number) =>
    Uint8Array.from({ length: side * side }, (_, i) => at((i % side) / side, Math.floor(i / side) / side));
  const layout = layoutOf(grid(layoutSide, light));

  test.each([
    ['as it is', 1, (x: number, y: number) => light(x, y)],
    ['dimmed', 1, (x: number, y: number) => light(x, y) * 0.5],
    ['with less contrast', 1, (x: number, y: number) => 100 + light(x, y) * 0.3],
    ['as a part of it', 0.7, (x: number, y: number) => light(0.15 + x * 0.7, 0.1 + y * 0.7)],
  ])('fits itself %s', (_name, share, at) => {
    const side = Math.round(layoutSide * share);
    expect(closeness(layout, 0, patternOf(grid(side, at), side))).toBeGreaterThan(0.97);
  });

  test('fits its mirror image when that is mirrored', () => {
    const turned = patternOf(
      grid(layoutSide, (x, y) => light(1 - 1 / layoutSide - x, y)),
      layoutSide,
    );
    expect(closeness(layout, 0, turned)).toBeLessThan(0.9);
    expect(closeness(layout, 0, mirrored(turned))).toBeGreaterThan(0.99);
  });

  test('does not fit another picture', () => {
    const other = patternOf(
      grid(layoutSide, (x, y) => 120 + 80 * Math.sin(y * 9 + x * x * 6)),
      layoutSide,
    );
    expect(closeness(layout, 0, other)).toBeLessThan(0.7);
  });
});

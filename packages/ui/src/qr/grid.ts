import type { Bitmap } from './bitmap.ts';
import type { Corners, Point } from './finders.ts';
import type { Modules } from './modules.ts';

/** Solves a system of linear equations; each row ends with what it is equal to. */
function solved(rows: number[][]): number[] | null {
  const count = rows.length;
  for (let step = 0; step < count; step++) {
    const [pivot] = rows.slice(step).toSorted((a, b) => Math.abs(b[step] ?? 0) - Math.abs(a[step] ?? 0));
    const value = pivot?.[step] ?? 0;
    if (!pivot || Math.abs(value) < 1e-9) return null;
    rows.splice(rows.indexOf(pivot), 1);
    const unit = pivot.map((each) => each / value);
    for (const row of rows) {
      const factor = row[step] ?? 0;
      for (const [place, each] of unit.entries()) row[place] = (row[place] ?? 0) - factor * each;
    }
    rows.splice(step, 0, unit);
  }
  return rows.map((row) => row[count] ?? 0);
}

type Pair = readonly [from: Point, to: Point];

/** The view that takes four points to four others: what a camera does that is held askew. */
function viewOf(pairs: readonly Pair[]): ((at: Point) => Point) | null {
  const terms = solved(
    pairs.flatMap(([{ x, y }, to]) => [
      [x, y, 1, 0, 0, 0, -x * to.x, -y * to.x, to.x],
      [0, 0, 0, x, y, 1, -x * to.y, -y * to.y, to.y],
    ]),
  );
  if (!terms) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = terms;
  return ({ x, y }) => {
    const depth = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
  };
}

/** From a corner so many modules to the right and down. */
function along({ topLeft, topRight, bottomLeft }: Corners, size: number) {
  const across = size - 7;
  return (from: Point, right: number, down: number): Point => ({
    x: from.x + (right * (topRight.x - topLeft.x) + down * (bottomLeft.x - topLeft.x)) / across,
    y: from.y + (right * (topRight.y - topLeft.y) + down * (bottomLeft.y - topLeft.y)) / across,
  });
}

const ring = [-2, -1, 0, 1, 2].flatMap((down) =>
  [-2, -1, 0, 1, 2].map((right) => ({ right, down, dark: Math.max(Math.abs(right), Math.abs(down)) !== 1 })),
);

/** The small square near the fourth corner, which says how askew the code is seen. */
function alignmentOf({ dark }: Bitmap, corners: Corners, size: number): Point | null {
  const go = along(corners, size);
  const expected = go(corners.topLeft, size - 10, size - 10);
  let best = { at: null as Point | null, score: 21, far: Number.POSITIVE_INFINITY };
  // Where it is seen askew, the far corner of a large code is further off.
  const reach = Math.max(4, size / 8);
  const step = 0.25;
  for (let down = -reach; down <= reach; down += step) {
    for (let right = -reach; right <= reach; right += step) {
      const at = go(expected, right, down);
      const score = ring.filter((spot) => {
        const { x, y } = go(at, spot.right, spot.down);
        return dark(x, y) === spot.dark;
      }).length;
      const far = Math.hypot(right, down);
      if (score > best.score || (score === best.score && far < best.far)) best = { at, score, far };
    }
  }
  return best.at;
}

/** Where the fourth corner may be if nothing says so: a code that is seen askew is no parallelogram. Nearest first. */
const offsets = [-2, -1, 0, 1, 2]
  .flatMap((down) => [-2, -1, 0, 1, 2].map((right) => ({ right, down })))
  .toSorted((one, other) => Math.hypot(one.right, one.down) - Math.hypot(other.right, other.down));

/** The modules of a code that has so many, looked at in the picture, in each way that it may lie there. */
export function gridsOf(bitmap: Bitmap, corners: Corners, size: number): Modules[] {
  const { topLeft, topRight, bottomLeft } = corners;
  const known: Pair[] = [
    [{ x: 3.5, y: 3.5 }, topLeft],
    [{ x: size - 3.5, y: 3.5 }, topRight],
    [{ x: 3.5, y: size - 3.5 }, bottomLeft],
  ];
  const alignment = size > 21 ? alignmentOf(bitmap, corners, size) : null;
  const go = along(corners, size);
  const guesses = offsets.map(({ right, down }): Pair => {
    const fourth = go(topLeft, size - 7 + right, size - 7 + down);
    return [{ x: size - 3.5, y: size - 3.5 }, fourth];
  });
  if (alignment) guesses.unshift([{ x: size - 6.5, y: size - 6.5 }, alignment]);
  return guesses.flatMap((guess) => {
    const view = viewOf([...known, guess]);
    if (!view) return [];
    return (column, row) => {
      const { x, y } = view({ x: column + 0.5, y: row + 0.5 });
      return bitmap.dark(x, y);
    };
  });
}

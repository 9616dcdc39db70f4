import type { Bitmap } from './bitmap.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a finder pattern, how wide a module is there, and how often it was met. */
export interface Finder extends Point {
  module: number;
  seen: number;
}

/** The three corners of a code, as somebody sees them who reads it. */
export interface Corners {
  readonly topLeft: Finder;
  readonly topRight: Finder;
  readonly bottomLeft: Finder;
}

/** Dark, light, dark, light, dark in 1:1:3:1:1: the width of a module, or null. */
function moduleOf(runs: readonly number[]): number | null {
  const total = runs.reduce((sum, run) => sum + run, 0);
  const module = total / 7;
  const fits = runs.every((run, place) => {
    const wanted = place === 2 ? 3 * module : module;
    return Math.abs(run - wanted) < (place === 2 ? 1.5 : 0.8) * module;
  });
  return runs.length === 5 && total >= 7 && fits ? module : null;
}

/** The five runs around a dark point in one direction, and how far the middle of the pattern is from it. */
function runsThrough({ dark }: Bitmap, at: Point, [dx, dy]: readonly [number, number], longest: number) {
  const walk = (sign: number) => {
    const runs = [0, 0, 0];
    let step = sign > 0 ? 0 : 1;
    for (const [place] of runs.entries()) {
      const wanted = place !== 1;
      while ((runs[place] ?? 0) <= longest && dark(at.x + sign * step * dx, at.y + sign * step * dy) === wanted) {
        runs[place] = (runs[place] ?? 0) + 1;
        step += 1;
      }
    }
    return runs as [number, number, number];
  };
  const [ahead, behind] = [walk(1), walk(-1)];
  const module = moduleOf([behind[2], behind[1], behind[0] + ahead[0], ahead[1], ahead[2]]);
  return module === null ? null : { module, shift: (ahead[0] - behind[0]) / 2 };
}

function finderAt(bitmap: Bitmap, at: Point, module: number): Finder | null {
  const longest = module * 6;
  const down = runsThrough(bitmap, at, [0, 1], longest);
  if (!down) return null;
  const middle = { x: at.x, y: at.y + down.shift };
  const across = runsThrough(bitmap, { x: middle.x, y: Math.floor(middle.y) }, [1, 0], longest);
  if (!across) return null;
  const width = (down.module + across.module) / 2;
  if (Math.max(down.module, across.module) > 2 * Math.min(down.module, across.module)) return null;
  return { x: middle.x + across.shift, y: middle.y, module: width, seen: 1 };
}

/** Everything that looks like one of the three large squares. */
export function findersIn(bitmap: Bitmap): Finder[] {
  const found: Finder[] = [];
  for (let y = 0; y < bitmap.height; y += 2) {
    let runs: number[] = [];
    let isDark = false;
    let run = 0;
    for (let x = 0; x <= bitmap.width; x++) {
      const now = x < bitmap.width && bitmap.dark(x, y);
      if (now === isDark && x < bitmap.width) {
        run += 1;
        continue;
      }
      runs = [...runs.slice(-4), run];
      const module = isDark ? moduleOf(runs) : null;
      if (module !== null) {
        const middle = x - (runs[4] ?? 0) - (runs[3] ?? 0) - Math.ceil((runs[2] ?? 0) / 2);
        const finder = finderAt(bitmap, { x: middle, y }, module);
        if (finder) remember(found, finder);
      }
      [isDark, run] = [now, 1];
    }
  }
  return found;
}

function remember(found: Finder[], finder: Finder): void {
  const same = found.find(
    ({ x, y, module }) => Math.abs(x - finder.x) < 2 * module && Math.abs(y - finder.y) < 2 * module,
  );
  if (same) {
    same.seen += 1;
    same.module += (finder.module - same.module) / same.seen;
  } else found.push(finder);
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** How far three finders are from standing in the corners of a square, and which corner is which. */
function rated(three: readonly [Finder, Finder, Finder]): { corners: Corners; off: number } {
  const [a, b, c] = three;
  // The corner between the other two is opposite to the longest side.
  const sides = [
    { corner: a, others: [b, c] as const },
    { corner: b, others: [a, c] as const },
    { corner: c, others: [a, b] as const },
  ].toSorted((one, other) => distance(...other.others) - distance(...one.others));
  const [{ corner, others }] = sides as [(typeof sides)[number]];
  const turn =
    (others[0].x - corner.x) * (others[1].y - corner.y) - (others[0].y - corner.y) * (others[1].x - corner.x);
  const [topRight, bottomLeft] = turn > 0 ? others : [others[1], others[0]];
  const [one, other] = [distance(corner, topRight), distance(corner, bottomLeft)];
  const modules = three.map(({ module }) => module);
  const off =
    Math.abs(one - other) / Math.max(one, other) +
    Math.abs(distance(topRight, bottomLeft) / Math.hypot(one, other) - 1) * 2 +
    (Math.max(...modules) / Math.min(...modules) - 1);
  return { corners: { topLeft: corner, topRight, bottomLeft }, off };
}

const mostFinders = 8;

/** Codes that the finders may belong to, the likeliest first. */
export function cornersOf(finders: readonly Finder[]): Corners[] {
  const best = finders
    .filter(({ seen }) => seen > 1)
    .toSorted((one, other) => other.seen - one.seen)
    .slice(0, mostFinders);
  const all = best.flatMap((a, first) =>
    best.slice(first + 1).flatMap((b, second) => best.slice(first + second + 2).map((c) => rated([a, b, c]))),
  );
  return all
    .filter(({ off }) => off < 1.2)
    .toSorted((one, other) => one.off - other.off)
    .slice(0, 3)
    .map(({ corners }) => corners);
}

/** Up to 57 modules: nothing that we print or show needs more. */
export const largestVersion = 10;

/** By level (L, M, Q, H) and version: how many codewords of a block check the others, and how many blocks there are. */
const checkWords = [
  [7, 10, 15, 20, 26, 18, 20, 24, 30, 18],
  [10, 16, 26, 18, 24, 16, 18, 22, 22, 26],
  [13, 22, 18, 26, 18, 24, 18, 22, 20, 24],
  [17, 28, 22, 16, 22, 28, 26, 26, 24, 28],
];
const blockCounts = [
  [1, 1, 1, 1, 1, 2, 2, 2, 2, 4],
  [1, 1, 1, 2, 2, 4, 4, 4, 5, 5],
  [1, 1, 2, 2, 4, 4, 6, 6, 8, 8],
  [1, 1, 2, 4, 4, 4, 5, 6, 8, 8],
];

export const sizeOf = (version: number): number => 17 + 4 * version;

export function blocksOf(version: number, level: number): { readonly checks: number; readonly blocks: number } {
  return { checks: checkWords[level]?.[version - 1] ?? 0, blocks: blockCounts[level]?.[version - 1] ?? 0 };
}

/** Where alignment patterns stand, in both directions. */
export function alignmentsOf(version: number): number[] {
  if (version === 1) return [];
  const last = sizeOf(version) - 7;
  if (version < 7) return [6, last];
  return [6, (6 + last) / 2, last];
}

/** Whether a module carries no data: finders, format, timing, alignment, version. */
export function isFixed(version: number, x: number, y: number): boolean {
  const size = sizeOf(version);
  if (x === 6 || y === 6) return true;
  if (y < 9 && (x < 9 || x >= size - 8)) return true;
  if (x < 9 && y >= size - 8) return true;
  if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
  const spots = alignmentsOf(version);
  const near = (value: number) => spots.find((spot) => Math.abs(spot - value) <= 2);
  const [column, row] = [near(x), near(y)];
  if (column === undefined || row === undefined) return false;
  const [first, last] = [spots[0], spots.at(-1)];
  const corner = (column === first && row === first) || (column === first && row === last);
  return !corner && !(column === last && row === first);
}

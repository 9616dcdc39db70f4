import { layoutSide } from './vector.ts';

/** Steps of a byte for one standard deviation. */
const unit = 36;

/**
 * The light and shade of a whole picture on a small grid. The network tells kinds of things apart, but not two pictures
 * of one kind; this tells whether a picture is the very one, also when it was dimmed, recoloured, mirrored or cropped.
 */
export function layoutOf(grey: Uint8Array): Int8Array {
  let [sum, squares] = [0, 0];
  for (const value of grey) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / grey.length;
  const spread = Math.sqrt(Math.max(1, squares / grey.length - mean * mean));
  return Int8Array.from(grey, (value) => Math.max(-127, Math.min(127, Math.round(((value - mean) / spread) * unit))));
}

/** One way in which the asked picture may lie in another: as all of it, or as a part of some size. */
export interface Pattern {
  readonly side: number;
  /** Free of mean, of length 1. */
  readonly light: Float32Array;
}

export function patternOf(grey: Uint8Array, side: number): Pattern {
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  const light = Float32Array.from(grey, (value) => value - mean);
  const length = Math.hypot(...light) || 1;
  return { side, light: light.map((value) => value / length) };
}

export function mirrored({ side, light }: Pattern): Pattern {
  return { side, light: light.map((_, at) => light[at - (at % side) + side - 1 - (at % side)] as number) };
}

const edge = layoutSide + 1;

/** Sums over every rectangle that begins in the corner of a layout, so that those over any part take four numbers. */
export interface LayoutSums {
  readonly values: Int32Array;
  readonly squares: Int32Array;
}

export function sumsOf(layouts: Int8Array, from: number): LayoutSums {
  const values = new Int32Array(edge * edge);
  const squares = new Int32Array(edge * edge);
  for (let y = 1, at = from; y < edge; y++) {
    let [row, rowSquares] = [0, 0];
    for (let x = 1; x < edge; x++, at++) {
      const value = layouts[at] as number;
      row += value;
      rowSquares += value * value;
      values[y * edge + x] = (values[(y - 1) * edge + x] as number) + row;
      squares[y * edge + x] = (squares[(y - 1) * edge + x] as number) + rowSquares;
    }
  }
  return { values, squares };
}

function within(sums: Int32Array, left: number, top: number, side: number): number {
  const [above, below] = [top * edge + left, (top + side) * edge + left];
  return (
    (sums[below + side] as number) - (sums[below] as number) - (sums[above + side] as number) + (sums[above] as number)
  );
}

/** The correlation of a pattern with the part of a layout that begins at `left`, `top`; -1 where that is blank. */
function fitAt(
  layouts: Int8Array,
  from: number,
  { side, light }: Pattern,
  { values, squares }: LayoutSums,
  left: number,
  top: number,
): number {
  const count = side * side;
  const spread = Math.sqrt(within(squares, left, top, side) - within(values, left, top, side) ** 2 / count);
  if (spread <= count * 0.02) return -1;
  let product = 0;
  for (let y = 0, at = 0; y < side; y++) {
    const row = from + (top + y) * layoutSide + left;
    for (let x = 0; x < side; x++, at++) product += (layouts[row + x] as number) * (light[at] as number);
  }
  return product / spread;
}

/**
 * The best correlation of a pattern with a part of its size anywhere in a layout, from -1 to 1. Light and shade change
 * slowly: every other place is tried, and then those around the best one.
 */
export function closeness(
  layouts: Int8Array,
  from: number,
  pattern: Pattern,
  sums: LayoutSums = sumsOf(layouts, from),
): number {
  const room = layoutSide - pattern.side;
  let [best, bestLeft, bestTop] = [-1, 0, 0];
  const attempt = (left: number, top: number) => {
    const found = fitAt(layouts, from, pattern, sums, left, top);
    if (found > best) [best, bestLeft, bestTop] = [found, left, top];
  };
  for (let top = 0; top <= room; top += 2) for (let left = 0; left <= room; left += 2) attempt(left, top);
  const [middleLeft, middleTop] = [bestLeft, bestTop];
  for (let top = Math.max(0, middleTop - 1); top <= Math.min(room, middleTop + 1); top++) {
    for (let left = Math.max(0, middleLeft - 1); left <= Math.min(room, middleLeft + 1); left++) {
      if (left !== middleLeft || top !== middleTop) attempt(left, top);
    }
  }
  return best;
}

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

/** The best correlation of a pattern with a part of its size anywhere in a layout, from -1 to 1. */
export function closeness(
  layouts: Int8Array,
  from: number,
  { side, light }: Pattern,
  { values, squares } = sumsOf(layouts, from),
): number {
  const count = side * side;
  const room = layoutSide - side;
  let best = -1;
  for (let top = 0; top <= room; top++) {
    for (let left = 0; left <= room; left++) {
      const spread = Math.sqrt(within(squares, left, top, side) - within(values, left, top, side) ** 2 / count);
      if (spread <= count * 0.02) continue;
      let product = 0;
      for (let y = 0, at = 0; y < side; y++) {
        const row = from + (top + y) * layoutSide + left;
        for (let x = 0; x < side; x++, at++) product += (layouts[row + x] as number) * (light[at] as number);
      }
      best = Math.max(best, product / spread);
    }
  }
  return best;
}

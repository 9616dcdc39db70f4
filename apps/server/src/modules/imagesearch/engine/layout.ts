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

/** The best correlation of a pattern with a part of its size anywhere in a layout, from -1 to 1. */
export function closeness(layouts: Int8Array, from: number, { side, light }: Pattern): number {
  const count = side * side;
  const room = layoutSide - side;
  let best = -1;
  for (let top = 0; top <= room; top++) {
    for (let left = 0; left <= room; left++) {
      let [product, sum, squares] = [0, 0, 0];
      for (let y = 0, at = 0; y < side; y++) {
        const row = from + (top + y) * layoutSide + left;
        for (let x = 0; x < side; x++, at++) {
          const value = layouts[row + x] as number;
          product += value * (light[at] as number);
          sum += value;
          squares += value * value;
        }
      }
      const spread = Math.sqrt(squares - (sum * sum) / count);
      if (spread > count * 0.02) best = Math.max(best, product / spread);
    }
  }
  return best;
}

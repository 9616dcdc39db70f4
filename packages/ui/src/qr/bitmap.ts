/** A picture as a camera gives it: red, green, blue and alpha of each pixel. */
export interface Frame {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  dark(x: number, y: number): boolean;
}

/** How much darker than what lies around it something has to be: less is noise. */
const contrast = 0.9;

/** What is darker than its surroundings: a shadow across the code, or a screen that shines, does no harm. */
export function bitmapOf({ data, width, height }: Frame): Bitmap {
  const light = new Uint8Array(width * height);
  for (let pixel = 0; pixel < light.length; pixel++) {
    const [red = 0, green = 0, blue = 0] = [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]];
    light[pixel] = (red * 77 + green * 151 + blue * 28) >> 8;
  }
  // Sums of everything above and to the left: a mean of any rectangle is four looks.
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    let line = 0;
    for (let x = 0; x < width; x++) {
      line += light[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + line;
    }
  }
  const reach = Math.max(8, Math.round(Math.max(width, height) / 12));
  const bits = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach)];
    for (let x = 0; x < width; x++) {
      const [from, to] = [Math.max(0, x - reach), Math.min(width, x + reach)];
      const sum =
        (sums[bottom * row + to] ?? 0) -
        (sums[bottom * row + from] ?? 0) -
        (sums[top * row + to] ?? 0) +
        (sums[top * row + from] ?? 0);
      const mean = sum / ((bottom - top) * (to - from));
      bits[y * width + x] = Number((light[y * width + x] ?? 0) < mean * contrast);
    }
  }
  const dark = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && bits[Math.floor(y) * width + Math.floor(x)] === 1;
  return { width, height, dark };
}

import sharp from 'sharp';
import type { Art } from './renders.ts';

/** A render ready to be laid on a picture: final size, turned, lit, cut to its outline. Straight RGBA. */
export interface Sprite {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Pose {
  /** The box it may fill, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly mirror?: boolean;
  /** -1 lit from the left, 1 from the right, 0 from the front. */
  readonly light?: number;
  /** How much darker the foot and the far side stand: 0 flat, 1 strong. */
  readonly depth?: number;
  /** What stands far back takes on some of the air's colour: red, green, blue, share. */
  readonly haze?: readonly [number, number, number, number];
  /** Pixels of blur, for things out of focus. */
  readonly blur?: number;
}

/** Light and shade are painted at the render's own size, where a pass over the pixels is cheap. */
function lit(art: Art, pose: Pose): { rgb: Buffer; alpha: Buffer } {
  const { width, height, data } = art;
  const rgb = Buffer.allocUnsafe(width * height * 3);
  const alpha = Buffer.allocUnsafe(width * height);
  const side = pose.light ?? 0;
  const depth = pose.depth ?? 0.5;
  const [hazeR, hazeG, hazeB, haze] = pose.haze ?? [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const foot = v > 0.6 ? ((v - 0.6) / 0.4) ** 2 * 0.26 * depth : 0;
    for (let x = 0; x < width; x++) {
      const from = (y * width + (pose.mirror ? width - 1 - x : x)) * 4;
      const toLight = side * ((x / width) * 2 - 1) + (0.5 - v) * 0.5;
      const gain = 1 + toLight * (toLight > 0 ? 0.05 : 0.16) * depth - foot;
      const glow = toLight > 0 ? toLight * 7 * depth : 0;
      const keep = gain * (1 - haze);
      const add = glow * (1 - haze);
      const to = y * width + x;
      rgb[to * 3] = Math.min(255, (data[from] ?? 0) * keep + add + hazeR * haze);
      rgb[to * 3 + 1] = Math.min(255, (data[from + 1] ?? 0) * keep + add + hazeG * haze);
      rgb[to * 3 + 2] = Math.min(255, (data[from + 2] ?? 0) * keep + add + hazeB * haze);
      alpha[to] = data[from + 3] ?? 0;
    }
  }
  return { rgb, alpha };
}

/** Smallest rectangle of visible pixels. */
function bounds(
  alpha: Buffer,
  width: number,
  height: number,
): [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [width, -1, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let first = 0;
    while (first < width && (alpha[row + first] ?? 0) < 20) first++;
    if (first === width) continue;
    let last = width - 1;
    while ((alpha[row + last] ?? 0) < 20) last--;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
    if (top < 0) top = y;
    bottom = y + 1;
  }
  return top < 0 ? [0, 0, width, height] : [left, top, right, bottom];
}

function join(rgb: Buffer, alpha: Buffer, width: number, height: number): Sprite {
  const [left, top, right, bottom] = bounds(alpha, width, height);
  const [w, h] = [right - left, bottom - top];
  const data = Buffer.allocUnsafe(w * h * 4);
  for (let y = 0, to = 0; y < h; y++) {
    let from = (y + top) * width + left;
    for (let x = 0; x < w; x++, from++, to += 4) {
      data[to] = rgb[from * 3] ?? 0;
      data[to + 1] = rgb[from * 3 + 1] ?? 0;
      data[to + 2] = rgb[from * 3 + 2] ?? 0;
      data[to + 3] = alpha[from] ?? 0;
    }
  }
  return { data, width: w, height: h };
}

export async function makeSprite(art: Art, pose: Pose): Promise<Sprite> {
  const radians = ((pose.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const fit = Math.min(
    pose.width / (art.width * Math.abs(cos) + art.height * Math.abs(sin)),
    pose.height / (art.width * Math.abs(sin) + art.height * Math.abs(cos)),
  );
  const width = Math.max(8, Math.round(art.width * fit));
  const height = Math.max(8, Math.round(art.height * fit));
  const { rgb, alpha } = lit(art, pose);
  // Enlarging and turning in one step resamples once; reducing needs its own step, which averages.
  const step = Math.max(1, fit);
  const matrix: [number, number, number, number] = [cos * step, -sin * step, sin * step, cos * step];
  const shape = (input: Buffer, channels: 1 | 3) => {
    const pipe = sharp(input, { raw: { width: art.width, height: art.height, channels } });
    if (fit < 1) pipe.resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
    if (radians !== 0 || step > 1) pipe.affine(matrix, { interpolator: 'bicubic', background: '#000' });
    if (pose.blur && pose.blur >= 0.3) pipe.blur(pose.blur);
    return pipe;
  };
  const colour = shape(rgb, 3);
  const cover = shape(alpha, 1);
  // An enlarged outline is as soft as the enlargement; a steeper alpha makes it crisp again.
  const steep = pose.blur || art.glassy ? 1 : Math.min(4, fit * 1.3);
  if (steep > 1.2) cover.blur(Math.max(0.3, fit * 0.55)).linear(steep, 127.5 * (1 - steep));
  const [solid, mask] = await Promise.all([
    colour.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    cover.toColourspace('b-w').raw().toBuffer(),
  ]);
  return join(solid.data, mask, solid.info.width, solid.info.height);
}

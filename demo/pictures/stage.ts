import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Palette } from './palettes.ts';
import { Shadows, type Spot } from './shadow.ts';
import type { Sprite } from './sprite.ts';

/** The part of a sprite that lies inside the frame: sharp refuses layers larger than the picture. */
function clipped(spot: Spot, width: number, height: number): OverlayOptions | null {
  const { sprite } = spot;
  const [x, y] = [Math.round(spot.left), Math.round(spot.top)];
  const [left, top] = [Math.max(0, -x), Math.max(0, -y)];
  const w = Math.min(sprite.width, width - x) - left;
  const h = Math.min(sprite.height, height - y) - top;
  if (w <= 0 || h <= 0) return null;
  const place = { left: x + left, top: y + top, raw: { width: w, height: h, channels: 4 as const } };
  if (w === sprite.width && h === sprite.height) return { ...place, input: sprite.data };
  const input = Buffer.allocUnsafe(w * h * 4);
  for (let row = 0; row < h; row++) {
    const from = ((row + top) * sprite.width + left) * 4;
    sprite.data.copy(input, row * w * 4, from, from + w * 4);
  }
  return { ...place, input };
}

/** The mirror image in a polished floor: upside down, fading with the distance. */
function reflection(sprite: Sprite, strength: number): Sprite {
  const height = Math.max(1, Math.round(sprite.height * 0.3));
  const data = Buffer.allocUnsafe(sprite.width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = (sprite.height - 1 - y) * sprite.width * 4;
    sprite.data.copy(data, y * sprite.width * 4, from, from + sprite.width * 4);
    const fade = strength * (1 - y / height) ** 1.6;
    for (let at = y * sprite.width * 4 + 3; at < (y + 1) * sprite.width * 4; at += 4) data[at] = (data[at] ?? 0) * fade;
  }
  return { data, width: sprite.width, height };
}

/** One picture in the making: backdrop, light patches, shadows, reflections, things, in this order. */
export class Stage {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly shadows: Shadows;
  backdrop = '';
  readonly #lights: OverlayOptions[] = [];
  readonly #floor: OverlayOptions[] = [];
  readonly #things: OverlayOptions[] = [];

  constructor(width: number, height: number, palette: Palette) {
    this.width = width;
    this.height = height;
    this.palette = palette;
    this.shadows = new Shadows(width, height);
  }

  put(spot: Spot): void {
    const layer = clipped(spot, this.width, this.height);
    if (layer) this.#things.push(layer);
  }

  reflect(spot: Spot, strength: number): void {
    const mirrored = { sprite: reflection(spot.sprite, strength), left: spot.left, top: spot.top + spot.sprite.height - 1 };
    const layer = clipped(mirrored, this.width, this.height);
    if (layer) this.#floor.push(layer);
  }

  /** A drawing so soft that a thumbnail of it is enlarged: window light, leaf shade, bokeh. */
  async soften(svg: string, cells: number): Promise<void> {
    const small = sharp(Buffer.from(svg)).resize(cells, Math.round((cells * this.height) / this.width), { fit: 'fill' });
    const { data, info } = await small.ensureAlpha().blur(1).raw().toBuffer({ resolveWithObject: true });
    const input = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
      .resize(this.width, this.height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    this.#lights.push({ input, raw: { width: this.width, height: this.height, channels: 4 } });
  }

  /** Lines drawn over everything, in the units of `svg`. */
  draw(inner: string): void {
    this.#things.push({ input: Buffer.from(this.svg(inner)) });
  }

  /** Drawings are 1000 high, and 1000 or (banners) 3000 wide. */
  svg(inner: string): string {
    const box = `0 0 ${this.width === this.height ? 1000 : 3000} 1000`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="${box}" preserveAspectRatio="none">${inner}</svg>`;
  }

  async finish(): Promise<Sharp> {
    const shade = await this.shadows.layer(this.palette.shade);
    return sharp(Buffer.from(this.svg(this.backdrop)))
      .composite([...this.#lights, ...this.#floor, shade, ...this.#things])
      .removeAlpha();
  }
}

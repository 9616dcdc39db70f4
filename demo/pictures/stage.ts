import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { hexToRgb } from './oklab.ts';
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

interface Wash {
  readonly mask: Uint8Array;
  readonly colour: string;
}

/** Lays a colour over RGB pixels, as thick as the mask says. */
function blend(pixels: Uint8Array, { mask, colour }: Wash): void {
  const [r, g, b] = hexToRgb(colour);
  for (let i = 0, at = 0; i < mask.length; i++, at += 3) {
    const share = (mask[i] ?? 0) / 255;
    if (share === 0) continue;
    const red = pixels[at] ?? 0;
    const green = pixels[at + 1] ?? 0;
    const blue = pixels[at + 2] ?? 0;
    pixels[at] = red + (r - red) * share + 0.5;
    pixels[at + 1] = green + (g - green) * share + 0.5;
    pixels[at + 2] = blue + (b - blue) * share + 0.5;
  }
}

/** One picture in the making: backdrop, light, shadows, reflections, things, in this order. */
export class Stage {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly shadows: Shadows;
  backdrop = '';
  /** The backdrop has no edges, so it is painted in the few cells of the shadows and enlarged with them. */
  plain = false;
  readonly #lights: Wash[] = [];
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
    const mirrored = {
      sprite: reflection(spot.sprite, strength),
      left: spot.left,
      top: spot.top + spot.sprite.height - 1,
    };
    const layer = clipped(mirrored, this.width, this.height);
    if (layer) this.#floor.push(layer);
  }

  /** Out-of-focus light or shade on the backdrop: a drawing in white, taken as the mask of a colour. */
  async wash(inner: string, colour: string, blur = 1.2): Promise<void> {
    const { width, height } = this.shadows;
    const black = '<rect width="3000" height="1000" fill="#000"/>';
    const mask = await sharp(Buffer.from(this.svg(black + inner, width, height)))
      .blur(Math.max(0.5, (blur * width) / 100))
      .extractChannel(0)
      .raw()
      .toBuffer();
    this.#lights.push({ mask, colour });
  }

  /** Lines drawn over everything, in the units of `svg`. */
  draw(inner: string): void {
    this.#things.push({ input: Buffer.from(this.svg(inner)) });
  }

  /** Drawings are 1000 high, and 1000 or (banners) 3000 wide. */
  svg(inner: string, width = this.width, height = this.height): string {
    const box = `0 0 ${this.width === this.height ? 1000 : 3000} 1000`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">${inner}</svg>`;
  }

  async #enlarge(wash: Wash): Promise<Wash> {
    const { width, height } = this.shadows;
    const mask = await sharp(wash.mask, { raw: { width, height, channels: 1 } })
      .resize(this.width, this.height, { fit: 'fill', kernel: 'cubic' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    return { ...wash, mask };
  }

  async finish(): Promise<Sharp> {
    const { width, height } = this.plain ? this.shadows : this;
    const washes = [...this.#lights, { mask: this.shadows.mask(), colour: this.palette.shade }];
    const [pixels, masks] = await Promise.all([
      sharp(Buffer.from(this.svg(this.backdrop, width, height)))
        .removeAlpha()
        .raw()
        .toBuffer(),
      this.plain ? washes : Promise.all(washes.map((wash) => this.#enlarge(wash))),
    ]);
    for (const wash of masks) blend(pixels, wash);
    const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
    if (this.plain) picture.resize(this.width, this.height, { fit: 'fill', kernel: 'cubic' });
    return picture.composite([...this.#floor, ...this.#things]).removeAlpha();
  }
}

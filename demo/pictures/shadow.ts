import type { Sprite } from './sprite.ts';

/** Softness is given in 200ths of the frame's longer side. */
const units = 200;

/** Shadows are soft, so they are drawn in fewer cells than the picture has pixels, and enlarged. */
const cellsFor = (pixels: number): number => Math.min(units, Math.max(100, pixels * 0.36));

function boxBlur(plane: Float32Array, width: number, height: number, radius: number): void {
  if (radius < 1) return;
  const line = new Float32Array(Math.max(width, height));
  const share = 1 / (2 * radius + 1);
  const pass = (start: number, step: number, count: number): void => {
    let sum = 0;
    for (let i = 0; i < Math.min(radius, count); i++) sum += plane[start + i * step] ?? 0;
    for (let i = 0; i < count; i++) {
      if (i + radius < count) sum += plane[start + (i + radius) * step] ?? 0;
      if (i - radius - 1 >= 0) sum -= plane[start + (i - radius - 1) * step] ?? 0;
      line[i] = sum * share;
    }
    for (let i = 0; i < count; i++) plane[start + i * step] = line[i] ?? 0;
  };
  for (let round = 0; round < 2; round++) {
    for (let y = 0; y < height; y++) pass(y * width, 1, width);
    for (let x = 0; x < width; x++) pass(x, width, height);
  }
}

/** Where a sprite lies in the frame, in pixels. */
export interface Spot {
  readonly sprite: Sprite;
  readonly left: number;
  readonly top: number;
}

/** All shadows of one picture: layers of one softness each, laid over each other, then enlarged once. */
export class Shadows {
  /** The grid, in cells. */
  readonly width: number;
  readonly height: number;
  readonly #scale: number;
  readonly #planes = new Map<number, Float32Array>();

  constructor(width: number, height: number) {
    this.#scale = cellsFor(Math.max(width, height)) / Math.max(width, height);
    this.width = Math.round(width * this.#scale);
    this.height = Math.round(height * this.#scale);
  }

  #plane(radius: number): Float32Array {
    const known = this.#planes.get(radius) ?? new Float32Array(this.width * this.height);
    this.#planes.set(radius, known);
    return known;
  }

  #mark(plane: Float32Array, x: number, y: number, strength: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = Math.floor(y) * this.width + Math.floor(x);
    plane[at] = Math.max(plane[at] ?? 0, strength);
  }

  /** The outline laid down on the floor: each sprite row goes to `rowAt(height over ground)`, shifted by `lean` of it. */
  #project(spot: Spot, radius: number, strength: number, flat: number, lean: number, reach: number): void {
    const plane = this.#plane(radius);
    const { sprite } = spot;
    const s = this.#scale;
    const foot = (spot.top + sprite.height) * s;
    const [w, h] = [sprite.width * s, sprite.height * s * reach];
    const step = Math.min(1, 0.8 / Math.max(flat, 0.05));
    for (let up = 0; up < h; up += step) {
      const row = Math.max(0, sprite.height - 1 - Math.floor(up / s)) * sprite.width;
      for (let x = 0; x < w; x += 0.8) {
        const alpha = sprite.data[(row + Math.min(sprite.width - 1, Math.floor(x / s))) * 4 + 3] ?? 0;
        if (alpha < 60) continue;
        const fade = strength * (1 - 0.75 * (up / h)) * (alpha / 255);
        this.#mark(plane, spot.left * s + x + up * lean, foot - up * flat, fade);
      }
    }
  }

  /** A thing that stands on the floor, lit from `light` (-1 left, 1 right). */
  stand(spot: Spot, light: number, strength = 1): void {
    const lowered = { ...spot, top: spot.top - spot.sprite.height * 0.012 };
    this.#project(lowered, 1, 0.62 * strength, 0.16, 0, 0.1);
    this.#project(lowered, 3, 0.42 * strength, 0.14, -light * 0.1, 0.3);
    this.#project(lowered, 6, 0.34 * strength, 0.2, -light * 0.5, 1);
  }

  /** A thing that hovers: its shadow lies `gap` pixels under it, smaller and softer. */
  hover(spot: Spot, gap: number, strength = 1): void {
    const { sprite, left, top } = spot;
    this.ellipse(
      left + sprite.width / 2,
      top + sprite.height + gap,
      sprite.width * 0.36,
      sprite.width * 0.055,
      5,
      0.42 * strength,
    );
    this.ellipse(
      left + sprite.width / 2,
      top + sprite.height + gap,
      sprite.width * 0.22,
      sprite.width * 0.03,
      3,
      0.3 * strength,
    );
  }

  /** A thing that lies flat, seen from above: the outline itself, moved away from the light. */
  lie(spot: Spot, light: number, lift = 1): void {
    const { sprite } = spot;
    const s = this.#scale;
    for (const [radius, offset, strength] of [
      [1, 0.8, 0.34],
      [3, 2.4, 0.32],
      [7, 6, 0.26],
    ] as const) {
      const plane = this.#plane(radius);
      const away = (offset * lift * this.width) / units;
      for (let y = 0; y < sprite.height * s; y++) {
        for (let x = 0; x < sprite.width * s; x++) {
          const at = Math.floor(y / s) * sprite.width + Math.floor(x / s);
          if ((sprite.data[at * 4 + 3] ?? 0) < 90) continue;
          this.#mark(plane, spot.left * s + x - light * away * 0.8, spot.top * s + y + away, strength);
        }
      }
    }
  }

  ellipse(x: number, y: number, across: number, high: number, radius: number, strength: number): void {
    const plane = this.#plane(radius);
    const s = this.#scale;
    const [rx, ry] = [Math.max(1, across * s), Math.max(1, high * s)];
    for (let dy = -ry; dy <= ry; dy += 0.8) {
      const half = rx * Math.sqrt(Math.max(0, 1 - (dy / ry) ** 2));
      for (let dx = -half; dx <= half; dx += 0.8) this.#mark(plane, x * s + dx, y * s + dy, strength);
    }
  }

  /** How dark each cell is, 0 to 255. */
  mask(): Uint8Array {
    const clear = new Float32Array(this.width * this.height).fill(255);
    for (const [radius, plane] of this.#planes) {
      boxBlur(plane, this.width, this.height, Math.round((1.25 * radius * Math.max(this.width, this.height)) / units));
      for (let i = 0; i < clear.length; i++) clear[i] = (clear[i] ?? 0) * (1 - (plane[i] ?? 0));
    }
    const mask = new Uint8Array(clear.length);
    for (let i = 0; i < mask.length; i++) mask[i] = 255.5 - (clear[i] ?? 0);
    return mask;
  }
}

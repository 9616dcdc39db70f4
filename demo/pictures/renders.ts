import sharp from 'sharp';
import { renderFile } from '../catalogue/render.ts';
import type { Tint } from './key.ts';
import { Lru } from './lru.ts';
import { type Lab, toLab } from './oklab.ts';
import { type Body, findBody, recolour } from './recolour.ts';

/** A render cut to its outline (plus a margin), straight RGBA, with colour bled under its transparent edge. */
export interface Art {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly mean: Lab;
  /** The share of its rectangle that it really fills: a leaning shoe less than a book. */
  readonly fill: number;
  /** The share of its width that carries it, 0 if its weight is not above that: a pen on its tip can only hover. */
  readonly base: number;
  /** Glass keeps its half-transparent pixels, so its edge must not be hardened. */
  readonly glassy: boolean;
}

interface Cut {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const margin = 4;
const selector = '\ufe0f';

async function decode(emoji: string, side: number): Promise<Buffer> {
  const open = (text: string) => sharp(renderFile(text)).resize(side, side).ensureAlpha().raw().toBuffer();
  // Editors add or drop the emoji variation selector silently; both spellings mean the same render.
  const bare = emoji.replaceAll(selector, '');
  return open(emoji).catch(() => open(bare === emoji ? emoji + selector : bare));
}

function cut(data: Buffer, side: number): Cut {
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if ((data[(y * side + x) * 4 + 3] ?? 0) < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  const width = right - left + 2 * margin;
  const height = bottom - top + 2 * margin;
  const out = new Uint8Array(width * height * 4);
  for (let y = top; y < bottom; y++) {
    const row = (y * side + left) * 4;
    out.set(data.subarray(row, row + (right - left) * 4), ((y - top + margin) * width + margin) * 4);
  }
  const art = { data: out, width, height };
  calm(art);
  mendRim(art);
  return art;
}

/** The renders were stored lossily: averaging each pixel with its alike neighbours takes the mottle off, not the edges. */
function calm({ data, width, height }: Cut): void {
  const source = new Uint8Array(data);
  const alike = 42;
  const around: number[] = [];
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++)
      if (Math.abs(dx) + Math.abs(dy) < 3 && (dx || dy)) around.push((dy * width + dx) * 4);
  }
  const offsets = Int32Array.from(around);
  for (let at = 2 * width * 4 + 8; at < (height - 2) * width * 4 - 8; at += 4) {
    if ((source[at + 3] ?? 0) < 200) continue;
    const r = source[at] ?? 0;
    const g = source[at + 1] ?? 0;
    const b = source[at + 2] ?? 0;
    let sumR = r * alike;
    let sumG = g * alike;
    let sumB = b * alike;
    let weight = alike;
    for (let k = 0; k < offsets.length; k++) {
      const to = at + (offsets[k] ?? 0);
      const r2 = source[to] ?? 0;
      const g2 = source[to + 1] ?? 0;
      const b2 = source[to + 2] ?? 0;
      const share = alike - Math.abs(r2 - r) - Math.abs(g2 - g) - Math.abs(b2 - b);
      if (share <= 0 || (source[to + 3] ?? 0) < 200) continue;
      sumR += r2 * share;
      sumG += g2 * share;
      sumB += b2 * share;
      weight += share;
    }
    data[at] = sumR / weight + 0.5;
    data[at + 1] = sumG / weight + 0.5;
    data[at + 2] = sumB / weight + 0.5;
  }
}

/** The rim's own colours are half backdrop: it takes the mean of the sure pixels around it, thin parts keep theirs. */
function mendRim({ data, width, height }: Cut): void {
  const opaque = (i: number, least: number): boolean => (data[i * 4 + 3] ?? 0) >= least;
  const sure = new Uint8Array(width * height);
  for (let i = width; i < sure.length - width; i++) {
    const inside = opaque(i - 1, 200) && opaque(i + 1, 200) && opaque(i - width, 200) && opaque(i + width, 200);
    sure[i] = inside && opaque(i, 240) ? 1 : 0;
  }
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      if (sure[i] || !opaque(i, 8)) continue;
      let r = 0;
      let g = 0;
      let b = 0;
      let count = 0;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const from = i + dy * width + dx;
          if (!sure[from]) continue;
          r += data[from * 4] ?? 0;
          g += data[from * 4 + 1] ?? 0;
          b += data[from * 4 + 2] ?? 0;
          count++;
        }
      }
      if (count === 0) continue;
      data[i * 4] = r / count;
      data[i * 4 + 1] = g / count;
      data[i * 4 + 2] = b / count;
    }
  }
}

/** Transparent pixels take the colour of the nearest solid one: scaling and sharpening then cannot draw a dark fringe. */
function bleed({ data, width, height }: Cut): void {
  const known = new Uint8Array(width * height);
  for (let i = 0; i < known.length; i++) known[i] = (data[i * 4 + 3] ?? 0) >= 24 ? 1 : 0;
  const take = (i: number, from: number): void => {
    if (known[i] || !known[from]) return;
    data.copyWithin(i * 4, from * 4, from * 4 + 3);
    known[i] = 1;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) take(y * width + x, y * width + x - 1);
    for (let x = width - 2; x >= 0; x--) take(y * width + x, y * width + x + 1);
  }
  for (let i = width; i < known.length; i++) take(i, i - width);
  for (let i = known.length - width - 1; i >= 0; i--) take(i, i + width);
}

/** An unsharp mask at the render's own size: an enlargement then enlarges its crispness too. */
function crisp({ data, width, height }: Cut): void {
  const source = new Uint8Array(data);
  const row = width * 4;
  for (let at = row + 4; at < (height - 1) * row - 4; at++) {
    if ((at & 3) === 3) continue;
    const here = source[at] ?? 0;
    const sum = (source[at - 4] ?? 0) + (source[at + 4] ?? 0) + (source[at - row] ?? 0) + (source[at + row] ?? 0);
    const value = here + 0.3 * (here - sum / 4);
    data[at] = Math.max(0, Math.min(255, value));
  }
}

function measure({ data }: Cut): { mean: Lab; fill: number } {
  const one = new Float32Array(3);
  let [l, a, b, count] = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += 4 * 7) {
    if ((data[i + 3] ?? 0) < 100) continue;
    toLab(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0, one, 0);
    l += one[0] ?? 0;
    a += one[1] ?? 0;
    b += one[2] ?? 0;
    count++;
  }
  return { mean: { l: l / count, a: a / count, b: b / count }, fill: (count * 28) / data.length };
}

function baseOf({ data, width, height }: Cut): number {
  const inner = height - 2 * margin;
  const foot = height - margin - Math.ceil(inner * 0.07);
  let [first, last, weight, moment] = [width, 0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    if ((data[i * 4 + 3] ?? 0) <= 128) continue;
    const x = i % width;
    weight++;
    moment += x;
    if (i < foot * width) continue;
    first = Math.min(first, x);
    last = Math.max(last, x);
  }
  const slack = width * 0.06;
  const middle = moment / weight;
  if (middle < first - slack || middle > last + slack) return 0;
  return (last - first + 1) / (width - 2 * margin);
}

/** The renders' own size, and half of it for thumbnails and props, where every pass costs a quarter. */
const whole = 256;
const half = 128;

const cuts = new Lru<string, Promise<Cut>>(64);
const bodies = new Lru<string, Promise<Body>>(16);
const arts = new Lru<string, Promise<Art>>(64);

async function finish(emoji: string, tint: Tint, side: number): Promise<Art> {
  const name = `${emoji} ${side}`;
  const source = await cuts.get(name, () => decode(emoji, side).then((data) => cut(data, side)));
  const original = tint === 'plain' || tint === 'multi';
  const body = original ? null : await bodies.get(name, async () => findBody(source.data));
  const data = body && !original ? recolour(source.data, body, tint) : new Uint8Array(source.data);
  const art = { data, width: source.width, height: source.height };
  bleed(art);
  crisp(art);
  return { ...art, ...measure(art), base: baseOf(art), glassy: tint === 'clear' };
}

/** The decoded, dyed render of an emoji for a use of about `pixels`; the last few dozen stay in memory. */
export function loadArt(emoji: string, tint: Tint, pixels: number): Promise<Art> {
  const side = pixels > 1.15 * half ? whole : half;
  const name = `${emoji} ${tint} ${side}`;
  const art = arts.get(name, () => finish(emoji, tint, side));
  art.catch(() => {
    arts.forget(name);
    cuts.forget(`${emoji} ${side}`);
  });
  return art;
}

import type { Region } from '@sgb/contract/image-search.ts';

/** Straight RGB, three bytes a pixel. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * How far each pixel lies from the frame, where a way costs the range of brightness along it (the minimum barrier
 * distance of Zhang et al. 2015): soft grounds stay near however far they reach, things stand out.
 */
function barrier(channel: Uint8Array, width: number, height: number): Float32Array {
  const cost = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const high = Uint8Array.from(channel);
  const low = Uint8Array.from(channel);
  for (let x = 0; x < width; x++) cost[x] = cost[(height - 1) * width + x] = 0;
  for (let y = 0; y < height; y++) cost[y * width] = cost[y * width + width - 1] = 0;
  const relax = (at: number, from: number): void => {
    const value = channel[at] ?? 0;
    const top = Math.max(high[from] ?? 0, value);
    const bottom = Math.min(low[from] ?? 0, value);
    if (top - bottom >= (cost[at] ?? 0)) return;
    cost[at] = top - bottom;
    high[at] = top;
    low[at] = bottom;
  };
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 1; y < height - 1; y++) {
      for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
        relax(at, at - 1);
        relax(at, at - width);
      }
    }
    for (let y = height - 2; y > 0; y--) {
      for (let at = (y + 1) * width - 2; at > y * width; at--) {
        relax(at, at + 1);
        relax(at, at + width);
      }
    }
  }
  return cost;
}

function saliency({ data, width, height }: Pixels): Float32Array {
  const total = new Float32Array(width * height);
  for (let channel = 0; channel < 3; channel++) {
    const values = new Uint8Array(width * height);
    for (let i = 0; i < values.length; i++) values[i] = data[i * 3 + channel] ?? 0;
    const cost = barrier(values, width, height);
    for (let i = 0; i < total.length; i++) total[i] = (total[i] ?? 0) + (cost[i] ?? 0);
  }
  return total;
}

/** The level that parts the values best into two groups (Otsu). */
function parting(values: Float32Array): number {
  const counts = new Float64Array(256);
  const peak = values.reduce((most, value) => Math.max(most, value), 1);
  let sum = 0;
  for (const value of values) {
    const bin = Math.floor((value / peak) * 255);
    counts[bin] = (counts[bin] ?? 0) + 1;
    sum += bin;
  }
  let [best, level, below, belowSum] = [0, 0, 0, 0];
  for (let bin = 0; bin < 255; bin++) {
    below += counts[bin] ?? 0;
    belowSum += bin * (counts[bin] ?? 0);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (belowSum / below - (sum - belowSum) / above) ** 2;
    if (spread > best) [best, level] = [spread, bin];
  }
  return ((level + 1) / 255) * peak;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box of the heaviest connected part; what lies near the middle weighs more. */
function heaviest(mask: Uint8Array, width: number, height: number): Box | null {
  const stack: number[] = [];
  let [best, weight]: [Box | null, number] = [null, 0];
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1) continue;
    const box: Box = { left: width, top: height, right: 0, bottom: 0 };
    let mass = 0;
    stack.push(start);
    mask[start] = 2;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      mass += 1 - Math.min(0.8, Math.hypot(x / width - 0.5, y / height - 0.5));
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (mask[next] !== 1) continue;
        mask[next] = 2;
        stack.push(next);
      }
    }
    if (mass > weight) [best, weight] = [box, mass];
  }
  return best;
}

function cut({ data, width }: Pixels, box: Box): Pixels {
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const part = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    const from = ((y + box.top) * width + box.left) * 3;
    part.set(data.subarray(from, from + w * 3), y * w * 3);
  }
  return { data: part, width: w, height: h };
}

/** The colour most pixels have, if it is common enough to be a page: the ground of text and buttons. */
function pageColour({ data }: Pixels): readonly number[] | null {
  const counts = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const name = (r >> 3) * 1024 + (g >> 3) * 32 + (b >> 3);
    const known = counts.get(name) ?? [0, 0, 0, 0];
    counts.set(name, [known[0] + 1, known[1] + r, known[2] + g, known[3] + b]);
  }
  const [count, ...sums] = [...counts.values()].reduce((most, next) => (next[0] > most[0] ? next : most), [0, 0, 0, 0]);
  return count < 0.2 * (data.length / 3) ? null : sums.map((sum) => sum / count);
}

/** The longest run of lines that are covered nearly all along. */
function longestRun(lines: readonly number[]): readonly [from: number, to: number] {
  let [from, to, start] = [0, 0, 0];
  for (let at = 0; at <= lines.length; at++) {
    if ((lines[at] ?? 0) >= 0.8) continue;
    if (at - start > to - from) [from, to] = [start, at];
    start = at + 1;
  }
  return [from, to];
}

/** The picture on a screen or a page: the largest block that covers the page's colour over its whole breadth. */
function pictureOnPage(pixels: Pixels): Box | null {
  const page = pageColour(pixels);
  if (!page) return null;
  const { data, width, height } = pixels;
  const covered = (x: number, y: number): boolean => {
    const at = (y * width + x) * 3;
    return page.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 7);
  };
  const inset = Math.ceil(width * 0.12);
  const share = (count: number, test: (at: number) => boolean): number => {
    let hits = 0;
    for (let at = 0; at < count; at++) if (test(at)) hits++;
    return hits / count;
  };
  const rows = Array.from({ length: height }, (_, y) => share(width - 2 * inset, (at) => covered(at + inset, y)));
  const [top, bottom] = longestRun(rows);
  const columns = Array.from({ length: width }, (_, x) => share(bottom - top, (at) => covered(x, at + top)));
  const [left, right] = longestRun(columns);
  const shares = [(bottom - top) / height, (right - left) / width];
  return shares.every((part) => part >= 0.18) && Math.min(...shares) < 0.9 ? { left, top, right, bottom } : null;
}

const least = 10;
const margin = 0.06;

/** What stands out from its ground; null when nothing does, or everything. */
function standingOut(pixels: Pixels): Box | null {
  const map = saliency(pixels);
  const limit = parting(map);
  const mask = Uint8Array.from(map, (value) => (value >= limit ? 1 : 0));
  const box = heaviest(mask, pixels.width, pixels.height);
  if (!box) return null;
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  return w < least || h < least || w * h > 0.94 * pixels.width * pixels.height ? null : box;
}

function within(outer: Box, inner: Box): Box {
  return {
    left: outer.left + inner.left,
    right: outer.left + inner.right,
    top: outer.top + inner.top,
    bottom: outer.top + inner.bottom,
  };
}

function padded({ left, top, right, bottom }: Box, { width, height }: Pixels, share: number): Region {
  const [padX, padY] = [share * (right - left), share * (bottom - top)];
  const [x, y] = [Math.max(0, left - padX) / width, Math.max(0, top - padY) / height];
  return {
    x,
    y,
    width: Math.min(1, (right + padX) / width) - x,
    height: Math.min(1, (bottom + padY) / height) - y,
  };
}

/** The innermost picture of a screen that shows a page that shows a picture. */
function pictureShown(pixels: Pixels, screen: Box): Box | null {
  const found = pictureOnPage(cut(pixels, screen));
  if (!found) return null;
  const shown = within(screen, found);
  const small = Math.min(shown.right - shown.left, shown.bottom - shown.top) < 3 * least;
  return (small ? null : pictureShown(pixels, shown)) ?? shown;
}

/** Where the thing in a product's own picture is; null when nothing stands out. */
export function thingRegion(pixels: Pixels): Region | null {
  const thing = standingOut(pixels);
  return thing && padded(thing, pixels, margin);
}

export interface Proposal {
  /** Where the thing in a picture seems to be, best guess first. */
  readonly things: readonly Region[];
  /** The picture that a screenshot or a photographed screen seems to show. */
  readonly shown: Region | null;
}

/** Things are what stands out from its ground: in the picture shown on a screen, and in the picture itself. */
export function propose(pixels: Pixels): Proposal {
  const whole: Box = { left: 0, top: 0, right: pixels.width, bottom: pixels.height };
  const thing = standingOut(pixels);
  const shown = (thing && pictureShown(pixels, thing)) ?? pictureShown(pixels, whole);
  const inside = shown && standingOut(cut(pixels, shown));
  return {
    things: [
      ...(shown && inside ? [padded(within(shown, inside), pixels, margin)] : []),
      ...(thing ? [padded(thing, pixels, margin)] : []),
    ],
    shown: shown && padded(shown, pixels, -0.03),
  };
}

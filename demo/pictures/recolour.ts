import { type ColourId, colours } from '../catalogue/colours.ts';
import { hexToLab, toLab, toRgb } from './oklab.ts';

/** What of a render is its body (the part a factory would dye) and how light that body is. */
interface Body {
  readonly lab: Float32Array;
  readonly mask: Float32Array;
  readonly hue: number;
  readonly chroma: number;
  /** Lightness that 5, 50 and 95 % of the body stay under. */
  readonly dark: number;
  readonly middle: number;
  readonly bright: number;
}

const turn = 2 * Math.PI;
const bins = 36;
const smooth = (low: number, high: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};
interface Census {
  readonly hues: Float64Array;
  readonly solid: number;
  readonly coloured: number;
}

function census(lab: Float32Array, data: Uint8Array): Census {
  const hues = new Float64Array(bins);
  let solid = 0;
  let coloured = 0;
  // Every third pixel is enough to know a body by.
  for (let i = 0, p = 0; i < data.length; i += 12, p += 9) {
    if ((data[i + 3] ?? 0) < 200) continue;
    solid++;
    const a = lab[p + 1] ?? 0;
    const b = lab[p + 2] ?? 0;
    if (a * a + b * b < 0.04 * 0.04) continue;
    coloured++;
    const bin = Math.floor(((Math.atan2(b, a) + turn) % turn) / (turn / bins)) % bins;
    hues[bin] = (hues[bin] ?? 0) + 1;
  }
  return { hues, solid, coloured };
}

/** The hue with the most area within 30 degrees of it. */
function mainHue(hues: Float64Array): { hue: number; area: number } {
  let best = 0;
  let area = 0;
  for (let at = 0; at < bins; at++) {
    let sum = 0;
    for (let off = -3; off <= 3; off++) sum += hues[(at + off + bins) % bins] ?? 0;
    if (sum > area) {
      area = sum;
      best = at;
    }
  }
  return { hue: ((best + 0.5) * turn) / bins, area };
}

function quantiles(lab: Float32Array, mask: Float32Array, data: Uint8Array): [number, number, number] {
  const levels = new Float64Array(101);
  let total = 0;
  for (let i = 0; i < mask.length; i += 3) {
    const weight = (data[i * 4 + 3] ?? 0) < 200 ? 0 : (mask[i] ?? 0);
    const level = Math.min(100, Math.max(0, Math.round((lab[i * 3] ?? 0) * 100)));
    levels[level] = (levels[level] ?? 0) + weight;
    total += weight;
  }
  const at = (share: number): number => {
    let sum = 0;
    for (let level = 0; level <= 100; level++) {
      sum += levels[level] ?? 0;
      if (sum >= share * total) return level / 100;
    }
    return 1;
  };
  return [at(0.05), at(0.5), at(0.95)];
}

export function findBody(data: Uint8Array): Body {
  const count = data.length / 4;
  const lab = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    if (data[i * 4 + 3] === 0) continue;
    toLab(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0, lab, i * 3);
  }
  const { hues, solid, coloured } = census(lab, data);
  const { hue, area } = mainHue(hues);
  // A body of one hue leaves other hues alone (a red shoe keeps its white sole); a motley or a grey one is dyed whole.
  const grey = area < 0.22 * solid && coloured < 0.5 * solid;
  const motley = !grey && area < 0.5 * coloured;
  const toA = Math.cos(hue);
  const toB = Math.sin(hue);
  const mask = new Float32Array(count);
  let chroma = 0;
  let weight = 0;
  for (let i = 0; i < count; i++) {
    if (data[i * 4 + 3] === 0) continue;
    const a = lab[i * 3 + 1] ?? 0;
    const b = lab[i * 3 + 2] ?? 0;
    const c = Math.sqrt(a * a + b * b);
    // The cosine of the angle to the main hue: full within 40 degrees, none beyond 60.
    const near = motley ? 1 : smooth(0.5, 0.766, (a * toA + b * toB) / (c + 1e-6));
    const share = grey ? 1 - smooth(0.05, 0.09, c) : smooth(0.02, 0.055, c) * near;
    mask[i] = share;
    if ((data[i * 4 + 3] ?? 0) < 200) continue;
    chroma += c * share;
    weight += share;
  }
  const [dark, middle, bright] = quantiles(lab, mask, data);
  return { lab, mask, hue, chroma: grey || weight === 0 ? 0 : chroma / weight, dark, middle, bright };
}

const metals: ReadonlySet<ColourId> = new Set(['gold', 'silver', 'rosegold']);

/** Slopes of the lightness curve below and above the body's middle: as steep as the original, within what the target leaves. */
function slopes(body: Body, target: number, metal: boolean): [below: number, above: number] {
  const down = Math.max(0.04, body.middle - body.dark);
  const up = Math.max(0.03, body.bright - body.middle);
  const lift = metal ? 1.35 : 1;
  const roomBelow = Math.min(target - 0.1, target > 0.9 ? 0.2 : 0.34);
  const roomAbove = Math.min(0.985 - target, 0.3);
  const below = Math.min(roomBelow / down, 1.6, Math.max(lift, 0.09 / down));
  const above = Math.min(roomAbove / up, 2, Math.max(lift, 0.1 / up));
  return [below, above];
}

/** The render dyed: hue and chroma of the target, light and shade of the original. Alpha thins only for clear goods. */
export function recolour(data: Uint8Array, body: Body, id: ColourId): Uint8Array {
  const goal = hexToLab(colours[id].hex);
  const toA = Math.cos(body.hue);
  const toB = Math.sin(body.hue);
  const [below, above] = slopes(body, goal.l, metals.has(id));
  const dyed = body.chroma > 0;
  const out = new Uint8Array(data);
  for (let i = 0; i < body.mask.length; i++) {
    const mask = body.mask[i] ?? 0;
    if (mask < 0.004 || data[i * 4 + 3] === 0) continue;
    const l = body.lab[i * 3] ?? 0;
    const a = body.lab[i * 3 + 1] ?? 0;
    const b = body.lab[i * 3 + 2] ?? 0;
    const off = l - body.middle;
    const light = Math.min(0.995, Math.max(0.06, goal.l + off * (off < 0 ? below : above)));
    const fade = Math.sqrt(light > goal.l ? (1 - light) / (1 - goal.l) : light / goal.l);
    const along = a * toA + b * toB;
    const across = b * toA - a * toB;
    const rich = dyed ? Math.min(1.25, 0.55 + (0.45 * Math.sqrt(a * a + b * b)) / body.chroma) : 1;
    // A hue that drifts over the original drifts a third as far over the copy; small angles need no trigonometry.
    const drift = dyed ? Math.max(-0.15, Math.min(0.15, (0.3 * across) / Math.max(0.01, along))) : 0;
    const chroma = fade * rich * mask;
    toRgb(
      l + (light - l) * mask,
      a * (1 - mask) + (goal.a - goal.b * drift) * chroma,
      b * (1 - mask) + (goal.b + goal.a * drift) * chroma,
      out,
      i * 4,
    );
    if (id === 'clear') {
      const shine = smooth(goal.l, 0.99, light);
      out[i * 4 + 3] = (data[i * 4 + 3] ?? 0) * (1 - mask * (0.5 - 0.4 * shine));
    }
  }
  return out;
}

export type { Body };

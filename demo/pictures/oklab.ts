/** Oklab: a colour space in which equal steps look equal, so a tint keeps the shading of what it tints. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const linear = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const steps = 4096;
const encoded = Uint8Array.from({ length: steps + 1 }, (_, i) => {
  const c = i / steps;
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
});

const encode = (c: number): number => encoded[c <= 0 ? 0 : c >= 1 ? steps : Math.round(c * steps)] ?? 0;

/** Writes the Oklab triple of an sRGB colour to `out` at `at`. */
export function toLab(red: number, green: number, blue: number, out: Float32Array, at: number): void {
  const r = linear[red] ?? 0;
  const g = linear[green] ?? 0;
  const b = linear[blue] ?? 0;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  out[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

/** Writes the sRGB bytes of an Oklab colour to `out` at `at`, clamped to what a screen shows. */
export function toRgb(light: number, a: number, b: number, out: Uint8Array, at: number): void {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  out[at] = encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  out[at + 1] = encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  out[at + 2] = encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
}

export function hexToRgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function hexToLab(hex: string): Lab {
  const out = new Float32Array(3);
  toLab(...hexToRgb(hex), out, 0);
  return { l: out[0] ?? 0, a: out[1] ?? 0, b: out[2] ?? 0 };
}

/** A hex colour `share` of the way from one to another. */
export function mix(from: string, to: string, share: number): string {
  const end = hexToRgb(to);
  const parts = hexToRgb(from).map((value, at) => Math.round(value + ((end[at] ?? 0) - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

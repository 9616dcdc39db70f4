import { hash } from '../dice.ts';
import { hexToLab, type Lab, mix } from './oklab.ts';

export interface Palette {
  /** Top of the wall, and where it meets the floor. */
  readonly wall: readonly [string, string];
  /** The floor at the wall, and at the camera. */
  readonly floor: readonly [string, string];
  /** Shapes and plinths of the furnished scenes. */
  readonly accent: readonly [string, string];
  /** Shadows take the hue of the room, never black. */
  readonly shade: string;
  readonly deep?: true;
}

/** Ordered so that neighbours differ: consecutive variants of a kind never share a mood. */
const palettes: readonly Palette[] = [
  { wall: ['#fbf8f3', '#f1e8db'], floor: ['#f5eee3', '#e4d8c5'], accent: ['#e3b79d', '#c3cdb4'], shade: '#4a3826' },
  { wall: ['#dfe8ea', '#c3d3d8'], floor: ['#d3dfe2', '#b3c5cb'], accent: ['#f0e4d2', '#8fa9b4'], shade: '#26343c' },
  { wall: ['#f5e1d4', '#e9c6b0'], floor: ['#efd3c1', '#dcb197'], accent: ['#fbf1e6', '#c98a6a'], shade: '#4d2a1a' },
  { wall: ['#e6ecdd', '#cbd7bd'], floor: ['#d9e2cd', '#b9c8a8'], accent: ['#f7efe0', '#94a883'], shade: '#2c3822' },
  { wall: ['#f4e8d2', '#e6d2b1'], floor: ['#ecdcc0', '#d6bf99'], accent: ['#fdf7ea', '#c39a6b'], shade: '#463217' },
  {
    wall: ['#648a79', '#44685a'],
    floor: ['#587d6d', '#3a5a4d'],
    accent: ['#e6d5b6', '#8fae9f'],
    shade: '#0f241c',
    deep: true,
  },
  { wall: ['#ece6ef', '#d5cadd'], floor: ['#e1d8e7', '#c3b5ce'], accent: ['#f8efe6', '#a893b8'], shade: '#352840' },
  { wall: ['#f0eeea', '#dcd8d1'], floor: ['#e6e3dd', '#cbc6bd'], accent: ['#fbf8f3', '#b3ad9f'], shade: '#33302a' },
  { wall: ['#faefcb', '#f0dd9f'], floor: ['#f5e6b5', '#e2ca83'], accent: ['#fffaf0', '#d8a24f'], shade: '#4d3a0c' },
  { wall: ['#cfdae8', '#a9bcd3'], floor: ['#bccbdd', '#94a9c4'], accent: ['#f3e9dc', '#6f89ab'], shade: '#1d2a40' },
  {
    wall: ['#e3ac8f', '#cd8b6a'],
    floor: ['#d99c7d', '#bb7858'],
    accent: ['#f8e6d7', '#a5644a'],
    shade: '#3a1809',
    deep: true,
  },
  { wall: ['#d9e7e0', '#b5cfc2'], floor: ['#c7dbd0', '#a0bfb0'], accent: ['#f8f0e2', '#6f9c88'], shade: '#1a352a' },
  { wall: ['#f7e3e1', '#ebc8c6'], floor: ['#f0d5d3', '#deb1af'], accent: ['#fdf3ee', '#c78986'], shade: '#4a2423' },
  { wall: ['#f3efe6', '#e2dccb'], floor: ['#e9e4d6', '#d2cab4'], accent: ['#a9b896', '#dba784'], shade: '#38321f' },
  { wall: ['#fbe8cf', '#f3cfa4'], floor: ['#f6d9b5', '#e4b987'], accent: ['#fff6e9', '#d98f54'], shade: '#4e2e0d' },
  {
    wall: ['#71829c', '#4f607b'],
    floor: ['#64758f', '#43536c'],
    accent: ['#ead9c0', '#97a7be'],
    shade: '#131c2e',
    deep: true,
  },
  { wall: ['#e2efee', '#c2dcdb'], floor: ['#d2e5e4', '#add0ce'], accent: ['#fbeee0', '#e0a88c'], shade: '#1b3736' },
  { wall: ['#efe3e6', '#d9c3ca'], floor: ['#e5d3d8', '#c8adb6'], accent: ['#f7efe4', '#9d7f8b'], shade: '#3b232c' },
  { wall: ['#e9e2d6', '#d3c7b4'], floor: ['#ddd3c3', '#bfb29c'], accent: ['#fbf6ee', '#8d9b86'], shade: '#37301f' },
];

const stride = 7;

function near(a: Lab, b: Lab): number {
  return Math.hypot(a.l - b.l, 2.5 * (a.a - b.a), 2.5 * (a.b - b.b));
}

const middles = palettes.map((palette) => hexToLab(palette.wall[1]));

/** The palette of a listing; the next one that sets the subject off when its colour would drown in it. */
export function paletteFor(kindId: string, variant: number, subject: Lab): Palette {
  const start = hash(kindId) + variant * stride;
  for (let step = 0; step < palettes.length; step++) {
    const at = (start + step) % palettes.length;
    const palette = palettes[at];
    const middle = middles[at];
    if (palette && middle && near(middle, subject) > 0.13) return palette;
  }
  return palettes[start % palettes.length] as Palette;
}

/** A room painted in the colour itself, for things that cannot be dyed. */
export function paletteOf(hex: string): Palette {
  const paper = '#fbf8f3';
  const { a, b } = hexToLab(hex);
  // Greys on every wall would only look gloomy.
  const thick = Math.hypot(a, b) < 0.03 ? 0.5 : 1;
  const palette: Palette = {
    wall: [mix(paper, hex, 0.32 * thick), mix(paper, hex, 0.58 * thick)],
    floor: [mix(paper, hex, 0.46 * thick), mix(paper, hex, 0.74 * thick)],
    accent: [paper, hex],
    shade: mix('#1c1917', hex, 0.22),
  };
  return hexToLab(palette.wall[1]).l < 0.68 ? { ...palette, deep: true } : palette;
}

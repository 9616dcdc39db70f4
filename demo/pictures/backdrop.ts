import type { Dice } from '../dice.ts';
import type { Palette } from './palettes.ts';

/** SVG pieces of backdrops, in a box 1000 high and `wide` across. */

const rect = (wide: number, fill: string, extra = ''): string =>
  `<rect width="${wide}" height="1000" fill="${fill}" ${extra}/>`;

function glow(id: string, x: number, y: number, r: number, colour: string, strength: number): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${strength * 0.45}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

export function vertical(id: string, stops: readonly (readonly [at: number, colour: string])[]): string {
  const list = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" x2="0" y2="1">${list}</linearGradient>`;
}

const corners = (wide: number, shade: string): string =>
  `<radialGradient id="vig" gradientUnits="userSpaceOnUse" cx="${wide / 2}" cy="470" r="${0.36 * wide + 400}"><stop offset=".55" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".16"/></radialGradient>`;

/** A paper sweep: wall and floor run into each other, brighter where the lamp stands. */
export function sweep(palette: Palette, light: number, horizon: number): string {
  const [top, low] = palette.wall;
  const [far, near] = palette.floor;
  const h = horizon / 1000;
  const shine = palette.deep ? 0.2 : 0.75;
  return `<defs>${vertical('w', [
    [0, low],
    [h - 0.22, top],
    [h - 0.06, top],
    [h, far],
    [1, near],
  ])}${glow('g', 500 + light * 190, 380, 620, '#fff', shine)}${corners(1000, palette.shade)}</defs>${rect(1000, 'url(#w)')}${rect(1000, 'url(#g)')}${rect(1000, 'url(#vig)')}`;
}

/** A table top seen from above, the light falling in from one side. */
export function tableTop(palette: Palette, light: number): string {
  const [bright, dim] = palette.wall;
  const [x1, x2] = light < 0 ? [0, 1] : [1, 0];
  const slant = `<linearGradient id="w" x1="${x1}" y1="0" x2="${x2}" y2="1"><stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="${dim}"/></linearGradient>`;
  return `<defs>${slant}${glow('g', 500 + light * 330, 120, 760, '#fff', palette.deep ? 0.16 : 0.6)}${corners(1000, palette.shade)}</defs>${rect(1000, 'url(#w)')}${rect(1000, 'url(#g)')}${rect(1000, 'url(#vig)')}`;
}

/** Drawings in white, to be used as masks. */
export interface Gobo {
  readonly inner: string;
  readonly colour: string;
}

function windowLight(roll: Dice, light: number, deep: boolean): Gobo {
  const shift = roll.between(-60, 60);
  const panes: string[] = [];
  for (let column = 0; column < 2; column++) {
    for (let row = 0; row < 3; row++) {
      panes.push(`<rect x="${180 + column * 250 + shift}" y="${-60 + row * 290}" width="215" height="255"/>`);
    }
  }
  const flip = light < 0 ? '' : 'translate(1000 0) scale(-1 1)';
  const slant = `skewX(${roll.between(14, 26)}) skewY(8)`;
  const inner = `<g transform="${flip} ${slant}" fill="#fff" fill-opacity="${deep ? 0.16 : 0.5}">${panes.join('')}</g>`;
  return { inner, colour: '#fffaf0' };
}

function leafShade(roll: Dice, light: number, palette: Palette): Gobo {
  const leaves: string[] = [];
  for (let i = 0; i < 9; i++) {
    const long = 330 - Math.abs(i - 2) * 26;
    const leaf = `M0 0Q${long * 0.4} -34 ${long} 0Q${long * 0.4} 30 0 0z`;
    const at = `translate(${60 + i * 88} ${i * i * 2.2})`;
    leaves.push(
      `<path d="${leaf}" transform="${at} rotate(${-62 + i * 3})"/><path d="${leaf}" transform="${at} rotate(${66 - i * 2})"/>`,
    );
  }
  const stem = '<path d="M-80 -10Q400 20 800 150" fill="none" stroke="#fff" stroke-width="10"/>';
  const flip = light < 0 ? '' : 'translate(1000 0) scale(-1 1)';
  const pose = `translate(-40 ${roll.between(-60, 40)}) rotate(${roll.between(26, 44)})`;
  const inner = `<g opacity="${palette.deep ? 0.32 : 0.15}"><g transform="${flip} ${pose}" fill="#fff">${stem}${leaves.join('')}</g></g>`;
  return { inner, colour: palette.shade };
}

/** Daylight on the backdrop: through window panes, or past a palm leaf. */
export function daylight(roll: Dice, light: number, palette: Palette, leafy: boolean): Gobo {
  return leafy ? leafShade(roll, light, palette) : windowLight(roll, light, palette.deep ?? false);
}

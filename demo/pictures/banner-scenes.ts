import type { Palette } from './palettes.ts';

/** What a banner shows. `tone` says which text is readable on its left half: ink on light, paper on dark. */
export interface BannerScene {
  readonly tone: 'light' | 'dark';
  readonly palette: Palette;
  /** One row of renders a scene, the leading one first. */
  readonly casts: readonly (readonly string[])[];
}

const green: Palette = {
  wall: ['#17503e', '#2f7a60'],
  floor: ['#2a6c55', '#174a39'],
  accent: ['#f1dcb4', '#4f9a7d'],
  shade: '#06201a',
  deep: true,
};
const ember: Palette = {
  wall: ['#8f2f0b', '#d9682f'],
  floor: ['#bf5422', '#8a300f'],
  accent: ['#fbe3cb', '#f2a56f'],
  shade: '#3d1002',
  deep: true,
};
const dusk: Palette = {
  wall: ['#2c3d5c', '#5f7799'],
  floor: ['#4f6687', '#2d3d59'],
  accent: ['#f2e2cb', '#8da3c0'],
  shade: '#0b1424',
  deep: true,
};
const sea: Palette = {
  wall: ['#0f5a60', '#34898c'],
  floor: ['#2a7b7f', '#12555a'],
  accent: ['#f6e3c5', '#62aeae'],
  shade: '#042326',
  deep: true,
};
const blush: Palette = {
  wall: ['#fbeae4', '#f2c9bf'],
  floor: ['#f5d5cb', '#e6b0a4'],
  accent: ['#fff6f0', '#dd9a90'],
  shade: '#4f221d',
};
const sand: Palette = {
  wall: ['#faf2e4', '#ead4b2'],
  floor: ['#f0dfc4', '#d8bd94'],
  accent: ['#fffaf1', '#c99f70'],
  shade: '#46300f',
};
const lilac: Palette = {
  wall: ['#f3ecf5', '#d6c6e2'],
  floor: ['#e4d8ec', '#c2aed2'],
  accent: ['#fdf5ee', '#a98fc0'],
  shade: '#33234a',
};
const butter: Palette = {
  wall: ['#fdf5d9', '#f4dc93'],
  floor: ['#f8e7b3', '#e5c877'],
  accent: ['#fffcf2', '#e39d52'],
  shade: '#4e390a',
};
const sage: Palette = {
  wall: ['#eff3e7', '#c3d3b1'],
  floor: ['#d9e4cc', '#a9bf94'],
  accent: ['#fbf5e8', '#86a374'],
  shade: '#233417',
};
const sky: Palette = {
  wall: ['#eaf2f8', '#b1cbe2'],
  floor: ['#cfe0ee', '#94b3d0'],
  accent: ['#fff7ea', '#7599bd'],
  shade: '#152c47',
};

const scenes = {
  welcome: {
    tone: 'dark',
    palette: green,
    casts: [
      ['🛍️', '🎁', '👟', '🧸', '📦', '🎧'],
      ['📦', '👗', '🫖', '⌚', '🎁', '🪴'],
      ['🎁', '🎒', '📷', '💄', '🛍️', '🧢'],
    ],
  },
  hotsale: {
    tone: 'dark',
    palette: ember,
    casts: [
      ['🎧', '👟', '⌚', '🔥', '🏷️', '🛍️'],
      ['👜', '📱', '🏷️', '👠', '🔥', '🎁'],
      ['🎮', '🏷️', '🕶️', '🎒', '🔥', '🛍️'],
    ],
  },
  newin: {
    tone: 'light',
    palette: sky,
    casts: [
      ['🎒', '📷', '👟', '✨', '🎧', '🧢'],
      ['👗', '🕶️', '👒', '✨', '👜', '🌸'],
      ['🪴', '☕', '💡', '✨', '🕰️', '📚'],
    ],
  },
  sastock: {
    tone: 'light',
    palette: butter,
    casts: [
      ['🚚', '📦', '🏠', '🦁', '📦', '⚡'],
      ['📦', '🔌', '🫖', '🌍', '🚚', '☀️'],
      ['🏬', '📦', '🛒', '🌍', '🚚', '📦'],
    ],
  },
  groupbuy: {
    tone: 'dark',
    palette: sea,
    casts: [
      ['🛒', '📦', '🎁', '🤝', '🎉', '🛍️'],
      ['🎉', '🧺', '👟', '🤝', '🎁', '📦'],
      ['📦', '🛒', '🫖', '🎈', '🤝', '🎉'],
    ],
  },
  freight: {
    tone: 'light',
    palette: sky,
    casts: [
      ['🚢', '📦', '🌍', '✈️', '📦', '🚚'],
      ['📦', '🚚', '⚓', '✈️', '🌍', '📦'],
      ['🌍', '🚢', '📦', '✈️', '🚚', '🧭'],
    ],
  },
  beauty: {
    tone: 'light',
    palette: blush,
    casts: [
      ['💄', '🧴', '💍', '🌸', '🪞', '🌹'],
      ['🧴', '🪮', '🧼', '🌿', '💅', '🌸'],
      ['🪞', '💄', '🌹', '🌸', '🧴', '💎'],
    ],
  },
  home: {
    tone: 'light',
    palette: sand,
    casts: [
      ['🛋️', '🪴', '🫖', '🖼️', '🕯️', '☕'],
      ['🪑', '🧺', '🪴', '🕰️', '💡', '📚'],
      ['🛏️', '🪴', '🕯️', '🖼️', '🧸', '🫖'],
    ],
  },
  tech: {
    tone: 'dark',
    palette: dusk,
    casts: [
      ['💻', '🎧', '⌚', '📱', '🖱️', '🎮'],
      ['🎮', '📱', '🔋', '🎧', '⌨️', '🕹️'],
      ['📷', '💻', '🔌', '💡', '📱', '🎙️'],
    ],
  },
  fashion: {
    tone: 'light',
    palette: lilac,
    casts: [
      ['👗', '👠', '👜', '🕶️', '💍', '👒'],
      ['👟', '🧢', '👕', '🕶️', '🎒', '👖'],
      ['👜', '👒', '🧣', '🕶️', '👢', '🧤'],
    ],
  },
  kids: {
    tone: 'light',
    palette: butter,
    casts: [
      ['🧸', '🚂', '🎨', '🎈', '🧩', '🪀'],
      ['🚲', '⚽', '🎒', '🪁', '🖍️', '🎈'],
      ['🚀', '🧸', '🥁', '🎈', '🪀', '🧩'],
    ],
  },
  outdoor: {
    tone: 'light',
    palette: sage,
    casts: [
      ['⛺', '🎒', '🔦', '☀️', '🧭', '🥾'],
      ['🚲', '⚽', '🧢', '🪁', '🏀', '🥾'],
      ['🎣', '🧺', '🔥', '🕶️', '🛶', '🧢'],
    ],
  },
} as const satisfies Record<string, BannerScene>;

export type BannerName = keyof typeof scenes;

export const banners: Readonly<Record<BannerName, BannerScene>> = scenes;

export function isBannerName(text: string): text is BannerName {
  return Object.hasOwn(scenes, text);
}

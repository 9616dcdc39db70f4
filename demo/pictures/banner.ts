import type { Sharp } from 'sharp';
import { dice } from '../dice.ts';
import { banners } from './banner-scenes.ts';
import type { BannerKey } from './key.ts';
import { hexToRgb, mix } from './oklab.ts';
import { plinthSvg, tilt } from './plinth.ts';
import { loadArt } from './renders.ts';
import { makeSprite } from './sprite.ts';
import { Stage } from './stage.ts';
import { boxFor, firm } from './views/look.ts';

/** A place in a scene of 3000 x 1000: on a plinth, on the floor, or in the air. Listed from the back to the front. */
interface Place {
  /** Which of the cast stands here. */
  readonly who: number;
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly plinth?: number;
  readonly air?: true;
  readonly blur?: number;
  readonly haze?: number;
}

const layouts: readonly (readonly Place[])[] = [
  [
    { who: 3, x: 1640, foot: 430, size: 190, air: true, blur: 1.4, haze: 0.2 },
    { who: 5, x: 2800, foot: 440, size: 210, air: true, blur: 1.8, haze: 0.24 },
    { who: 4, x: 2660, foot: 720, size: 300, plinth: 190, haze: 0.08 },
    { who: 1, x: 1745, foot: 760, size: 330, plinth: 210, haze: 0.04 },
    { who: 0, x: 2200, foot: 705, size: 520, plinth: 290 },
    { who: 2, x: 2560, foot: 905, size: 290 },
  ],
  [
    { who: 3, x: 1580, foot: 450, size: 200, air: true, blur: 1.4, haze: 0.2 },
    { who: 5, x: 2830, foot: 400, size: 190, air: true, blur: 1.8, haze: 0.25 },
    { who: 4, x: 1985, foot: 690, size: 310, plinth: 185, haze: 0.1 },
    { who: 0, x: 2380, foot: 790, size: 560, plinth: 300 },
    { who: 1, x: 1715, foot: 880, size: 340 },
    { who: 2, x: 2770, foot: 885, size: 310 },
  ],
  [
    { who: 5, x: 1580, foot: 560, size: 190, air: true, blur: 1.8, haze: 0.24 },
    { who: 3, x: 2830, foot: 430, size: 240, air: true, blur: 1.4, haze: 0.2 },
    { who: 1, x: 1860, foot: 730, size: 350, plinth: 220, haze: 0.06 },
    { who: 4, x: 2740, foot: 790, size: 310, plinth: 190, haze: 0.06 },
    { who: 0, x: 2300, foot: 830, size: 560, plinth: 310 },
    { who: 2, x: 1960, foot: 930, size: 270 },
  ],
];

const wide = 3000;
const light = -1;

function backdrop(stage: Stage, scene: number): string {
  const { wall, floor, accent, deep } = stage.palette;
  // Eased at both ends: a slope that sets in abruptly shows as a stripe once it is compressed.
  const slope = (id: string, from: string, to: string) => {
    const stops = [0, 0.02, 0.1, 0.28, 0.5, 0.72, 0.9, 1].map(
      (share, at) => `<stop offset="${at / 7}" stop-color="${mix(from, to, share)}"/>`,
    );
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="-150" y1="1000" x2="2450" y2="0">${stops.join('')}</linearGradient>`;
  };
  const fade = `<linearGradient id="fd" gradientUnits="userSpaceOnUse" x1="500" y1="0" x2="1900" y2="0"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".25" stop-color="#fff" stop-opacity=".06"/><stop offset=".6" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="m"><rect width="${wide}" height="1000" fill="url(#fd)"/></mask>`;
  const sun = `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="2150" cy="330" r="1050"><stop offset="0" stop-color="#fff" stop-opacity="${deep ? 0.26 : 0.6}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;
  const shapes = [
    `<circle cx="2200" cy="470" r="420" fill="${accent[1]}" fill-opacity=".5"/><circle cx="2200" cy="470" r="300" fill="${accent[0]}" fill-opacity=".22"/>`,
    `<path d="M2030 800V430a350 350 0 0 1 700 0v370z" fill="${accent[1]}" fill-opacity=".5"/><path d="M1620 800V560a190 190 0 0 1 380 0v240z" fill="${accent[0]}" fill-opacity=".3"/>`,
    `<circle cx="2520" cy="330" r="250" fill="${accent[0]}" fill-opacity=".34"/><path d="M1420 800q200-240 500-150t520-80 580 20v210z" fill="${accent[1]}" fill-opacity=".5"/>`,
  ][scene];
  return `<defs>${slope('w', wall[0], wall[1])}${slope('f', wall[0], floor[0])}${sun}${fade}<linearGradient id="fl" x2="0" y2="1"><stop offset="0" stop-color="${floor[1]}" stop-opacity="0"/><stop offset="1" stop-color="${floor[1]}" stop-opacity=".75"/></linearGradient></defs><rect width="${wide}" height="1000" fill="url(#w)"/>${shapes}<rect y="798" width="${wide}" height="202" fill="url(#f)"/><g mask="url(#m)"><rect y="798" width="${wide}" height="202" fill="url(#fl)"/></g><rect width="${wide}" height="1000" fill="url(#g)" mask="url(#m)"/>`;
}

/** A wide scene on the right, calm on the left 45 %, where the page lays its words. */
export async function banner(key: BannerKey, width: number): Promise<Sharp> {
  const { palette, casts } = banners[key.name];
  const cast = casts[key.scene] ?? [];
  const stage = new Stage(width, Math.round(width / 3), palette);
  const unit = width / wide;
  const roll = dice(`${key.name}.${key.scene}`);
  const air = hexToRgb(palette.wall[1]);
  stage.backdrop = backdrop(stage, key.scene);
  const places = (layouts[key.scene] ?? []).map((place) => ({ ...place, turn: roll.between(-1, 1) }));
  const stood = await Promise.all(
    places.map(async (place) => {
      const art = await loadArt(cast[place.who] ?? '📦', 'plain', place.size * unit);
      const floats = place.air === true || art.base < firm;
      const sprite = await makeSprite(art, {
        ...boxFor(art, place.size * unit, place.size * unit * 1.15),
        turn: floats ? place.turn * 12 : 0,
        light,
        depth: 0.8,
        haze: [...air, place.haze ?? 0],
        ...(place.blur ? { blur: place.blur * unit * 2.5 } : {}),
      });
      return {
        place,
        floats,
        spot: { sprite, left: place.x * unit - sprite.width / 2, top: place.foot * unit - sprite.height },
      };
    }),
  );
  for (const [at, { place, floats, spot }] of stood.entries()) {
    if (place.plinth !== undefined) {
      const top = place.foot - place.plinth * tilt * 0.3;
      const colour = at % 2 === 0 ? palette.accent[0] : palette.accent[1];
      const ground = Math.max(40, 850 + (place.foot - 700) * 0.35 - top);
      stage.backdrop += plinthSvg(
        `p${at}`,
        { x: place.x, top, radius: place.plinth, height: ground, colour },
        light,
        palette.shade,
      );
    }
    const lift = floats && !place.air ? spot.sprite.height * 0.06 : 0;
    const raised = { ...spot, top: spot.top - lift };
    if (!floats) stage.shadows.stand(raised, light);
    else if (!place.air) stage.shadows.hover(raised, lift);
    stage.put(raised);
  }
  return stage.finish();
}

import { sweep } from '../backdrop.ts';
import { hexToRgb } from '../oklab.ts';
import { makeSprite } from '../sprite.ts';
import type { Stage } from '../stage.ts';
import { boxFor, firm, ground, type Look } from './look.ts';

/** x of the middle, height of the foot, size: shares of the frame, from the back to the front. */
type Place = readonly [x: number, foot: number, size: number];

const arrangements: readonly (readonly Place[])[] = [
  [
    [0.25, 0.67, 0.34],
    [0.75, 0.67, 0.34],
    [0.5, 0.86, 0.45],
  ],
  [
    [0.5, 0.57, 0.3],
    [0.22, 0.7, 0.34],
    [0.78, 0.7, 0.34],
    [0.5, 0.88, 0.42],
  ],
  [
    [0.21, 0.6, 0.27],
    [0.5, 0.57, 0.27],
    [0.79, 0.6, 0.27],
    [0.33, 0.86, 0.36],
    [0.69, 0.86, 0.36],
  ],
  [
    [0.73, 0.68, 0.4],
    [0.35, 0.85, 0.52],
  ],
];

/** What comes in the pack: two to five of them, the back row smaller and dimmer. */
export async function range(stage: Stage, look: Look): Promise<void> {
  const size = stage.width;
  stage.backdrop = sweep(stage.palette, look.light, 520);
  stage.plain = true;
  const places = arrangements[look.style % arrangements.length] ?? [];
  const air = hexToRgb(stage.palette.wall[1]);
  const spots = await Promise.all(
    places.map(async ([x, foot, share], at) => {
      const box = boxFor(look.art, size * share, size * share * 1.2);
      const turn = look.art.base >= firm ? 0 : look.lean * 6 + (at % 2 === 0 ? -3 : 3);
      const behind = (0.86 - foot) * 0.9;
      const haze = [...air, Math.max(0, behind)] as const;
      const sprite = await makeSprite(look.art, {
        ...box,
        turn,
        haze,
        mirror: look.mirror,
        light: look.light,
        depth: 0.7,
      });
      const across = look.mirror ? 1 - x : x;
      return { sprite, left: size * across - sprite.width / 2, top: size * foot - sprite.height };
    }),
  );
  for (const spot of spots) ground(stage, look.art, spot, look.light, 0.9);
}

import { tableTop } from '../backdrop.ts';
import { makeSprite } from '../sprite.ts';
import type { Stage } from '../stage.ts';
import type { Look } from './look.ts';

/** A close-up: larger than the frame, the lit shoulder of the thing in the middle, lights out of focus behind. */
export async function detail(stage: Stage, look: Look): Promise<void> {
  const size = stage.width;
  stage.backdrop = tableTop(stage.palette, look.light);
  stage.plain = true;
  const spots: string[] = [];
  for (let i = 0; i < 7; i++) {
    const r = look.roll.between(40, 130);
    const strength = look.roll.between(0.12, 0.4) * (stage.palette.deep ? 0.4 : 1);
    spots.push(
      `<circle cx="${look.roll.between(0, 1000)}" cy="${look.roll.between(0, 700)}" r="${r}" fill="#fff" fill-opacity="${strength}"/>`,
    );
  }
  await stage.wash(spots.join(''), '#ffffff', 0.9);
  const ratio = look.art.width / look.art.height;
  const side = size * (1.16 + 0.1 * look.roll.next()) * look.zoom;
  const sprite = await makeSprite(look.art, {
    width: ratio > 1.6 ? side * 1.35 : side * 1.5,
    height: ratio < 0.6 ? side * 1.35 : side,
    turn: look.lean * 10,
    mirror: look.mirror,
    light: look.light,
    depth: 0.6,
  });
  const left = size * (0.5 - look.light * 0.14) - sprite.width / 2;
  const top = sprite.height > size ? size * 0.1 : size * 0.58 - sprite.height / 2;
  const spot = { sprite, left, top };
  stage.shadows.lie(spot, look.light, 2.2);
  stage.put(spot);
}

import { sweep } from '../backdrop.ts';
import { makeSprite } from '../sprite.ts';
import type { Stage } from '../stage.ts';
import { boxFor, firm, type Look } from './look.ts';

/** The listing's main picture: alone on a paper sweep, standing or hovering. */
export async function hero(stage: Stage, look: Look): Promise<void> {
  const size = stage.width;
  const hovers = look.style % 3 === 2 || look.art.base < firm;
  const horizon = 640 + (look.style % 5) * 14;
  stage.backdrop = sweep(stage.palette, look.light, horizon);
  stage.plain = true;
  const box = boxFor(look.art, size * (hovers ? 0.6 : 0.64) * look.zoom, size * 0.76);
  // What stands, stands upright: tilted on a floor it would look as if it fell.
  const turn = hovers ? look.lean * 12 : 0;
  const sprite = await makeSprite(look.art, { ...box, turn, mirror: look.mirror, light: look.light, depth: 0.7 });
  const left = (size - sprite.width) / 2;
  if (hovers) {
    const spot = { sprite, left, top: size * 0.455 - sprite.height / 2 };
    stage.shadows.hover(spot, size * 0.885 - spot.top - sprite.height);
    stage.put(spot);
    return;
  }
  const foot = Math.min(size * 0.87, size * 0.53 + sprite.height / 2);
  const spot = { sprite, left, top: foot - sprite.height };
  stage.shadows.stand(spot, look.light);
  stage.reflect(spot, stage.palette.deep ? 0.2 : 0.3);
  stage.put(spot);
}

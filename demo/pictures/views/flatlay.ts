import { daylight, tableTop } from '../backdrop.ts';
import { makeSprite } from '../sprite.ts';
import type { Stage } from '../stage.ts';
import { boxFor, type Look } from './look.ts';

/** Laid on a table and seen from above in daylight, with the prop beside it. */
export async function flatlay(stage: Stage, look: Look): Promise<void> {
  const size = stage.width;
  const light = look.light === 1 ? -1 : 1;
  stage.backdrop = tableTop(stage.palette, light);
  stage.plain = true;
  const gobo = daylight(look.roll, light, stage.palette, look.style % 2 === 1);
  await stage.wash(gobo.inner, gobo.colour);
  const box = boxFor(look.art, size * (look.prop ? 0.6 : 0.66) * look.zoom, size * 0.74);
  const turn = look.lean * 9 + (look.lean < 0 ? -3 : 3);
  const sprite = await makeSprite(look.art, { ...box, turn, mirror: !look.mirror, light, depth: 0.35 });
  const aside = look.prop ? look.light * size * 0.075 : 0;
  const spot = {
    sprite,
    left: (size - sprite.width) / 2 + aside,
    top: size * (look.prop ? 0.47 : 0.5) - sprite.height / 2,
  };
  if (look.prop) {
    const small = boxFor(look.prop, size * 0.29, size * 0.36);
    const prop = await makeSprite(look.prop, { ...small, turn: look.lean * -16, light, depth: 0.35 });
    const middle = size / 2 - look.light * size * 0.3;
    const laid = { sprite: prop, left: middle - prop.width / 2, top: size * 0.77 - prop.height / 2 };
    stage.shadows.lie(laid, light, 0.8);
    stage.shadows.lie(spot, light);
    stage.put(spot);
    stage.put(laid);
    return;
  }
  stage.shadows.lie(spot, light);
  stage.put(spot);
}

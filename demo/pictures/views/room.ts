import { daylight, vertical } from '../backdrop.ts';
import { type Plinth, plinthSvg, tilt } from '../plinth.ts';
import { makeSprite } from '../sprite.ts';
import type { Stage } from '../stage.ts';
import { boxFor, firm, ground, type Look } from './look.ts';

function shapes(look: Look): string {
  const { accent } = look.palette;
  const x = 500 - look.light * 60;
  switch (look.style % 4) {
    case 0:
      return `<path d="M${x - 260} 760V420a260 260 0 0 1 520 0v340z" fill="${accent[1]}" fill-opacity=".62"/>`;
    case 1:
      return `<circle cx="${x}" cy="400" r="290" fill="${accent[1]}" fill-opacity=".58"/>`;
    case 2:
      return `<path d="M${x - 330} 760V470a190 190 0 0 1 380 0v290z" fill="${accent[1]}" fill-opacity=".5"/><path d="M${x - 30} 760V330a170 170 0 0 1 340 0v430z" fill="${accent[0]}" fill-opacity=".6"/>`;
    default:
      return `<circle cx="${x + 130}" cy="300" r="190" fill="${accent[0]}" fill-opacity=".7"/><path d="M-20 760V600q180-150 420-40t620-50v250z" fill="${accent[1]}" fill-opacity=".5"/>`;
  }
}

function walls(look: Look): string {
  const { wall, floor } = look.palette;
  const wallFill = vertical('w', [
    [0, wall[0]],
    [1, wall[1]],
  ]);
  const floorFill = vertical('f', [
    [0, floor[0]],
    [1, floor[1]],
  ]);
  const lamp = `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${500 + look.light * 300}" cy="160" r="760"><stop offset="0" stop-color="#fff" stop-opacity="${look.palette.deep ? 0.14 : 0.5}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;
  return `<defs>${wallFill}${floorFill}${lamp}</defs><rect width="1000" height="762" fill="url(#w)"/>${shapes(look)}<rect y="760" width="1000" height="240" fill="url(#f)"/><rect width="1000" height="1000" fill="url(#g)"/>`;
}

/** A corner of a room: coloured arch or sun on the wall, the thing on a plinth, its prop on a lower one. */
export async function room(stage: Stage, look: Look): Promise<void> {
  const size = stage.width;
  const unit = size / 1000;
  const { palette } = stage;
  const box = boxFor(look.art, size * 0.54 * look.zoom, size * 0.66);
  const sprite = await makeSprite(look.art, {
    ...box,
    turn: look.art.base >= firm ? 0 : look.lean * 8,
    mirror: look.mirror,
    light: look.light,
    depth: 0.8,
  });
  const middle = look.prop ? 500 + look.light * 70 : 500;
  const main: Plinth = {
    x: middle,
    top: 806,
    radius: Math.max(230, (sprite.width / unit) * 0.58),
    height: 70,
    colour: palette.accent[0],
  };
  let furniture = plinthSvg('p', main, look.light, palette.shade);
  const spot = {
    sprite,
    left: main.x * unit - sprite.width / 2,
    top: (main.top + main.radius * tilt * 0.28) * unit - sprite.height,
  };
  if (look.prop) {
    const small = boxFor(look.prop, size * 0.23, size * 0.28);
    const prop = await makeSprite(look.prop, {
      ...small,
      turn: look.prop.base >= firm ? 0 : look.lean * -8,
      light: look.light,
      depth: 0.8,
    });
    const low: Plinth = {
      x: Math.min(860, Math.max(140, middle - look.light * (main.radius + 95))),
      top: 884,
      radius: Math.max(120, (prop.width / unit) * 0.6),
      height: 34,
      colour: palette.accent[1],
    };
    furniture += plinthSvg('q', low, look.light, palette.shade);
    const stood = {
      sprite: prop,
      left: low.x * unit - prop.width / 2,
      top: (low.top + low.radius * tilt * 0.3) * unit - prop.height,
    };
    ground(stage, look.art, spot, look.light, 0.9);
    ground(stage, look.prop, stood, look.light, 0.9);
  } else {
    ground(stage, look.art, spot, look.light, 0.9);
  }
  stage.backdrop = walls(look) + furniture;
  const gobo = daylight(look.roll, look.light, palette, look.style % 3 === 0);
  await stage.wash(gobo.inner, gobo.colour);
}

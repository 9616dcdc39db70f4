import { makeSprite } from '../sprite.ts';
import type { Stage } from '../stage.ts';
import { boxFor, firm, type Look } from './look.ts';

const ink = '#8a7f70';

/** A measuring line with end stops and a tick every tenth, long ones at the ends and in the middle. */
function ruler(x1: number, y1: number, x2: number, y2: number): string {
  const upright = x1 === x2;
  const marks: string[] = [`M${x1} ${y1}L${x2} ${y2}`];
  for (let i = 0; i <= 20; i++) {
    const x = x1 + ((x2 - x1) * i) / 20;
    const y = y1 + ((y2 - y1) * i) / 20;
    const long = i % 20 === 0 ? 15 : i % 10 === 0 ? 11 : i % 2 === 0 ? 8 : 5;
    marks.push(upright ? `M${x} ${y}h${-long}` : `M${x} ${y}v${long}`);
  }
  return `<path d="${marks.join('')}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`;
}

/** The sober picture: on white, with measuring lines along its foot and its side. */
export async function size(stage: Stage, look: Look): Promise<void> {
  const side = stage.width;
  const unit = side / 1000;
  stage.backdrop = `<defs><radialGradient id="w" cx=".53" cy=".42" r=".75"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#fdfcfa"/><stop offset="1" stop-color="#f1ede6"/></radialGradient></defs><rect width="1000" height="1000" fill="url(#w)"/>`;
  stage.plain = true;
  const box = boxFor(look.art, side * 0.58 * look.zoom, side * 0.68);
  const sprite = await makeSprite(look.art, { ...box, mirror: look.mirror, light: look.light, depth: 0.5 });
  const spot = { sprite, left: side * 0.54 - sprite.width / 2, top: side * 0.47 - sprite.height / 2 };
  if (look.art.base >= firm) stage.shadows.stand(spot, look.light, 0.55);
  else stage.shadows.lie(spot, look.light, 0.7);
  stage.put(spot);
  const [left, top] = [spot.left / unit, spot.top / unit];
  const [right, bottom] = [left + sprite.width / unit, top + sprite.height / unit];
  const [aside, below] = [Math.min(left - 50, 120), Math.max(bottom + 70, 880)];
  const guides = `<path d="M${aside + 14} ${top}H${left + 30}M${aside + 14} ${bottom}H${left + 30}M${left} ${below - 14}V${bottom - 20}M${right} ${below - 14}V${bottom - 20}" stroke="${ink}" stroke-opacity=".45" stroke-width="1.6" stroke-dasharray="5 8" fill="none"/>`;
  stage.draw(guides + ruler(aside, top, aside, bottom) + ruler(left, below, right, below));
}

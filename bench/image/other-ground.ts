import { placedKinds } from '@sgb/demo/catalogue/departments.ts';
import type { Dice } from '@sgb/demo/dice.ts';
import { parseKey } from '@sgb/demo/pictures/key.ts';
import { keepsItsColours } from '@sgb/demo/pictures/nature.ts';
import { loadArt } from '@sgb/demo/pictures/renders.ts';
import { makeSprite, type Sprite } from '@sgb/demo/pictures/sprite.ts';
import { boxFor, lookOf } from '@sgb/demo/pictures/views/look.ts';
import sharp, { type Sharp } from 'sharp';

const emojis = new Map(placedKinds.map(({ kind }) => [kind.id, kind.emoji]));

const hsl = (roll: Dice, saturation: number, light: readonly [number, number]): string =>
  `hsl(${roll.below(360)} ${Math.round(roll.between(0, saturation))}% ${Math.round(roll.between(light[0], light[1]))}%)`;

/** Grain as of wood, concrete or cloth: noise stretched along one side and laid over a colour. */
function grain(roll: Dice): string {
  const [x, y] = roll.chance(0.5) ? [roll.between(0.004, 0.02), roll.between(0.03, 0.2)] : [0.04, 0.04];
  return `<filter id="n"><feTurbulence type="fractalNoise" baseFrequency="${x} ${y}" numOctaves="3" seed="${roll.below(999)}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.4 0 0 0 -.45"/></filter>`;
}

function pattern(roll: Dice, side: number): string {
  const colour = hsl(roll, 60, [15, 85]);
  const step = Math.round(roll.between(40, 120));
  const cells: string[] = [];
  switch (roll.below(4)) {
    case 0:
      for (let at = 0; at < side; at += step)
        cells.push(`<rect y="${at}" width="${side}" height="${step / 2}" fill="${colour}" opacity=".35"/>`);
      break;
    case 1:
      for (let at = 0; at < side; at += step) {
        cells.push(`<path d="M${at} 0V${side}M0 ${at}H${side}" stroke="${colour}" stroke-width="5" opacity=".5"/>`);
      }
      break;
    case 2:
      cells.push(`<rect y="${side * roll.between(0.45, 0.75)}" width="${side}" height="${side}" fill="${colour}"/>`);
      break;
    default:
      for (let i = 0; i < 7; i++) {
        cells.push(
          `<circle cx="${roll.below(side)}" cy="${roll.below(side)}" r="${20 + roll.below(90)}" fill="${hsl(roll, 60, [20, 80])}" opacity=".6"/>`,
        );
      }
  }
  return cells.join('');
}

/** The product of a picture without its ground, `share` of the side large. */
export async function cutOut(key: string, side: number, share: number): Promise<Sprite> {
  const parsed = parseKey(key);
  if (parsed?.type !== 'product') throw new Error(`${key} is no product`);
  const emoji = emojis.get(parsed.kindId) ?? '';
  const art = await loadArt(emoji, keepsItsColours(emoji) ? 'plain' : parsed.tint, side * 0.6);
  const look = lookOf(parsed, emoji, art, null);
  const pose = { mirror: look.mirror, light: look.light, depth: 0.7, turn: look.lean * 5 };
  return makeSprite(art, { ...boxFor(art, side * share, side * 0.8), ...pose });
}

/** The product of a picture somewhere else: another colour, grain and pattern below it, another size and place. */
export async function onOtherGround(key: string, side: number, roll: Dice): Promise<Sharp> {
  const sprite = await cutOut(key, side, roll.between(0.45, 0.68));
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${grain(roll)}<rect width="${side}" height="${side}" fill="${hsl(roll, 55, [25, 90])}"/>${pattern(roll, side)}<rect width="${side}" height="${side}" filter="url(#n)" opacity="${roll.between(0.15, 0.6)}"/></svg>`;
  const place = (room: number) => Math.max(0, Math.round(room * roll.between(0.25, 0.75)));
  const layer = {
    input: sprite.data,
    raw: { width: sprite.width, height: sprite.height, channels: 4 as const },
    left: place(side - sprite.width),
    top: place(side - sprite.height),
  };
  const whole = await sharp(Buffer.from(ground)).removeAlpha().composite([layer]).png().toBuffer();
  return sharp(whole);
}

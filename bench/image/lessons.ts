import { makeProduct } from '@sgb/demo/catalogue/product.ts';
import { type Dice, dice } from '@sgb/demo/dice.ts';
import type { Studio } from '@sgb/demo/pictures/studio.ts';
import sharp, { type Sharp } from 'sharp';
import { cutOut } from './other-ground.ts';

const side = 448;

/** Somebody else's picture, enlarged and turned in colour: a ground that the examination does not use. */
async function strangeGround(studio: Studio, roll: Dice): Promise<Buffer> {
  const key = makeProduct(500_000 + roll.below(4000)).pictures[1 + roll.below(4)] ?? '';
  const scene = await studio.compose(key, 320);
  if (!scene) throw new Error(`${key} has no picture`);
  const whole = await scene.png().toBuffer();
  const kept = Math.round(roll.between(100, 260));
  const at = () => roll.below(320 - kept);
  return sharp(whole)
    .extract({ left: at(), top: at(), width: kept, height: kept })
    .resize(side, side)
    .modulate({ hue: roll.below(360), saturation: roll.between(0.2, 1.4), brightness: roll.between(0.6, 1.3) })
    .blur(roll.between(0.5, 4))
    .png()
    .toBuffer();
}

async function moved(studio: Studio, key: string, roll: Dice): Promise<Buffer> {
  const sprite = await cutOut(key, side, roll.between(0.4, 0.8));
  const place = (room: number) => Math.max(0, Math.round(room * roll.between(0.1, 0.9)));
  const { width, height } = sprite;
  const layer = {
    input: sprite.data,
    raw: { width, height, channels: 4 as const },
    left: place(side - width),
    top: place(side - height),
  };
  return sharp(await strangeGround(studio, roll))
    .composite([layer])
    .removeAlpha()
    .png()
    .toBuffer();
}

async function bent(picture: Buffer, roll: Dice): Promise<Sharp> {
  const kept = Math.round(side * roll.between(0.68, 1));
  const at = () => roll.below(side - kept + 1);
  const turned = roll.chance(0.5) ? roll.between(-18, 18) : 0;
  const fill = roll.chance(0.5) ? '#ffffff' : '#000000';
  let bytes = await sharp(picture)
    .extract({ left: at(), top: at(), width: kept, height: kept })
    .rotate(turned, { background: fill })
    .flop(roll.chance(0.5))
    .png()
    .toBuffer();
  if (roll.chance(0.3)) {
    // Shown inside something else: a screen, a page, a poster.
    const [x, y] = [roll.between(0.2, 1), roll.between(0.2, 1)].map((share) => Math.round(side * share));
    const background = `hsl(${roll.below(360)} ${roll.below(60)}% ${roll.below(100)}%)`;
    bytes = await sharp(bytes)
      .extend({ left: x ?? 0, right: y ?? 0, top: y ?? 0, bottom: x ?? 0, background })
      .png()
      .toBuffer();
  }
  const light = sharp(bytes).linear(roll.between(0.5, 1.15), roll.between(-10, 10));
  return roll.chance(0.4) ? light.blur(roll.between(0.5, 3)) : light;
}

/** One picture of a product as it might be met anywhere, every fourth with its colours turned, too. */
export async function lesson(studio: Studio, key: string, number: number): Promise<Buffer> {
  const roll = dice(`lesson ${key} ${number}`);
  const plain = async () => (await studio.compose(key, side))?.png().toBuffer();
  const picture = number % 2 === 0 ? await moved(studio, key, roll) : await plain();
  if (!picture) throw new Error(`${key} has no picture`);
  const shown = await bent(picture, roll);
  if (number % 4 === 3) shown.modulate({ hue: Math.round(roll.between(40, 320)), saturation: roll.between(0.3, 1.2) });
  return shown.jpeg({ quality: 40 + roll.below(50) }).toBuffer();
}

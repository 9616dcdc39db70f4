import { type Dice, dice } from '@sgb/demo/dice.ts';
import sharp, { type Sharp } from 'sharp';
import { onOtherGround } from './other-ground.ts';

/** What happens to a picture between the shop's page and the camera button. */
export interface Change {
  readonly name: string;
  /** A plain change must find the product at once, a hard one among the first five. */
  readonly hard: boolean;
  /** A recoloured picture can only be asked for its kind. */
  readonly anyColour?: true;
  apply(original: Original, roll: Dice): Promise<Sharp> | Sharp;
}

export interface Original {
  readonly key: string;
  /** The catalogue's own picture, 640 pixels wide. */
  readonly picture: Buffer;
}

const side = 640;

function phoneScreen(roll: Dice): { back: string; left: number; top: number; wide: number } {
  const wide = Math.round(roll.between(380, 440));
  const left = Math.round((side - wide) / 2 + roll.between(-40, 40));
  const top = Math.round(roll.between(250, 330));
  const [x, y, w, h] = [left - 16, 60, wide + 32, 1160];
  const dark = roll.chance(0.4);
  const [page, ink] = dark ? ['#16181c', '#c9ccd1'] : ['#ffffff', '#2a2d33'];
  const desk = `hsl(${roll.below(360)} ${10 + roll.below(40)}% ${30 + roll.below(50)}%)`;
  const lines = [0, 1, 2].map(
    (at) =>
      `<rect x="${left + 20}" y="${top + wide + 40 + at * 44}" width="${wide * (0.85 - at * 0.22)}" height="18" rx="9" fill="${ink}" opacity=".7"/>`,
  );
  const back = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="1280"><rect width="${side}" height="1280" fill="${desk}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="52" fill="#0b0b0d"/><rect x="${left}" y="${y + 16}" width="${wide}" height="${h - 32}" rx="38" fill="${page}"/><rect x="${left + wide / 2 - 50}" y="${y + 28}" width="100" height="22" rx="11" fill="#000"/><rect x="${left + 20}" y="${y + 90}" width="${wide - 40}" height="52" rx="26" fill="${ink}" opacity=".14"/>${lines.join('')}<rect x="${left + 20}" y="${y + h - 110}" width="${wide - 40}" height="62" rx="31" fill="#d9480f"/></svg>`;
  return { back, left, top, wide };
}

async function inPhone(picture: Buffer, roll: Dice): Promise<Sharp> {
  const { back, left, top, wide } = phoneScreen(roll);
  const shown = await sharp(picture).resize(wide, wide).toBuffer();
  const whole = await sharp(Buffer.from(back))
    .composite([{ input: shown, left, top }])
    .removeAlpha()
    .png()
    .toBuffer();
  return sharp(whole);
}

async function cropped(picture: Buffer, roll: Dice): Promise<Sharp> {
  const kept = Math.round(side * 0.7);
  const at = () => Math.round((side - kept) * roll.between(0.15, 0.85));
  return sharp(picture).extract({ left: at(), top: at(), width: kept, height: kept });
}

export const changes: readonly Change[] = [
  { name: 'as it is', hard: false, apply: ({ picture }) => sharp(picture) },
  {
    name: 're-encoded, JPEG 30',
    hard: false,
    apply: async ({ picture }) => sharp(await sharp(picture).jpeg({ quality: 30 }).toBuffer()),
  },
  { name: 're-encoded, GIF', hard: false, apply: async ({ picture }) => sharp(await sharp(picture).gif().toBuffer()) },
  {
    name: 'resized to 120 px',
    hard: false,
    apply: async ({ picture }) => sharp(await sharp(picture).resize(120).toBuffer()),
  },
  { name: 'squeezed to 4:3', hard: false, apply: ({ picture }) => sharp(picture).resize(640, 480, { fit: 'fill' }) },
  { name: 'cropped to 70 %', hard: false, apply: ({ picture }, roll) => cropped(picture, roll) },
  { name: 'mirrored', hard: false, apply: ({ picture }) => sharp(picture).flop() },
  { name: 'dimmed to 55 %', hard: false, apply: ({ picture }) => sharp(picture).linear(0.55, 0) },
  { name: 'blurred', hard: false, apply: ({ picture }) => sharp(picture).blur(3) },
  {
    name: 'rotated by 15 degrees',
    hard: true,
    apply: ({ picture }, roll) => sharp(picture).rotate(roll.chance(0.5) ? 15 : -15, { background: '#ffffff' }),
  },
  {
    name: 'recoloured',
    hard: true,
    anyColour: true,
    apply: ({ picture }, roll) => sharp(picture).modulate({ hue: Math.round(roll.between(60, 300)) }),
  },
  { name: 'in a phone', hard: true, apply: ({ picture }, roll) => inPhone(picture, roll) },
  { name: 'on another ground', hard: true, apply: ({ key }, roll) => onOtherGround(key, side, roll) },
];

/** The changed picture as a shopper's phone would send it. */
export async function changed(change: Change, original: Original, seed: string): Promise<Buffer> {
  const picture = await change.apply(original, dice(`${seed} ${change.name} ${original.key}`));
  return picture.jpeg({ quality: 85 }).toBuffer();
}

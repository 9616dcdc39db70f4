import sharp, { type Sharp } from 'sharp';
import { openPictures } from './pictures/source.ts';

/** What the packers of the demo photograph: the thing on their table, closer, and beside a ruler. */

const side = 640;

const table = `<svg width="${side}" height="${side}" xmlns="http://www.w3.org/2000/svg">
  <rect width="${side}" height="${side}" fill="#c9c3b8"/>
  <g stroke="#bdb6a9" stroke-width="3">${[80, 200, 330, 470, 590].map((y) => `<path d="M0 ${y}H${side}"/>`).join('')}</g>
</svg>`;

const ticks = Array.from({ length: 21 }, (_, place) => {
  const x = 20 + place * 30;
  return `<path d="M${x} 0V${place % 5 === 0 ? 26 : 14}" stroke="#222" stroke-width="2"/>`;
}).join('');
const ruler = `<svg width="${side}" height="56" xmlns="http://www.w3.org/2000/svg">
  <rect width="${side}" height="56" fill="#f2cf4a"/>${ticks}
</svg>`;

interface Shot {
  /** Of the picture's width, what is seen of it. */
  readonly part: number;
  readonly turn: number;
  readonly ruler: boolean;
}

const shots: readonly Shot[] = [
  { part: 1, turn: -4, ruler: false },
  { part: 0.6, turn: 0, ruler: false },
  { part: 1, turn: 3, ruler: true },
];

/** Pixels as they are: packing them between two steps would take longer than the steps. */
async function pixelsOf(drawing: Sharp): Promise<Sharp> {
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

async function shoot(product: Sharp, { part, turn, ruler: withRuler }: Shot): Promise<Buffer> {
  const seen = Math.round(side * part);
  const from = Math.round((side - seen) / 2);
  const { data, info: raw } = await product
    .clone()
    .extract({ left: from, top: from, width: seen, height: seen })
    .resize(500, 500)
    .rotate(turn, { background: '#c9c3b8' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(Buffer.from(table))
    .composite([
      { input: data, raw, gravity: 'centre' },
      ...(withRuler ? [{ input: Buffer.from(ruler), gravity: 'south' }] : []),
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** So many pictures of the product under this key. */
export type Photographer = (picture: string, count: number) => Promise<readonly Buffer[]>;

export function demoPhotographer(): Photographer {
  const studio = openPictures();
  return async (picture, count) => {
    const drawn = await studio.compose(picture, side);
    const blank = { width: side, height: side, channels: 3 as const, background: '#8f8a80' };
    const product = await pixelsOf(drawn ?? sharp({ create: blank }));
    return Promise.all(shots.slice(0, count).map((shot) => shoot(product, shot)));
  };
}

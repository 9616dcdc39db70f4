import sharp from 'sharp';
import { encode, renderSVG } from 'uqr';
import { type Card, cardShapes } from './card.ts';
import { fitted, lettersOf, openLetters, pathOf, type Style, widthOf } from './text.ts';

const colours = {
  paper: '#fbf8f3',
  ink: '#1c1917',
  soft: '#57534e',
  brand: '#0f6b4f',
  action: '#b93c0a',
  line: '#e7e0d6',
};
/** Bombs decode to far more than any photograph. */
const maxPixels = 50_000_000;
const edge = 64;
const qrSide = 300;

/** Where things stand; a tall card has more room for its picture and larger words. */
const layouts = {
  square: {
    picture: 340,
    kicker: 404,
    title: 478,
    sizes: [64, 54, 46],
    after: 26,
    prices: 786,
    priceStep: 146,
    price: 68,
  },
  tall: {
    picture: 860,
    kicker: 944,
    title: 1036,
    sizes: [84, 70, 56],
    after: 34,
    prices: 1430,
    priceStep: 210,
    price: 88,
  },
} as const;

const letters = openLetters();

const crown =
  'M1.5 0h2.4v3h1.2V0h2.4A1.5 1.5 0 0 1 9 1.5v5A1.5 1.5 0 0 1 7.5 8h-6A1.5 1.5 0 0 1 0 6.5v-5A1.5 1.5 0 0 1 1.5 0z';
const trunk =
  'M3.5 18.5h3.2c.6 1.9 1.7 3 3.3 3.5l-.6-3.5h13.2L22 22c1.6-.5 2.7-1.6 3.3-3.5h3.2c-.7 3.2-2.6 5.4-5.6 6.3.1 2.2.8 4.2 2.3 6.2H6.8c1.5-2 2.2-4 2.3-6.2-3-.9-4.9-3.1-5.6-6.3z';
const crownPlaces = ['1.5 9.5', '11.5 9.5', '21.5 9.5', '6.5 .5', '16.5 .5'];

function mark(x: number, y: number, side: number, colour: string): string {
  const parcels = crownPlaces.map((place) => `<path d="${crown}" transform="translate(${place})"/>`).join('');
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${side / 32})"><path d="${trunk}"/>${parcels}</g>`;
}

async function write(text: string, x: number, y: number, style: Style & { readonly colour: string }) {
  const line = await lettersOf(letters, text, style);
  return `<path fill="${style.colour}" d="${pathOf(line, x, y, style.size)}"/>`;
}

/** Dark on white: not every camera reads the reverse. */
function qr(text: string, x: number, y: number): string {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, at) => row.flatMap((dark, across) => (dark ? [`M${across} ${at}h1v1h-1z`] : [])));
  return `<g transform="translate(${x} ${y})"><rect width="${qrSide}" height="${qrSide}" rx="20" fill="#fff"/>
    <path transform="scale(${qrSide / size})" shape-rendering="crispEdges" d="${path.join('')}"/></g>`;
}

async function until(text: string, y: number, width: number): Promise<string> {
  const { size, lines } = await fitted(letters, text, {
    width: width - 48,
    lines: 1,
    sizes: [34, 28, 24],
    weight: 700,
  });
  const [line = []] = lines;
  return `<rect x="${edge}" y="${y}" width="${widthOf(line) + 48}" height="62" rx="31" fill="${colours.brand}"/>
    <path fill="#fff" d="${pathOf(line, edge + 24, y + 43, size)}"/>`;
}

async function wordsOf(card: Card): Promise<string> {
  const [width, height] = cardShapes[card.shape];
  const at = layouts[card.shape];
  const inner = width - 2 * edge;
  const room = { width: inner, lines: 2, sizes: at.sizes, weight: 700 } as const;
  const given = await fitted(letters, card.title, room);
  const title = given.lines.length > 0 ? given : await fitted(letters, card.untitled, room);
  let y = at.title;
  const parts = [await write(card.kicker, edge, at.kicker, { size: 32, weight: 700, colour: colours.brand })];
  for (const line of title.lines) {
    parts.push(`<path fill="${colours.ink}" d="${pathOf(line, edge, y, title.size)}"/>`);
    y += Math.round(title.size * 1.16);
  }
  const subtitle = await fitted(letters, card.subtitle, { width: inner, lines: 1, sizes: [34, 30, 26], weight: 500 });
  const [line = []] = subtitle.lines;
  parts.push(`<path fill="${colours.soft}" d="${pathOf(line, edge, y, subtitle.size)}"/>`);
  parts.push(await until(card.until, y + at.after, inner - qrSide - 24));
  for (const [place, { label, price }] of card.prices.entries()) {
    const top = at.prices + place * at.priceStep;
    const colour = place === 0 ? colours.ink : colours.action;
    parts.push(await write(label, edge, top, { size: 32, weight: 500, colour: colours.soft }));
    parts.push(await write(price, edge, top + at.price, { size: at.price, weight: 700, colour }));
  }
  const side = width - edge - qrSide;
  parts.push(qr(card.link, side, height - edge - qrSide - 46));
  parts.push(
    await write(card.scan ?? 'Scan to join', side + 62, height - edge, { size: 30, weight: 500, colour: colours.soft }),
  );
  return parts.join('');
}

async function pictureOf(bytes: Uint8Array, width: number, height: number): Promise<Buffer | null> {
  return sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
    .rotate()
    .resize(width, height, { fit: 'cover' })
    .toBuffer()
    .catch(() => null);
}

/** Large enough for print. */
const qrPixels = 1024;

/** What the helper does for cards. */
export const cardTasks = {
  drawQr: async (link: string): Promise<Buffer> =>
    sharp(Buffer.from(renderSVG(link, { ecc: 'M', border: 2 })))
      .resize(qrPixels, qrPixels, { kernel: 'nearest' })
      .png({ palette: true })
      .toBuffer(),
  async drawCard(card: Card): Promise<Buffer> {
    const [width, height] = cardShapes[card.shape];
    const { picture: top } = layouts[card.shape];
    const picture = card.picture && (await pictureOf(card.picture, width, top));
    const head = picture
      ? `<rect x="24" y="24" width="188" height="84" rx="42" fill="#fff" opacity=".94"/>${mark(46, 40, 52, colours.brand)}
        ${await write('SGB', 108, 82, { size: 38, weight: 700, colour: colours.ink })}`
      : `<rect width="${width}" height="${top}" fill="${colours.brand}"/>${mark(width / 2 - 110, top / 2 - 150, 220, '#fff')}
        ${await write('Southern Group Buy', width / 2 - 190, top / 2 + 140, { size: 40, weight: 700, colour: '#fff' })}`;
    const words = await wordsOf(card);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${head}${words}</svg>`;
    return sharp({ create: { width, height, channels: 3, background: colours.paper } })
      .composite([...(picture ? [{ input: picture, left: 0, top: 0 }] : []), { input: Buffer.from(drawing) }])
      .png({ palette: true, quality: 90, effort: 4 })
      .toBuffer();
  },
};

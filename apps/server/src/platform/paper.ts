import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@pdfme/pdf-lib';
import { encode } from 'uqr';
import { barsOf } from './code128.ts';

/** A4 in points. */
const [width, height] = [595, 842];
/** A roll of labels, 100 x 60 mm. */
export const labelSize: readonly [number, number] = [283, 170];
export const margin = 40;
/** Where the paper ends on the right: what ends there is an amount. */
export const rightEdge = width - margin;
/** Scanners want all the contrast there is. */
const black = rgb(0, 0, 0);
export const labelMargin = 12;
const ink = rgb(0.11, 0.1, 0.09);
export const soft = rgb(0.42, 0.39, 0.35);
export const brand = rgb(0.06, 0.42, 0.31);

/** The fonts every reader has know Latin letters only; what they do not know must not fail the whole file. */
const latin = (text: string) =>
  text
    .replaceAll('−', '-')
    .replaceAll(/[^\x20-\x7e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u20ac]/g, '?');

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: typeof ink;
  /** The text ends at x. */
  readonly end?: boolean;
  /** In points; what is longer is cut. */
  readonly max?: number;
}

/** Writes down a page from its top. */
export interface Pen {
  text(words: string, x: number, look?: Look): void;
  /** A PNG with its upper left corner here, as large as fits. */
  picture(png: Buffer, x: number, box: { readonly width: number; readonly height: number }): Promise<void>;
  /** Code 128 with its upper left corner here. */
  bars(code: string, x: number, box: { readonly width: number; readonly height: number }): void;
  /** A square code for the camera of a phone. */
  square(code: string, x: number, side: number): void;
  down(points: number): void;
  readonly left: number;
}

function penOn(page: PDFPage, fonts: { plain: PDFFont; bold: PDFFont }, top: number): Pen {
  let y = page.getHeight() - top;
  const cut = (words: string, font: PDFFont, size: number, max: number) => {
    let fits = words;
    while (fits.length > 1 && font.widthOfTextAtSize(fits, size) > max) fits = fits.slice(0, -1);
    return fits;
  };
  return {
    text(words, x, { size = 8, bold = false, color = ink, end = false, max = 500 } = {}) {
      const font = bold ? fonts.bold : fonts.plain;
      const shown = cut(latin(words), font, size, max);
      page.drawText(shown, { x: end ? x - font.widthOfTextAtSize(shown, size) : x, y, size, font, color });
    },
    async picture(png, x, box) {
      // Small buffers share their memory with others, and the library reads it from its beginning.
      const image = await page.doc.embedPng(Uint8Array.from(png));
      const size = image.scaleToFit(box.width, box.height);
      page.drawImage(image, { x, y: y - size.height, ...size });
    },
    bars(code, x, box) {
      const widths = barsOf(code);
      const module = box.width / widths.reduce((sum, each) => sum + each, 0);
      let at = x;
      for (const [place, each] of widths.entries()) {
        const bar = { x: at, y: y - box.height, width: each * module, height: box.height, color: black };
        if (place % 2 === 0) page.drawRectangle(bar);
        at += each * module;
      }
    },
    square(code, x, side) {
      const { data, size } = encode(code, { ecc: 'M', border: 0 });
      const module = side / size;
      for (const [row, dots] of data.entries())
        for (const [column, dark] of dots.entries()) {
          const dot = {
            x: x + column * module,
            y: y - (row + 1) * module,
            width: module,
            height: module,
            color: black,
          };
          if (dark) page.drawRectangle(dot);
        }
    },
    down(points) {
      y -= points;
    },
    get left() {
      return y - margin;
    },
  };
}

export interface Paper {
  /** Begins a new page. */
  turn(): Pen;
  /** A label of its own, without a number. */
  label(): Pen;
  /** The file, its pages numbered. */
  done(): Promise<Buffer>;
}

export async function newPaper(title: string, producer: string): Promise<Paper> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setProducer(producer);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  return {
    turn: () => penOn(document.addPage([width, height]), fonts, margin),
    label: () => penOn(document.addPage([...labelSize]), fonts, labelMargin),
    async done() {
      document.getPages().forEach((page, place, all) => {
        if (page.getHeight() < height) return;
        const words = `Page ${place + 1} of ${all.length}`;
        page.drawText(words, { x: margin, y: 20, size: 7, font: fonts.plain, color: soft });
      });
      return Buffer.from(await document.save());
    },
  };
}

import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@pdfme/pdf-lib';
import { balanceWords, billTitle } from '@sgb/contract/bill-words.ts';
import type { Bill } from '@sgb/contract/bills.ts';
import { shopTime } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';

export interface Statement {
  readonly shop: string;
  readonly holder: string;
  readonly period: string;
  readonly madeAt: string;
  readonly totals: { readonly in: number; readonly out: number };
  readonly bills: readonly Bill[];
}

const [width, height, margin] = [595, 842, 40];
const ink = rgb(0.11, 0.1, 0.09);
const soft = rgb(0.42, 0.39, 0.35);
const brand = rgb(0.06, 0.42, 0.31);

/** Where columns begin; those of money end there. */
const at = { date: margin, what: 125, ref: 290, purse: 385, change: 485, after: width - margin };

/** The fonts every reader has know Latin letters only; what they do not know must not fail the whole file. */
const latin = (text: string) =>
  text
    .replaceAll('−', '-')
    .replaceAll(/[^\x20-\x7e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u20ac]/g, '?');

interface Pen {
  text(
    words: string,
    x: number,
    options?: { size?: number; bold?: boolean; color?: typeof ink; end?: boolean; max?: number },
  ): void;
  down(points: number): void;
  readonly left: number;
}

function penOn(page: PDFPage, fonts: { plain: PDFFont; bold: PDFFont }): Pen {
  let y = height - margin;
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
    down(points) {
      y -= points;
    },
    get left() {
      return y - margin;
    },
  };
}

function headings(pen: Pen): void {
  const look = { bold: true, color: soft };
  pen.text('Date', at.date, look);
  pen.text('Movement', at.what, look);
  pen.text('Reference', at.ref, look);
  pen.text('Purse', at.purse, look);
  pen.text('Change', at.change, { ...look, end: true });
  pen.text('Balance after', at.after, { ...look, end: true });
  pen.down(14);
}

function title(pen: Pen, { shop, holder, period, madeAt, totals }: Statement): void {
  pen.text(shop, margin, { size: 16, bold: true, color: brand });
  pen.down(22);
  pen.text(`Statement of ${holder}`, margin, { size: 12, bold: true });
  pen.down(15);
  pen.text(`${period}. Made ${madeAt}.`, margin, { size: 9, color: soft });
  pen.down(13);
  pen.text(`Money in ${formatRand(totals.in)}   Money out ${formatRand(totals.out)}`, margin, { size: 9 });
  pen.down(24);
}

export async function pdfOf(statement: Statement): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(`Statement of ${statement.holder}`);
  document.setProducer(statement.shop);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const turn = () => penOn(document.addPage([width, height]), fonts);
  let pen = turn();
  title(pen, statement);
  headings(pen);
  for (const bill of statement.bills) {
    for (const [place, { purse, change, after }] of bill.changes.entries()) {
      if (pen.left < 20) {
        pen = turn();
        headings(pen);
      }
      if (place === 0) {
        pen.text(shopTime(new Date(bill.at)), at.date);
        pen.text([billTitle(bill), bill.note].filter(Boolean).join(' · '), at.what, { max: at.ref - at.what - 6 });
        pen.text(bill.ref, at.ref, { max: at.purse - at.ref - 6 });
      }
      pen.text(balanceWords[purse], at.purse);
      pen.text(formatRand(change), at.change, { end: true });
      pen.text(formatRand(after), at.after, { end: true });
      pen.down(13);
    }
  }
  document.getPages().forEach((page, place, all) => {
    page.drawText(`Page ${place + 1} of ${all.length}`, { x: margin, y: 20, size: 7, font: fonts.plain, color: soft });
  });
  return Buffer.from(await document.save());
}

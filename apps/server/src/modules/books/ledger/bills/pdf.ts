import { balanceWords, billTitle } from '@sgb/contract/bill-words.ts';
import type { Bill } from '@sgb/contract/bills.ts';
import { shopTime } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import { brand, margin, newPaper, type Pen, rightEdge, soft } from '../../../../platform/paper.ts';

export interface Statement {
  readonly shop: string;
  readonly holder: string;
  readonly period: string;
  readonly madeAt: string;
  readonly totals: { readonly in: number; readonly out: number };
  readonly bills: readonly Bill[];
}

/** Where columns begin; those of money end there. */
const at = { date: margin, what: 125, ref: 290, purse: 385, change: 485, after: rightEdge };

function headings(pen: Pen): void {
  const look = { bold: true, color: soft };
  pen.text('Date', at.date, look);
  pen.text('Transaction', at.what, look);
  pen.text('Reference', at.ref, look);
  pen.text('Balance', at.purse, look);
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
  const paper = await newPaper(`Statement of ${statement.holder}`, statement.shop);
  let pen = paper.turn();
  title(pen, statement);
  headings(pen);
  for (const bill of statement.bills) {
    for (const [place, { purse, change, after }] of bill.changes.entries()) {
      if (pen.left < 20) {
        pen = paper.turn();
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
  return paper.done();
}

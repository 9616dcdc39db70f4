import { earningKindNames, earningStateNames } from '@sgb/contract/earning-kinds.ts';
import type { EarningLine, Earnings } from '@sgb/contract/earnings.ts';
import { shopTime } from '@sgb/contract/time.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { brand, margin, newPaper, type Pen, rightEdge, soft } from '../../../platform/paper.ts';

export interface EarningStatement {
  readonly shop: string;
  readonly holder: string;
  /** In words. */
  readonly month: string;
  readonly madeAt: string;
  readonly totals: Earnings['totals'];
  readonly lines: readonly EarningLine[];
}

/** Where columns begin; those of money end there. */
const at = { date: margin, what: 115, ref: 255, base: 375, rate: 415, amount: 485, state: 495, end: rightEdge };

function headings(pen: Pen): void {
  const look = { bold: true, color: soft };
  pen.text('Signed', at.date, look);
  pen.text('For', at.what, look);
  pen.text('Reference', at.ref, look);
  pen.text('Base', at.base, { ...look, end: true });
  pen.text('Rate', at.rate, { ...look, end: true });
  pen.text('Earned', at.amount, { ...look, end: true });
  pen.text('State', at.state, look);
  pen.down(14);
}

function title(pen: Pen, { shop, holder, month, madeAt, totals }: EarningStatement): void {
  pen.text(shop, margin, { size: 16, bold: true, color: brand });
  pen.down(22);
  pen.text(`Earnings of ${holder}, ${month}`, margin, { size: 12, bold: true });
  pen.down(15);
  pen.text(`Made ${madeAt}. After the cooling-off you can use what you earned.`, margin, {
    size: 9,
    color: soft,
  });
  pen.down(18);
  for (const { kind, count, cents } of totals.kinds) {
    pen.text(`${earningKindNames[kind]} (${count})`, margin, { size: 9 });
    pen.text(formatRand(cents), at.ref + 60, { size: 9, end: true });
    pen.down(13);
  }
  pen.text('Earned', margin, { size: 9, bold: true });
  pen.text(formatRand(totals.earnedCents), at.ref + 60, { size: 9, bold: true, end: true });
  pen.down(13);
  pen.text(
    `Of it pending ${formatRand(totals.pendingCents)}, ready to use ${formatRand(totals.readyCents)}, paid out ${formatRand(totals.paidCents)}. Reversed by refunds ${formatRand(totals.reversedCents)}.`,
    margin,
    { size: 9, color: soft },
  );
  pen.down(24);
}

export async function pdfOf(statement: EarningStatement): Promise<Buffer> {
  const paper = await newPaper(`Earnings of ${statement.holder}, ${statement.month}`, statement.shop);
  let pen = paper.turn();
  title(pen, statement);
  headings(pen);
  for (const line of statement.lines) {
    if (pen.left < 20) {
      pen = paper.turn();
      headings(pen);
    }
    pen.text(shopTime(new Date(line.at)), at.date);
    pen.text(earningKindNames[line.kind], at.what, { max: at.ref - at.what - 6 });
    pen.text(line.ref, at.ref, { max: 60 });
    if (line.baseCents > 0) pen.text(formatRand(line.baseCents), at.base, { end: true });
    if (line.rateBasisPoints > 0) pen.text(formatPercent(line.rateBasisPoints), at.rate, { end: true });
    pen.text(formatRand(line.amountCents - line.reversedCents), at.amount, { end: true });
    pen.text(earningStateNames[line.state], at.state, { max: at.end - at.state });
    pen.down(13);
  }
  return paper.done();
}

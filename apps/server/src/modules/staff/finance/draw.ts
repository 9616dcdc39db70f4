import { margin, newPaper, type Pen, rightEdge, soft } from '../../../platform/paper.ts';
import type { Sheet } from './sheet.ts';

const company = 'SGB';
/** Room for the first column; the others share the rest. */
const first = 110;

function drawRow(pen: Pen, cells: readonly string[], bold: boolean): void {
  const [name = '', ...amounts] = cells;
  const each = (rightEdge - margin - first) / Math.max(1, amounts.length);
  pen.text(name, margin, { size: 8, bold, max: first });
  for (const [place, amount] of amounts.entries())
    pen.text(amount, margin + first + each * (place + 1), { size: 8, bold, end: true, max: each - 4 });
}

export async function draw(sheet: Sheet, { month, made }: { readonly month: string; readonly made: string }) {
  const paper = await newPaper(`${sheet.title} ${month}`, company);
  let pen = paper.turn();
  pen.text(`${company}: ${sheet.title}`, margin, { size: 16, bold: true, max: 380 });
  pen.text(month, rightEdge, { size: 12, bold: true, end: true });
  pen.down(16);
  pen.text(`Made ${made}`, rightEdge, { size: 8, end: true, color: soft });
  pen.down(18);
  for (const [name, value] of sheet.facts) {
    pen.text(name, margin, { size: 10, max: 320 });
    pen.text(value, rightEdge, { size: 10, bold: true, end: true });
    pen.down(15);
  }
  pen.down(10);
  drawRow(pen, sheet.columns, true);
  pen.down(14);
  for (const row of sheet.rows) {
    if (pen.left < 20) {
      pen = paper.turn();
      drawRow(pen, sheet.columns, true);
      pen.down(14);
    }
    drawRow(pen, row, false);
    pen.down(12);
  }
  if (sheet.rows.length === 0) pen.text('Nothing.', margin, { size: 9, color: soft });
  return paper.done();
}

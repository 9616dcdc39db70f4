import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { Thing } from '@sgb/contract/floor.ts';
import { formatCount } from '@sgb/money/format.ts';
import { labelMargin, labelSize, margin, newPaper, type Pen, rightEdge, soft } from '../../../platform/paper.ts';
import { walkOf } from './walk-rules.ts';

const company = 'SGB';
const labelWidth = labelSize[0] - 2 * labelMargin;
const squareSide = 62;

function drawLabel(pen: Pen, thing: Thing): void {
  const words = labelWidth - squareSide - 10;
  pen.square(thing.number, labelMargin + labelWidth - squareSide, squareSide);
  pen.down(16);
  pen.text(thing.number, labelMargin, { size: 18, bold: true, max: words });
  pen.down(18);
  pen.text(thing.kind === 'shelf' ? 'Shelf' : thing.title, labelMargin, { size: 10, max: words });
  pen.down(14);
  const place = thing.lines.length === 1 ? (thing.lines[0]?.place ?? '') : '';
  const more = [thing.freight, place && `Shelf ${place}`, thing.grams > 0 && `${formatCount(thing.grams)} g`];
  pen.text(more.filter(Boolean).join('   '), labelMargin, { size: 10, bold: true, max: words });
  pen.down(28);
  pen.bars(thing.number, labelMargin, { width: labelWidth, height: 52 });
}

/** One label for each thing, on a roll. */
export async function labelsOf(things: readonly Thing[]): Promise<Buffer> {
  const paper = await newPaper('Labels', company);
  for (const thing of things) drawLabel(paper.label(), thing);
  return paper.done();
}

/** What to fetch, in the order of the shelves; then what belongs together, each with its code. */
export async function pickListOf(things: readonly Thing[], now: Date): Promise<Buffer> {
  const paper = await newPaper('Pick list', company);
  let pen = paper.turn();
  const room = (points: number) => {
    if (pen.left < points) pen = paper.turn();
  };
  pen.text('Pick list', margin, { size: 18, bold: true });
  pen.text(dateAndTime(now.toISOString()), rightEdge, { size: 10, end: true, color: soft });
  pen.down(26);
  for (const { place, line, forNumber } of walkOf(things)) {
    room(24);
    pen.text(place || 'no place', margin, { size: 11, bold: true, max: 70 });
    pen.text(`${line.quantity} x`, margin + 110, { size: 11, end: true });
    pen.text(line.title, margin + 118, { size: 10, max: 230 });
    pen.text(`for ${forNumber}`, rightEdge, { size: 10, end: true });
    pen.down(12);
    pen.text([line.number, ...line.options].join(', '), margin + 118, { size: 8, color: soft, max: 330 });
    pen.down(14);
  }
  pen.down(14);
  for (const thing of things) {
    room(70);
    pen.bars(thing.number, margin, { width: 190, height: 36 });
    pen.down(12);
    pen.text(thing.number, margin + 205, { size: 12, bold: true });
    pen.text(thing.grams > 0 ? `${formatCount(thing.grams)} g expected` : '', rightEdge, { size: 10, end: true });
    pen.down(14);
    pen.text(thing.title, margin + 205, { size: 10, max: 300 });
    pen.down(12);
    const wants = thing.facts.find(({ name }) => name === 'The shopper wants')?.value ?? '';
    pen.text([thing.freight, wants].filter(Boolean).join('   '), margin + 205, { size: 9, color: soft, max: 300 });
    pen.down(24);
  }
  return paper.done();
}

import { longDate } from '@sgb/contract/date-words.ts';
import { dispatchNumber, dispatchWayWords } from '@sgb/contract/dispatch-states.ts';
import { margin, newPaper, rightEdge, soft } from '../../../platform/paper.ts';
import type { DispatchRow, LineRow } from './store.ts';

export interface PaperOf {
  readonly row: DispatchRow;
  readonly lines: readonly LineRow[];
  readonly seller: string;
  /** A PNG. */
  readonly logo: Buffer | null;
}

/** What lies in the parcel: the seller's own name and logo, and no price at all. */
export async function packingSlip({ row, lines, seller, logo }: PaperOf): Promise<Buffer> {
  const number = dispatchNumber(row.id);
  const paper = await newPaper(`Packing slip ${number}`, seller);
  let pen = paper.turn();
  if (logo) {
    await pen.picture(logo, margin, { width: 150, height: 56 });
    pen.down(70);
  }
  pen.text(seller, margin, { size: 18, bold: true });
  pen.down(26);
  pen.text('Packing slip', margin, { size: 12, bold: true });
  pen.text(row.reference ? `${row.reference} (${number})` : number, rightEdge, { size: 10, end: true });
  pen.down(16);
  pen.text(longDate(row.createdAt), margin, { size: 9, color: soft });
  pen.down(24);
  pen.text('For', margin, { bold: true, color: soft });
  pen.down(14);
  for (const words of [row.receiverName, row.receiverAddress, row.receiverMobile]) {
    pen.text(words, margin, { size: 10 });
    pen.down(14);
  }
  pen.down(14);
  pen.text('Quantity', margin, { bold: true, color: soft });
  pen.text('What', margin + 60, { bold: true, color: soft });
  pen.down(16);
  for (const { quantity, title, options } of lines) {
    if (pen.left < 40) pen = paper.turn();
    pen.text(String(quantity), margin, { size: 10 });
    pen.text(title, margin + 60, { size: 10, max: rightEdge - margin - 60 });
    pen.down(13);
    if (options.length > 0) pen.text(options.join(', '), margin + 60, { size: 9, color: soft, max: 400 });
    pen.down(17);
  }
  pen.down(10);
  pen.text(`Thank you for buying from ${seller}.`, margin, { size: 10 });
  return paper.done();
}

/** What is stuck on the parcel. */
export async function label({ row, seller }: PaperOf): Promise<Buffer> {
  const number = dispatchNumber(row.id);
  const paper = await newPaper(`Label ${number}`, seller);
  const pen = paper.turn();
  pen.text(number, margin, { size: 22, bold: true });
  pen.text(`${row.size}${row.parcels > 1 ? `, ${row.parcels} parcels` : ''}`, rightEdge, { size: 14, end: true });
  pen.down(26);
  pen.text(dispatchWayWords[row.way].label, margin, { size: 14 });
  pen.down(34);
  pen.text('To', margin, { size: 10, color: soft });
  pen.down(20);
  for (const words of [row.receiverName, row.receiverMobile, ...row.receiverAddress.split(', ')]) {
    pen.text(words, margin, { size: 16, bold: words === row.receiverName });
    pen.down(21);
  }
  pen.down(14);
  pen.text(`From ${seller}`, margin, { size: 10, color: soft });
  pen.down(24);
  if (row.waybill) pen.text(`${row.carrier} ${row.waybill}`, margin, { size: 16, bold: true });
  return paper.done();
}

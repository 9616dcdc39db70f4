import { shopDay } from '@sgb/contract/time.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { brand, margin, newPaper, type Pen, rightEdge, soft } from '../../../platform/paper.ts';
import type { shopCompany } from '../content/settings.ts';

type Company = z.output<(typeof shopCompany)['schema']>;

interface InvoiceLine {
  readonly words: string;
  /** Under the words, in small letters. */
  readonly detail?: string;
  readonly quantity?: number;
  readonly cents: number;
}

export interface Invoice {
  /** That of what was paid for; the invoice has no other. */
  readonly number: string;
  readonly paidAt: Date;
  /** Name and address of who paid, a line each. */
  readonly to: readonly string[];
  /** Set: it is for somebody who may claim VAT back. */
  readonly toVatNumber: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly totalCents: number;
  /** Within the total. */
  readonly vat: { readonly cents: number; readonly basisPoints: number } | null;
  readonly notes: readonly string[];
}

/** Where columns begin; the amount ends at the edge. */
const at = { what: margin, quantity: 430, to: 320 };
const wide = at.quantity - at.what - 40;

function head(pen: Pen, { number, paidAt, vat }: Invoice, company: Company, email: string): void {
  pen.text(company.legalName, margin, { size: 14, bold: true, color: brand });
  pen.text(vat ? 'TAX INVOICE' : 'INVOICE', rightEdge, { size: 14, bold: true, end: true });
  pen.down(18);
  const ours = [
    ...company.address,
    `Registration number ${company.registrationNumber}`,
    `VAT number ${company.vatNumber}`,
    email,
  ];
  const theirs = [`Invoice number ${number}`, `Paid on ${shopDay(paidAt)}`];
  ours.forEach((words, place) => {
    pen.text(words, margin, { color: soft });
    const right = theirs[place];
    if (right) pen.text(right, rightEdge, { end: true });
    pen.down(11);
  });
  pen.down(14);
}

function receiver(pen: Pen, { to, toVatNumber }: Invoice): void {
  pen.text('To', margin, { bold: true, color: soft });
  pen.down(12);
  for (const words of toVatNumber ? [...to, `VAT number ${toVatNumber}`] : to) {
    pen.text(words, margin, { size: 9 });
    pen.down(12);
  }
  pen.down(12);
}

function headings(pen: Pen): void {
  const look = { bold: true, color: soft };
  pen.text('What', at.what, look);
  pen.text('Quantity', at.quantity, { ...look, end: true });
  pen.text('Amount', rightEdge, { ...look, end: true });
  pen.down(14);
}

function sums(pen: Pen, { totalCents, vat, notes }: Invoice): void {
  pen.down(6);
  pen.text('Total paid', at.to, { size: 11, bold: true });
  pen.text(formatRand(totalCents), rightEdge, { size: 11, bold: true, end: true });
  pen.down(14);
  if (vat) {
    pen.text(`Including VAT of ${formatPercent(vat.basisPoints)}`, at.to, { color: soft });
    pen.text(formatRand(vat.cents), rightEdge, { color: soft, end: true });
    pen.down(14);
  }
  pen.down(10);
  for (const note of notes) {
    pen.text(note, margin, { color: soft, max: rightEdge - margin });
    pen.down(11);
  }
}

export async function invoicePdf(invoice: Invoice, company: Company, email: string): Promise<Buffer> {
  const paper = await newPaper(`Invoice ${invoice.number}`, company.legalName);
  let pen = paper.turn();
  head(pen, invoice, company, email);
  receiver(pen, invoice);
  headings(pen);
  for (const { words, detail, quantity, cents } of invoice.lines) {
    if (pen.left < 40) {
      pen = paper.turn();
      headings(pen);
    }
    pen.text(words, at.what, { size: 9, max: wide });
    if (quantity !== undefined) pen.text(String(quantity), at.quantity, { size: 9, end: true });
    pen.text(formatRand(cents), rightEdge, { size: 9, end: true });
    pen.down(detail ? 10 : 14);
    if (detail) {
      pen.text(detail, at.what, { size: 7, color: soft, max: wide });
      pen.down(13);
    }
  }
  if (pen.left < 60 + 11 * invoice.notes.length) pen = paper.turn();
  sums(pen, invoice);
  return paper.done();
}

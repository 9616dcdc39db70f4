import type { Call } from '../../../platform/http/call.ts';
import { shopCompany, shopContact } from '../content/settings.ts';

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

/** What draws is loaded when somebody wants an invoice. */
export async function invoiceFile(call: Pick<Call<'shopper'>, 'settings'>, invoice: Invoice) {
  const settings = await call.settings();
  const { invoicePdf } = await import('./pdf.ts');
  const file = await invoicePdf(invoice, settings.get(shopCompany), settings.get(shopContact).email);
  return {
    fileName: `invoice-${invoice.number}.pdf`,
    mediaType: 'application/pdf',
    base64: file.toString('base64'),
  };
}

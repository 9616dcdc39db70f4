import type { Call } from '../../../platform/http/call.ts';
import { shopCompany, shopContact } from '../content/settings.ts';
import type { Invoice } from './pdf.ts';

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

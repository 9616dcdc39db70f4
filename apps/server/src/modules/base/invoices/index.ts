export { invoiceFile } from './invoice.ts';
export type { Invoice } from './pdf.ts';

export { type Invoice, invoiceFile } from './invoice.ts';

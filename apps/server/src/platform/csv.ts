import { stringify } from 'csv-stringify/sync';

/** Somebody's text in a cell: a spreadsheet would run what begins like a formula. */
export const textCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A file that spreadsheets open: with its heading, and marked as UTF-8. */
export function csvFile(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): Buffer {
  return Buffer.from(stringify([...rows], { header: true, columns: [...columns], bom: true }));
}

import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** Somebody's text in a cell: a spreadsheet would run what begins like a formula. */
export const textCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A file that spreadsheets open: with its heading, and marked as UTF-8. */
export function csvFile(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): Buffer {
  return Buffer.from(stringify([...rows], { header: true, columns: [...columns], bom: true }));
}

/** A row of somebody's file: where it stands in it, and what its columns say. */
export interface CsvRow {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/** Spreadsheets here write semicolons, because the comma is the decimal sign. */
function delimiterOf(heading: string): string {
  const count = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** 'Postal code', 'postal_code' and 'POSTAL-CODE' are one column. */
const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The rows of a file with the columns that are known, however they are written; or why it cannot be read. */
export function readCsv(text: string, columns: readonly string[]): CsvRow[] | string {
  try {
    return parse(text, {
      bom: true,
      columns: (headings: string[]) =>
        headings.map((heading) => columns.find((name) => plain(name) === plain(heading)) ?? false),
      delimiter: delimiterOf(text.split('\n', 1)[0] ?? ''),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as CsvRow[];
  } catch (error) {
    return `This is not a CSV file we can read: ${error instanceof Error ? error.message : 'unknown reason'}.`;
  }
}

/** A large number that a spreadsheet has shortened cannot be brought back. */
const shortened = /^\d([.,]\d+)?e\+\d+$/i;

/** What a spreadsheet did to the cells of a row, column by column. */
export const spoiltCells = (record: CsvRow['record']): [string, string][] =>
  Object.entries(record)
    .filter(([, said]) => shortened.test(said))
    .map(([column, said]) => [column, `The spreadsheet shortened this to ${said}. Format the column as text.`]);

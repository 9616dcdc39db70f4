import { parse } from 'csv-parse/sync';
import { StatementFault, type StatementRow } from './statement-row.ts';

/** What the columns are called at the banks of the country. */
const headings = {
  date: /^(transaction |posting |value |effective )?date$/,
  text: /^(description|reference|details|narrative|particulars|statement description|(transaction |payer |other party )?(description|reference|name))\d?$/,
  amount: /^amount( \(?(zar|r)\)?)?$/,
  credit: /^(credit|credits|money in|deposit|amount in)( amount)?$/,
  debit: /^(debit|debits|money out|withdrawal|amount out)( amount)?$/,
  balance: /^(running |closing |account )?balance$/,
} as const;
type Column = keyof typeof headings;

function columnsOf(cells: readonly string[]): ReadonlyMap<Column, readonly number[]> | null {
  const found = new Map<Column, number[]>();
  cells.forEach((cell, place) => {
    const name = cell.trim().toLowerCase();
    for (const column of Object.keys(headings) as Column[]) {
      if (headings[column].test(name)) found.set(column, [...(found.get(column) ?? []), place]);
    }
  });
  const enough = found.has('date') && found.has('text') && (found.has('amount') || found.has('credit'));
  return enough ? found : null;
}

function recordsOf(csv: string): string[][] {
  const first = csv.split(/\r?\n/, 12).join('');
  const delimiter = [';', '\t', ','].find((sign) => first.split(sign).length > 12) ?? (first.includes(';') ? ';' : ',');
  try {
    return parse(csv, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true, relax_quotes: true });
  } catch {
    throw new StatementFault('This is no CSV file.');
  }
}

/** The rows of a bank's CSV. What stands above the headings (account, period) is passed over. */
export function csvRows(csv: string): StatementRow[] {
  const records = recordsOf(csv);
  const head = records.findIndex((cells) => columnsOf(cells) !== null);
  const columns = columnsOf(records[head] ?? []);
  if (!columns)
    throw new StatementFault('There must be columns for the date, a description or reference, and the amount.');
  return records.slice(head + 1).map((cells, place) => {
    const cell = (column: Column) =>
      (columns.get(column) ?? []).map((at) => cells[at]?.trim() ?? '').filter((text) => text !== '');
    return {
      line: head + place + 2,
      date: cell('date')[0] ?? '',
      amount: cell('amount')[0] ?? cell('credit')[0] ?? '',
      text: cell('text').join(' '),
      mark: cell('balance')[0] ?? '',
    };
  });
}

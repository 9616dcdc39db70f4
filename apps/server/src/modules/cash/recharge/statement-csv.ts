import { parse } from 'csv-parse/sync';
import { StatementFault, type StatementFile } from './statement-row.ts';

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
type Columns = ReadonlyMap<Column, readonly number[]>;

function columnsOf(cells: readonly string[]): Columns | null {
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
  } catch (error) {
    const open = (error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED';
    throw new StatementFault(open ? 'The file is cut off: a quote is not closed.' : 'This is no CSV file.');
  }
}

const centsWritten = (cell: string) => /[.]\d\d$/.test(cell.trim());

/**
 * Whether the last line is only a part of one: a column is missing that the lines before it have, or the file ends within a number that
 * has its cents everywhere else. Half an amount is an amount too, and would be credited.
 */
function isCut(csv: string, lines: readonly (readonly string[])[], columns: Columns): boolean {
  const last = lines.at(-1);
  const before = lines.slice(0, -1);
  if (!last || before.length === 0) return false;
  const known = [...columns.values()].flat();
  if (known.some((at) => at >= last.length && before.every((cells) => at < cells.length))) return true;
  const end = last.length - 1;
  const isNumber = (['amount', 'credit', 'debit', 'balance'] as const).some((name) => columns.get(name)?.includes(end));
  const [cell = ''] = last.slice(-1);
  if (/[\r\n]$/.test(csv) || !isNumber || cell.trim() === '') return false;
  return !centsWritten(cell) && before.every((cells) => !cells[end]?.trim() || centsWritten(cells[end]));
}

/** The account that a file names above its headings. */
function accountAbove(records: readonly (readonly string[])[]): string {
  const said = records
    .map((cells) => cells.join(' '))
    .find((line) => /\baccount\b/i.test(line) && /\d{7}/.test(line.replaceAll(/\s/g, '')));
  return /\d{7,16}/.exec(said?.replaceAll(/\s/g, '') ?? '')?.[0] ?? '';
}

/** A bank's CSV. What stands above the headings is passed over, but for the account. */
export function csvFile(csv: string): StatementFile {
  const records = recordsOf(csv);
  const head = records.findIndex((cells) => columnsOf(cells) !== null);
  const columns = columnsOf(records[head] ?? []);
  if (!columns)
    throw new StatementFault('There must be columns for the date, a description or reference, and the amount.');
  const below = records.slice(head + 1);
  const isDated = (cells: readonly string[]) => /\d/.test(cells[columns.get('date')?.[0] ?? 0] ?? '');
  if (isDated(below.at(-1) ?? []) && isCut(csv, below.filter(isDated), columns))
    throw new StatementFault(`The file is cut off in line ${records.length}. Fetch it from the bank again.`);
  const rows = below.map((cells, place) => {
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
  return { rows, account: accountAbove(records.slice(0, head)) };
}

import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { accountsIn, type StatementLine } from './rules.ts';

interface ReadLine extends StatementLine {
  readonly fingerprint: Buffer;
}

export interface ReadStatement {
  readonly lines: readonly ReadLine[];
  /** Lines of money that went out, which are nobody's recharge. */
  readonly outgoing: number;
}

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

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** 2026-11-15 of what banks write; null for whatever is no day. */
export function dayIn(text: string): string | null {
  const clean = text.trim().toLowerCase();
  const iso = /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)\b/.exec(clean);
  const local = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3})[a-z]*[-/. ](\d{4})\b/.exec(clean);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [local?.[3], local?.[2], local?.[1]];
  if (!year || !month || !day) return null;
  const place = /^\d/.test(month) ? Number(month) : months.indexOf(month) / 3 + 1;
  if (!Number.isInteger(place) || place < 1) return null;
  const written = `${year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : null;
}

/** Whole cents of 'R 1 234.50', '1,234.50', '-50.00', '50.00 Cr', '(50.00)'; null for whatever is no amount. */
export function centsIn(text: string): number | null {
  const plain = text.replaceAll(/[R\s\u00a0,']/gi, '').replace(/^\+/, '');
  const [, open, minus, rand, rest = '', mark] =
    /^(\()?(-)?(\d{1,12})(?:\.(\d{1,2}))?\)?(cr|c|dr|d)?$/i.exec(plain.replace(/cr?$/i, 'c')) ?? [];
  if (rand === undefined) return null;
  const cents = Number(rand) * 100 + Number(rest.padEnd(2, '0'));
  return open || minus || /^d/i.test(mark ?? '') ? -cents : cents;
}

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

/** Why a file cannot be read, in words for staff. */
export class StatementFault extends Error {}

function recordsOf(csv: string): string[][] {
  const first = csv.split(/\r?\n/, 12).join('');
  const delimiter = [';', '\t', ','].find((sign) => first.split(sign).length > 12) ?? (first.includes(';') ? ';' : ',');
  try {
    return parse(csv, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true, relax_quotes: true });
  } catch {
    throw new StatementFault('This is no CSV file.');
  }
}

/** Reads a bank's CSV. What stands above the headings (account, period) is passed over. */
export function readStatement(csv: string): ReadStatement {
  const records = recordsOf(csv);
  const head = records.findIndex((cells) => columnsOf(cells) !== null);
  const columns = columnsOf(records[head] ?? []);
  if (!columns)
    throw new StatementFault('There must be columns for the date, a description or reference, and the amount.');
  const cell = (cells: readonly string[], column: Column) =>
    (columns.get(column) ?? []).map((place) => cells[place]?.trim() ?? '').filter((text) => text !== '');
  const seen = new Map<string, number>();
  let outgoing = 0;
  const lines = records.slice(head + 1).flatMap((cells, place): ReadLine[] => {
    const fault = (what: string) => new StatementFault(`Line ${head + place + 2}: ${what}`);
    const [dateText = ''] = cell(cells, 'date');
    const bookedOn = dayIn(dateText);
    // Totals and remarks stand below the lines and have no date.
    if (dateText === '' || (!bookedOn && !/\d/.test(dateText))) return [];
    if (!bookedOn) throw fault(`'${dateText}' is no date.`);
    const [amountText = cell(cells, 'credit')[0] ?? ''] = cell(cells, 'amount');
    const amountCents = amountText === '' ? 0 : centsIn(amountText);
    if (amountCents === null) throw fault(`'${amountText}' is no amount.`);
    if (amountCents <= 0) {
      outgoing++;
      return [];
    }
    const text = cell(cells, 'text').join(' ').replaceAll(/\s+/g, ' ').slice(0, 300);
    // Two people may pay the same on one day with the same words: the balance after it, or the place, tells them apart.
    const words = [bookedOn, amountCents, text, centsIn(cell(cells, 'balance')[0] ?? '') ?? ''].join('|');
    const nth = (seen.get(words) ?? 0) + 1;
    seen.set(words, nth);
    const fingerprint = createHash('sha256').update(`${words}|${nth}`).digest();
    const [only, ...others] = accountsIn(text);
    return [{ bookedOn, amountCents, text, accountId: others.length === 0 ? (only ?? null) : null, fingerprint }];
  });
  if (lines.length + outgoing === 0) throw new StatementFault('There are no lines below the headings.');
  return { lines, outgoing };
}

import { createHash } from 'node:crypto';
import { accountsIn, type StatementLine } from './rules.ts';
import { csvFile } from './statement-csv.ts';
import { mt940File, ofxFile } from './statement-formats.ts';
import { StatementFault, type StatementFile } from './statement-row.ts';

export { StatementFault };

interface ReadLine extends StatementLine {
  readonly fingerprint: Buffer;
}

export interface ReadStatement {
  readonly lines: readonly ReadLine[];
  /** Lines of money that went out, which are nobody's recharge. */
  readonly outgoing: number;
  /** Whose account it is of, in digits; '' where the file does not say. */
  readonly account: string;
}

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

function fileOf(text: string): StatementFile {
  if (/<OFX>/i.test(text)) return ofxFile(text);
  return /^:(20|25|61):/m.test(text) ? mt940File(text) : csvFile(text);
}

/** Reads a statement: CSV of any bank here, OFX or MT940. */
export function readStatement(text: string): ReadStatement {
  const seen = new Map<string, number>();
  let outgoing = 0;
  const { rows, account } = fileOf(text);
  const lines = rows.flatMap((row): ReadLine[] => {
    const fault = (what: string) => new StatementFault(`Line ${row.line}: ${what}`);
    const bookedOn = dayIn(row.date);
    // Totals and remarks stand below the lines and have no date.
    if (row.date === '' || (!bookedOn && !/\d/.test(row.date))) return [];
    if (!bookedOn) throw fault(`'${row.date}' is no date.`);
    const amountCents = row.amount === '' ? 0 : centsIn(row.amount);
    if (amountCents === null) throw fault(`'${row.amount}' is no amount.`);
    if (amountCents <= 0) {
      outgoing++;
      return [];
    }
    const said = row.text.replaceAll(/\s+/g, ' ').slice(0, 300);
    // Two people may pay the same on one day with the same words: the mark, or the place, tells them apart.
    const words = [bookedOn, amountCents, said, centsIn(row.mark) ?? row.mark].join('|');
    const nth = (seen.get(words) ?? 0) + 1;
    seen.set(words, nth);
    const fingerprint = createHash('sha256').update(`${words}|${nth}`).digest();
    const [only, ...others] = accountsIn(said);
    return [{ bookedOn, amountCents, text: said, accountId: others.length === 0 ? (only ?? null) : null, fingerprint }];
  });
  if (lines.length + outgoing === 0) throw new StatementFault('There are no lines below the headings.');
  return { lines, outgoing, account };
}

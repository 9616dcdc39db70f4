import { billTitle, purseWords } from '@sgb/contract/bill-words.ts';
import type { Bill } from '@sgb/contract/bills.ts';
import { shopTime } from '@sgb/contract/time.ts';
import { stringify } from 'csv-stringify/sync';
import { plainRand } from './words.ts';

/** A spreadsheet would run what begins like this. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** One row for each purse that a movement changed. */
export function csvOf(bills: readonly Bill[]): Buffer {
  const rows = bills.flatMap((bill) =>
    bill.changes.map(({ purse, change, before, after }) => ({
      Date: shopTime(new Date(bill.at)),
      Type: billTitle(bill),
      Reference: harmless(bill.ref),
      Note: harmless(bill.note),
      Purse: purseWords[purse],
      'Change (ZAR)': plainRand(change),
      'Before (ZAR)': plainRand(before),
      'After (ZAR)': plainRand(after),
    })),
  );
  const columns = ['Date', 'Type', 'Reference', 'Note', 'Purse', 'Change (ZAR)', 'Before (ZAR)', 'After (ZAR)'];
  return Buffer.from(stringify(rows, { header: true, columns, bom: true }));
}

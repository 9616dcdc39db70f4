import { balanceWords, billTitle } from '@sgb/contract/bill-words.ts';
import type { Bill } from '@sgb/contract/bills.ts';
import { shopTime } from '@sgb/contract/time.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import { csvFile, textCell } from '../../../../platform/csv.ts';

/** One row for each balance that a movement changed. */
export function csvOf(bills: readonly Bill[]): Buffer {
  const rows = bills.flatMap((bill) =>
    bill.changes.map(({ purse, change, before, after }) => ({
      Date: shopTime(new Date(bill.at)),
      Type: billTitle(bill),
      Reference: textCell(bill.ref),
      Note: textCell(bill.note),
      Purse: balanceWords[purse],
      'Change (ZAR)': formatDecimal(change),
      'Before (ZAR)': formatDecimal(before),
      'After (ZAR)': formatDecimal(after),
    })),
  );
  const columns = ['Date', 'Type', 'Reference', 'Note', 'Purse', 'Change (ZAR)', 'Before (ZAR)', 'After (ZAR)'];
  return csvFile(columns, rows);
}

import { earningKindNames, earningStateNames } from '@sgb/contract/earning-kinds.ts';
import type { EarningLine } from '@sgb/contract/earnings.ts';
import { shopTime } from '@sgb/contract/time.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import { csvFile, textCell } from '../../../platform/csv.ts';

export function csvOf(lines: readonly EarningLine[]): Buffer {
  const rows = lines.map(({ at, kind, ref, baseCents, rateBasisPoints, amountCents, reversedCents, state }) => ({
    Signed: shopTime(new Date(at)),
    For: earningKindNames[kind],
    Reference: textCell(ref),
    'Base (ZAR)': formatDecimal(baseCents),
    'Rate (%)': formatDecimal(rateBasisPoints),
    'Amount (ZAR)': formatDecimal(amountCents),
    'Reversed (ZAR)': formatDecimal(reversedCents),
    'Earned (ZAR)': formatDecimal(amountCents - reversedCents),
    State: earningStateNames[state],
  }));
  const columns = [
    'Signed',
    'For',
    'Reference',
    'Base (ZAR)',
    'Rate (%)',
    'Amount (ZAR)',
    'Reversed (ZAR)',
    'Earned (ZAR)',
    'State',
  ];
  return csvFile(columns, rows);
}

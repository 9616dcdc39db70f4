import { formatDecimal } from '@sgb/money/format.ts';
import { csvFile, textCell } from '../../../../platform/csv.ts';
import type { Cell } from './statistics-rules.ts';

const columns = ['Day', 'Link', 'Visits', 'Registrations', 'First orders', 'Revenue (ZAR)', 'Earned (ZAR)'];

export function csvOf(cells: readonly (Cell & { readonly title: string })[]): Buffer {
  const rows = cells.map(({ day, title, visits, registrations, firstOrders, revenueCents, earnedCents }) => ({
    Day: day,
    Link: textCell(title),
    Visits: visits,
    Registrations: registrations,
    'First orders': firstOrders,
    'Revenue (ZAR)': formatDecimal(revenueCents),
    'Earned (ZAR)': formatDecimal(earnedCents),
  }));
  return csvFile(columns, rows);
}

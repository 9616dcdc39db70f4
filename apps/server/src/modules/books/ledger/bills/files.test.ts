import { PDFDocument } from '@pdfme/pdf-lib';
import type { Bill } from '@sgb/contract/bills.ts';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { pdfOf } from './pdf.ts';

const bill = (id: number, note: string): Bill => ({
  id,
  at: '2026-10-31T22:30:00.000Z',
  type: 20,
  phase: 0,
  ref: '=1+1',
  note,
  amount: -123_456,
  changes: [{ purse: 'available', change: -123_456, before: 200_000, after: 76_544 }],
});

test('a spreadsheet says what happened and runs nothing', () => {
  const text = csvOf([bill(1, '@SUM(A1), "quoted"')]).toString();
  expect(text.split('\n')[1]).toBe(
    `2026-11-01 00:30,Orders,'=1+1,"'@SUM(A1), ""quoted""",Available,-1234.56,2000.00,765.44`,
  );
});

test('a PDF turns the page, and letters that its fonts do not know do not stop it', async () => {
  const bills = Array.from({ length: 120 }, (_, id) =>
    bill(id, '给 Thandi ✓ a note that is far too long for its column'),
  );
  const bytes = await pdfOf({
    shop: 'SGB',
    holder: '名前',
    period: 'All months',
    madeAt: '2026-11-15 10:00',
    totals: { in: 0, out: 1 },
    bills,
  });
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
});

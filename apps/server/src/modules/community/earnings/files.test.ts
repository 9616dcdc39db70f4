import { PDFDocument } from '@pdfme/pdf-lib';
import type { EarningLine } from '@sgb/contract/earnings.ts';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { pdfOf } from './pdf.ts';

const line = (id: number): EarningLine => ({
  id,
  kind: 1,
  ref: '=1+1',
  at: '2026-10-31T22:30:00.000Z',
  baseCents: 123_456,
  rateBasisPoints: 300,
  amountCents: 3_704,
  reversedCents: 704,
  state: 'pending',
  readyAt: '2026-11-07T22:30:00.000Z',
});

test('a spreadsheet says what was earned and runs nothing', () => {
  expect(
    csvOf([line(1)])
      .toString()
      .split('\n')[1],
  ).toBe("2026-11-01 00:30,Goods of members,'=1+1,1234.56,3.00,37.04,7.04,30.00,Pending");
});

test('a PDF has its sums and turns the page', async () => {
  const bytes = await pdfOf({
    shop: 'SGB',
    holder: '名前',
    month: 'October 2026',
    madeAt: '2026-11-15 10:00',
    totals: {
      earnedCents: 360_000,
      pendingCents: 360_000,
      readyCents: 0,
      paidCents: 0,
      reversedCents: 84_480,
      kinds: [{ kind: 1, count: 120, cents: 360_000 }],
    },
    lines: Array.from({ length: 120 }, (_, id) => line(id)),
  });
  const document = await PDFDocument.load(bytes);
  expect([document.getPageCount(), document.getTitle()]).toEqual([3, 'Earnings of 名前, October 2026']);
});

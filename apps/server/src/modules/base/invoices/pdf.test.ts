import { expect, test } from 'vitest';
import { pdfWords } from '../../../testing/pdf-words.ts';
import { shopCompany } from '../content/settings.ts';
import { type Invoice, invoicePdf } from './pdf.ts';

const invoice: Invoice = {
  number: 'CO00000007',
  paidAt: new Date('2026-10-31T22:30:00Z'),
  to: ['Nkosi Traders', 'Thandi Nkosi', 'thandi@example.com'],
  toVatNumber: '4123456789',
  lines: [
    { words: 'Enamel mug', detail: 'White, 400 ml', quantity: 3, cents: 15_600 },
    { words: 'Coupon', cents: -1_000 },
  ],
  totalCents: 14_600,
  vat: { cents: 1_904, basisPoints: 1_500 },
  notes: [],
};
const wordsOf = async (changes: Partial<Invoice> = {}) =>
  pdfWords(await invoicePdf({ ...invoice, ...changes }, shopCompany.first, 'hello@sgb.example'));

test('a tax invoice says who sold what to whom, when, for how much, and what of it is VAT', async () => {
  const words = await wordsOf();
  expect(words).toEqual(
    expect.arrayContaining([
      'TAX INVOICE',
      shopCompany.first.legalName,
      `VAT number ${shopCompany.first.vatNumber}`,
      'Invoice number CO00000007',
      'Paid on 2026-11-01',
      'Nkosi Traders',
      'VAT number 4123456789',
      'Enamel mug',
      'White, 400 ml',
      '3',
      'R\u00a0156.00',
      '-R\u00a010.00',
      'R\u00a0146.00',
      'Including VAT of 15\u00a0%',
      'R\u00a019.04',
    ]),
  );
});

test('without VAT it is an invoice, and says why', async () => {
  const words = await wordsOf({ vat: null, toVatNumber: null, notes: ['We bought these goods for you.'] });
  expect(words).toContain('INVOICE');
  expect(words).toContain('We bought these goods for you.');
  expect(words.join()).not.toContain('Including VAT');
});

test('many lines turn the page, and every one is there', async () => {
  const lines = Array.from({ length: 90 }, (_, place) => ({ words: `Piece ${place} 杯`, detail: 'Red', cents: 100 }));
  const words = await wordsOf({ lines });
  expect(words.filter((each) => each.startsWith('Piece '))).toHaveLength(90);
  expect(words.filter((each) => each.startsWith('Page '))).toEqual([
    'Page 1 of 4',
    'Page 2 of 4',
    'Page 3 of 4',
    'Page 4 of 4',
  ]);
});

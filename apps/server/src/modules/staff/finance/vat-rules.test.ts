import { expect, test } from 'vitest';
import { vatWithin } from '../../buying/checkout/index.ts';
import { creditNotes } from './vat-rules.ts';

const november = new Date('2026-10-31T22:00:00Z');
const back = (paymentId: number, day: string, cents: number) => ({
  paymentId,
  at: new Date(`${day}T10:00:00Z`),
  cents,
});

test.each([
  ['nothing went back', [], { notes: 0, total: 0, vat: 0 }],
  ['all of R115.00', [back(1, '2026-11-03', 11_500)], { notes: 1, total: 11_500, vat: 1_500 }],
  // 33.33 has 4.35 and 66.66 has 8.69, so that the third of 99.99 gives back the last of 13.04.
  [
    'R99.99 in three parts, to the cent',
    [back(1, '2026-11-03', 3_333), back(1, '2026-11-04', 3_333), back(1, '2026-11-05', 3_333)],
    { notes: 3, total: 9_999, vat: 1_304 },
  ],
  [
    'what went back in October is no note of November, but counts',
    [back(1, '2026-10-30', 3_333), back(1, '2026-11-04', 6_666)],
    { notes: 1, total: 6_666, vat: 1_304 - 435 },
  ],
  [
    'each invoice by itself',
    [back(1, '2026-11-03', 100), back(2, '2026-11-03', 100)],
    { notes: 2, total: 200, vat: 26 },
  ],
])('%s', (_what, list, notes) =>
  expect(creditNotes(list, november, (cents) => vatWithin(cents, 1_500))).toEqual(notes),
);

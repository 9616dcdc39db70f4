import type { CartLine } from '@sgb/contract/cart.ts';
import { describe, expect, test } from 'vitest';
import { boundsOf, breakHint, faultWords, offerRule, tickState, weightWords } from './words.ts';

const line: CartLine = {
  id: 1,
  productid: '610000000000',
  skuid: '5000000000000',
  title: 'Tray',
  options: ['Red'],
  picture: 'p',
  unit: 10,
  quantity: 4,
  ticked: true,
  remark: '',
  special: 0,
  unitCents: 1000,
  lineCents: 4000,
  seenCents: 1000,
  stock: 50,
  minOrder: 1,
  batch: 1,
  offerQuantity: 4,
  mix: null,
  nextBreak: null,
  fault: null,
  stale: false,
};
const of = (facts: Partial<CartLine>): CartLine => ({ ...line, ...facts });

test.each([
  [{}, null],
  [{ fault: 'priceRose', unitCents: 1100 }, 'The supplier raised the price from R\u00a010.00 to R\u00a011.00.'],
  [{ fault: 'quantity', quantity: 60 }, 'Only 50 pieces left. Please choose fewer.'],
  [{ fault: 'quantity', batch: 3 }, 'Sold in batches of 3: choose 3, 6, 9 and so on.'],
  [
    { fault: 'quantity', minOrder: 10, offerQuantity: 6 },
    'The smallest order is 10 pieces, mixed as you like: add or tick 4 more.',
  ],
  [
    { fault: 'quantity', minOrder: 10, mix: { pieces: 20, cents: 52_000, hasPieces: 6, hasCents: 6_000 } },
    'The smallest order is 10 pieces, or mix goods of this supplier: 20 pieces or R\u00a0520.00 in all. You have ticked 6 pieces and R\u00a060.00.',
  ],
  [
    { fault: 'quantity', minOrder: 10, mix: { pieces: 20, cents: 0, hasPieces: 6, hasCents: 6_000 } },
    'The smallest order is 10 pieces, or mix goods of this supplier: 20 pieces in all. You have ticked 6 pieces.',
  ],
] as const)('%o: %s', (facts, words) => {
  expect(faultWords(of(facts))).toBe(words);
});

describe('ticks', () => {
  test.each([
    [[{}, {}], true],
    [[{}, { ticked: false }], 'mixed'],
    [[{ ticked: false }, { ticked: false }], false],
    [[{}, { ticked: false, fault: 'soldOut' }], true],
    [[{ ticked: false, fault: 'offShelf' }], false],
  ] as const)('of %j are %s', (lines, state) => {
    expect(tickState(lines.map(of))).toBe(state);
  });
});

test.each([
  [{}, { min: 1, max: 50 }],
  [
    { minOrder: 10, mix: { pieces: 20, cents: 0, hasPieces: 4, hasCents: 0 } },
    { min: 1, max: 50 },
  ],
  [
    { minOrder: 10, offerQuantity: 10 },
    { min: 4, max: 50 },
  ],
  [
    { minOrder: 10, offerQuantity: 30 },
    { min: 1, max: 50 },
  ],
  [
    { batch: 3, minOrder: 6, quantity: 6, offerQuantity: 6, stock: 20_000 },
    { min: 6, max: 9999 },
  ],
])('the stepper of %o goes from %o', (facts, bounds) => {
  expect(boundsOf(of(facts))).toEqual(bounds);
});

test('rules and price breaks are said where there are any', () => {
  expect(offerRule(line)).toBeNull();
  expect(offerRule(of({ minOrder: 6, batch: 3 }))).toBe('Sold from 6 pieces, mixed as you like, in batches of 3.');
  expect(breakHint(of({ nextBreak: { from: 10, unitCents: 900 } }))).toBe('6 pieces more and each costs R\u00a09.00.');
  expect(breakHint(of({ ticked: false, nextBreak: { from: 10, unitCents: 900 } }))).toBeNull();
  expect([950, 1500, 12_345, 23_259_900].map(weightWords)).toEqual(['950 g', '1.50 kg', '12.3 kg', '23,260 kg']);
});

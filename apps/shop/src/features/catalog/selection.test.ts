import { describe, expect, test } from 'vitest';
import {
  activeBreak,
  adviceOn,
  choiceText,
  chosenLines,
  goodsCents,
  isSoldOut,
  type Offer,
  priceRange,
  rulesOf,
  type Sku,
  totalQuantity,
  unitCents,
} from './selection.ts';

const red: Sku = { id: '1', options: ['Red', 'S'], picture: 'x.0', priceCents: 5000, stock: 40 };
const blue: Sku = { id: '2', options: ['Blue', 'S'], picture: 'x.1', priceCents: 6000, stock: 3 };

const ladder: Offer = {
  quoteType: 0,
  priceBreaks: [
    { from: 2, priceCents: 5000 },
    { from: 20, priceCents: 4800 },
    { from: 100, priceCents: 4500 },
  ],
  skus: [red, blue],
  minOrder: 2,
  mix: null,
  batch: 1,
  unit: 10,
  priceCents: 5000,
};
const mixed: Offer = { ...ladder, mix: { pieces: 10, cents: 26_000 } };
const perSku: Offer = { ...ladder, quoteType: 1, priceBreaks: [{ from: 2, priceCents: 5000 }] };

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [19, 0],
  [20, 1],
  [99, 1],
  [100, 2],
  [5000, 2],
])('of %i pieces the active break is %i', (quantity, expected) => {
  expect(activeBreak(ladder.priceBreaks, quantity)).toBe(expected);
});

describe('prices', () => {
  test.each([
    ['ladder, few', ladder, { 1: 2, 2: 3 }, 5, 25_000],
    ['ladder, the total counts, not one SKU', ladder, { 1: 10, 2: 10 }, 20, 96_000],
    ['ladder, top', ladder, { 1: 100 }, 100, 450_000],
    ['each SKU its own price', perSku, { 1: 10, 2: 10 }, 20, 110_000],
    ['nothing', ladder, {}, 0, 0],
    ['an unknown SKU costs nothing', ladder, { 9: 5 }, 5, 0],
  ])('%s', (_name, offer, quantities, total, cents) => {
    expect(totalQuantity(quantities)).toBe(total);
    expect(goodsCents(offer, quantities)).toBe(cents);
  });

  test('a product without breaks falls back to its SKU price', () => {
    expect(unitCents({ ...ladder, priceBreaks: [] }, blue, 5)).toBe(6000);
  });

  test.each([
    [ladder, { low: 4500, high: 5000 }],
    [perSku, { low: 5000, high: 6000 }],
    [
      { ...ladder, priceBreaks: [] },
      { low: 5000, high: 5000 },
    ],
  ])('range %#', (offer, expected) => {
    expect(priceRange(offer)).toEqual(expected);
  });
});

describe('rules', () => {
  test.each([
    [ladder, {}, false, 'Choose 2 pieces or more.'],
    [ladder, { 1: 1 }, false, 'Add 1 piece more: the smallest order is 2.'],
    [mixed, {}, false, 'Choose 2 pieces or more.'],
    [mixed, { 1: 1 }, true, 'Fewer than 2: add other goods of this supplier, 10 pieces or R\u00a0260.00 in all.'],
    [ladder, { 1: 2 }, true, 'Add 18 pieces more and each costs R\u00a048.00.'],
    [ladder, { 1: 99 }, true, 'Add 1 piece more and each costs R\u00a045.00.'],
    [ladder, { 1: 100 }, true, 'You can order this quantity.'],
    [perSku, { 1: 2 }, true, 'You can order this quantity.'],
  ])('advice %#', (offer, quantities, fits, text) => {
    expect(adviceOn(offer, quantities)).toEqual({ fits, text });
  });

  test.each([
    [ladder, ['You can order from 2 pieces, mixed as you like.']],
    [
      { ...mixed, mix: { pieces: 10, cents: 0 } },
      [
        'You can order from 2 pieces, mixed as you like.',
        'Or fewer: with other goods of this supplier, 10 pieces in all.',
      ],
    ],
    [
      { ...ladder, unit: 20 as const, batch: 6, minOrder: 12 },
      ['You can order from 12 pairs, mixed as you like.', 'Sold in batches: 6, 12, 18 and so on.'],
    ],
  ])('sentences %#', (offer, expected) => {
    expect(rulesOf(offer)).toEqual(expected);
  });

  test.each([
    [1, 0, true],
    [1, 1, false],
    [6, 5, true],
    [6, 6, false],
  ])('batch %i, stock %i: sold out is %s', (batch, stock, expected) => {
    expect(isSoldOut({ ...ladder, batch }, { ...red, stock })).toBe(expected);
  });
});

test('the choice in words', () => {
  const quantities = { 1: 20, 2: 0 };
  expect(chosenLines(ladder, quantities)).toEqual([{ name: 'Red, S', quantity: 20, cents: 96_000 }]);
  expect(choiceText(ladder, quantities, 'Lunch box', 'https://sgb.test/shop/product/610000000001.html')).toBe(
    [
      'Lunch box',
      'https://sgb.test/shop/product/610000000001.html',
      'Red, S: 20 pieces, R\u00a0960.00',
      'Goods in all: 20 pieces, R\u00a0960.00',
    ].join('\n'),
  );
});

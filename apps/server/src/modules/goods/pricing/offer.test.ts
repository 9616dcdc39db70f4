import { describe, expect, test } from 'vitest';
import { goodsLine, smallestOrder, unitFen } from './offer.ts';

const ladder = {
  quoteType: 0,
  priceBreaks: [
    { from: 2, fen: 1000 },
    { from: 20, fen: 950 },
    { from: 100, fen: 880 },
  ],
} as const;
const bySku = { ...ladder, quoteType: 1 } as const;
const rate = 26_000;

describe('the price of a piece', () => {
  test.each([
    ['below the first break', ladder, 1, 1000],
    ['at the first break', ladder, 2, 1000],
    ['one before the second', ladder, 19, 1000],
    ['at the second', ladder, 20, 950],
    ['far above the last', ladder, 5000, 880],
    ['of quote type 2 goes by the whole offer, too', { ...ladder, quoteType: 2 } as const, 100, 880],
    ['of quote type 1 is the price of its SKU', bySku, 5000, 1234],
    ['without breaks is the price of its SKU', { quoteType: 0, priceBreaks: [] } as const, 5, 1234],
  ])('%s', (_what, offer, total, fen) => expect(unitFen(offer, 1234, total)).toBe(fen));
});

describe('the goods', () => {
  test('of several SKUs reach a break together', () => {
    const chosen = [
      { priceFen: 1000, quantity: 12 },
      { priceFen: 1000, quantity: 8 },
    ];
    // 20 x Y9.50 x 2.60
    expect(goodsLine(ladder, chosen, rate)).toEqual({
      kind: 'goods',
      cents: 49_400,
      prices: [{ unitCents: 2_470, quantity: 20 }],
    });
  });

  test('with prices of their own are listed dearest first', () => {
    const chosen = [
      { priceFen: 1000, quantity: 3 },
      { priceFen: 1200, quantity: 2 },
      { priceFen: 1000, quantity: 1 },
    ];
    expect(goodsLine(bySku, chosen, rate)).toEqual({
      kind: 'goods',
      cents: 2 * 3_120 + 4 * 2_600,
      prices: [
        { unitCents: 3_120, quantity: 2 },
        { unitCents: 2_600, quantity: 4 },
      ],
    });
  });

  test('are so many times the price that is shown, not a sum rounded afterwards', () => {
    // Y3.33 x 2.6153 is R8.708949, shown as R8.71
    expect(goodsLine({ quoteType: 1, priceBreaks: [] }, [{ priceFen: 333, quantity: 100 }], 26_153).cents).toBe(87_100);
  });
});

test.each([
  [1, 1, 1],
  [5, 1, 5],
  [5, 2, 6],
  [6, 6, 6],
  [7, 6, 12],
])('a least order of %i in batches of %i is %i', (minOrder, batch, quantity) => {
  expect(smallestOrder(minOrder, batch)).toBe(quantity);
});

import { describe, expect, test } from 'vitest';
import { type Declared, dutyLines, goodsClassOf, tariffOf } from './duty.ts';
import { dutyTariffs, goodsClasses } from './settings.ts';

const tariffs = dutyTariffs.first;

describe('duty and VAT', () => {
  test.each([
    // 20 % flat, then 15 % of R480
    ['R400 into South Africa', 1, 40_000, 1, 'general', 8_000, 7_200],
    ['R500 is the last at the flat rate, clothing too', 1, 50_000, 1, 'clothing', 10_000, 9_000],
    // 20 % of R1,000; 15 % of R1,000 + R100 + R200
    ['R1,000', 1, 100_000, 1, 'general', 20_000, 19_500],
    // 45 %; 15 % of R1,000 + R100 + R450
    ['R1,000 of clothing', 1, 100_000, 10, 'clothing', 45_000, 23_250],
    // 30 % is more than 10 x R5
    ['R1,000 for ten pairs of shoes', 1, 100_000, 10, 'footwear', 30_000, 21_000],
    // 100 x R5 is more than 30 %
    ['R1,000 for a hundred pairs of shoes', 1, 100_000, 100, 'footwear', 50_000, 24_000],
    ['R1,000 into Lesotho, of the same customs union', 7, 100_000, 1, 'general', 20_000, 19_500],
    // 20 %; 16 % of R1,200
    ['R1,000 into Zambia', 3, 100_000, 1, 'clothing', 20_000, 19_200],
    // 20 %; 16.5 % of R120
    ['R100 into Malawi knows no flat rate', 6, 10_000, 1, 'general', 2_000, 1_980],
    ['nothing', 1, 0, 1, 'general', 0, 0],
  ] as const)('%s', (_what, country, valueCents, quantity, goodsClass, dutyCents, vatCents) => {
    const [line] = dutyLines([{ valueCents, quantity, goodsClass }], tariffOf(tariffs, country), false);
    expect(line).toMatchObject({ dutyCents, vatCents, cents: dutyCents + vatCents });
  });

  test('costs nothing more where the freight includes it, and still says how much it is', () => {
    const goods = { valueCents: 40_000, quantity: 1, goodsClass: 'general' } as const;
    expect(dutyLines([goods], tariffOf(tariffs, 1), true)).toMatchObject([
      { cents: 0, dutyCents: 8_000, vatCents: 7_200 },
    ]);
  });

  test('knows the flat rate only of parcels that are cheap in all', () => {
    const goods = (valueCents: number, goodsClass: 'general' | 'clothing') => ({ valueCents, quantity: 1, goodsClass });
    const dutyOf = (...declared: Declared[]) =>
      dutyLines(declared, tariffOf(tariffs, 1), false).map(({ dutyBasisPoints, valueCents }) => [
        dutyBasisPoints,
        valueCents,
      ]);
    expect(dutyOf(goods(20_000, 'general'), goods(30_000, 'clothing'))).toEqual([
      [2_000, 20_000],
      [2_000, 30_000],
    ]);
    expect(dutyOf(goods(20_000, 'general'), goods(30_001, 'clothing'))).toEqual([
      [2_000, 20_000],
      [4_500, 30_001],
    ]);
    expect(dutyOf(goods(20_000, 'clothing'), goods(31_000, 'clothing'))).toEqual([[4_500, 51_000]]);
  });
});

test.each([
  [[10_000, 10_100, 10_101], 'clothing'],
  [[30_000, 30_100, 30_101], 'footwear'],
  [[140_000, 140_100, 140_101], 'clothing'],
  [[140_000, 140_500, 140_501], 'general'],
  [[], 'general'],
] as const)('goods in %j are %s', (trail, goodsClass) => {
  expect(goodsClassOf(trail, goodsClasses.first)).toBe(goodsClass);
});

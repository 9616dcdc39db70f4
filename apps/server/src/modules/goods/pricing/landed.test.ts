import { countryIds } from '@sgb/contract/countries.ts';
import { goodsClasses } from '@sgb/contract/shipping.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstSettings } from '../../../platform/settings/first.fixture.ts';
import {
  hintQuantity,
  type LandedGoods,
  landedCost,
  landedHint,
  priceRules,
  shippingWays,
  stockCost,
} from './landed.ts';
import { deliverySouthAfrica } from './settings.ts';

const rules = priceRules(firstSettings);

/** Y30.00 is R78.00; ten of 300 g in boxes of 20 x 15 x 10 cm. */
const goods: LandedGoods = {
  quoteType: 1,
  priceBreaks: [],
  weightGrams: 300,
  lengthMm: 200,
  widthMm: 150,
  heightMm: 100,
  special: 0,
  goodsClass: 'general',
  chosen: [{ priceFen: 3_000, quantity: 10 }],
};

const totals = (cost: ReturnType<typeof landedCost>) =>
  cost.ways.map(({ options, refusal }) => refusal ?? options.map((o) => [o.line, o.delivery, o.totalCents]));

describe('the landed cost', () => {
  test('of ten pieces in South Africa, to the cent', () => {
    const cost = landedCost(goods, rules, { country: 1 });
    // R780.00 + Y12 for 3 kg = R31.20 + 10 % = R78.00
    expect(cost.payNow.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['goods', 78_000],
      ['chinaFreight', 3_120],
      ['serviceFee', 7_800],
    ]);
    expect(cost.payNowCents).toBe(88_920);
    // 32.4 packed litres are 5.4 kg in the air: 11 steps. At sea the least, 0.05 m3. Packing R8.
    expect(totals(cost)).toEqual([
      [
        ['A1', 'pickup', 88_920 + 8_000 + 10 * 6_000 + 800],
        ['A2', 'door', 88_920 + 9_500 + 10 * 6_500 + 800],
        // Duty R156.00 and VAT R152.10 on arrival
        ['A4', 'express', 88_920 + 26_000 + 10 * 11_000 + 800 + 30_810],
      ],
      [
        ['S1', 'pickup', 88_920 + 17_000 + 800],
        ['S2', 'door', 88_920 + 19_000 + 800],
      ],
    ]);
    expect(cost.ways[0]?.options[0]).toMatchObject({
      perPieceCents: 15_772,
      days: { from: 10, to: 15 },
      collectIn: null,
    });
  });

  test.each([
    [
      'magnets fly on A3',
      1,
      1,
      [
        ['A3', 'A3'],
        ['S1', 'S2'],
      ],
    ],
    ['liquids go by sea only', 1, 2, ['liquid', ['S1', 'S2']]],
    ['Zimbabwe', 4, 0, [['X1'], ['S1']]],
    ['Botswana', 8, 0, [['X2'], ['S1']]],
    ['magnets into Botswana', 8, 1, ['magnet', ['S1']]],
  ] as const)('%s', (_what, country, special, expected) => {
    const { ways } = landedCost({ ...goods, special }, rules, { country });
    expect(ways.map(({ options, refusal }) => refusal ?? options.map(({ line }) => line))).toEqual(expected);
  });

  test('tells neighbours where sea freight ends', () => {
    const { ways } = landedCost(goods, rules, { country: 4 });
    expect(ways.map(({ options }) => options[0]?.collectIn)).toEqual([null, 'Johannesburg']);
  });

  test('takes the supplier at its word about freight, and a membership for its discount', () => {
    const cost = landedCost(goods, rules, { country: 1, supplierFreight: 'free', discountBasisPoints: 700 });
    expect(cost.payNowCents).toBe(85_800);
    // R680.00 of freight less R47.60
    expect(cost.ways[0]?.options[0]?.totalCents).toBe(85_800 + 68_000 - 4_760 + 800);
  });

  test('of stock in Johannesburg is its price', () => {
    // 30 l and 3 kg go in a box of 690 x 600 x 410 mm at the most; from R1,000 on it is free.
    const table = firstSettings.get(deliverySouthAfrica);
    expect(stockCost(goods, goods.chosen, rules.rate, table)).toMatchObject({
      quantity: 10,
      payNowCents: 78_000,
      ways: [],
      delivery: { fromCents: 6_900, freeFromCents: 100_000 },
    });
    expect(stockCost(goods, [{ priceFen: 4_000, quantity: 10 }], rules.rate, table).delivery.fromCents).toBe(0);
  });

  test('every total is the sum of its lines, and none falls when more is bought', () => {
    const size = fc.integer({ min: 5, max: 600 });
    fc.assert(
      fc.property(
        fc.record({
          priceFen: fc.integer({ min: 1, max: 500_000 }),
          weightGrams: fc.integer({ min: 1, max: 15_000 }),
          lengthMm: size,
          widthMm: size,
          heightMm: size,
          special: fc.constantFrom(0, 1, 2),
          goodsClass: fc.constantFrom(...goodsClasses),
        }),
        fc.constantFrom(...countryIds),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 300 }),
        ({ priceFen, ...piece }, country, quantity, more) => {
          const costOf = (count: number) =>
            landedCost({ ...goods, ...piece, chosen: [{ priceFen, quantity: count }] }, rules, { country });
          const cost = costOf(quantity);
          const larger = costOf(quantity + more);
          for (const [w, { options, refusal }] of cost.ways.entries()) {
            expect(options.length === 0).toBe(refusal !== null);
            for (const [o, option] of options.entries()) {
              const lines = [...cost.payNow, ...option.lines];
              expect(lines.every(({ cents }) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
              expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(option.totalCents);
              expect(larger.ways[w]?.options[o]?.totalCents).toBeGreaterThanOrEqual(option.totalCents);
            }
          }
        },
      ),
    );
  });
});

test('goods of several kinds share a parcel and are declared each by its class', () => {
  const cargo = [
    { ...goods, quantity: 2 },
    { ...goods, quantity: 1, special: 1 as const },
  ];
  const declared = [
    { valueCents: 60_000, quantity: 2, goodsClass: 'clothing' as const },
    { valueCents: 10_000, quantity: 1, goodsClass: 'general' as const },
  ];
  const [air] = shippingWays(cargo, declared, rules, { country: 1 });
  expect(air?.options.map(({ line }) => line.code)).toEqual(['A3']);
  expect(air?.options[0]?.lines.map(({ kind }) => kind)).toEqual(['airFreight', 'packing', 'duty', 'duty']);
});

test.each([
  [7_800, 1, 7],
  [50_000, 1, 1],
  [10_000, 100, 100],
])('the hint of R%i cents with a smallest order of %i holds for %i', (priceCents, minOrder, quantity) =>
  expect(hintQuantity(rules, priceCents, minOrder)).toBe(quantity),
);

describe('the hint on a card', () => {
  const hint = landedHint(rules);
  const cube = (millimetres: number, weightGrams: number) => ({
    weightGrams,
    lengthMm: millimetres,
    widthMm: millimetres,
    heightMm: millimetres,
  });

  test.each([
    // 7 x R78 = R546 + R54.60 fee + Y12 for 2.1 kg = R31.20 + 22.68 l of sea = R77.11, a seventh of it
    ['R78 in a box of 3 l', 7_800, 1, goods, 10_127],
    // 5 x R100 + R50 + R26 for 2 kg (Y10) + 5.4 l = R18.36, a fifth
    ['R100 light litre', 10_000, 1, cube(100, 400), 11_887],
    // R500 + R50 + R20.80 + 1.08 l = R3.67
    ['R500 alone is a usual checkout', 50_000, 1, cube(100, 400), 57_447],
    // 100 x R100 + R650 + Y86 for 40 kg = R223.60 + 108 l = R367.20, of 100
    ['R100 with a large smallest order pays the lower fee', 10_000, 100, cube(100, 400), 11_241],
    // 3 x R200 + R60 + Y12 = R31.20 + 3.24 kg as 6.48 l = R22.03, a third
    ['R200 heavy litre', 20_000, 1, cube(100, 1_000), 23_774],
  ])('%s', (_what, price, minOrder, piece, cents) => expect(hint(price, minOrder, piece)).toBe(cents));

  test('is a whole number of cents and never below the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 5, max: 600 }),
        fc.integer({ min: 1, max: 30_000 }),
        (price, minOrder, size, grams) => {
          const landed = hint(price, minOrder, cube(size, grams));
          expect(Number.isSafeInteger(landed)).toBe(true);
          expect(landed).toBeGreaterThanOrEqual(price);
        },
      ),
    );
  });
});

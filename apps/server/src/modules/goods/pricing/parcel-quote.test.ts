import { describe, expect, test } from 'vitest';
import { limitRefusals, limitsOf, lineOptions, parcelDeliveries, parcelQuote } from './index.ts';
import { box, collected, packed, quoteOf, rules, taken, tiny } from './parcel.fixture.ts';
import { parcelLimits } from './settings.ts';

// Every total is worked out by hand: freight, R8 for packing, what comes on top.
describe('a packed parcel by air', () => {
  test.each([
    ['A1', 1, 1, 8_800],
    ['A1', 1, 500, 8_800],
    ['A1', 1, 501, 14_800],
    ['A1', 1, 1_000, 14_800],
    ['A1', 1, 1_001, 20_800],
    ['A1', 1, 2_750, 38_800],
    ['A1', 1, 10_000, 122_800],
    ['A1', 1, 30_000, 362_800],
    ['A2', 1, 100, 10_300],
    ['A2', 1, 500, 10_300],
    ['A2', 1, 750, 16_800],
    ['A2', 1, 2_000, 29_800],
    ['A2', 1, 7_400, 101_300],
    ['A2', 1, 30_000, 393_800],
    ['A4', 1, 500, 26_800],
    ['A4', 1, 900, 37_800],
    ['A4', 1, 5_000, 125_800],
    ['A4', 1, 30_000, 675_800],
    ['X1', 4, 300, 20_300],
    ['X1', 3, 1_000, 20_300],
    ['X1', 2, 1_200, 28_300],
    ['X1', 6, 30_000, 484_300],
    ['X2', 8, 300, 12_300],
    ['X2', 7, 501, 19_800],
    ['X2', 5, 2_000, 34_800],
    ['X2', 8, 30_000, 454_800],
  ] as const)('%s into country %i, %i g: %i cents', (line, country, grams, cents) => {
    expect(taken(line, packed(box(grams)), { country }).totalCents).toBe(cents);
  });

  test.each([
    ['A3', 100, 12_300],
    ['A3', 1_500, 28_300],
    ['A3', 20_000, 324_300],
  ])('%s with magnets, %i g: %i cents', (line, grams, cents) => {
    expect(taken(line, packed(box(grams, tiny, 1))).totalCents).toBe(cents);
  });

  test.each([
    // 6,000 cm3 are 1 kg
    ['A1', 1, 200, [30, 20, 10], 0, 14_800],
    // 6,020 cm3 are 1.004 kg: a third step
    ['A1', 1, 200, [30.1, 20, 10], 0, 20_800],
    // 64,000 cm3 are 10.667 kg: 22 steps
    ['A1', 1, 900, [40, 40, 40], 0, 134_800],
    ['A2', 1, 4_000, [50, 40, 30], 0, 133_800],
    ['A2', 1, 10_500, [50, 40, 30], 0, 140_300],
    // 8,000 cm3 are 1.334 kg
    ['A3', 1, 1_000, [20, 20, 20], 1, 28_300],
    ['A4', 1, 12_000, [60, 50, 40], 0, 455_800],
    ['X1', 4, 1_000, [30, 30, 20], 0, 52_300],
    ['X2', 7, 300, [25, 20, 12], 0, 19_800],
  ] as const)('%s into country %i, %i g in %j cm, class %i: %i cents', (line, country, grams, cm, special, cents) => {
    expect(taken(line, packed(box(grams, cm, special)), { country }).totalCents).toBe(cents);
  });
});

describe('a packed parcel by sea', () => {
  test.each([
    ['S1', 1, 100, [10, 10, 10], 0, 17_800],
    ['S1', 1, 5_000, [50, 50, 20], 0, 17_800],
    ['S1', 1, 5_000, [51, 50, 20], 0, 21_200],
    ['S1', 1, 5_000, [60, 50, 40], 2, 41_600],
    ['S1', 1, 100_000, [100, 100, 100], 0, 340_800],
    // 60 kg may fill 120 litres
    ['S1', 1, 60_000, [50, 50, 40], 0, 41_600],
    ['S1', 1, 50_000, [50, 50, 40], 0, 34_800],
    ['S1', 1, 50_001, [50, 50, 40], 0, 38_200],
    ['S1', 1, 90_000, [200, 200, 125], 0, 1_700_800],
    ['S1', 4, 5_000, [60, 50, 40], 0, 41_600],
    ['S2', 1, 100, [10, 10, 10], 1, 19_800],
    ['S2', 1, 5_000, [60, 50, 40], 0, 46_400],
    ['S2', 1, 30_000, [50, 50, 20], 2, 23_600],
    ['S2', 1, 100_000, [100, 100, 100], 0, 380_800],
    // 5.01 m3
    ['S2', 1, 100_000, [200, 200, 125.25], 0, 1_904_600],
  ] as const)('%s into country %i, %i g in %j cm, class %i: %i cents', (line, country, grams, cm, special, cents) => {
    expect(taken(line, packed(box(grams, cm, special)), { country }).totalCents).toBe(cents);
  });
});

describe('oversize', () => {
  test.each([
    ['A1', 500, [120, 5, 5], 8_800],
    // 3,025 cm3 are 505 g: two steps, R150
    ['A1', 500, [121, 5, 5], 29_800],
    ['A4', 500, [150, 10, 10], 85_800],
    ['S1', 500, [200, 10, 10], 17_800],
    ['S1', 500, [201, 10, 10], 32_800],
    // 525 litres are 0.53 m3
    ['S2', 500, [210, 50, 50], 217_200],
  ] as const)('%s, %i g in %j cm: %i cents', (line, grams, cm, cents) => {
    expect(taken(line, packed(box(grams, cm))).totalCents).toBe(cents);
  });
});

describe('an estimate adds 8\u00a0% for packing', () => {
  test.each([
    ['A1', [box(460)], 8_800],
    // 519 g
    ['A1', [box(480)], 14_800],
    ['A1', [box(1_000)], 20_800],
    // 300 + 160 g are 497 g together: orders are packed into one box
    ['A2', [box(300), box(160)], 10_300],
    // 129.6 litres
    ['S1', [box(5_000, [60, 50, 40])], 45_000],
    // 47 litres are 50.76
    ['S1', [box(1_000, [100, 47, 10])], 21_200],
    ['S1', [box(1_000, [40, 40, 20]), box(1_000, [10, 10, 10])], 17_800],
  ] as const)('%s %j: %i cents', (line, cargo, cents) => {
    expect(taken(line, collected(...cargo)).totalCents).toBe(cents);
  });

  test('and says so, line by line', () => {
    const { lines } = taken('X1', collected(box(1_400)), { country: 3 });
    expect(lines).toMatchObject([
      {
        kind: 'airFreight',
        cents: 35_500,
        actualGrams: 1_512,
        packingBasisPoints: 800,
        // R35 + 3 x R20 of it
        onTop: { base: 'A1', firstCents: 3_500, nextCents: 2_000, cents: 9_500 },
      },
      { kind: 'packing', cents: 800 },
      { kind: 'localDelivery', cents: 0, delivery: 'ambassador', by: 'included' },
    ]);
    expect(taken('A1', packed(box(1_400))).lines[0]).toMatchObject({ packingBasisPoints: 0, onTop: null });
  });
});

describe('a line refuses', () => {
  test.each([
    ['liquids in the air', 'A1', packed(box(500, tiny, 2)), {}, 'liquid'],
    ['liquids on the special line', 'A3', packed(box(500, tiny, 2)), {}, 'liquid'],
    ['magnets on an ordinary line', 'A2', packed(box(500, tiny, 1)), {}, 'magnet'],
    ['ordinary goods on the special line', 'A3', packed(box(500)), {}, 'noLine'],
    ['another country', 'A2', packed(box(500)), { country: 8 }, 'noLine'],
    ['a piece that is too heavy', 'A1', packed(box(30_001)), {}, 'tooLarge'],
    ['a piece that is too bulky', 'A1', packed(box(500, [60, 60, 60])), {}, 'tooLarge'],
    ['a piece that becomes too heavy in its box', 'A1', collected(box(27_778)), {}, 'tooLarge'],
    ['orders that are too heavy together', 'A1', collected(box(9_300), box(9_300), box(9_300)), {}, 'tooMuch'],
    ['more than 20 kg of magnets', 'A3', collected(box(9_000, tiny, 1), box(9_999)), {}, 'tooMuch'],
    ['a locker for the express courier', 'A4', packed(box(500)), { delivery: 'locker' }, 'delivery'],
    ['an ambassador on a line to the door', 'A2', packed(box(500)), { delivery: 'ambassador' }, 'delivery'],
    ['a locker abroad', 'X2', packed(box(500)), { country: 8, delivery: 'locker' }, 'delivery'],
  ] as const)('%s', (_what, line, goods, wish, refusal) => {
    expect(quoteOf(line, goods, wish)).toEqual(expect.objectContaining({ refusal, line }));
  });

  test('nothing that an estimate may send in several parcels', () => {
    const goods = collected(box(20_000), box(20_000));
    // 43.2 kg: 30 kg and 13.5 kg, twice R8
    expect(taken('A1', goods, { severalParcels: true }).totalCents).toBe(2 * 8_000 + 85 * 6_000 + 1_600);
  });

  test('and there is no line of another name', () => {
    expect(parcelQuote('A9', packed(box(500)), rules, { country: 1 })).toBeUndefined();
  });
});

test('every line into a country is told with its price or refusal', () => {
  const optionsFor = (special: 0 | 1 | 2, country: 1 | 4 | 8) =>
    lineOptions(packed(box(800, tiny, special)), rules, { country }).map((option) => [
      option.line,
      option.refusal ?? option.totalCents,
    ]);
  expect(optionsFor(0, 1)).toEqual([
    ['A1', 14_800],
    ['A2', 16_800],
    ['A3', 'noLine'],
    ['A4', 37_800],
    ['S1', 17_800],
    ['S2', 19_800],
  ]);
  expect(optionsFor(1, 1)).toEqual([
    ['A1', 'magnet'],
    ['A2', 'magnet'],
    ['A3', 20_300],
    ['A4', 'magnet'],
    ['S1', 17_800],
    ['S2', 19_800],
  ]);
  expect(optionsFor(2, 8)).toEqual([
    ['S1', 17_800],
    ['X2', 'liquid'],
  ]);
  expect(optionsFor(0, 4)).toEqual([
    ['S1', 17_800],
    ['X1', 20_300],
  ]);
});

test.each([
  ['A1', 1, ['depot', 'ambassador', 'locker', 'kiosk', 'door']],
  ['A2', 1, ['locker', 'kiosk', 'door']],
  ['A4', 1, ['express']],
  ['S1', 4, ['depot']],
  ['X1', 4, ['ambassador']],
  ['X2', 7, ['door']],
] as const)('%s into country %i ends at %j', (code, country, deliveries) => {
  const line = rules.lines.find((each) => each.code === code);
  expect(line && parcelDeliveries(line, country)).toEqual(deliveries);
});

describe('one parcel holds', () => {
  const limits = parcelLimits.first;
  const full = { orders: 30, grams: 30_000, cubicCentimetres: 5_000_000, goodsCents: 500_000 };
  test.each([
    ['as much as this by air', 2, full, []],
    ['no 31 orders', 2, { ...full, orders: 31 }, ['orders']],
    ['no gram more', 2, { ...full, grams: 30_001 }, ['weight']],
    ['no cent more', 2, { ...full, goodsCents: 500_001 }, ['value']],
    ['any volume by air', 2, { ...full, cubicCentimetres: 9_000_000 }, []],
    ['100 orders by sea', 1, { ...full, orders: 100, goodsCents: 5_000_000 }, []],
    ['any weight by sea', 1, { ...full, grams: 900_000 }, []],
    [
      'not all of this by sea',
      1,
      { orders: 101, grams: 1, cubicCentimetres: 5_000_001, goodsCents: 5_000_001 },
      ['orders', 'volume', 'value'],
    ],
  ] as const)('%s', (_what, way, filled, refused) => {
    expect(limitRefusals(way, filled, limits).map(({ limit }) => limit)).toEqual(refused);
  });

  test('and a refusal tells the most and what there is', () => {
    expect(limitRefusals(2, { ...full, orders: 33 }, limits)).toEqual([{ limit: 'orders', most: 30, actual: 33 }]);
    expect([limitsOf(1, limits).orders, limitsOf(2, limits).orders]).toEqual([100, 30]);
  });
});

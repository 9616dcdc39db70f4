import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cargo, loadOf } from './cargo.ts';
import { type FreightLine, freightQuote, refusalOf, resolveLines } from './freight.ts';
import { freightLines, freightParcel } from './settings.ts';

const lines = resolveLines(freightLines.first);
const terms = freightParcel.first;

function line(code: string): FreightLine {
  const found = lines.find((candidate) => candidate.code === code);
  if (!found) throw new Error(`no line ${code}`);
  return found;
}

/** So many boxes of these centimetres and this weight. */
const boxes = (
  quantity: number,
  grams: number,
  cm: readonly [number, number, number],
  special: 0 | 1 | 2 = 0,
): Cargo => ({
  quantity,
  weightGrams: grams,
  lengthMm: cm[0] * 10,
  widthMm: cm[1] * 10,
  heightMm: cm[2] * 10,
  special,
});

/** As measured: a packed parcel has no allowance. */
const quote = (code: string, ...cargo: Cargo[]) => freightQuote(line(code), loadOf(cargo, 0), terms);
const freightOf = (code: string, ...cargo: Cargo[]) => quote(code, ...cargo)[0]?.cents;

const tiny = [10, 10, 1] as const;

describe('air freight', () => {
  test.each([
    ['A1 100 g', 'A1', 100, 8_000],
    ['A1 500 g is still the first step', 'A1', 500, 8_000],
    ['A1 501 g begins the second', 'A1', 501, 14_000],
    ['A1 1 kg', 'A1', 1_000, 14_000],
    ['A1 2 kg is 80 + 3 x 60', 'A1', 2_000, 26_000],
    ['A1 30 kg is 80 + 59 x 60', 'A1', 30_000, 362_000],
    ['A2 100 g', 'A2', 100, 9_500],
    ['A2 2 kg is 95 + 3 x 65', 'A2', 2_000, 29_000],
    ['A2 4.3 kg is 95 + 8 x 65', 'A2', 4_300, 61_500],
    ['A4 100 g', 'A4', 100, 26_000],
    ['A4 3 kg is 260 + 5 x 110', 'A4', 3_000, 81_000],
    ['X1 is A1 with 35 and 20 more, from 1 kg: 115 + 80', 'X1', 300, 19_500],
    ['X1 1.2 kg is 115 + 2 x 80', 'X1', 1_200, 27_500],
    ['X2 is A2 with 20 and 10 more: 115', 'X2', 300, 11_500],
    ['X2 2 kg is 115 + 3 x 75', 'X2', 2_000, 34_000],
  ])('%s', (_what, code, grams, cents) => expect(freightOf(code, boxes(1, grams, tiny))).toBe(cents));

  test.each([
    // 30 x 20 x 10 cm = 6,000 cm3 = 1 kg
    ['a box of 6,000 cm3 counts as 1 kg', boxes(1, 200, [30, 20, 10]), 14_000, 'volume'],
    ['and when it weighs as much, the scale decides', boxes(1, 1_000, [30, 20, 10]), 14_000, 'weight'],
    // 40 x 40 x 40 = 64,000 cm3 = 10.667 kg, 11 kg, 22 steps
    ['a light cube of 40 cm is 11 kg', boxes(1, 900, [40, 40, 40]), 8_000 + 21 * 6_000, 'volume'],
    // ten of 1,500 cm3 = 15,000 cm3 = 2.5 kg
    ['boxes add up before rounding', boxes(10, 100, [15, 10, 10]), 8_000 + 4 * 6_000, 'volume'],
    ['less than a step pays a step', boxes(1, 20, tiny), 8_000, 'minimum'],
  ])('%s', (_what, cargo, cents, by) => {
    expect(quote('A1', cargo)[0]).toMatchObject({ kind: 'airFreight', cents, by });
  });

  test('of more than a parcel holds is several parcels, each with a first step', () => {
    // 40 kg: 30 kg (60 steps) + 10 kg (20 steps)
    expect(quote('A1', boxes(40, 1_000, tiny))).toMatchObject([
      { kind: 'airFreight', parcels: 2, nextSteps: 78, billableGrams: 40_000, cents: 2 * 8_000 + 78 * 6_000 },
      { kind: 'packing', parcels: 2, cents: 1_600 },
    ]);
    // 30.2 kg via Johannesburg: 30 kg and the least parcel of 1 kg
    expect(quote('X1', boxes(302, 100, tiny))[0]).toMatchObject({
      parcels: 2,
      billableGrams: 31_000,
      cents: 2 * 11_500 + 60 * 8_000,
    });
  });

  test('of magnets goes by A3: 115 + 3 x 80', () => {
    expect(freightOf('A3', boxes(1, 2_000, tiny, 1))).toBe(35_500);
  });
});

describe('sea freight', () => {
  test.each([
    ['S1 a litre pays the least, 0.05 m3', 'S1', boxes(1, 100, [10, 10, 10]), 17_000, 'minimum'],
    ['S1 50 litres exactly', 'S1', boxes(50, 100, [10, 10, 10]), 17_000, 'volume'],
    ['S1 51 litres are 0.06 m3', 'S1', boxes(51, 100, [10, 10, 10]), 20_400, 'volume'],
    ['S1 100 litres', 'S1', boxes(100, 100, [10, 10, 10]), 34_000, 'volume'],
    ['S1 a cubic metre', 'S1', boxes(1_000, 100, [10, 10, 10]), 340_000, 'volume'],
    ['S1 100 litres of 60 kg count as 120', 'S1', boxes(100, 600, [10, 10, 10]), 40_800, 'weight'],
    ['S1 100 litres of 50 kg are what they are', 'S1', boxes(100, 500, [10, 10, 10]), 34_000, 'volume'],
    ['S2 a litre pays the least', 'S2', boxes(1, 100, [10, 10, 10]), 19_000, 'minimum'],
    ['S2 0.12 m3', 'S2', boxes(1, 5_000, [60, 50, 40]), 45_600, 'volume'],
    ['S2 has no most: 7 m3', 'S2', boxes(7_000, 100, [10, 10, 10]), 2_660_000, 'volume'],
  ])('%s', (_what, code, cargo, cents, by) => {
    expect(quote(code, cargo)[0]).toMatchObject({ kind: 'seaFreight', cents, by });
  });

  test('of more than 5 m3 to a pickup point is two parcels', () => {
    // 5 m3 and the least parcel of 0.05 m3
    expect(quote('S1', boxes(5_010, 100, [10, 10, 10]))).toMatchObject([
      { kind: 'seaFreight', parcels: 2, billableLitres: 5_050, cents: 1_717_000 },
      { kind: 'packing', parcels: 2 },
    ]);
  });
});

describe('what comes on top', () => {
  test('8\u00a0% for packing can begin another step', () => {
    const packed = loadOf([boxes(1, 480, tiny)], terms.packingBasisPoints);
    expect(packed.grams).toBe(519);
    expect(freightQuote(line('A1'), packed, terms)[0]?.cents).toBe(14_000);
  });

  test.each([
    ['A1', 120, 0],
    ['A1', 121, 15_000],
    ['S1', 121, 0],
    ['S1', 200, 0],
    ['S1', 201, 15_000],
  ])('%s with a longest side of %i cm costs %i cents more', (code, cm, cents) => {
    const extra = quote(code, boxes(1, 500, [cm, 5, 5])).find(({ kind }) => kind === 'oversize');
    expect(extra?.cents ?? 0).toBe(cents);
  });

  test('oversize is paid once for each parcel that has such a piece', () => {
    const long = boxes(1, 500, [130, 5, 5]);
    const rest = boxes(70, 1_000, tiny);
    expect(quote('A1', long, rest)).toContainEqual(
      expect.objectContaining({ kind: 'oversize', parcels: 1, cents: 15_000, longestMm: 1300, limitMm: 1200 }),
    );
    expect(quote('A1', { ...long, quantity: 90 })).toContainEqual(
      expect.objectContaining({ kind: 'oversize', parcels: 2, cents: 30_000 }),
    );
  });

  test('the packing fee is R8 a parcel', () => {
    expect(quote('A1', boxes(1, 500, tiny))).toContainEqual({
      kind: 'packing',
      cents: 800,
      parcels: 1,
      eachCents: 800,
    });
  });

  test.each([
    [200, -580],
    [400, -1_160],
    [700, -2_030],
  ])('a membership of %i basis points takes %i cents off R290 of freight, not off packing', (points, cents) => {
    const load = loadOf([boxes(1, 2_000, tiny)], 0);
    expect(freightQuote(line('A2'), load, terms, points).at(-1)).toEqual({
      kind: 'freightDiscount',
      cents,
      basisPoints: points,
      ofCents: 29_000,
    });
  });
});

describe('what a line takes', () => {
  test.each([
    ['A1', 0, 100, null],
    ['A1', 1, 100, 'magnet'],
    ['A1', 2, 100, 'liquid'],
    ['A3', 1, 100, null],
    ['A3', 0, 100, 'noLine'],
    ['A3', 2, 100, 'liquid'],
    ['S1', 2, 100, null],
    ['X2', 1, 100, 'magnet'],
    ['A1', 0, 30_000, null],
    ['A1', 0, 30_001, 'tooLarge'],
    ['A3', 1, 20_001, 'tooLarge'],
    ['S1', 0, 300_000, null],
  ] as const)('%s, class %i, a piece of %i g: %s', (code, special, grams, refusal) => {
    expect(refusalOf(line(code), loadOf([boxes(3, grams, tiny, special)], 0))).toBe(refusal);
  });

  test('a piece that is too bulky for one parcel is refused as one that is too heavy', () => {
    // 60 x 60 x 60 = 216,000 cm3 = 36 kg
    expect(refusalOf(line('A1'), loadOf([boxes(1, 2_000, [60, 60, 60])], 0))).toBe('tooLarge');
  });

  test('the strictest class of the contents decides', () => {
    const mixed = loadOf([boxes(9, 100, tiny, 0), boxes(1, 100, tiny, 1)], 0);
    expect([refusalOf(line('A1'), mixed), refusalOf(line('A3'), mixed)]).toEqual(['magnet', null]);
  });
});

test('days of a line that stands on another are added', () => {
  expect([line('X1').days, line('X2').days]).toEqual([
    { from: 15, to: 25 },
    { from: 13, to: 26 },
  ]);
});

test('a line that stands on nothing is named', () => {
  const x1 = freightLines.first.filter(({ code }) => code === 'X1');
  expect(() => resolveLines(x1)).toThrow('freight line X1 stands on A1');
});

test('freight is never negative, and more goods never cost less', () => {
  const size = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(
      fc.constantFrom(...lines),
      fc.tuple(size, size, size),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 2_000 }),
      (any, cm, grams, quantity, more, heavier) => {
        const total = (pieces: number, each: number) => {
          const load = loadOf([boxes(pieces, each, cm)], terms.packingBasisPoints);
          const quoted = freightQuote(any, load, terms, 700);
          for (const { kind, cents } of quoted) if (kind !== 'freightDiscount') expect(cents).toBeGreaterThanOrEqual(0);
          return quoted.reduce((sum, { cents }) => sum + cents, 0);
        };
        const cents = total(quantity, grams);
        expect(Number.isSafeInteger(cents) && cents > 0).toBe(true);
        expect(total(quantity + more, grams)).toBeGreaterThanOrEqual(cents);
        expect(total(quantity, grams + heavier)).toBeGreaterThanOrEqual(cents);
      },
    ),
  );
});

import { addDays } from '@sgb/contract/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fetchingCents, isLettingGo, leaving, storageOf } from './rules.ts';

const terms = { freeDays: 30, cubicMetreDayCents: 800 };
const came = new Date('2026-10-01T08:00:00Z');
const lying = { pieces: 10, cubicCentimetres: 50_000, cameAt: came, chargedTo: came };

test.each([
  [29, null],
  [30.9, null],
  [31, 400],
  [40, 4_000],
])('half a cubic metre after %s days costs %s', (days, cents) => {
  expect(storageOf(lying, addDays(came, days), terms)?.cents ?? null).toBe(cents);
});

test('what was reckoned before is not reckoned again, and nothing is left out between', () => {
  const first = storageOf(lying, addDays(came, 45.5), terms);
  expect(first).toMatchObject({ from: addDays(came, 30), to: addDays(came, 45), cents: 6_000 });
  const next = storageOf({ ...lying, chargedTo: first?.to ?? came }, addDays(came, 50), terms);
  expect(next).toMatchObject({ from: addDays(came, 45), cents: 2_000 });
});

test('the oldest pieces leave first, and just as many as leave', () => {
  const lots = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lots, fc.nat(), (sizes, wish) => {
      const all = sizes.reduce((sum, size) => sum + size, 0);
      const pieces = wish % (all + 1);
      const taken = leaving(
        sizes.map((remaining, id) => ({ id, remaining })),
        pieces,
      );
      expect(taken.reduce((sum, each) => sum + each.pieces, 0)).toBe(pieces);
      for (const { lot } of taken.slice(1)) {
        const older = taken.find((each) => each.lot.id < lot.id && each.pieces < each.lot.remaining);
        expect(older).toBeUndefined();
      }
    }),
  );
  expect(() => leaving([{ id: 1, remaining: 2 }], 3)).toThrow('1 pieces lie in no lot');
});

test('fetching costs for each begun weight, and letting go is what a closed shelf refuses', () => {
  const fetching = { cents: 500, grams: 10_000 };
  expect([1, 10_000, 10_001].map((grams) => fetchingCents(grams, fetching))).toEqual([500, 500, 1_000]);
  expect(isLettingGo('sellable', 'reserved')).toBe(true);
  expect(isLettingGo('sellable', 'damaged')).toBe(false);
  expect(isLettingGo('arriving', 'sellable')).toBe(false);
});

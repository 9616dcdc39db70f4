import { allEnquiryStates } from '@sgb/contract/flight-rules.ts';
import { transportWays } from '@sgb/contract/shipping.ts';
import { expect, test } from 'vitest';
import { firstSettings } from '../../../platform/settings/first.fixture.ts';
import { parcelRules } from '../../goods/pricing/index.ts';
import { billable, chooseFlight, moved, paysFrom, usualPrice } from './rules.ts';

test.each([
  ['answer', [20, 20, null, null]],
  ['book', [30, 30, null, null]],
  ['close', [40, 40, 40, null]],
  ['withdraw', [40, 40, null, null]],
] as const)('%s leads from 10, 20, 30, 40 to %j', (move, to) => {
  expect(allEnquiryStates.map((state) => moved(state, move))).toEqual(to);
});

const terms = { leastKg: 100, volumetricDivisor: 6_000 };

test.each([
  [{ kg: 40, litres: 120 }, 100, 'minimum'],
  [{ kg: 250, litres: 1_200 }, 250, 'weight'],
  [{ kg: 250, litres: 1_501 }, 251, 'volume'],
  [{ kg: 100, litres: 600 }, 100, 'weight'],
] as const)('%j is charged as %i kg by %s', (load, billableKg, by) => {
  expect(billable(load, terms)).toEqual({ billableKg, by });
});

const plain = { magnets: false, kgLeft: 500 };
const later = { magnets: true, kgLeft: 2_000 };

test.each([
  ['the first', [later, plain], 0, 300, later],
  ['one with room', [plain, later], 0, 501, later],
  ['one that takes magnets', [plain, later], 1, 300, later],
  ['none for liquids', [plain, later], 2, 1, 'liquid'],
  ['none for magnets', [plain], 1, 1, 'magnet'],
  ['none with room', [plain, later], 0, 2_001, 'full'],
  ['none at all', [], 0, 1, 'none'],
] as const)('%s is chosen', (_name, flights, special, kg, chosen) => {
  expect(chooseFlight([...flights], special, kg)).toBe(chosen);
});

const rules = parcelRules(firstSettings);
const { air, sea } = transportWays;

test.each([
  // A1: 60 half kilograms, R 80 the first and R 60 the others; a packing fee of R 8.
  ['30 kg by air', { kg: 30, litres: 60, special: 0 }, air, 8_000 + 59 * 6_000 + 800],
  // A1 by its volume: 240 litres are 40 kg, in two parcels.
  ['a light load by air', { kg: 10, litres: 240, special: 0 }, air, 2 * 8_000 + 78 * 6_000 + 1_600],
  ['a liquid by air', { kg: 30, litres: 60, special: 2 }, air, null],
  // S1: R 3,400 a cubic metre.
  ['a cubic metre by sea', { kg: 200, litres: 1_000, special: 2 }, sea, 340_000 + 800],
  ['a heavy one by sea', { kg: 1_000, litres: 1_000, special: 0 }, sea, 680_000 + 800],
] as const)('%s costs what a parcel would', (_name, load, way, cents) => {
  expect(usualPrice(load, way, rules)?.cents ?? null).toBe(cents);
});

test('it pays from the first kilogram at which air costs more, and never where it is later throughout', () => {
  const airCents = (kg: number) => kg * 12_000;
  expect(paysFrom(7_500, terms, airCents)).toBe(63);
  expect(paysFrom(12_000, terms, airCents)).toBeNull();
  expect(paysFrom(7_500, terms, () => null)).toBe(1);
  for (const each of [500, 3_333, 11_999]) {
    const from = paysFrom(each, terms, airCents) ?? 0;
    expect(100 * each).toBeLessThan(airCents(from));
    expect(100 * each).toBeGreaterThanOrEqual(airCents(from - 1));
  }
});

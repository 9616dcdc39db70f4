import type { TierId } from '@sgb/contract/membership-plans.ts';
import { daysBetween, plusDays, plusMonths } from '@sgb/contract/time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cancelUntil,
  creditOf,
  giftOf,
  hasBegun,
  membershipAt,
  monthsBegun,
  type Offer,
  offerOf,
  stageOf,
  type Term,
  unusedDays,
} from './rules.ts';

const prices: Record<TierId, Record<1 | 6 | 12, number>> = {
  1: { 1: 19_900, 6: 99_900, 12: 179_900 },
  2: { 1: 9_900, 6: 49_900, 12: 89_900 },
  3: { 1: 4_900, 6: 24_900, 12: 44_900 },
};
const plan = (tier: TierId, months: 1 | 6 | 12) => ({ tier, months, priceCents: prices[tier][months] });
const today = '2026-11-15';

let ids = 0;
const term = (tier: TierId, fromDay: string, toDay: string, valueCents: number): Term => ({
  id: ++ids,
  tier,
  fromDay,
  toDay,
  valueCents,
});
const having = (terms: readonly Term[], day = today) => membershipAt(terms, day);

test.each([
  ['2026-11-15', 30],
  ['2026-11-16', 29],
  ['2026-12-14', 1],
  ['2026-12-15', 0],
  ['2027-03-01', 0],
  ['2026-11-01', 30],
])('on %s a month from 15 November has %i unused days', (day, days) =>
  expect(unusedDays({ fromDay: '2026-11-15', toDay: '2026-12-15' }, day)).toBe(days),
);

describe('a plan', () => {
  const silver = [term(3, '2026-11-01', '2026-12-01', 4_900)];
  test.each<[string, readonly Term[], TierId, 1 | 6 | 12, Partial<Offer> | null]>([
    ['starts today', [], 2, 1, { kind: 'new', fromDay: today, toDay: '2026-12-15', payCents: 9_900 }],
    [
      'of an ended membership starts today',
      [term(1, '2026-10-14', '2026-11-14', 19_900)],
      2,
      1,
      { kind: 'new', fromDay: today, payCents: 9_900 },
    ],
    [
      'of the same tier is added to the end',
      silver,
      3,
      6,
      { kind: 'renewal', fromDay: '2026-12-01', toDay: '2027-06-01', payCents: 24_900, creditCents: 0 },
    ],
    [
      'of a better tier starts today and credits unused days',
      silver,
      2,
      1,
      // 16 of 30 days of R 49.00
      { kind: 'upgrade', fromDay: today, toDay: '2026-12-15', creditCents: 2_613, creditDays: 16, payCents: 7_287 },
    ],
    [
      'of a better tier credits all terms that have not ended',
      [...silver, term(3, '2026-12-01', '2027-12-01', 44_900)],
      1,
      12,
      { creditCents: 2_613 + 44_900, payCents: 179_900 - 47_513, valueCents: 179_900, extraDays: 0 },
    ],
    [
      'that costs less than the unused days is worth becomes longer',
      [term(3, today, '2027-11-15', 44_900)],
      2,
      1,
      // R 350.00 are left: 106 days at 30 for R 99.00
      { payCents: 0, creditCents: 44_900, extraDays: 106, toDay: '2027-03-31', valueCents: 44_900 },
    ],
    ['of a lesser tier is not sold', [term(1, today, '2026-12-15', 19_900)], 3, 12, null],
  ])('%s', (_, terms, tier, months, offer) => {
    const made = offerOf(plan(tier, months), having(terms), today);
    if (offer === null) expect(made).toBeNull();
    else expect(made).toMatchObject(offer);
  });

  const tierArb = fc.constantFrom<TierId>(1, 2, 3);
  const monthsArb = fc.constantFrom<1 | 6 | 12>(1, 6, 12);

  test('never credits more than was paid, less every day, all on the first and nothing on the last', () => {
    fc.assert(
      fc.property(
        fc.array(monthsArb, { minLength: 1, maxLength: 4 }),
        fc.nat(1500),
        fc.constantFrom<TierId>(2, 3),
        (lengths, after, tier) => {
          const terms: Term[] = [];
          for (const months of lengths) {
            const fromDay = terms.at(-1)?.toDay ?? today;
            terms.push(term(tier, fromDay, plusMonths(fromDay, months), prices[tier][months]));
          }
          const value = terms.reduce((sum, { valueCents }) => sum + valueCents, 0);
          const end = terms.at(-1)?.toDay ?? today;
          const day = plusDays(today, after);
          const credit = creditOf(terms, day).cents;
          expect(creditOf(terms, today).cents).toBe(value);
          expect(creditOf(terms, end).cents).toBe(0);
          expect(credit).toBeGreaterThanOrEqual(creditOf(terms, plusDays(day, 1)).cents);
          expect(credit).toBeLessThanOrEqual(value);
          expect(creditOf(terms, day).days).toBe(Math.max(0, daysBetween(day, end)));
        },
      ),
    );
  });

  test('is paid in full: money and credit together are what its days are worth, whatever came before', () => {
    fc.assert(
      fc.property(tierArb, monthsArb, tierArb, monthsArb, fc.nat(400), (had, hadFor, tier, months, after) => {
        const day = plusDays(today, after);
        const has = having([term(had, today, plusMonths(today, hadFor), prices[had][hadFor])], day);
        const offer = offerOf(plan(tier, months), has, day);
        if (!offer) {
          expect(tier).toBeGreaterThan(had);
          return;
        }
        expect(offer.payCents + offer.creditCents).toBe(offer.valueCents);
        expect(offer.payCents).toBeLessThanOrEqual(offer.priceCents);
        expect(offer.toDay >= plusMonths(offer.fromDay, months)).toBe(true);
        // A day is never dearer than the plan says, and nothing of the credit is lost but a part of a day.
        const days = daysBetween(offer.fromDay, offer.toDay);
        const planned = daysBetween(offer.fromDay, plusMonths(offer.fromDay, months));
        expect(offer.valueCents * planned).toBeLessThan(offer.priceCents * (days + 1));
        expect(offer.valueCents * planned).toBeGreaterThanOrEqual(offer.priceCents * days);
      }),
    );
  });
});

describe('the free upgrade', () => {
  const gift = { tier: 2, months: 3, valueCents: 24_950, monthlyCents: { 1: 19_900, 2: 9_900, 3: 4_900 } } as const;
  test.each<[string, readonly Term[], Partial<Offer>]>([
    ['starts at once', [], { tier: 2, fromDay: today, toDay: '2027-02-15', valueCents: 24_950 }],
    [
      'is added to Golden',
      [term(2, '2026-11-01', '2026-12-01', 9_900)],
      { tier: 2, fromDay: '2026-12-01', toDay: '2027-03-01', replaces: [] },
    ],
    [
      'takes the place of Silver, whose unused days make it longer',
      [term(3, '2026-11-01', '2026-12-01', 4_900)],
      // R 26.13 at 92 days for R 249.50
      { tier: 2, fromDay: today, extraDays: 9, toDay: '2027-02-24', valueCents: 24_950 + 2_613 },
    ],
    [
      'gives Platinum as many days as it is worth',
      [term(1, '2026-11-01', '2026-12-01', 19_900)],
      // R 249.50 at 31 days for R 199.00
      { tier: 1, fromDay: '2026-12-01', toDay: '2027-01-08' },
    ],
  ])('%s', (_, terms, offer) => {
    expect(giftOf(gift, having(terms), today)).toMatchObject({ ...offer, kind: 'free', payCents: 0 });
  });
});

test('a payment comes back for seven days', () => {
  const until = cancelUntil({ madeAt: new Date('2026-11-15T08:00:00Z') }, 7);
  expect(until.toISOString()).toBe('2026-11-22T08:00:00.000Z');
});

test.each([
  ['new', today, true],
  ['upgrade', today, true],
  ['renewal', '2026-11-14', true],
  ['renewal', today, false],
  ['renewal', '2026-12-01', false],
] as const)('a %s from %s has begun: %s', (kind, fromDay, begun) =>
  expect(hasBegun({ kind, fromDay, madeAt: new Date() }, today)).toBe(begun),
);

test.each([
  [30, null],
  [8, null],
  [7, 7],
  [4, 7],
  [3, 3],
  [2, 3],
  [1, 1],
  [0, 1],
  [-1, 0],
])('with %i days left the reminder is %s', (days, stage) => expect(stageOf(days, [7, 3, 1])).toBe(stage));

test.each([
  ['2026-11-15', '2026-12-15', '2026-11-14', 0],
  ['2026-11-15', '2026-12-15', '2026-11-15', 1],
  ['2026-11-15', '2026-12-15', '2026-12-15', 1],
  ['2026-11-15', '2027-05-15', '2026-12-15', 2],
  ['2026-11-15', '2027-05-15', '2027-05-14', 6],
  ['2026-11-15', '2027-05-15', '2027-05-15', 6],
])('from %s to %s, on %s, %i months have begun', (fromDay, toDay, day, months) =>
  expect(monthsBegun({ fromDay, toDay }, day)).toBe(months),
);

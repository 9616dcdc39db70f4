import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundTerms } from '../settings.ts';
import { guaranteed, type Part, type PriceTerms, priceRound, savedByAnother, tierOf } from './price-rules.ts';

const { tiers, guaranteeBasisPoints } = roundTerms.first;
const terms: PriceTerms = { tiers, guaranteeBasisPoints, packingCents: 800 };

const part = (changes: Partial<Part> = {}): Part => ({
  accountId: 1,
  billableGrams: 1_000,
  freightCents: 14_000,
  otherCents: 0,
  memberBasisPoints: 0,
  shownCents: null,
  ...changes,
});

test.each([
  [0, 0],
  [9_999, 0],
  [10_000, 500],
  [29_999, 500],
  [30_000, 1_000],
  [99_999, 1_000],
  [100_000, 1_500],
])('%s g are a tier of %s', (grams, basisPoints) => {
  expect(tierOf(grams, tiers)).toBe(basisPoints);
});

describe('one member', () => {
  test('pays the list price below the first tier, and the whole packing', () => {
    expect(priceRound([part()], terms)).toMatchObject({
      basisPoints: 0,
      next: { fromGrams: 10_000, basisPoints: 500, missingGrams: 9_000 },
      shares: [{ discountCents: 0, packingCents: 800, totalCents: 14_800, by: 'none' }],
    });
  });

  test('has the better of two discounts, not both', () => {
    const heavy = { billableGrams: 10_000, freightCents: 100_000 };
    const [byRound] = priceRound([part({ ...heavy, memberBasisPoints: 400 })], terms).shares;
    expect(byRound).toMatchObject({ by: 'round', discountCents: 5_000 });
    const [byTier] = priceRound([part({ ...heavy, memberBasisPoints: 700 })], terms).shares;
    expect(byTier).toMatchObject({ by: 'membership', discountCents: 7_000 });
  });

  test('pays at most what was shown and 5 %; we bear the rest', () => {
    const [share] = priceRound([part({ freightCents: 20_000, shownCents: 10_000 })], terms).shares;
    expect(share).toMatchObject({ totalCents: 10_500, borneCents: 10_300 });
  });
});

test('three who put in the same share 8 rand so that no cent is lost, whoever came first', () => {
  const three = [3, 1, 2].map((accountId) => part({ accountId }));
  expect(priceRound(three, terms).shares.map(({ accountId, packingCents }) => [accountId, packingCents])).toEqual([
    [1, 267],
    [2, 267],
    [3, 266],
  ]);
});

test('another kilogram saves nothing far from a tier but a part of the packing, and much just below one', () => {
  const far = [part(), part({ accountId: 2 })];
  expect(savedByAnother(far, 1_000, terms).everyone).toBe(267);
  const near = [part({ billableGrams: 9_500, freightCents: 120_000 })];
  expect(savedByAnother(near, 1_000, terms).everyone).toBeGreaterThan(6_000);
});

/** Rounds of 2 to 200 members. */
const somePart = fc.record({
  billableGrams: fc.integer({ min: 1, max: 60 }).map((halves) => halves * 500),
  freightCents: fc.integer({ min: 1, max: 400_000 }),
  otherCents: fc.integer({ min: 0, max: 40_000 }),
  memberBasisPoints: fc.constantFrom(0, 200, 400, 700),
  shownCents: fc.option(fc.integer({ min: 0, max: 450_000 })),
});
const someRound = fc
  .array(somePart, { minLength: 2, maxLength: 200 })
  .map((parts) => parts.map((each, place) => ({ ...each, accountId: place + 1 })));

describe('whatever a round is made of', () => {
  test('no cent is lost: the packing is shared exactly, and what is paid and borne is what it costs', () => {
    fc.assert(
      fc.property(someRound, fc.integer({ min: 0, max: 5_000 }), (parts, packingCents) => {
        const { shares } = priceRound(parts, { ...terms, packingCents });
        const sum = (amount: (share: (typeof shares)[number]) => number) =>
          shares.reduce((total, share) => total + amount(share), 0);
        expect(sum((share) => share.packingCents)).toBe(packingCents);
        const costs = sum((share) => share.freightCents - share.discountCents + share.otherCents) + packingCents;
        expect(sum((share) => share.totalCents + share.borneCents)).toBe(costs);
        for (const share of shares) {
          expect(share.borneCents).toBeGreaterThanOrEqual(0);
          expect(share.packingCents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('nobody pays more than what was shown and 5 %', () => {
    fc.assert(
      fc.property(someRound, (parts) => {
        const { shares } = priceRound(parts, terms);
        for (const [place, { shownCents }] of parts.entries()) {
          if (shownCents === null) continue;
          expect(shares[place]?.totalCents).toBeLessThanOrEqual(guaranteed(shownCents, guaranteeBasisPoints));
        }
      }),
    );
  });

  test('the order in which people come and go does not matter', () => {
    const shuffled = someRound.chain((parts) =>
      fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length })),
    );
    fc.assert(
      fc.property(shuffled, ([parts, mixed]) => {
        expect(priceRound(mixed, terms)).toEqual(priceRound(parts, terms));
      }),
    );
  });

  test('nobody pays more freight because somebody joins, nor less because somebody drops out', () => {
    fc.assert(
      fc.property(someRound, (parts) => {
        const rest = parts.slice(1);
        const before = new Map(priceRound(rest, terms).shares.map((share) => [share.accountId, share]));
        for (const share of priceRound(parts, terms).shares) {
          const alone = before.get(share.accountId);
          if (alone) expect(share.discountCents).toBeGreaterThanOrEqual(alone.discountCents);
        }
      }),
    );
  });

  test('who drops out after joining costs the others at most the guarantee', () => {
    const dropping = someRound.chain((parts) => fc.tuple(fc.constant(parts), fc.subarray(parts, { minLength: 2 })));
    fc.assert(
      fc.property(dropping, ([parts, left]) => {
        const shown = new Map(priceRound(parts, terms).shares.map((share) => [share.accountId, share.totalCents]));
        const rest = left.map((each) => ({ ...each, shownCents: shown.get(each.accountId) ?? 0 }));
        for (const { accountId, totalCents } of priceRound(rest, terms).shares) {
          const most = guaranteed(shown.get(accountId) ?? 0, guaranteeBasisPoints);
          expect(totalCents).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});

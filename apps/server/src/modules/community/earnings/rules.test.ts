import { earningKinds } from '@sgb/contract/earning-kinds.ts';
import { share } from '@sgb/money/convert.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  endOfMonth,
  invitedLately,
  keptOf,
  lineOf,
  monthOf,
  rateOf,
  reversedAt,
  tierLineOf,
  worthAt,
} from './rules.ts';
import { earningTerms } from './settings.ts';

const terms = earningTerms.first;
const signedAt = new Date('2026-11-30T21:59:00Z');
const about = { accountId: 1, personId: 2, orderId: 3, parcelId: null, signedAt };

test.each([
  [0, 300],
  [999_999, 300],
  [1_000_000, 400],
  [5_000_000, 400],
  [5_000_001, 500],
  [900_000_000, 500],
])('a month with goods of %i cents earns %i basis points', (goods, rate) => expect(rateOf(goods, terms)).toBe(rate));

test.each([
  ['member', 10_050, 302],
  ['own', 10_050, 201],
  ['fee', 10_050, 503],
  ['freight', 10_050, 201],
  ['handover', 0, 800],
] as const)('%s of %i cents is %i', (kind, baseCents, amountCents) =>
  expect(lineOf({ ...about, kind: earningKinds[kind], baseCents }, terms).amountCents).toBe(amountCents),
);

test('a line counts for the month of the shop in which it was signed for, and waits seven days', () => {
  const line = lineOf({ ...about, kind: earningKinds.member, baseCents: 100 }, terms);
  expect([line.month, line.readyAt.toISOString()]).toEqual(['2026-11', '2026-12-07T21:59:00.000Z']);
  expect(monthOf(new Date('2026-11-30T22:00:00Z'))).toBe('2026-12');
  expect(endOfMonth('2026-12').toISOString()).toBe('2026-12-31T22:00:00.000Z');
});

test('an invitation counts for twelve months', () => {
  const came = new Date('2026-01-31T10:00:00Z');
  const until = (paid: string) => invitedLately(came, new Date(paid), terms);
  expect(['2026-02-01', '2027-01-31T09:59:00Z', '2027-01-31T10:00:00Z', '2028-01-01'].map(until)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  // Full price, what was paid of it in money, what is left of that.
  [10_000, 10_000, 4_000, 4_000],
  [10_000, 8_000, 0, 0],
  [10_000, 8_000, 4_000, 5_000],
  [10_000, 8_000, 8_000, 10_000],
  [10_000, 0, 0, 10_000],
])('of %i, paid with %i, of which %i is left, %i is kept', (full, cash, left, kept) =>
  expect(keptOf(full, cash, left)).toBe(kept),
);

interface Month {
  readonly goods: readonly number[];
  readonly refunds: readonly { readonly of: number; readonly part: number }[];
}

const month: fc.Arbitrary<Month> = fc.record({
  goods: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 12 }),
  refunds: fc.array(fc.record({ of: fc.nat(11), part: fc.integer({ min: 1, max: 3_000_000 }) }), { maxLength: 20 }),
});

/** A month that is over, and refunds after it: what each step takes back, and what is left. */
function play({ goods, refunds }: Month) {
  const lines = goods.map((baseCents) => lineOf({ ...about, kind: earningKinds.member, baseCents }, terms));
  const sum = goods.reduce((all, each) => all + each, 0);
  const tier = tierLineOf(1, '2026-11', sum, terms);
  const kept = [...goods];
  let purse = [...lines, tier].reduce((all, line) => all + (line?.amountCents ?? 0), 0);
  let reversed = lines.map(() => 0);
  let tierReversed = 0;
  for (const { of, part } of refunds) {
    const place = of % goods.length;
    kept[place] = Math.max(0, (kept[place] ?? 0) - part);
    const now = lines.map((line, nth) => reversedAt(line, kept[nth] ?? 0));
    const tierNow = tier
      ? reversedAt(
          tier,
          kept.reduce((all, each) => all + each, 0),
        )
      : 0;
    const back = now.reduce((all, each, nth) => all + each - (reversed[nth] ?? 0), 0) + tierNow - tierReversed;
    expect(back).toBeGreaterThanOrEqual(0);
    purse -= back;
    [reversed, tierReversed] = [now, tierNow];
  }
  return { purse, kept, sum, tier, lines };
}

describe('a month with refunds', () => {
  test('leaves what its kept goods earn, line by line, and the higher rate of all of them', () => {
    fc.assert(
      fc.property(month, (given) => {
        const { purse, kept, sum, tier } = play(given);
        const left = kept.reduce((all, each) => all + each, 0);
        const higher = rateOf(sum, terms) - 300;
        expect(tier?.rate ?? 0).toBe(higher);
        expect(purse).toBe(kept.reduce((all, each) => all + share(each, 300), 0) + share(left, higher));
      }),
    );
  });

  test('is the same in whatever order the refunds come, and nothing when all goes back', () => {
    fc.assert(
      fc.property(month, fc.nat(), (given, turn) => {
        const { refunds } = given;
        const at = refunds.length === 0 ? 0 : turn % refunds.length;
        const turned = { ...given, refunds: [...refunds.slice(at), ...refunds.slice(0, at)].toReversed() };
        expect(play(turned).purse).toBe(play(given).purse);
        const all = given.goods.map((part, of) => ({ of, part }));
        expect(play({ ...given, refunds: [...refunds, ...all] }).purse).toBe(0);
      }),
    );
  });

  test('what was earned by work stays', () => {
    const line = lineOf({ ...about, kind: earningKinds.handover, baseCents: 0 }, terms);
    expect([worthAt(line, 0), reversedAt(line, 0)]).toEqual([800, 0]);
  });
});

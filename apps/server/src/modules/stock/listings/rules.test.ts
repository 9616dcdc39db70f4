import { breakdownOf, listingStates, sellerCents } from '@sgb/contract/listing-rules.ts';
import { describe, expect, test } from 'vitest';
import { keptOf, mostCents, priceFault, saleStateOf, stateAfter } from './rules.ts';

const terms = { feeBasisPoints: 800, pickCents: 1_200, freeFromCents: 100_000, courierCents: 6_000 };
const { waiting, live, refused, hidden, ended } = listingStates;

describe('what a price brings', () => {
  test.each([
    ['a piece that its buyer pays delivery for', 20_000, { feeCents: 1_600, deliveryCents: 1_200, getCents: 17_200 }],
    ['one that is delivered for free', 100_000, { feeCents: 8_000, deliveryCents: 7_200, getCents: 84_800 }],
    ['one that is worth less than packing it', 1_000, { feeCents: 80, deliveryCents: 1_200, getCents: 0 }],
  ])('%s', (_what, price, parts) => {
    const seen = breakdownOf(price, 5_000, terms);
    expect(seen).toEqual({ ...parts, profitCents: parts.getCents - 5_000 });
  });

  test.each([
    ['all of it', 20_000, 17_200],
    ['half of it', 10_000, 8_000],
    ['nothing', 0, 0],
  ])('when the buyer keeps %s', (_what, kept, cents) => expect(sellerCents(kept, 800, 1_200)).toBe(cents));
});

test.each([
  ['nothing went back', 20_000, 0, 20_000],
  ['half of the money went back', 20_000, 10_000, 10_000],
  ['half of what a coupon left', 15_000, 7_500, 10_000],
  ['a coupon paid for all of it', 0, 0, 20_000],
])('of goods for R 200.00 is kept, if %s', (_what, cash, returned, kept) => {
  expect(keptOf(20_000, cash, returned)).toBe(kept);
});

test.each([
  [-1, 'A price is more than R 0.00.'],
  [0, 'A price is more than R 0.00.'],
  [1, undefined],
  [500_000, undefined],
  [500_001, 'That is too much for it: R\u00a05,000.00 a piece at most.'],
])('a price of %i cents for what cost R 50.00', (cents, fault) => {
  expect(priceFault(cents, mostCents(5_000, 100))).toBe(fault);
});

test.each([
  ['a first listing waits', { state: undefined, approved: false, quantity: 5 }, waiting],
  ['that of a known seller is live', { state: undefined, approved: true, quantity: 5 }, live],
  ['nothing of what was never listed is no listing', { state: undefined, approved: true, quantity: 0 }, undefined],
  ['one that was refused waits again', { state: refused, approved: false, quantity: 5 }, waiting],
  ['none left takes it off', { state: live, approved: true, quantity: 0 }, ended],
  ['it comes back', { state: ended, approved: true, quantity: 1 }, live],
  ['a hidden one can be taken off', { state: hidden, approved: true, quantity: 0 }, hidden],
  ['and gets no more pieces', { state: hidden, approved: true, quantity: 4 }, undefined],
] as const)('%s', (_what, wished, state) => {
  expect(stateAfter({ stock: 3, samePrice: true, ...wished })).toBe(state);
});

test('a hidden listing keeps its price', () => {
  expect(stateAfter({ state: hidden, approved: true, stock: 3, quantity: 3, samePrice: false })).toBeUndefined();
});

test.each([
  [{ keptCents: 1, signedAt: null, paidAt: null }, 'sent'],
  [{ keptCents: 1, signedAt: new Date(), paidAt: null }, 'pending'],
  [{ keptCents: 1, signedAt: new Date(), paidAt: new Date() }, 'paid'],
  [{ keptCents: 0, signedAt: new Date(), paidAt: new Date() }, 'refunded'],
] as const)('a sale at %o is %s', (sale, state) => expect(saleStateOf(sale)).toBe(state));

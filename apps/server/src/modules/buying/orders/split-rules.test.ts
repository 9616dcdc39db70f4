import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashOf, dividedOf, noAmounts, parts } from './rules.ts';
import { type Shared, sharesOf } from './split-rules.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const of = (whole: number, part: number) => Math.floor(whole * part);

/** Any order that a checkout could have made, and of which something may have gone back. */
const orders = fc
  .record({
    quantity: fc.integer({ min: 2, max: 9_999 }),
    goods: amount,
    freight: amount,
    fee: amount,
    services: fc.array(
      fc.record({ count: fc.integer({ min: 1, max: 30 }), cents: fc.integer({ min: 1, max: 9_000 }) }),
      {
        maxLength: 4,
      },
    ),
    delivery: amount,
    coupon: fraction,
    coins: fraction,
    back: fc.array(fraction, { minLength: 5, maxLength: 5 }),
    others: fc.tuple(amount, amount, amount),
    taken: fraction,
  })
  .map(({ quantity, goods, freight, fee, services, delivery, coupon, coins, back, others, taken }) => {
    const [scoin, memberSavingCents, declaredCents] = others;
    const priced = {
      goodsCents: goods,
      chinaFreightCents: freight,
      serviceFeeCents: fee,
      servicesCents: services.reduce((sum, { cents }) => sum + cents, 0),
      deliveryCents: delivery,
      couponCents: of(goods, coupon),
      scoinCents: of(fee + freight, coins),
    };
    const divided = dividedOf(priced);
    const returned = { ...noAmounts };
    for (const [place, part] of parts.entries()) returned[part] = of(divided[part].cash, back[place] ?? 0);
    const order: Shared = {
      ...priced,
      quantity,
      scoin,
      memberSavingCents,
      declaredCents,
      services: services.map((service, place) => ({ code: `s${place}`, name: 'Photo', ...service })),
      paidCents: parts.reduce((sum, part) => sum + divided[part].cash, 0),
      returned,
      refundedCents: parts.reduce((sum, part) => sum + returned[part], 0),
    };
    return { order, pieces: 1 + of(quantity - 2, taken) };
  });

const columns = [
  'quantity',
  'goodsCents',
  'chinaFreightCents',
  'serviceFeeCents',
  'servicesCents',
  'deliveryCents',
  'couponCents',
  'scoinCents',
  'scoin',
  'memberSavingCents',
  'declaredCents',
  'paidCents',
  'refundedCents',
] as const satisfies readonly (keyof Shared)[];

test('both parts are the whole in every column, and each is an order as a checkout makes it', () => {
  fc.assert(
    fc.property(orders, ({ order, pieces }) => {
      const { taken, kept } = sharesOf(order, pieces);
      expect(taken.quantity).toBe(pieces);
      for (const column of columns) expect(taken[column] + kept[column]).toBe(order[column]);
      for (const part of parts)
        expect((taken.returned[part] ?? 0) + (kept.returned[part] ?? 0)).toBe(order.returned[part] ?? 0);
      for (const one of [taken, kept]) {
        expect(one.couponCents).toBeLessThanOrEqual(one.goodsCents);
        expect(one.scoinCents).toBeLessThanOrEqual(one.serviceFeeCents + one.chinaFreightCents);
        expect(one.services.reduce((sum, { cents }) => sum + cents, 0)).toBe(one.servicesCents);
        const divided = dividedOf(one);
        expect(one.paidCents).toBe(parts.reduce((sum, part) => sum + divided[part].cash, 0));
        for (const column of columns) expect(one[column]).toBeGreaterThanOrEqual(0);
        for (const part of parts) expect(cashOf(one)[part]).toBeGreaterThanOrEqual(0);
      }
      // Each part of the price was paid with the same kinds of money as before.
      for (const part of parts)
        for (const kind of ['full', 'coupon', 'coins', 'cash'] as const)
          expect(dividedOf(taken)[part][kind] + dividedOf(kept)[part][kind]).toBe(dividedOf(order)[part][kind]);
    }),
    { numRuns: 100 },
  );
});

const plain: Shared = {
  quantity: 10,
  goodsCents: 10_000,
  chinaFreightCents: 1_001,
  serviceFeeCents: 1_000,
  servicesCents: 3_500,
  deliveryCents: 0,
  couponCents: 500,
  scoinCents: 1_101,
  scoin: 1_101,
  memberSavingCents: 0,
  declaredCents: 0,
  paidCents: 13_900,
  refundedCents: 0,
  returned: {},
  services: [
    { code: 'untag', name: 'Remove tags', count: 10, cents: 2_000 },
    { code: 'photo', name: 'Extra photo', count: 3, cents: 1_500, free: 1 },
  ],
};

test('4 of 10 have four tenths of everything, and what was done for each piece goes with the pieces', () => {
  const { taken, kept } = sharesOf(plain, 4);
  expect(taken).toMatchObject({ goodsCents: 4_000, chinaFreightCents: 400, serviceFeeCents: 400, couponCents: 200 });
  // 40 of the 101 coins that paid freight, beside all of our fee.
  expect(taken).toMatchObject({ scoinCents: 440, servicesCents: 1_400, paidCents: 5_560 });
  expect(kept).toMatchObject({ goodsCents: 6_000, chinaFreightCents: 601, scoinCents: 661, paidCents: 8_340 });
  expect(taken.services.map(({ count, cents }) => [count, cents])).toEqual([
    [4, 800],
    [3, 600],
  ]);
  expect(kept.services.map(({ count, cents }) => [count, cents])).toEqual([
    [6, 1_200],
    [3, 900],
  ]);
});

import { describe, expect, test } from 'vitest';
import type { ParcelWish } from './index.ts';
import { box, packed, taken, tiny } from './parcel.fixture.ts';
import type { CoinWish, FreightCoupon } from './parcel-extras.ts';

/** Kinds and cents of what is not freight, packing or a delivery that costs nothing. */
function extras(line: string, goods: ReturnType<typeof packed>, wish: Partial<ParcelWish>) {
  return taken(line, goods, wish)
    .lines.filter(({ kind, cents }) => kind !== 'packing' && !/Freight$/.test(kind) && cents !== 0)
    .map(({ kind, cents }) => [kind, cents]);
}

const halfKilo = packed(box(500)); // A1: R80
const twoKilos = packed(box(2_000)); // A2: R290
const litres120 = packed(box(5_000, [60, 50, 40])); // S1: R408

describe('a membership takes off the freight', () => {
  test.each([
    ['A2', twoKilos, 200, -580],
    ['A2', twoKilos, 400, -1_160],
    ['A2', twoKilos, 700, -2_030],
    ['S1', litres120, 200, -816],
    ['S1', litres120, 400, -1_632],
    ['S1', litres120, 700, -2_856],
    ['A3', packed(box(1_500, tiny, 1)), 700, -1_925],
    ['A4', packed(box(900)), 200, -740],
  ])('%s: %#', (line, goods, discountBasisPoints, cents) => {
    expect(extras(line, goods, { discountBasisPoints })).toEqual([['freightDiscount', cents]]);
  });
});

const coupon = (cents: number, minimum = 10_000): FreightCoupon => ({
  id: 7,
  name: 'Freight',
  takesOff: (freight) => (freight >= minimum ? cents : 0),
});

describe('of membership and coupon the better one counts', () => {
  test.each([
    ['a coupon alone', 'A2', twoKilos, 0, coupon(2_000), 'freightCoupon', -2_000],
    ['Golden takes R11.60: the coupon', 'A2', twoKilos, 400, coupon(2_000), 'freightCoupon', -2_000],
    ['Platinum takes R20.30: the membership', 'A2', twoKilos, 700, coupon(2_000), 'freightDiscount', -2_030],
    ['as much as the membership: the coupon is kept', 'A2', twoKilos, 200, coupon(580), 'freightDiscount', -580],
    ['too little freight for the coupon', 'A1', halfKilo, 200, coupon(2_000), 'freightDiscount', -160],
    ['never more than the freight', 'A1', halfKilo, 0, coupon(50_000, 0), 'freightCoupon', -8_000],
    ['R40 at sea', 'S1', litres120, 700, coupon(4_000), 'freightCoupon', -4_000],
  ] as const)('%s', (_what, line, goods, discountBasisPoints, given, kind, cents) => {
    expect(extras(line, goods, { discountBasisPoints, coupon: given })).toEqual([[kind, cents]]);
    const { couponId, freightCents } = taken(line, goods, { discountBasisPoints, coupon: given });
    expect(couponId).toBe(kind === 'freightCoupon' ? 7 : null);
    expect(freightCents).toBe(line === 'A1' ? 8_000 : line === 'A2' ? 29_000 : 40_800);
  });

  test('a coupon that cannot be used is not used', () => {
    expect(taken('A1', halfKilo, { coupon: coupon(2_000) })).toMatchObject({ couponId: null, totalCents: 8_800 });
  });
});

describe('insurance is 2\u00a0% of goods and freight', () => {
  test.each([
    ['R100 + R80: at least R5', 'A1', box(500), 10_000, 500, 'minimum'],
    ['R170 + R80 are just R5', 'A1', box(500), 17_000, 500, 'share'],
    ['R420 + R80', 'A1', box(500), 42_000, 1_000, 'share'],
    ['R1,000 + R290', 'A2', box(2_000), 100_000, 2_580, 'share'],
    ['R24,000 + R1,220: R25,000 are insured', 'A1', box(10_000), 2_400_000, 50_000, 'cap'],
    ['R24,592 + R408 are just R25,000', 'S1', box(5_000, [60, 50, 40]), 2_459_200, 50_000, 'share'],
  ])('%s', (_what, line, cargo, cents, premium, by) => {
    const { lines } = taken(line, packed(cargo, { cents }), { insured: true, discountBasisPoints: 700 });
    expect(lines.find(({ kind }) => kind === 'insurance')).toMatchObject({ cents: premium, by });
  });
});

describe('by courier from Johannesburg, where the line ends there', () => {
  const sizes = {
    XS: box(1_000, [30, 17, 8]),
    S: box(3_000, [40, 30, 8]),
    M: box(8_000, [40, 30, 19]),
    L: box(12_000, [40, 40, 40]),
    XL: box(18_000, [60, 40, 40]),
  };
  test.each([
    // Freight R140, R380, R980, R1,460 and R2,180, packing R8
    ['XS', 'locker', 14_000 + 800 + 4_900],
    ['XS', 'kiosk', 14_000 + 800 + 5_900],
    ['XS', 'door', 14_000 + 800 + 6_900],
    ['S', 'locker', 38_000 + 800 + 5_900],
    ['S', 'kiosk', 38_000 + 800 + 6_900],
    ['S', 'door', 38_000 + 800 + 7_900],
    ['M', 'locker', 98_000 + 800 + 6_900],
    ['M', 'kiosk', 98_000 + 800 + 7_900],
    ['M', 'door', 98_000 + 800 + 10_900],
    ['L', 'locker', 146_000 + 800 + 8_900],
    ['L', 'kiosk', 146_000 + 800 + 10_900],
    ['L', 'door', 146_000 + 800 + 14_900],
    ['XL', 'locker', 218_000 + 800 + 11_900],
    ['XL', 'kiosk', 218_000 + 800 + 13_900],
    ['XL', 'door', 218_000 + 800 + 19_900],
  ] as const)('A1, %s to the %s: %i cents', (size, delivery, cents) => {
    const quote = taken('A1', packed(sizes[size]), { delivery });
    expect(quote.totalCents).toBe(cents);
    expect(quote.lines).toContainEqual(
      expect.objectContaining({ kind: 'localDelivery', by: 'table', size, parcels: 1 }),
    );
  });

  test.each([
    // 45 kg in 148 litres: three of the largest
    ['more than the largest is several', 'S1', box(45_000, [60, 60, 41]), 'door', 51_000 + 800 + 3 * 19_900],
    ['A2 goes to the door itself', 'A2', box(1_000, [30, 17, 8]), 'door', 16_000 + 800],
    ['A4, too', 'A4', box(1_000, [30, 17, 8]), 'door', 37_000 + 800],
    ['or to a locker', 'A2', box(1_000, [30, 17, 8]), 'locker', 16_000 + 800],
    ['S2, too', 'S2', box(5_000, [60, 50, 40]), 'door', 45_600 + 800],
    ['A3 has both in it', 'A3', box(1_000, tiny, 1), 'door', 19_500 + 800],
    ['our depot is free', 'S1', box(5_000, [60, 50, 40]), 'depot', 40_800 + 800],
    ['an ambassador takes R8 of strangers', 'A1', box(500), 'ambassador', 8_000 + 800 + 800],
  ] as const)('%s', (_what, line, cargo, delivery, cents) => {
    expect(taken(line, packed(cargo), { delivery }).totalCents).toBe(cents);
  });

  test('and nothing of members', () => {
    const quote = taken('A1', halfKilo, { delivery: 'ambassador', groupMember: true });
    expect(quote.lines.at(-1)).toMatchObject({ kind: 'localDelivery', by: 'member', cents: 0 });
  });
});

describe('services', () => {
  const dozen = packed(box(500), { pieces: 12 });
  test.each([
    [['bubble'], [1_500]],
    [['film'], [1_000]],
    [['vacuum'], [1_000]],
    [['unbox'], [3_600]],
    [['untag'], [2_400]],
    [['priority'], [2_500]],
    [['gift'], [500]],
    [
      ['gift', 'bubble', 'untag'],
      [1_500, 2_400, 500],
    ],
    [['bubble', 'bubble'], [1_500]],
    [['rehearsal', 'reopen', 'massage'], []],
  ])('%j for a dozen pieces cost %j', (services, cents) => {
    expect(extras('A1', dozen, { services })).toEqual(cents.map((each) => ['service', each]));
  });
});

const coins: CoinWish = (freight) => {
  const most = Math.floor((freight * 0.3) / 100) * 100;
  return { coins: most, cents: most };
};

describe('what comes off last', () => {
  test.each([
    ['rehearsal packing comes off the freight', 'A1', halfKilo, { rehearsalPaidCents: 5_000 }, [-5_000]],
    ['after the discount', 'A1', halfKilo, { rehearsalPaidCents: 5_000, discountBasisPoints: 700 }, [-560, -5_000]],
    [
      'and not below nothing',
      'A1',
      halfKilo,
      { rehearsalPaidCents: 5_000, coupon: coupon(4_000, 0) },
      [-4_000, -4_000],
    ],
    ['coins pay 30\u00a0% of the freight', 'A2', twoKilos, { coins }, [-8_700]],
    ['of what is left of it', 'A2', twoKilos, { coins, discountBasisPoints: 700 }, [-2_030, -8_000]],
    ['no coins, no line', 'A2', twoKilos, { coins: () => ({ coins: 0, cents: 0 }) }, []],
  ] as const)('%s', (_what, line, goods, wish, cents) => {
    expect(extras(line, goods, wish).map(([, off]) => off)).toEqual(cents);
  });
});

test('parcels that others sent cost R10 each, storage what it came to', () => {
  const storage = [
    { orderId: 11, cents: 300 },
    { orderId: 12, cents: 0 },
    { orderId: 13, cents: 1_200 },
  ];
  expect(extras('A1', halfKilo, { forwarded: 3, storage })).toEqual([
    ['forwarding', 3_000],
    ['storage', 1_500],
  ]);
});

test('a whole quote, in the order in which it is read, coins last', () => {
  const goods = packed(box(2_000, [130, 5, 5]), { cents: 100_000, pieces: 2 });
  const quote = taken('A1', goods, {
    delivery: 'locker',
    services: ['film', 'untag'],
    storage: [{ orderId: 5, cents: 450 }],
    forwarded: 1,
    insured: true,
    discountBasisPoints: 400,
    coins,
  });
  expect(quote.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['airFreight', 26_000],
    ['oversize', 15_000],
    ['packing', 800],
    ['forwarding', 1_000],
    ['service', 1_000],
    ['service', 400],
    ['storage', 450],
    ['insurance', 2_520],
    // Longer than any size: as the largest
    ['localDelivery', 11_900],
    ['freightDiscount', -1_040],
    // 30 % of R249.60
    ['coins', -7_400],
  ]);
  expect(quote).toMatchObject({ totalCents: 50_630, coins: 7_400, couponId: null, onArrivalCents: 0 });
});

describe('duty and VAT', () => {
  test.each([
    ['A1 has them in it', 'A1', 1, 40_000, 0],
    // 20 %, then 15 % of R480
    ['A4 leaves them to the shopper', 'A4', 1, 40_000, 15_200],
    ['above R500 with the uplift', 'A4', 1, 100_000, 39_500],
    ['X1, too', 'X1', 3, 100_000, 39_200],
    ['X2 has them in it', 'X2', 8, 100_000, 0],
    ['S1 has them in it', 'S1', 4, 100_000, 0],
  ] as const)('%s', (_what, line, country, cents, onArrivalCents) => {
    const quote = taken(line, packed(box(500), { cents }), { country });
    expect(quote.onArrivalCents).toBe(onArrivalCents);
    expect(quote.lines.some(({ kind }) => kind === 'duty')).toBe(false);
    expect(quote.onArrival).toMatchObject([{ kind: 'duty', valueCents: cents }]);
  });
});

describe('in a group shipment', () => {
  const round = { basisPoints: 500, packingCents: 267, packingOfCents: 800, mostCents: null };
  const kinds = (wish: Partial<ParcelWish>) =>
    taken('A1', twoKilos, { delivery: 'ambassador', groupMember: true, ...wish }).lines.map(({ kind, cents }) => [
      kind,
      cents,
    ]);

  test('a share of its packing takes the place of the parcel’s own, and of two discounts the better one', () => {
    // R 260.00 for 2 kg
    const freight = ['airFreight', 26_000];
    const packing = ['roundPacking', 267];
    const fetched = ['localDelivery', 0];
    expect(kinds({ round })).toEqual([freight, packing, fetched, ['roundDiscount', -1_300]]);
    const golden = { round, discountBasisPoints: 400 };
    expect(kinds(golden)).toEqual([freight, packing, fetched, ['roundDiscount', -1_300]]);
    const platinum = { round, discountBasisPoints: 700 };
    expect(kinds(platinum)).toEqual([freight, packing, fetched, ['freightDiscount', -1_820]]);
  });

  test('the shop pays what is above the promise', () => {
    const promised = { round: { ...round, mostCents: 24_000 } };
    expect(kinds(promised).at(-1)).toEqual(['roundBorne', -967]);
    expect(taken('A1', twoKilos, { delivery: 'ambassador', groupMember: true, ...promised }).totalCents).toBe(24_000);
    expect(kinds({ round: { ...round, mostCents: 24_967 } }).at(-1)?.[0]).toBe('roundDiscount');
  });
});

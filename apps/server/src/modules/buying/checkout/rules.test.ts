import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { supplierFreight } from './price/freight-rules.ts';
import { type BasketLine, basketOf, ordersOf, rechargeFor, sumsOf, totalOf } from './rules.ts';

const table = { firstGrams: 1_000, firstFen: 800, nextGrams: 1_000, nextFen: 200 };
const rate = 26_000;
const plain = { basisPoints: 1000, upToCents: 300_000, aboveBasisPoints: 500, minimumCents: 500 };
const platinum = { ...plain, basisPoints: 600, aboveBasisPoints: 300 };
const contract = { ...plain, basisPoints: 500, aboveBasisPoints: 500 };

let numbers = 0;
function line(supplierId: number, unitCents: number, quantity: number, weightGrams = 100): BasketLine {
  numbers++;
  return {
    id: numbers,
    productId: numbers,
    supplierId,
    supplierName: `S${supplierId}`,
    unitCents,
    quantity,
    weightGrams,
  };
}

const china = (lines: readonly BasketLine[], own = [plain], services = new Map()) =>
  basketOf(lines, {
    freight: (theirs) => supplierFreight(theirs, [], table, rate),
    fee: { own, plain },
    services,
    deliveryCents: 0,
  });

const none = { couponCents: 0, scoin: 0, scoinCents: 0 };

describe('what a basket from China costs', () => {
  // Freight by our table: Y8 the first kilogram = R20.80, Y2 = R5.20 each further one.
  test.each([
    ['one mug of R52', [line(1, 5_200, 1)], [plain], [5_200, 2_080, 520, 7_800]],
    ['two mugs of R52', [line(1, 5_200, 2)], [plain], [10_400, 2_080, 1_040, 13_520]],
    ['R10 pays the least fee', [line(1, 1_000, 1)], [plain], [1_000, 2_080, 500, 3_580]],
    ['two orders of R10 pay it twice', [line(1, 1_000, 1), line(1, 1_000, 1)], [plain], [2_000, 2_080, 1_000, 5_080]],
    ['two suppliers send two parcels', [line(1, 5_200, 1), line(2, 5_200, 1)], [plain], [10_400, 4_160, 1_040, 15_600]],
    // 12 x 250 g = 3 kg: Y12 = R31.20
    ['3 kg of R10 pieces', [line(1, 1_000, 12, 250)], [plain], [12_000, 3_120, 1_200, 16_320]],
    // 100 x R40 = R4,000: 10 % of R3,000 + 5 % of R1,000; 10 kg: Y26 = R67.60
    ['R4,000 of goods', [line(1, 4_000, 100)], [plain], [400_000, 6_760, 35_000, 441_760]],
    // 6 % of R3,000 + 3 % of R1,000 = R210
    ['the same for Platinum', [line(1, 4_000, 100)], [platinum], [400_000, 6_760, 21_000, 427_760]],
    // 5 % flat = R200, which is less than R350
    ['the same by contract', [line(1, 4_000, 100)], [plain, contract], [400_000, 6_760, 20_000, 426_760]],
    // 100 x R200: 6 % of R3,000 + 3 % of R17,000 = R690; the contract would be R1,000
    [
      'Platinum is better than a contract above R6,000',
      [line(1, 20_000, 100)],
      [platinum, contract],
      [2_000_000, 6_760, 69_000, 2_075_760],
    ],
    ['a cent that is half rounds up', [line(1, 5_005, 1)], [plain], [5_005, 2_080, 501, 7_586]],
  ] as const)('%s', (_what, lines, own, [goods, freight, fee, total]) => {
    const basket = china(lines, [...own]);
    expect([basket.goodsCents, basket.chinaFreightCents, basket.fee?.cents]).toEqual([goods, freight, fee]);
    expect(totalOf(sumsOf(basket, none))).toBe(total);
  });

  test('says what a membership saved', () => {
    expect(china([line(1, 4_000, 100)], [platinum]).memberSavingCents).toBe(14_000);
    expect(china([line(1, 4_000, 100)]).memberSavingCents).toBe(0);
  });

  test('from Johannesburg has neither fee nor freight inside China', () => {
    const basket = basketOf([line(9, 10_000, 3)], {
      freight: null,
      fee: null,
      services: new Map(),
      deliveryCents: 5_900,
    });
    expect(totalOf(sumsOf(basket, none))).toBe(35_900);
    expect(basket).toMatchObject({ fee: null, chinaFreightCents: 0, memberSavingCents: 0 });
  });
});

describe('what each order bears', () => {
  const a = line(1, 5_200, 2, 300);
  const b = line(1, 2_600, 1, 900);
  const c = line(2, 1_000, 1, 100);
  // Goods R104 + R26 + R10 = R140; freight 1.5 kg Y10 = R26 (600:900) and R20.80; fee R14 is below 3 x R5
  const basket = china([a, b, c]);

  test('freight by weight, the least fee the same for each', () => {
    expect(ordersOf(basket, none).map((share) => [share.chinaFreightCents, share.serviceFeeCents])).toEqual([
      [1_040, 500],
      [1_560, 500],
      [2_080, 500],
    ]);
  });

  test('a coupon by goods, coins by fee and freight, all of them whole', () => {
    const gifts = { couponCents: 2_000, scoin: 1_500, scoinCents: 1_500 };
    // 2,000 x 104/140 = 1485.7, 26/140 = 371.4, 10/140 = 142.9; fee and freight 1540, 2060, 2580 of 6180
    expect(ordersOf(basket, gifts).map((share) => [share.couponCents, share.scoinCents, share.scoin])).toEqual([
      [1_486, 374, 374],
      [371, 500, 500],
      [143, 626, 626],
    ]);
  });

  test('the fee by goods where more than the least is charged', () => {
    const [one, other] = ordersOf(china([line(1, 30_000, 1), line(1, 10_000, 1)]), none);
    expect([one?.serviceFeeCents, other?.serviceFeeCents]).toEqual([3_000, 1_000]);
  });

  test('coins that are worth half a cent each stay whole', () => {
    const shares = ordersOf(basket, { couponCents: 0, scoin: 301, scoinCents: 150 });
    expect(shares.reduce((sum, { scoin }) => sum + scoin, 0)).toBe(301);
    expect(shares.every(({ scoin }) => Number.isSafeInteger(scoin))).toBe(true);
  });

  test('nothing is lost, nothing is below zero and no discount is above its base, whatever is bought', () => {
    const lines = fc.array(
      fc.record({
        supplier: fc.integer({ min: 1, max: 4 }),
        unitCents: fc.integer({ min: 1, max: 2_000_000 }),
        quantity: fc.integer({ min: 1, max: 9_999 }),
        grams: fc.nat(30_000),
        service: fc.nat(5_000),
      }),
      { minLength: 1, maxLength: 30 },
    );
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(lines, part, part, fc.nat(20_000), fc.boolean(), (wanted, off, coins, delivery, sa) => {
        const goods = wanted.map((one) => line(one.supplier, one.unitCents, one.quantity, one.grams));
        const services = new Map(
          goods.map(({ id }, i) => [id, [{ code: 'x', name: 'X', count: 1, cents: wanted[i]?.service ?? 0 }]]),
        );
        const whole = sa
          ? basketOf(goods, { freight: null, fee: null, services, deliveryCents: delivery })
          : china(goods, [plain], services);
        const payable = whole.chinaFreightCents + (whole.fee?.cents ?? 0);
        const scoinCents = Math.floor(payable * 0.3 * coins);
        const gifts = { couponCents: Math.floor(whole.goodsCents * off), scoin: scoinCents, scoinCents };
        const sums = sumsOf(whole, gifts);
        const shares = ordersOf(whole, gifts);
        for (const key of Object.keys(sums) as (keyof typeof sums)[]) {
          expect(shares.reduce((sum, share) => sum + share[key], 0)).toBe(sums[key]);
        }
        expect(shares.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(totalOf(sums));
        for (const share of shares) {
          expect(share.paidCents).toBeGreaterThanOrEqual(0);
          expect(share.couponCents).toBeLessThanOrEqual(share.goodsCents);
          expect(share.scoinCents).toBeLessThanOrEqual(share.serviceFeeCents + share.chinaFreightCents);
        }
      }),
    );
  });
});

test.each([
  ['one cent is a whole rand, and at least the smallest recharge', 1, 5_000],
  ['R50 exactly', 5_000, 5_000],
  ['R50.01', 5_001, 5_100],
  ['R1,234.56', 123_456, 123_500],
])('a recharge for %s', (_what, missing, cents) => expect(rechargeFor(missing, 5_000)).toBe(cents));

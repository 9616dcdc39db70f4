import type { QuoteLine } from '@sgb/contract/pricing.ts';
import { lineLabel } from '@sgb/contract/quote-labels.ts';
import { expect, test } from 'vitest';
import { lineWords } from './quote-words.ts';

const insurance = {
  kind: 'insurance',
  cents: 2_580,
  basisPoints: 200,
  goodsCents: 100_000,
  freightCents: 29_000,
  coveredCents: 129_000,
  capCents: 2_500_000,
  minimumCents: 500,
  by: 'share',
} as const;

const delivery = {
  kind: 'localDelivery',
  cents: 0,
  delivery: 'door',
  by: 'included',
  size: null,
  parcels: 1,
  eachCents: 0,
  depot: null,
} as const;

const coupon = {
  kind: 'freightCoupon',
  cents: -2_000,
  couponId: 7,
  name: 'R\u00a020 off freight',
  ofCents: 29_000,
  insteadOfCents: 0,
} as const;

test.each<[string, QuoteLine, string[]]>([
  [
    'Parcels received for you',
    { kind: 'forwarding', cents: 2_000, parcels: 2, eachCents: 1_000 },
    ['2 × R\u00a010.00 for each parcel that others sent to our warehouse for you.'],
  ],
  [
    'Moisture film',
    { kind: 'service', cents: 1_000, code: 'film', name: 'Moisture film', per: 'parcel', count: 1, eachCents: 1_000 },
    ['Once for the parcel.'],
  ],
  [
    'Remove tags',
    { kind: 'service', cents: 2_400, code: 'untag', name: 'Remove tags', per: 'piece', count: 12, eachCents: 200 },
    ['12 × R\u00a02.00 a piece.'],
  ],
  [
    'Storage',
    { kind: 'storage', cents: 300, orders: [{ orderId: 12, cents: 300 }] },
    ['For the days after the free ones.', 'SO00000012: R\u00a03.00.'],
  ],
  ['Insurance', insurance, ['2\u00a0% of R\u00a01,000.00 goods and R\u00a0290.00 freight.']],
  [
    'Insurance',
    { ...insurance, by: 'minimum' },
    ['At least R\u00a05.00; 2\u00a0% of R\u00a01,000.00 goods and R\u00a0290.00 freight is less.'],
  ],
  [
    'Insurance',
    { ...insurance, by: 'cap', goodsCents: 3_000_000, coveredCents: 2_500_000 },
    ['2\u00a0% of R\u00a025,000.00, the most that is insured of R\u00a030,000.00 goods and R\u00a0290.00 freight.'],
  ],
  ['Delivery to your door', delivery, ['The freight takes it all the way.']],
  [
    'Delivery to a locker',
    { ...delivery, delivery: 'locker', by: 'table', cents: 23_800, size: 'XL', parcels: 2, eachCents: 11_900 },
    ['Size XL: 2 × R\u00a0119.00, by Pudo from Johannesburg.'],
  ],
  [
    'Collect in Johannesburg',
    { ...delivery, delivery: 'depot', by: 'fetched', depot: { days: 14, dayCents: 500 } },
    ['Free for 14 days at our depot, then R\u00a05.00 a day.'],
  ],
  [
    'Collect from an ambassador',
    { ...delivery, delivery: 'ambassador', by: 'member' },
    ["Free for members of the ambassador's group."],
  ],
  [
    'Collect from an ambassador',
    { ...delivery, delivery: 'ambassador', by: 'fetched', cents: 800, eachCents: 800 },
    ["What an ambassador gets for handing it over; free for members of the ambassador's group."],
  ],
  ['Coupon', coupon, ['R\u00a020 off freight, off R\u00a0290.00 freight.']],
  [
    'Coupon',
    { ...coupon, insteadOfCents: 1_160 },
    [
      'R\u00a020 off freight, off R\u00a0290.00 freight.',
      "In place of your membership's R\u00a011.60: the better one counts.",
    ],
  ],
  [
    'Rehearsal packing credited',
    { kind: 'rehearsalCredit', cents: -5_000, paidCents: 5_000, ofCents: 8_000 },
    ['You paid R\u00a050.00 for packing it beforehand; it comes off the freight.'],
  ],
  [
    'S Coin',
    { kind: 'coins', cents: -8_700, coins: 8_700, ofCents: 29_000 },
    ['8,700 S Coin pay a part of R\u00a0290.00 freight.'],
  ],
])('%s', (label, line, words) => {
  expect(lineLabel(line)).toBe(label);
  expect(lineWords(line)).toEqual(words);
});

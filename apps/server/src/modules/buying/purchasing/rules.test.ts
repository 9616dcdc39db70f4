import { minuteMs } from '@sgb/contract/time.ts';
import { describe, expect, test } from 'vitest';
import {
  flagOf,
  freightBack,
  inPurchases,
  isDearer,
  itemsOf,
  nextPull,
  repriced,
  scoreOf,
  spread,
  stageOf,
  wayOf,
} from './rules.ts';

const order = (id: number, productId: number, specId = 'a', quantity = 1) => ({
  id,
  productId,
  specId,
  quantity,
  unitFen: 100,
});

test.each([
  ['nothing is known', { sent: 0, sentOnTime: 0, lateNow: 0, orders: 3, failedOrders: 0 }, null],
  ['all on time', { sent: 4, sentOnTime: 4, lateNow: 0, orders: 9, failedOrders: 0 }, 100],
  ['half late', { sent: 3, sentOnTime: 2, lateNow: 1, orders: 4, failedOrders: 0 }, 70],
  ['one of four failed', { sent: 1, sentOnTime: 1, lateNow: 0, orders: 4, failedOrders: 1 }, 90],
  ['more failed than were bought', { sent: 0, sentOnTime: 0, lateNow: 0, orders: 1, failedOrders: 5 }, 0],
])('the score of a supplier of whom %s', (_what, counted, score) => expect(scoreOf(counted)).toBe(score));

test('one SKU is asked for once, whoever ordered it', () => {
  expect(itemsOf([order(1, 7), order(2, 7, 'a', 3), order(3, 7, 'b')])).toEqual([
    { offerId: '7', specId: 'a', quantity: 4 },
    { offerId: '7', specId: 'b', quantity: 1 },
  ]);
});

test('51 SKUs are two purchases, and orders of one SKU stay together', () => {
  const many = Array.from({ length: 51 }, (_, index) => order(index, index));
  const [first = [], second = []] = inPurchases([...many, order(99, 0)], 50);
  expect(first).toHaveLength(51);
  expect(first.map(({ id }) => id)).toContain(99);
  expect(second.map(({ id }) => id)).toEqual([50]);
});

test.each([
  [10_000, 10_200, 200, false],
  [10_000, 10_201, 200, true],
  [10_000, 9_000, 200, false],
  [10_000, 11_000, 1_000, false],
  [10_000, 10_001, 0, true],
])('charged %i, asked %i, %i basis points: dearer %s', (charged, asked, absorb, dearer) => {
  expect(isDearer(charged, asked, absorb)).toBe(dearer);
});

test.each([
  [{ goodsFen: 10_300, freightCents: 0 }, 'price'],
  [{ goodsFen: 10_200, freightCents: 3_001 }, 'freight'],
  [{ goodsFen: 10_200, freightCents: 3_000 }, ''],
])('as taken %j: flag %s', (asked, flag) => {
  const terms = { absorbBasisPoints: 200, absorbFreightCents: 1_000 };
  expect(flagOf({ goodsFen: 10_000, chargedFreightCents: 2_000 }, asked, terms)).toBe(flag);
});

test('nothing is lost when an amount is spread', () => {
  expect(spread(100, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(spread(0, [5, 5])).toEqual([0, 0]);
  expect(spread(7, [0, 0])).toEqual([0, 0]);
  for (let total = 0; total < 200; total++) {
    const parts = spread(total, [17, 3, 80, 0, 11]);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
  }
});

describe('freight inside China that was charged too much', () => {
  const line = (orderId: number, accountId: number, chargedCents: number, cashCents = chargedCents) => ({
    orderId,
    accountId,
    chargedCents,
    cashCents,
  });
  test.each([
    ['R10 is nobody’s', [line(1, 1, 3_000)], 2_000, [0]],
    ['a cent more goes back whole', [line(1, 1, 3_001)], 2_000, [1_001]],
    ['dearer than charged gives nothing back', [line(1, 1, 1_000)], 9_000, [0]],
    ['it is summed for a shopper', [line(1, 1, 1_500), line(2, 1, 1_500)], 1_000, [1_000, 1_000]],
    ['and not over shoppers', [line(1, 1, 1_500), line(2, 2, 1_500)], 1_200, [0, 0]],
    ['never more than was paid with money', [line(1, 1, 3_000, 700)], 0, [700]],
    ['charged nothing', [line(1, 1, 0)], 5_000, [0]],
  ])('%s', (_, lines, actual, back) => {
    expect([...freightBack(lines, actual, 1_000).values()]).toEqual(back);
  });
});

test.each([
  ['waitbuyerpay', 0],
  ['waitsellersend', 1],
  ['waitbuyerreceive', 2],
  ['confirm_goods', 2],
  ['success', 2],
  ['cancel', null],
  ['terminated', null],
] as const)('%s is stage %s', (status, stage) => {
  expect(stageOf(status)).toBe(stage);
});

test.each([
  [[], 35],
  [['快件已揽收'], 35],
  [['快件已揽收', '快件已到达广州转运中心'], 36],
  [['In transit: it left the sorting centre.'], 36],
  [['快件已到达', '正在派送途中'], 37],
  [['Out for delivery to the warehouse.'], 37],
])('%j is %i', (texts, status) => {
  expect(wayOf(texts)).toBe(status);
});

test('suppliers are asked less and less often', () => {
  const now = new Date('2026-11-16T08:00:00Z');
  const terms = { pullMinutes: 15, pullMostMinutes: 240, pushedPullMinutes: 720 };
  const minutes = (pushed: boolean) =>
    [0, 1, 2, 3, 4, 5, 60].map((quiet) => (nextPull(now, quiet, terms, pushed).getTime() - now.getTime()) / minuteMs);
  expect(minutes(false)).toEqual([15, 30, 60, 120, 240, 240, 240]);
  expect(minutes(true)).toEqual([720, 720, 720, 720, 720, 720, 720]);
});

const known = { flag: '', goodsFen: 10_000, freightFen: 800, chargedFen: 10_000, chargedFreightCents: 2_080 } as const;
test.each([
  ['nothing has changed', known, 10_000, 2_080, {}],
  ['a little dearer is ours', known, 10_200, 2_080, { goodsFen: 10_200 }],
  ['much dearer is to be decided', known, 10_300, 2_080, { goodsFen: 10_300, flag: 'price' }],
  ['dearer freight, too', known, 10_000, 3_081, { flag: 'freight' }],
  ['cheaper is cheaper', known, 9_000, 2_080, { goodsFen: 9_000 }],
  [
    'back to what was charged ends the question',
    { ...known, flag: 'price', goodsFen: 11_000 },
    10_000,
    2_080,
    { flag: '' },
  ],
  [
    'less, but still dearer, leaves it open',
    { ...known, flag: 'price', goodsFen: 12_000 },
    11_000,
    2_080,
    { goodsFen: 11_000 },
  ],
  ['what was agreed to once is not asked again', { ...known, goodsFen: 11_000 }, 11_100, 2_080, { goodsFen: 11_100 }],
  ['closed in part stays so', { ...known, flag: 'partly' }, 9_000, 2_080, { goodsFen: 9_000 }],
] as const)('a changed price: %s', (_what, before, goodsFen, freightCents, changes) => {
  const freightFen = freightCents === 2_080 ? 800 : 1_185;
  const terms = { absorbBasisPoints: 200, absorbFreightCents: 1_000 };
  const same = Object.keys(changes).length === 0;
  const expected = same ? {} : { goodsFen, freightFen, ...changes };
  expect(repriced(before, { goodsFen, freightFen, freightCents }, terms)).toEqual(expected);
});

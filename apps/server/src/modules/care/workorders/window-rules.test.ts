import type { OrderStatus } from '@sgb/contract/order-states.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { CaseType } from '@sgb/contract/workorder-states.ts';
import { describe, expect, test } from 'vitest';
import { workordersTerms } from './settings.ts';
import { windowOf, windowsOf } from './window-rules.ts';

const terms = workordersTerms.first;
const signedAt = new Date('2026-11-01T10:00:00Z');
const after = (hours: number) => addHours(signedAt, hours);
const order = (status: OrderStatus, signed = false, market: 0 | 1 = 0) => ({
  status,
  market,
  statusAt: signedAt,
  signedAt: signed ? signedAt : null,
});
const about = (hours: number, promised?: number) => ({
  now: after(hours),
  promisedAt: promised === undefined ? null : after(promised),
});
const day = 24;

describe('windows after signing', () => {
  test.each<[CaseType, number, boolean, 0 | 1]>([
    [1, 71, true, 0],
    [1, 72, false, 0],
    [2, 71, true, 0],
    [2, 72, false, 0],
    [3, 71, true, 1],
    [3, 72, false, 1],
    [4, 7 * day - 1, true, 0],
    [4, 7 * day, false, 0],
    // Six months for defects of what came from our own shelves.
    [4, 180 * day, true, 1],
    [4, 182 * day, false, 1],
    [5, 30 * day - 1, true, 0],
    [5, 30 * day, false, 0],
    [6, 7 * day - 1, true, 0],
    [6, 7 * day, false, 0],
    [7, 7 * day - 1, true, 0],
    [8, 7 * day, false, 0],
    [10, 7 * day - 1, true, 0],
    [10, 7 * day, false, 0],
  ])('type %i after %i hours: %s', (type, hours, may, market) => {
    expect(windowOf(type, order(market ? 114 : 70, true, market), about(hours), terms)?.may).toBe(may);
  });

  test('what is handed over and not signed for has no end yet', () => {
    expect(windowOf(1, order(70), about(500), terms)).toMatchObject({ may: true, until: null });
  });
});

describe('not received', () => {
  test.each<[string, OrderStatus, number, number | undefined, boolean]>([
    ['before the promised day', 60, 10 * day, 15 * day, false],
    ['from the promised day on', 60, 15 * day, 15 * day, true],
    ['until 30 days after it', 60, 45 * day - 1, 15 * day, true],
    ['and no longer', 60, 45 * day, 15 * day, false],
    ['without a parcel the terms say when', 60, 19 * day, undefined, false],
    ['20 days after it left', 60, 20 * day, undefined, true],
  ])('%s', (_name, status, hours, promised, may) => {
    expect(windowOf(5, order(status), about(hours, promised), terms)?.may).toBe(may);
  });

  test('from Johannesburg it is five days', () => {
    expect(windowOf(5, order(113, false, 1), about(4 * day), terms)?.may).toBe(false);
    expect(windowOf(5, order(113, false, 1), about(5 * day), terms)?.may).toBe(true);
  });
});

test.each<[OrderStatus, 0 | 1, CaseType[]]>([
  [10, 0, []],
  [20, 0, [6, 8, 10]],
  [37, 0, [6, 8, 10]],
  [40, 0, [1, 2, 3, 4, 6, 7, 8, 9, 10]],
  [60, 0, [5, 6, 7, 8, 9, 10]],
  [70, 0, [1, 2, 3, 4, 5, 6, 7, 8, 10]],
  [114, 1, [1, 2, 3, 4, 5, 6, 8, 10]],
  [112, 1, [6, 8, 9, 10]],
  [31, 0, [8, 10]],
  [90, 0, [8, 10]],
])('what can be reported at %i: %j %j', (status, market, types) => {
  expect(windowsOf(order(status, false, market), about(0), terms).map(({ type }) => type)).toEqual(types);
});

test('pictures are needed for what must be seen', () => {
  const needed = windowsOf(order(70), about(0), terms).filter(({ pictures }) => pictures);
  expect(needed.map(({ type }) => type)).toEqual([1, 2, 3, 4]);
});

import {
  orderStatusIn,
  type ParcelStatus,
  parcelIdOf,
  parcelNumber,
  parcelStatusIds,
} from '@sgb/contract/parcel-states.ts';
import { describe, expect, test } from 'vitest';
import { actionsOf, expectedOf, parcelActors, transitionFault, type Who } from './rules.ts';

const { shopper, staff, shop, carrier } = parcelActors;
const packedAt = new Date('2026-11-15T08:00:00Z');

/** Written down apart from the rules: from, to, who. */
const legal: readonly (readonly [ParcelStatus, ParcelStatus, readonly Who[]])[] = [
  [8, 20, [shopper, shop]],
  [8, 99, [shopper, staff, shop]],
  [20, 8, [staff, shop]],
  [20, 21, [staff]],
  [20, 99, [shopper, staff, shop]],
  [21, 23, [staff, carrier]],
  [23, 30, [staff, carrier]],
  [30, 40, [staff, carrier]],
  [40, 50, [staff, carrier]],
  [50, 67, [staff, carrier]],
  [67, 70, [staff, carrier]],
  [67, 73, [staff, carrier]],
  [70, 73, [staff, carrier]],
  [70, 80, [staff, carrier]],
  [73, 80, [staff, carrier]],
  [80, 90, [shopper, staff, shop, carrier]],
];

describe('moves', () => {
  test('of every status to every status by everybody are those of the table and no others', () => {
    for (const status of parcelStatusIds) {
      for (const to of parcelStatusIds) {
        const allowed = legal.find(([from, goal]) => from === status && goal === to)?.[2] ?? [];
        for (const who of Object.values(parcelActors)) {
          const fault = transitionFault({ status, packedAt }, to, who);
          expect([status, to, who, fault === undefined]).toEqual([status, to, who, allowed.includes(who)]);
        }
      }
    }
  });

  test('lead nowhere out of the warehouse for what is not packed', () => {
    expect(transitionFault({ status: 20, packedAt: null }, 21, staff)).toBe('notPacked');
  });
});

test('orders follow their parcel', () => {
  expect(parcelStatusIds.map((status) => [status, orderStatusIn(status)])).toEqual([
    [8, 50],
    [20, 50],
    [21, 60],
    [23, 60],
    [30, 60],
    [40, 60],
    [50, 60],
    [67, 60],
    [70, 60],
    [73, 60],
    [80, 70],
    [90, 70],
    [99, 40],
  ]);
});

test.each([
  [8, null, 2, 'pay changeReceiver changeWay takeOut cancel'],
  [8, packedAt, 2, 'pay changeReceiver reopen cancel'],
  [20, null, 1, 'track changeReceiver changeWay cancel'],
  [20, packedAt, 1, 'track changeReceiver reopen cancel'],
  [23, packedAt, 1, 'track changeReceiver help'],
  [30, packedAt, 1, 'track help'],
  [80, packedAt, 1, 'sign track help'],
  [90, packedAt, 1, 'track evaluate help'],
  [99, packedAt, 1, ''],
] as const)('at %i, packed %s, with %i orders a shopper can %s', (status, packed, orders, actions) => {
  const parcel = { status, packedAt: packed, orders, rated: false, roundId: null, rehearsalCents: 0 };
  expect(actionsOf(parcel).join(' ')).toBe(actions);
});

test('what is packed first is paid for afterwards', () => {
  const rehearsed = { status: 8, orders: 1, rated: false, roundId: null, rehearsalCents: 5_000 } as const;
  expect(actionsOf({ ...rehearsed, packedAt: null })).toEqual(['changeReceiver', 'changeWay', 'cancel']);
  expect(actionsOf({ ...rehearsed, packedAt })[0]).toBe('pay');
});

test('a part of a group shipment stays what it is', () => {
  expect(actionsOf({ status: 20, packedAt: null, orders: 2, rated: false, roundId: 7, rehearsalCents: 0 })).toEqual([
    'track',
    'changeReceiver',
  ]);
});

test('what was rated is not to be rated', () => {
  const rated = { status: 90, packedAt, orders: 1, rated: true, roundId: null, rehearsalCents: 0 } as const;
  expect(actionsOf(rated)).toEqual(['track', 'help']);
});

test('a parcel is expected as many days after it left as its line takes', () => {
  const parcel = { leftAt: packedAt, daysFrom: 10, daysTo: 15 };
  expect(expectedOf({ ...parcel, status: 40 })).toEqual({
    from: new Date('2026-11-25T08:00:00Z'),
    to: new Date('2026-11-30T08:00:00Z'),
  });
  expect(expectedOf({ ...parcel, status: 90 })).toBeNull();
  expect(expectedOf({ ...parcel, status: 20, leftAt: null })).toBeNull();
});

test('numbers are read back however they are typed', () => {
  expect(parcelNumber(12)).toBe('PC00000012');
  expect(['PC00000012', 'pc12', ' 12 ', 'SO12', '0', '99999999999'].map(parcelIdOf)).toEqual([
    12,
    12,
    12,
    undefined,
    undefined,
    undefined,
  ]);
});

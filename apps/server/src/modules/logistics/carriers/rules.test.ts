import { type CarrierKind, carrierKindNames } from '@sgb/contract/carrier-kinds.ts';
import { type ParcelStatus, parcelStatusIds } from '@sgb/contract/parcel-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parcelActors } from '../parcels/index.ts';
import { transitionFault } from '../parcels/seed.ts';
import { cityOf, countsAt, destinationOf, legsOf, pathTo, provenBy, type Transition, timelineOf } from './rules.ts';

const terms = { mileDays: { from: 1, to: 3 } };
const start = new Date('2026-11-01T08:00:00Z');
const after = (days: number) => addDays(start, days);

describe('the way to a status', () => {
  test.each<[ParcelStatus, ParcelStatus, 'door' | 'locker', ParcelStatus[]]>([
    [21, 23, 'door', [23]],
    [21, 67, 'door', [23, 30, 40, 50, 67]],
    [23, 80, 'door', [30, 40, 50, 67, 70, 80]],
    [23, 80, 'locker', [30, 40, 50, 67, 73, 80]],
    [67, 73, 'door', [73]],
    [70, 73, 'locker', [73]],
    [70, 80, 'locker', [73, 80]],
    [70, 80, 'door', [80]],
    [73, 70, 'locker', []],
    [50, 40, 'door', []],
    [50, 50, 'door', []],
    [20, 50, 'door', []],
    [8, 80, 'door', []],
    [90, 80, 'door', []],
    [99, 80, 'door', []],
  ])('from %i to %i by %s', (from, to, delivery, way) => {
    expect(pathTo(from, to, delivery)).toEqual(way);
  });

  test('whatever is told in whatever order, each step is a legal one and none is made twice', () => {
    const deliveries = ['depot', 'ambassador', 'locker', 'kiosk', 'door', 'express'] as const;
    const anyOrder = fc.shuffledSubarray([...carrierKindNames], { minLength: 1 });
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...deliveries), fc.boolean(), (kinds, delivery, twice) => {
        const transitions: ParcelStatus[] = [21];
        const tell = (kind: CarrierKind) => {
          const [proven, now] = [provenBy(kind), transitions.at(-1) ?? 21];
          for (const to of proven === null ? [] : pathTo(now, proven, delivery)) {
            const from = transitions.at(-1) ?? 21;
            expect(transitionFault({ status: from, packedAt: start }, to, parcelActors.carrier)).toBeUndefined();
            transitions.push(to);
          }
        };
        for (const kind of twice ? [...kinds, ...kinds] : kinds) tell(kind);
        expect(transitions).toEqual([...new Set(transitions)].toSorted((one, other) => one - other));
        const furthest = Math.max(21, ...kinds.map((kind) => provenBy(kind) ?? 0));
        expect(transitions.at(-1)).toBe(furthest);
      }),
    );
  });

  test('a late scan counts when it happened, but not before the one it follows, and not tomorrow', () => {
    expect(countsAt(after(2), after(1), after(5))).toEqual(after(2));
    expect(countsAt(after(0), after(1), after(5))).toEqual(after(1));
    expect(countsAt(after(9), after(1), after(5))).toEqual(after(5));
  });
});

const move = (toStatus: ParcelStatus, day: number, who: Transition['who'] = parcelActors.carrier): Transition => ({
  at: after(day),
  toStatus,
  who,
  why: '',
});

test('the timeline has scans at their own time, and the transitions that no scan tells of', () => {
  const transitions = [move(21, 1, parcelActors.staff), move(23, 4), move(30, 4), move(40, 4)];
  const scan = (kind: CarrierKind, day: number, text = '') => ({ kind, at: after(day), place: 'Shenzhen', text });
  const lines = timelineOf(transitions, [scan('departed', 4, 'Gone'), scan('depot', 2), scan('held', 3)]);
  expect(lines.map(({ at, status, text }) => [at, status, text])).toEqual([
    [after(4), 40, 'Gone'],
    [after(4), 30, 'Declaration successful.'],
    [after(3), null, 'Held by customs for a closer look.'],
    [after(2), 23, 'At the export depot.'],
    [after(1), 21, 'Left the warehouse (CN).'],
  ]);
});

describe('the picture of the way', () => {
  const parcel = { daysFrom: 10, daysTo: 15, delivery: 'door', destination: 'Soweto' } as const;
  const states = (status: ParcelStatus) => legsOf({ ...parcel, status }, [], terms).map(({ state }) => state);
  test.each<[ParcelStatus, string[]]>([
    [20, ['waiting', 'waiting']],
    [21, ['now', 'waiting']],
    [50, ['now', 'waiting']],
    [67, ['done', 'now']],
    [73, ['done', 'now']],
    [80, ['done', 'done']],
    [90, ['done', 'done']],
    [99, ['waiting', 'waiting']],
  ])('at %i', (status, wanted) => {
    expect(states(status)).toEqual(wanted);
  });

  test('has planned days, and when each step was reached', () => {
    const [first, last] = legsOf({ ...parcel, status: 23 }, [move(23, 2), move(21, 1)], terms);
    expect(first).toMatchObject({ from: 'Guangzhou', to: 'Johannesburg', days: { from: 9, to: 12 } });
    expect(first?.steps.slice(0, 3)).toEqual([
      { status: 21, at: after(1) },
      { status: 23, at: after(2) },
      { status: 30, at: null },
    ]);
    expect(last).toMatchObject({ to: 'Soweto', days: terms.mileDays });
    expect(last?.steps.map(({ status }) => status)).toEqual([70, 80, 90]);
    const depot = legsOf({ ...parcel, delivery: 'depot', status: 73 }, [], terms)[1];
    expect([depot?.days, depot?.steps.map(({ status }) => status)]).toEqual([{ from: 0, to: 0 }, [73, 80, 90]]);
  });

  test('knows every status', () => {
    for (const status of parcelStatusIds) expect(states(status)).toHaveLength(2);
  });
});

test.each([
  ['12 Oxford Road, Rosebank, Johannesburg, Gauteng, 2196', 'South Africa', 'Johannesburg'],
  ['Rua 5, Polana, Maputo, Maputo Province, Mozambique', 'Mozambique', 'Maputo'],
  ['Maseru', 'Lesotho', 'Maseru'],
  ['', 'Botswana', 'Botswana'],
])('the town of %s', (address, country, town) => {
  expect(cityOf(address, country)).toBe(town);
});

test.each([
  ['door', '12 Oxford Road, Rosebank, Johannesburg, Gauteng, 2196', 'Rosebank'],
  ['locker', '7 Long Street, Gardens, Cape Town, Western Cape, 8001', 'Cape Town'],
  ['depot', '12 Oxford Road, Rosebank, Johannesburg, Gauteng, 2196', 'Our depot'],
  ['door', 'Johannesburg', 'Johannesburg'],
] as const)('by %s to %s the last leg ends at %s', (delivery, address, place) => {
  expect(destinationOf(delivery, address, 'South Africa')).toBe(place);
});

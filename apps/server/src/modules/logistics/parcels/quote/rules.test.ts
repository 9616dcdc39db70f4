import { describe, expect, test } from 'vitest';
import { isFar, suitingDelivery } from './delivery-choice-rules.ts';
import { remainingDraft } from './draft-rules.ts';
import { closingsAfter } from './sea-terms.ts';
import { meterOf, yearOf } from './year-limit-rules.ts';

const soweto = { type: 1, postBox: false, countryId: 1, province: 'Gauteng' } as const;
const capeTown = { ...soweto, province: 'Western Cape' } as const;

test.each([
  [['depot', 'ambassador', 'locker', 'kiosk', 'door'], {}, undefined, 'depot'],
  [['depot', 'ambassador', 'locker', 'kiosk', 'door'], {}, 'door', 'door'],
  [['depot', 'ambassador', 'locker', 'kiosk', 'door'], {}, 'kiosk', 'kiosk'],
  // A line that ends nearer will do.
  [['locker', 'kiosk', 'door'], {}, 'depot', 'locker'],
  [['express'], {}, 'door', 'express'],
  [['express'], {}, 'locker', 'express'],
  // One that ends further away will not, and nobody is at home in a locker.
  [['depot'], {}, 'locker', undefined],
  [['ambassador'], {}, 'door', undefined],
  [['locker', 'kiosk', 'door'], { type: 3 }, 'door', undefined],
  [['door'], { postBox: true }, undefined, undefined],
  // Nobody is sent to Johannesburg from far away who did not ask for it.
  [['depot', 'ambassador', 'locker', 'kiosk', 'door'], capeTown, undefined, 'locker'],
  [['depot', 'ambassador', 'door'], capeTown, undefined, 'door'],
  [['depot', 'ambassador'], capeTown, undefined, 'ambassador'],
  [['depot', 'ambassador', 'locker', 'kiosk', 'door'], capeTown, 'depot', 'depot'],
  [['depot'], { countryId: 3, province: '' }, undefined, 'depot'],
] as const)('of the ends %j, %j with the wish %s gets %s', (open, receiver, wished, expected) => {
  expect(suitingDelivery(open, { ...soweto, ...receiver }, wished)).toBe(expected);
});

test.each([
  ['depot', soweto, false],
  ['depot', { ...soweto, province: ' gauteng' }, false],
  ['depot', capeTown, true],
  ['depot', { ...soweto, province: '' }, true],
  ['depot', { ...soweto, countryId: 3 }, true],
  ['locker', capeTown, false],
  ['ambassador', capeTown, false],
] as const)('%s is for %j far: %s', (delivery, receiver, far) => {
  expect(isFar(delivery, receiver)).toBe(far);
});

describe('what is left of a plan', () => {
  const plan = {
    ...{ rid: 7, services: ['gift'], insured: 1 as const },
    ...{ orderids: [1, 2], line: 'A2', delivery: 'door' },
    next: [
      { orderids: [3], line: 'S2', delivery: 'door' },
      { orderids: [4, 5], line: 'A3', delivery: 'door' },
    ],
  };
  const without = (...gone: number[]) => remainingDraft(plan, (id) => !gone.includes(id));
  test('is the next parcel once the first was made, with the same wishes', () => {
    expect(without()).toEqual(plan);
    expect(without(1, 2)).toEqual({ ...plan, ...plan.next[0], next: [plan.next[1]] });
    expect(without(2, 3, 4)).toEqual({ ...plan, orderids: [1], next: [{ ...plan.next[1], orderids: [5] }] });
    expect(without(1, 2, 3)).toEqual({ ...plan, ...plan.next[1], next: [] });
    expect(without(1, 2, 3, 4, 5)).toBeNull();
  });
});

test.each([
  [0, 10_000, 'fine'],
  [11_990_000, 9_999, 'fine'],
  [11_990_000, 10_000, 'near'],
  [14_990_000, 10_000, 'near'],
  [14_990_000, 10_001, 'over'],
] as const)('a year with %i and a parcel of %i is %s', (used, parcel, state) => {
  expect(meterOf(used, parcel, 2026, { cents: 15_000_000, warnBasisPoints: 8_000 })).toMatchObject({
    state,
    withThisCents: used + parcel,
  });
});

test('the year is that of Johannesburg', () => {
  expect(yearOf(new Date('2026-12-31T21:59:59Z')).year).toBe(2026);
  expect(yearOf(new Date('2026-12-31T22:00:00Z'))).toMatchObject({
    year: 2027,
    from: new Date('2026-12-31T22:00:00Z'),
  });
});

test('containers close every week', () => {
  const sailings = { firstClosing: '2026-11-05', everyDays: 7, sailsAfterDays: 4 };
  const closes = (now: string) => closingsAfter(new Date(now), sailings).map((each) => each.closes.toISOString());
  expect(closes('2026-11-12T14:59:00Z')[0]).toBe('2026-11-12T15:00:00.000Z');
  expect(closes('2026-11-12T15:01:00Z').slice(0, 2)).toEqual(['2026-11-19T15:00:00.000Z', '2026-11-26T15:00:00.000Z']);
  expect(closes('2026-01-01T00:00:00Z')[0]).toBe('2026-11-05T15:00:00.000Z');
});

import type { LandedCost, LandedOption } from '@sgb/contract/pricing.ts';
import { describe, expect, test } from 'vitest';
import { deliveriesOf, optionsFor, shownWay } from './landed-wish.ts';

const option = (line: string, delivery: LandedOption['delivery'], totalCents: number): LandedOption => ({
  line,
  name: line,
  delivery,
  collectIn: null,
  days: { from: 1, to: 2 },
  lines: [],
  totalCents,
  perPieceCents: totalCents,
});

const costOf = (air: LandedOption[], sea: LandedOption[]): LandedCost => ({
  countryId: 1,
  quantity: 1,
  chosen: false,
  landed: false,
  delivery: null,
  weightSource: 1,
  payNow: [],
  payNowCents: 0,
  ways: [
    { way: 2, options: air, refusal: air.length > 0 ? null : 'liquid' },
    { way: 1, options: sea, refusal: sea.length > 0 ? null : 'noLine' },
  ],
});

const home = costOf(
  [option('A1', 'pickup', 200), option('A2', 'door', 250), option('A4', 'express', 400)],
  [option('S1', 'pickup', 300), option('S2', 'door', 320)],
);
const lesotho = costOf([option('X2', 'door', 260)], [option('S1', 'pickup', 300)]);
const liquid = costOf([], [option('S1', 'pickup', 300), option('S2', 'door', 320)]);

const lines = (cost: LandedCost, delivery: LandedOption['delivery']) =>
  optionsFor(cost, delivery).map((way) => way.option?.line);

describe('what is offered', () => {
  test.each([
    ['at home, pickup', home, 'pickup', ['A1', 'S1']],
    ['at home, door', home, 'door', ['A2', 'S2']],
    ['at home, express flies', home, 'express', ['A4', undefined]],
    ['in Lesotho, whatever there is', lesotho, 'pickup', ['X2', 'S1']],
    ['liquids', liquid, 'door', [undefined, 'S2']],
  ] as const)('%s', (_what, cost, delivery, expected) => expect(lines(cost, delivery)).toEqual(expected));
});

test('a choice of delivery is asked for only where there is one', () => {
  expect(deliveriesOf(home)).toEqual(['pickup', 'door', 'express']);
  expect(deliveriesOf(lesotho)).toEqual([]);
  expect(deliveriesOf(liquid)).toEqual(['pickup', 'door']);
});

test('the cheaper way is shown until one is chosen, and another when the chosen one is closed', () => {
  expect(shownWay(optionsFor(home, 'pickup'), undefined)?.option.line).toBe('A1');
  expect(shownWay(optionsFor(home, 'pickup'), 1)?.option.line).toBe('S1');
  expect(shownWay(optionsFor(liquid, 'pickup'), 2)?.option.line).toBe('S1');
  expect(shownWay([], 2)).toBeUndefined();
});

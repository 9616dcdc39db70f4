import { dayMs } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { planOf } from './rules.ts';

const terms = { tellDays: 3, togetherDays: 14 };
const noon = Date.parse('2026-11-15T10:00:00Z');
const lying = (orderId: number, daysLeft: number, abandoned = false) => ({
  orderId,
  daysLeft,
  abandoned,
  freeUntil: new Date(noon + daysLeft * dayMs),
});

test.each([
  ['nothing lies there', [], null],
  ['there is time', [lying(1, 5)], null],
  ['it is three days before the last one', [lying(1, 4)], ['tell', [1]]],
  ['it is the day before', [lying(1, 2)], ['tell', [1]]],
  ['it is the last free day', [lying(1, 1)], ['ship', [1]]],
  ['it costs money already', [lying(1, 0)], ['ship', [1]]],
  ['others have to leave soon, too', [lying(3, 14), lying(2, 1), lying(1, 15)], ['ship', [2, 3]]],
  ['it was given up', [lying(1, 0, true)], null],
  ['only others were given up', [lying(1, 0, true), lying(2, 4)], ['tell', [2]]],
])('where %s', (_, goods, expected) => {
  const plan = planOf(goods, terms);
  expect(plan && [plan.act, plan.orderIds]).toEqual(expected);
});

test('the plan goes by the order that has to leave first', () => {
  expect(planOf([lying(1, 3), lying(2, 1)], terms)?.freeUntil).toEqual(lying(2, 1).freeUntil);
});

import { addDays } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { type Actable, actionsOf, clockOf } from './action-rules.ts';
import type { RefundRules } from './refund/rules.ts';
import { ordersTerms, refundsTerms } from './settings.ts';

const rules = { orders: ordersTerms.first, refunds: refundsTerms.first } as RefundRules;
const bought = new Date('2026-11-02T08:00:00Z');
const sent = addDays(bought, 4);
const order = { type: 0, market: 0, boughtAt: bought, statusAt: addDays(bought, 6), remindedAt: null } as Actable;

test.each([
  [30, 6.9, 7, 'The supplier sends it by then.'],
  [32, 7, 10, 'The supplier is late. If it is not sent by then, you may cancel for free.'],
  [35, 5, 9, 'It reaches our warehouse in China by then.'],
  [37, 8.9, 9, 'It reaches our warehouse in China by then.'],
  [36, 9, 9, 'It should be in our warehouse by now. We are asking where it is.'],
] as const)('at %i, %d days after it was bought, the clock stands at day %d: %s', (status, day, until, text) => {
  const known = { promisedBy: bought, sentAt: sent, now: addDays(bought, day) };
  expect(clockOf({ ...order, status }, rules, known)).toEqual({ at: addDays(bought, until), text });
});

test.each([
  [0, 20, 0, true],
  [0, 30, 11, true],
  [5, 10, 0, true],
  [5, 20, 0, false],
  [5, 30, 11, false],
] as const)('an order of type %i at %i, %i days on, can be cancelled: %s', (type, status, days, may) => {
  const actions = actionsOf(
    { ...order, type, status, evaluatedAt: null } as Actable,
    addDays(bought, days),
    rules,
    false,
  );
  expect(actions.includes('cancel')).toBe(may);
});

import { describe, expect, test } from 'vitest';
import { blockOf, leftToday, maskedName, problemWith } from './rules.ts';
import { transfersTerms } from './settings.ts';

const terms = transfersTerms.first;
const none = { cents: 0, count: 0 };
const now = new Date('2026-11-15T08:00:00Z');

describe('how much may be sent', () => {
  test.each([
    [999, none, false, 'Send between R\u00a010.00 and R\u00a05,000.00 at a time.'],
    [1_000, none, false, null],
    [500_000, none, false, null],
    [500_001, none, false, 'Send between R\u00a010.00 and R\u00a05,000.00 at a time.'],
    [1_000, { cents: 999_000, count: 3 }, false, null],
    [1_001, { cents: 999_000, count: 3 }, false, 'You can send R\u00a010.00 more today.'],
    [1_000, { cents: 9_000, count: 10 }, false, 'You have sent money 10 times today, which is the most.'],
    [1_000, { cents: 9_000, count: 10 }, true, null],
    [1_000, { cents: 1_000_000, count: 0 }, true, 'You can send R\u00a00.00 more today.'],
  ])('%i after %j, to a member: %j', (cents, today, ownMember, message) =>
    expect(problemWith(cents, today, ownMember, terms)?.message ?? null).toBe(message),
  );

  test('what is left of a day is never below nothing', () =>
    expect(leftToday({ cents: 2_000_000, count: 12 }, terms)).toEqual({ cents: 0, count: 0 }));
});

test.each([
  ['2026-11-12T08:00:00Z', false, ''],
  ['2026-11-12T08:00:01Z', false, 'Accounts can send money from 3 days after they were opened.'],
  ['2020-01-01T00:00:00Z', true, 'You can send money again once your open after-sale cases are closed.'],
])('opened at %s, in a dispute %s: %j', (createdAt, inDispute, words) =>
  expect(blockOf({ createdAt: new Date(createdAt), inDispute }, now, terms)).toBe(words),
);

test.each([
  ['Thandi', 'Dube', 'Th**** D.'],
  ['Bo', 'Li', 'B*** L.'],
  ['Ximena', '', 'Xi****'],
  ['', '', 'th*****'],
  ['Zoë', 'Édouard', 'Z*** É.'],
])('%s %s is shown as %s', (firstName, lastName, shown) =>
  expect(maskedName({ firstName, lastName, username: 'thandi9' })).toBe(shown),
);

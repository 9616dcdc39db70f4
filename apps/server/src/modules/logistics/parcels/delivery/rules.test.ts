import { addDays } from '@sgb/contract/time.ts';
import { describe, expect, test } from 'vitest';
import { codeVerdict, collectClock, isLost } from './rules.ts';

const terms = { lostAirDays: 45, lostSeaDays: 90, codeTries: 5, codeLockHours: 24 };
const start = new Date('2026-11-01T08:00:00Z');
const after = (days: number) => addDays(start, days);

test.each([
  [21, 2, 45, true],
  [21, 2, 44.9, false],
  [40, 1, 89.9, false],
  [40, 1, 90, true],
  [70, 2, 60, true],
  [73, 2, 600, false],
  [80, 2, 600, false],
  [20, 2, 600, false],
] as const)('at %i by way %i, %d days after the last scan: lost is %s', (status, way, days, lost) => {
  expect(isLost({ status, way }, start, terms, after(days))).toBe(lost);
});

describe('the code', () => {
  const state = (wrongCodes: number, lockedUntil: Date | null = null) => ({ code: '0412', wrongCodes, lockedUntil });
  test.each([
    ['right', state(4), '0412', 'right', null],
    ['wrong', state(0), '412', 'wrong', { wrongCodes: 1, lockedUntil: null }],
    ['the fifth wrong one', state(4), '1111', 'locked', { wrongCodes: 5, lockedUntil: after(1) }],
    ['right, but locked', state(5, after(0.5)), '0412', 'locked', null],
    ['right, after the lock', state(5, start), '0412', 'right', null],
    ['wrong, after the lock', state(5, start), '1111', 'wrong', { wrongCodes: 1, lockedUntil: null }],
  ] as const)('%s', (_name, before, given, verdict, remembered) => {
    expect(codeVerdict(before, given, terms, start)).toEqual({ verdict, after: remembered });
  });
});

test.each([
  [0, 0],
  [14, 0],
  [14.01, 500],
  [15, 500],
  [20.5, 3_500],
])('after %d days at the depot it costs %i cents', (days, feeCents) => {
  const clock = collectClock(start, { days: 14, dayCents: 500 }, after(days));
  expect(clock).toEqual({ since: start, freeUntil: after(14), paidDays: feeCents / 500, feeCents });
});

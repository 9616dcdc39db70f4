import { describe, expect, test } from 'vitest';
import {
  askedBefore,
  type CodeRecord,
  hashCode,
  lifeMinutesOf,
  makeCode,
  mayAsk,
  tryCode,
  wantsLong,
} from './rules.ts';

const terms = { lifeMinutes: 5, resendSeconds: 60, tries: 5, lockMinutes: 15, perDay: 10 };
const now = new Date('2026-11-15T08:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const about = { purpose: 'forgot', address: 'a@b.test', accountId: 7 } as const;
const right = hashCode(about, '123456');

function record(changes: Partial<CodeRecord> = {}): CodeRecord {
  return {
    purpose: 'forgot',
    codeHash: right,
    accountId: 7,
    sentAt: ago(61_000),
    expiresAt: new Date(now.getTime() + 1000),
    tries: 0,
    lockedUntil: null,
    day: '2026-11-15',
    sentThatDay: 1,
    long: false,
    ...changes,
  };
}

test('a code has six digits', () => {
  for (let made = 0; made < 200; made++) expect(makeCode()).toMatch(/^\d{6}$/);
});

test('a long one has sixteen, and is good for a while longer', () => {
  expect(new Set(Array.from({ length: 200 }, () => makeCode(true))).size).toBe(200);
  expect(makeCode(true)).toMatch(/^\d{16}$/);
  expect([lifeMinutesOf(false, terms), lifeMinutesOf(true, terms)]).toEqual([5, 10]);
});

test.each([
  ['purpose', { ...about, purpose: 'email' as const }],
  ['address', { ...about, address: 'c@b.test' }],
  ['account', { ...about, accountId: 8 }],
])('a code of another %s is another code', (_what, other) => expect(hashCode(other, '123456')).not.toEqual(right));

describe('what was asked for before', () => {
  const others = [
    record({ purpose: 'register', accountId: null, sentThatDay: 2, sentAt: ago(3000) }),
    record({ sentThatDay: 3, sentAt: ago(5000), lockedUntil: now, long: true }),
    record({ accountId: 8, sentThatDay: 9, day: '2026-11-14', lockedUntil: ago(1) }),
    record({ purpose: 'email', sentThatDay: 4, sentAt: ago(1000) }),
    record({ purpose: 'mobile', accountId: 9, sentThatDay: 1, sentAt: ago(2000) }),
    record({ purpose: 'money', sentThatDay: 6, sentAt: ago(4000) }),
  ];
  const day = '2026-11-15';
  test.each([
    ['register', { sentAt: ago(3000), sentThatDay: 2, lockedUntil: null, day, long: false }],
    ['forgot', { sentAt: ago(5000), sentThatDay: 3, lockedUntil: now, day, long: true }],
    ['mobile', { sentAt: ago(1000), sentThatDay: 5, lockedUntil: null, day, long: false }],
    ['change', { sentAt: ago(4000), sentThatDay: 6, lockedUntil: null, day, long: false }],
  ] as const)('%s counts what the same kind of people asked for, and only its own lock', (purpose, expected) =>
    expect(askedBefore(others, { ...about, purpose }, now)).toEqual(expected),
  );
  test('is nothing at an address that only others asked for', () =>
    expect(askedBefore(others.slice(0, 3), { ...about, purpose: 'money' }, now)).toBeUndefined());
});

describe('another code', () => {
  test.each<[string, CodeRecord | undefined, string | true, number?]>([
    ['the first', undefined, true],
    ['after 61 s', record(), true],
    ['after 60 s', record({ sentAt: ago(60_000) }), true],
    ['after 59 s', record({ sentAt: ago(59_000) }), 'codeTooSoon', 1],
    ['at once', record({ sentAt: now }), 'codeTooSoon', 60],
    ['the tenth of the day', record({ sentThatDay: 9 }), true],
    ['the eleventh of the day', record({ sentThatDay: 10 }), 'codeDayLimit', 14 * 3600],
    ['the first after ten yesterday', record({ sentThatDay: 10, day: '2026-11-14' }), true],
    ['while locked', record({ lockedUntil: new Date(now.getTime() + 1500) }), 'codeLocked', 2],
    ['after the lock', record({ lockedUntil: now }), true],
  ])('%s', (_what, known, expected, waitSeconds) => {
    const asking = mayAsk(known, now, terms);
    expect(asking).toEqual(expected === true ? { allowed: true } : { allowed: false, code: expected, waitSeconds });
  });
});

describe('a long code', () => {
  const locked = new Date(now.getTime() + 1500);
  test.each<[string, CodeRecord | undefined, boolean]>([
    ['the first of a day', undefined, false],
    ['the second', record(), false],
    ['after wrong codes that locked it', record({ lockedUntil: locked }), true],
    ['after a long one', record({ long: true }), true],
    ['the ninth', record({ sentThatDay: 8 }), false],
    ['the last', record({ sentThatDay: 9 }), true],
    ['the first after ten yesterday', record({ sentThatDay: 10, day: '2026-11-14' }), false],
  ])('for a new password: %s', (_what, known, expected) => {
    expect(wantsLong(known, about, now, terms)).toBe(expected);
    for (const purpose of ['money', 'forgotKnown', 'register', 'change', 'email', 'mobile'] as const)
      expect(wantsLong(known, { ...about, purpose }, now, terms)).toBe(false);
  });
  test('may be asked for while the short one is locked, but not sooner nor more often than that', () => {
    const asking = (changes: Partial<CodeRecord>) => mayAsk(record(changes), now, terms, { long: true });
    expect(asking({ lockedUntil: locked })).toEqual({ allowed: true });
    expect(asking({ lockedUntil: locked, sentAt: now })).toMatchObject({ code: 'codeTooSoon' });
    expect(asking({ sentThatDay: 10 })).toMatchObject({ code: 'codeDayLimit', waitSeconds: 3539 });
    expect(asking({ sentThatDay: 30, sentAt: ago(3_600_000) })).toEqual({ allowed: true });
  });
  test('is locked by no wrong guess, and used up by the right one', () => {
    const known = record({ long: true, tries: 4 });
    expect(tryCode(known, hashCode(about, '1'.repeat(16)), now, terms)).toEqual({ result: 'wrongCode' });
    expect(tryCode(known, right, now, terms)).toMatchObject({ result: 'right', after: { codeHash: null } });
  });
});

describe('a guess', () => {
  const wrong = hashCode(about, '123457');
  test('that is right uses the code up', () => {
    expect(tryCode(record({ tries: 4 }), right, now, terms)).toEqual({
      result: 'right',
      after: { codeHash: null, tries: 0, lockedUntil: null },
    });
  });
  test.each<[string, CodeRecord | undefined]>([
    ['without any code', undefined],
    ['after its life', record({ expiresAt: now })],
    ['at a used code', record({ codeHash: null })],
  ])('%s is wrong though it fits', (_what, known) =>
    expect(tryCode(known, right, now, terms).result).toBe('wrongCode'),
  );
  test('that is wrong is counted; the fifth locks and destroys the code', () => {
    expect(tryCode(record({ tries: 3 }), wrong, now, terms).after).toEqual({
      codeHash: right,
      tries: 4,
      lockedUntil: null,
    });
    expect(tryCode(record({ tries: 4 }), wrong, now, terms)).toEqual({
      result: 'wrongCode',
      after: { codeHash: null, tries: 0, lockedUntil: new Date('2026-11-15T08:15:00Z') },
    });
  });
  test('during the lock is not even looked at', () => {
    const locked = record({ lockedUntil: new Date(now.getTime() + 1) });
    expect(tryCode(locked, right, now, terms)).toEqual({ result: 'codeLocked' });
  });
});

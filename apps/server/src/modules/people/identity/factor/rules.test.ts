import { addMinutes } from '@sgb/contract/time.ts';
import { describe, expect, test } from 'vitest';
import { lockAfter, newRecoveryCodes, newSecret, spaced, stepOf, uriOf } from './rules.ts';

/** The secret of RFC 6238, appendix B, and the last six digits of its codes. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of RFC 6238', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at %i: %s', (seconds, code, step) => {
    expect(stepOf(secret, code, 0, at(seconds))).toBe(step);
    // A clock that is half a minute wrong is taken, one that is a minute wrong is not.
    expect(stepOf(secret, code, 0, at(seconds + 30))).toBe(step);
    expect(stepOf(secret, code, 0, at(seconds - 30))).toBe(step);
    expect(stepOf(secret, code, 0, at(seconds + 90))).toBeNull();
  });

  test('are used once, and none that is older', () => {
    expect(stepOf(secret, '287082', 1, at(59))).toBeNull();
    expect(stepOf(secret, '287082', 2, at(59))).toBeNull();
  });

  test.each(['287083', '', '28708', 'ABCDEF'])('%s is none', (code) => {
    expect(stepOf(secret, code, 0, at(59))).toBeNull();
  });
});

test('a secret is new each time, and an app reads it from its address', () => {
  const [one, two] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(two);
  expect(uriOf(one, 'thandi')).toBe(
    `otpauth://totp/SGB:thandi?issuer=SGB&secret=${one}&algorithm=SHA1&digits=6&period=30`,
  );
});

test('ten recovery codes, all different, of 120 bits', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{24}$/);
  expect(spaced('ABCDEFGHIJKLMNOPQRSTUVWX')).toBe('ABCD-EFGH-IJKL-MNOP-QRST-UVWX');
});

const now = at(1_800_000_000);
const terms = { tries: 5, lockMinutes: 15, mostMinutes: 240 };

test.each([
  [0, null],
  [4, null],
  [5, 15],
  [6, null],
  [10, 30],
  [15, 60],
  [25, 240],
  [500, 240],
])('the wrong code number %i makes one wait %s minutes', (wrong, minutes) => {
  expect(lockAfter(wrong, now, terms)).toEqual(minutes === null ? null : addMinutes(now, minutes));
});

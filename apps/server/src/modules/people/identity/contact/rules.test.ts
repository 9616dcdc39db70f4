import { expect, test } from 'vitest';
import { holderOf, restsUntil } from './rules.ts';

const now = new Date('2026-11-15T08:00:00Z');
const nobody = { emailVerifiedAt: null, emailChangedAt: null, mobile: null, mobileChangedAt: null };
const [email, mobile] = ['a@b.test', '+27821234567'];

test.each([
  ['email', 'a confirmed email', { emailVerifiedAt: now, mobile }, email],
  ['email', 'one that was never confirmed, beside a number', { mobile }, mobile],
  ['email', 'one that was never confirmed, and nothing else', {}, email],
  ['mobile', 'a number', { emailVerifiedAt: now, mobile }, mobile],
  ['mobile', 'none yet', { emailVerifiedAt: now }, email],
] as const)('another %s in place of %s is agreed to by its holder', (what, _case, given, holder) =>
  expect(holderOf({ ...nobody, email: 'A@b.test', ...given }, what)).toBe(holder),
);

test.each([
  ['never changed', null, null],
  ['changed now', '2026-11-15T08:00:00Z', '2026-11-16T08:00:00Z'],
  ['changed almost a day ago', '2026-11-14T08:00:01Z', '2026-11-15T08:00:01Z'],
  ['changed a day ago', '2026-11-14T08:00:00Z', null],
] as const)('an address that was %s rests until %s, %s', (_case, changed, until) => {
  const account = { ...nobody, email, emailChangedAt: changed && new Date(changed) };
  expect(restsUntil(account, 'email', { now, restHours: 24 })).toEqual(until && new Date(until));
  expect(restsUntil(account, 'mobile', { now, restHours: 24 })).toBeNull();
});

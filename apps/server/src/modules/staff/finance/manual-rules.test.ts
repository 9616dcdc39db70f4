import { expect, test } from 'vitest';
import { faultOf, isClosed, numberOf } from './manual-rules.ts';

const now = new Date('2026-11-18T10:00:00Z');
const ours = (book: string) => ({ username: '', book });
const of = (username: string, book = 'available') => ({ username, book });

test.each([
  [{ from: ours('corrections'), to: of('thandi') }, undefined],
  [{ from: of('thandi', 'bonus'), to: of('thandi') }, undefined],
  [{ from: of('thandi'), to: of('sipho') }, undefined],
  [{ from: ours('bank'), to: ours('fees.gateway'), day: '2026-11-18' }, undefined],
  [{ from: ours('bank'), to: ours('fees.gateway'), day: '2026-11-19' }, 'That day has not come.'],
  [{ from: ours('corrections'), to: of('') }, 'Say whose balance it is.'],
  [{ from: of('thandi', 'bank'), to: of('thandi') }, 'bank is ours, and nobody’s balance.'],
  [{ from: of('thandi'), to: of('Thandi') }, 'Both sides are the same place.'],
  [{ from: ours('bank'), to: ours('bank') }, 'Both sides are the same place.'],
  [
    { from: ours('corrections'), to: of('thandi'), day: '2026-11-01' },
    'A shopper’s balance changes today, on no other day.',
  ],
])('%j', (wish, fault) => {
  expect(faultOf(wish, now)).toBe(fault);
});

test('months are closed in order, and a number has seven digits', () => {
  expect(isClosed('2026-10-31', '2026-10')).toBe(true);
  expect(isClosed('2026-11-01', '2026-10')).toBe(false);
  expect(isClosed('2026-09-30', '2026-10')).toBe(true);
  expect(isClosed('2020-01-01', undefined)).toBe(false);
  expect(numberOf(17)).toBe('ME0000017');
});

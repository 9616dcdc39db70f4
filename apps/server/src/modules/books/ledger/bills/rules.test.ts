import { expect, test } from 'vitest';
import { monthRange } from './rules.ts';

test.each([
  ['2026-11', '2026-10-31T22:00:00.000Z', '2026-11-30T22:00:00.000Z'],
  ['2026-12', '2026-11-30T22:00:00.000Z', '2026-12-31T22:00:00.000Z'],
  ['2028-02', '2028-01-31T22:00:00.000Z', '2028-02-29T22:00:00.000Z'],
])('%s goes from %s to %s', (month, since, until) => {
  const range = monthRange(month);
  expect([range.since?.toISOString(), range.until?.toISOString()]).toEqual([since, until]);
});

test('no month is all of them', () => expect(monthRange(undefined)).toEqual({ since: null, until: null }));

import { expect, test } from 'vitest';
import { type Row, tableText, verdictOf } from './table.ts';

const good = { readGapMs: 400, writeGapMs: 12_000, acknowledged: 300, requestsLost: 4, primaries: 1, differences: 0 };
const row = (changes: Partial<typeof good>, requestsLost?: number): Row => ({
  round: 1,
  fault: 'primary loses power',
  measured: { ...good, ...changes },
  allowed: { readGapMs: 2000, writeGapMs: 20_000, ...(requestsLost !== undefined && { requestsLost }) },
});

test.each([
  [row({}), 'good'],
  [row({}, 0), '4 requests lost'],
  [row({ requestsLost: 0 }, 0), 'good'],
  [row({ differences: 1 }), '1 differences'],
  [row({ primaries: 2 }), '2 primaries'],
  [row({ readGapMs: 2001 }), 'reads stopped for more than 2.0 s'],
  [
    row({ writeGapMs: 21_000, readGapMs: 3000 }),
    'reads stopped for more than 2.0 s, writes stopped for more than 20.0 s',
  ],
  [{ round: 1, fault: 'restore', note: 'the balances differ', failed: true }, 'differs'],
  [{ round: 1, fault: 'restore', note: 'the same as then' }, 'good'],
] as const)('%j is %s', (given, verdict) => {
  expect(verdictOf(given)).toBe(verdict);
});

test('results are a table that a report can hold', () => {
  const tally = { wishes: 5, acknowledged: 4, refused: 1, retried: 2 };
  expect(
    tableText([row({})], [['transfer', tally]])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| 1 | primary loses power | 12.0 s | 0.4 s | 300 | 4 | 0 | good |',
    '',
    '| operation | asked for | acknowledged | refused | asked again |',
    '| --- | --- | --- | --- | --- |',
    '| transfer | 5 | 4 | 1 | 2 |',
    '',
  ]);
});

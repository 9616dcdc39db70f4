import { describe, expect, test } from 'vitest';
import { bytesWords, savedBy, savedIn } from './saved-data.ts';

describe('what a picture saved', () => {
  const light = 'https://shop.example/img/a.1?w=320&light=640';
  const full = (description: string) => [{ name: 'full', description }];
  test.each([
    ['is what the full one weighs more', { name: light, transferSize: 9300, serverTiming: full('41000') }, 32_000],
    ['is nothing from the cache', { name: light, transferSize: 0, serverTiming: full('41000') }, 0],
    ['is nothing in full size', { name: 'https://shop.example/img/a.1?w=640', serverTiming: full('41000') }, 0],
    ['is nothing where the full one is not known', { name: light, serverTiming: [] }, 0],
    ['is nothing where that is no number', { name: light, serverTiming: full('much') }, 0],
    ['is nothing where the small one weighs more', { name: light, serverTiming: full('8000') }, 0],
    ['is not what other figures say', { name: light, serverTiming: [{ name: 'db', description: '41000' }] }, 0],
  ])('%s', (_what, entry, saved) => {
    expect(savedBy({ transferSize: 9300, encodedBodySize: 9000, ...entry })).toBe(saved);
  });
});

describe('the month', () => {
  const kept = JSON.stringify({ month: '2026-11', bytes: 500 });
  test.each([
    [kept, '2026-11-30T21:59:59Z', { month: '2026-11', bytes: 500 }],
    // Johannesburg has December already.
    [kept, '2026-11-30T22:00:00Z', { month: '2026-12', bytes: 0 }],
    [null, '2026-11-02T08:00:00Z', { month: '2026-11', bytes: 0 }],
    ['not json', '2026-11-02T08:00:00Z', { month: '2026-11', bytes: 0 }],
    ['{"month":"2026-11","bytes":"x"}', '2026-11-02T08:00:00Z', { month: '2026-11', bytes: 0 }],
  ])('%s at %s', (stored, at, expected) => expect(savedIn(stored, new Date(at))).toEqual(expected));
});

test.each([
  [0, '0 KB'],
  [999, '0 KB'],
  [840_900, '840 KB'],
  [999_999, '999 KB'],
  [1_000_000, '1.0 MB'],
  [12_490_000, '12.4 MB'],
])('%i bytes are %s', (bytes, words) => expect(bytesWords(bytes)).toBe(words));

import { expect, test } from 'vitest';
import { askedFor } from './address.ts';

test.each([
  ['', { tagIndex: 1, type: 0, page: 1 }],
  ['tagIndex=4', { tagIndex: 4, type: 0, page: 1 }],
  ['tagIndex=113', { tagIndex: 113, type: 1, page: 1 }],
  ['tagIndex=3&type=1', { tagIndex: 111, type: 1, page: 1 }],
  ['tagIndex=8', { tagIndex: 8, type: 0, page: 1 }],
  ['tagIndex=10', { tagIndex: 1, type: 0, page: 1 }],
  ['tagIndex=x&page=-2&from=now', { tagIndex: 1, type: 0, page: 1 }],
  ['page=500', { tagIndex: 1, type: 0, page: 500 }],
  ['page=5001', { tagIndex: 1, type: 0, page: 1 }],
  ['find=+mug+&from=2026-11-01&page=3', { tagIndex: 1, type: 0, page: 3, keyword: 'mug', from: '2026-11-01' }],
])('%s', (search, expected) => expect(askedFor(new URLSearchParams(search))).toEqual(expected));

import { expect, test } from 'vitest';
import { askedFor } from './list-address.ts';

test.each([
  ['', { tab: 'all', page: 1 }],
  ['tab=transit&page=2', { tab: 'transit', page: 2 }],
  ['tab=lost&page=-1', { tab: 'all', page: 1 }],
  ['find=+shoes+', { tab: 'all', page: 1, q: 'shoes' }],
])('%s', (search, expected) => expect(askedFor(new URLSearchParams(search))).toEqual(expected));

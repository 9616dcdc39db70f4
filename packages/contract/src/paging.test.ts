import { expect, test } from 'vitest';
import { ownPages, ownPagesFromOne, publicPages, sliceOf } from './paging.ts';

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [41, 3],
  [1_000_000, 100],
])('%i products fill %i pages', (total, pages) => expect(publicPages(total)).toBe(pages));

test.each([
  [0, 0, 1],
  [1, 1, 1],
  [20, 1, 1],
  [21, 2, 2],
  [1_000_000, 5_000, 5_000],
])('%i rows of one’s own make %i pages, or %i', (total, pages, fromOne) => {
  expect([ownPages(total), ownPagesFromOne(total)]).toEqual([pages, fromOne]);
});

test('a longer page has more rows, so that there are fewer', () => {
  expect([ownPages(51, 50), ownPages(50, 50)]).toEqual([2, 1]);
  expect([sliceOf(3), sliceOf(3, 50)]).toEqual([
    { offset: 40, limit: 20 },
    { offset: 100, limit: 50 },
  ]);
});

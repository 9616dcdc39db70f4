import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf, noCounts, ratingOf, reviewOf, summaryOf } from './rules.ts';

test.each([
  [[0, 0, 0, 0, 0], 0, 0],
  [[0, 0, 0, 0, 1], 500, 1],
  [[1, 0, 0, 0, 1], 300, 2],
  [[0, 0, 0, 1, 2], 467, 3],
  [[0, 0, 1, 2, 0], 367, 3],
])('%j is %i hundredths by %i', (stars, rating, count) => {
  expect(ratingOf(stars)).toEqual({ rating, count });
});

test('the average of any reviews lies between the worst and the best of them', () => {
  const stars = fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 }).filter((counts) => counts.some((n) => n > 0));
  fc.assert(
    fc.property(stars, (counts) => {
      const { rating, count } = ratingOf(counts);
      expect(count).toBe(counts.reduce((sum, n) => sum + n, 0));
      expect(rating).toBeGreaterThanOrEqual((counts.findIndex((n) => n > 0) + 1) * 100);
      expect(rating).toBeLessThanOrEqual((counts.findLastIndex((n) => n > 0) + 1) * 100);
    }),
  );
});

test('where nobody wrote, everything is 0', () => {
  expect(summaryOf(noCounts)).toEqual({ count: 0, average: 0, stars: [0, 0, 0, 0, 0], fits: [0, 0, 0], pictured: 0 });
});

const file = '0b8f9a0e-0000-4000-8000-000000000001';

test('uploaded pictures become addresses, keys stay keys, and what its row knows besides is not told', () => {
  const row = {
    id: 1,
    name: 'Thandi M.',
    stars: 2,
    title: 'Expected more',
    story: '',
    bought: 'Black, 42',
    fit: 1 as const,
    pictures: [file, 'mug.1.3.blue'],
    at: new Date(0),
    helpful: 3,
    answer: '',
    answeredAt: null,
    accountId: 17,
    orderId: 18,
  };
  expect(filesOf(row)).toEqual([file]);
  const shown = reviewOf(row, (id) => `/files/${id}`);
  expect(shown.pictures).toEqual([`/files/${file}`, 'mug.1.3.blue']);
  expect(Object.keys(shown)).not.toContain('accountId');
  expect(Object.keys(shown)).not.toContain('orderId');
});

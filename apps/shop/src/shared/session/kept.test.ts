import { expect, test } from 'vitest';
import { withViewed } from './kept.ts';

test('the last one looked at comes first, each once, the oldest of more than 20 is forgotten', () => {
  expect(withViewed([], 'a')).toEqual(['a']);
  expect(withViewed(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  const twenty = Array.from({ length: 20 }, (_, i) => String(i));
  expect(withViewed(twenty, 'new')).toEqual(['new', ...twenty.slice(0, 19)]);
});

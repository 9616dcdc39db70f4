import { expect, test } from 'vitest';
import { asSent, leftOut } from './preview.ts';

test('a preview puts examples in, and names what it has no example for', () => {
  expect(asSent('{number}: {amount} for {else}')).toBe('PC0001042: R 249.90 for ‹else›');
});

test('what words leave out is named', () => {
  expect(leftOut([{ name: 'number' }, { name: 'why' }], 'Your parcel {number}')).toEqual(['why']);
});

import { expect, test } from 'vitest';
import { centsIn, randOf, wholeIn } from './amounts.ts';
import { momentIn, typedMoment } from './moments.ts';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  [' 12,50 ', 1250],
  ['0.05', 5],
  ['', undefined],
  ['-1', undefined],
  ['1.234', undefined],
])('%s rand are %s cents', (rand, cents) => expect(centsIn(rand)).toBe(cents));

test('cents are typed as rand', () => expect(randOf(1250)).toBe('12.50'));

test.each([
  ['7', 7],
  ['7.5', undefined],
  ['', undefined],
])('%s is %s', (text, number) => expect(wholeIn(text)).toBe(number));

test('moments are those of Johannesburg, whatever the clock of the computer', () => {
  expect(momentIn('2026-11-20T08:00')).toBe('2026-11-20T06:00:00.000Z');
  expect(typedMoment('2026-11-20T06:00:00.000Z')).toBe('2026-11-20T08:00');
  expect(momentIn('')).toBeUndefined();
  expect(typedMoment('')).toBe('');
});

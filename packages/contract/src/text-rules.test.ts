import { expect, test } from 'vitest';
import { hasDigits, isDigits, isLettersAndSpaces } from './text-rules.ts';

test.each([
  ['0123', true],
  ['', false],
  ['12a', false],
  ['1 2', false],
  ['-1', false],
])('%j is digits only: %s', (text, is) => expect(isDigits(text)).toBe(is));

test.each([
  ['Thandi Nkosi', true],
  ['Zoë', true],
  ['', false],
  [' ', false],
  ['Nkosi 2', false],
  ["O'Dube", false],
])('%j is letters and spaces only: %s', (text, is) => expect(isLettersAndSpaces(text)).toBe(is));

test('so many digits, and no more', () => {
  expect([hasDigits('1234', 4), hasDigits('12345', 4), hasDigits('12a4', 4)]).toEqual([true, false, false]);
});

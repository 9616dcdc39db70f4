import { expect, test } from 'vitest';
import { isId, needId } from './path-id.ts';

test.each([
  ['1', true],
  ['2147483647', true],
  ['2147483648', false],
  ['0', false],
  ['-3', false],
  ['1.5', false],
  ['1e3', false],
  ['SO00000012', false],
  ['', false],
  [undefined, false],
])('%s is a number of a row: %s', (text, expected) => expect(isId(text)).toBe(expected));

test('what is no number is the page that was not found', () => {
  expect(() => needId({ id: '17' })).not.toThrow();
  expect(() => needId({ id: 'abc' })).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

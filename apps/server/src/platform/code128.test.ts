import { expect, test } from 'vitest';
import { barsOf, valuesOf } from './code128.ts';

test.each([
  // The example of the standard's textbooks in set B: 879 modulo 103.
  ['PJJ123C', [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]],
  ['A', [104, 33, 34, 106]],
])('%s has its check digit', (text, values) => expect(valuesOf(text)).toEqual(values));

test('bars and spaces are eleven modules a sign, thirteen for the stop', () => {
  const code = 'SO00000012';
  const widths = barsOf(code);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe((code.length + 2) * 11 + 13);
  // 'S' is the second sign, after start B: as the standard has it.
  expect(widths.slice(0, 12).join('')).toBe('211214213113');
});

test('no two signs look the same', () => {
  const signs = Array.from({ length: 95 }, (_, place) => String.fromCharCode(place + 32));
  expect(new Set(signs.map((sign) => barsOf(sign).slice(6, 12).join(''))).size).toBe(95);
});

test('what it cannot say is refused', () => expect(() => barsOf('订单')).toThrow('does not have'));

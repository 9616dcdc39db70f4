import { expect, test } from 'vitest';
import { reviewRuleCodes, ruleWords, shownName, sizeAmong } from './review-rules.ts';

test.each([
  ['Thandi', 'Mabena', 'Thandi M.'],
  [' Thandi  Grace ', ' van der Merwe', 'Thandi V.'],
  ['Thandi', 'øre', 'Thandi Ø.'],
  ['Thandi', '', 'Thandi'],
  ['Thandi', '  ', 'Thandi'],
  ['', 'Mabena', 'A shopper'],
  ['', '', 'A shopper'],
])('%j %j is shown as %s', (first, last, name) => {
  expect(shownName(first, last)).toBe(name);
});

test.each([
  [['Colour', 'Size'], ['Black', '42'], '42'],
  [['Size'], ['XL'], 'XL'],
  [['Colour', 'Ring size (US)'], ['Gold', '7'], '7'],
  [['颜色', '鞋码'], ['Black', '42'], '42'],
  [['Colour', 'Photo size'], ['Black', '10 x 15'], ''],
  [['Colour', 'Capacity'], ['Black', '350 ml'], ''],
  [['Colour', 'Size'], ['Black'], ''],
  [[], [], ''],
])('of %j, %j the size is %j', (names, options, size) => {
  expect(
    sizeAmong(
      names.map((name) => ({ name })),
      options,
    ),
  ).toBe(size);
});

test('every rule that hides a review says which it is, and none is about being unsatisfied', () => {
  const words = reviewRuleCodes.map(ruleWords);
  expect(new Set(words).size).toBe(reviewRuleCodes.length);
  for (const text of words) expect(text).not.toMatch(/star|satisf|negative|bad review/i);
});

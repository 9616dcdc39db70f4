import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitWord } from './catalogue.ts';
import { oneOf, ownPage, page, productId, whole } from './fields.ts';
import { mostPages, ownPages, pageIn } from './paging.ts';

describe('a whole number', () => {
  const quantity = whole(0, 50);

  test('arrives as a number or as its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (value) => {
        expect(quantity.parse(value)).toBe(value);
        expect(quantity.parse(String(value))).toBe(value);
      }),
    );
  });

  test.each([
    ['-1', 'must be at least 0'],
    [51, 'must be at most 50'],
    ['1.5', 'must be a whole number'],
    ['two', 'must be a whole number'],
    ['', 'must be a whole number'],
    [' ', 'must be a whole number'],
    ['0x10', 'must be a whole number'],
    ['1e1', 'must be a whole number'],
    ['Infinity', 'must be a whole number'],
    [Number.NaN, 'must be a whole number'],
    [Number.POSITIVE_INFINITY, 'must be a whole number'],
    [null, 'must be a whole number'],
    [true, 'must be a whole number'],
    [['5'], 'must be a whole number'],
    [['5', '6'], 'must be a whole number'],
    [undefined, 'must be a whole number'],
  ])('%j is refused: %s', (value, message) => {
    expect(quantity.safeParse(value).error?.issues[0]?.message).toBe(message);
  });
});

describe('one of a few codes', () => {
  const stock = oneOf(0, 1);

  test.each([
    [0, 0],
    ['1', 1],
  ])('%j is %i', (value, code) => expect(stock.parse(value)).toBe(code));

  test.each([['2'], ['-1'], [''], ['one'], [0.5], [null], [false], [['1']], [undefined]])('%j is refused', (value) => {
    expect(stock.safeParse(value).error?.issues[0]?.message).toBe('must be one of 0, 1');
  });
});

test.each([
  [undefined, 1],
  ['1', 1],
  ['100', 100],
])('page %j is %i', (value, number) => expect(page.parse(value)).toBe(number));

test('own lists have every page that they say they have', () => {
  expect([ownPages(0, 20), ownPages(2_001, 20), ownPages(9_999_999, 20)]).toEqual([0, 101, 5_000]);
  expect(ownPage.parse('5000')).toBe(5_000);
  expect(ownPage.safeParse('5001').success).toBe(false);
  expect([pageIn('101'), pageIn('5001'), pageIn(null), pageIn('x'), pageIn('101', mostPages)]).toEqual([
    101, 1, 1, 1, 1,
  ]);
});

test.each(['0', '101', '-3'])('there is no page %s', (value) => expect(page.safeParse(value).success).toBe(false));

test.each([
  ['610000000000', true],
  ['123456', true],
  ['123456789012345', true],
  ['12345', false],
  ['1234567890123456', false],
  ['061000000000', false],
  ['61000000000x', false],
  ['610000000000.html', false],
  [' 610000000000', false],
  ['', false],
])('product number %j: %s', (value, fits) => expect(productId.safeParse(value).success).toBe(fits));

test.each([
  [10, 1, 'piece'],
  [10, 2, 'pieces'],
  [10, 0, 'pieces'],
  [20, 1, 'pair'],
  [20, 12, 'pairs'],
  [30, 5, 'cartons'],
  [40, 1, 'pack'],
  [50, 3, 'sets'],
] as const)('unit %i of %i is written %s', (unit, quantity, word) => expect(unitWord(unit, quantity)).toBe(word));

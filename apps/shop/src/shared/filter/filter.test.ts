import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  facetInput,
  inAddressWords,
  listInput,
  priceProblem,
  readFilter,
  searchWith,
  toggled,
  typedRand,
} from './filter.ts';

describe('listInput', () => {
  test.each([
    ['', {}],
    ['page=2&sort=3', { page: '2', sort: '3' }],
    ['minPrice=10&maxPrice=49.90', { minPriceCents: 1000, maxPriceCents: 4990 }],
    ['minPrice=0.29', { minPriceCents: 29 }],
    ['moq=5&stock=1&special=0&rating=4', { maxMinOrder: '5', stockType: '1', special: '0', minRating: '4' }],
    ['colour=red,blue&size=eu-42&material=cotton', { colour: 'red,blue', size: 'eu-42', material: 'cotton' }],
    ['minPrice=&moq=%20', {}],
    ['spm=abc&ticket=x', {}],
    // Left for the API to refuse.
    ['page=0&sort=9', { page: '0', sort: '9' }],
    ['minPrice=abc', { minPriceCents: 'abc' }],
    ['maxPrice=-5', { maxPriceCents: -500 }],
    ['maxPrice=1.234', { maxPriceCents: 123.4 }],
  ])('%s', (search, expected) => {
    expect(listInput(new URLSearchParams(search))).toEqual(expected);
  });
});

test.each([
  ['minPriceCents: must be a whole number', 'minPrice: must be a whole number'],
  ['maxMinOrder: must be at least 1', 'moq: must be at least 1'],
  ['page: must be at least 1', 'page: must be at least 1'],
  ['There is no such category.', 'There is no such category.'],
])('inAddressWords %s', (message, expected) => {
  expect(inAddressWords(message)).toBe(expected);
});

test.each([
  ['page=3&sort=2', { moq: '5' }, '?sort=2&moq=5'],
  ['page=3&sort=2&moq=5', { page: '4' }, '?page=4&sort=2&moq=5'],
  ['moq=5', { moq: '' }, ''],
  ['moq=5&spm=x', {}, '?moq=5'],
  ['moq=5&keyword=a+b&sellerid=7', { categoryId: '9' }, '?keyword=a+b&categoryId=9&sellerid=7&moq=5'],
])('searchWith %s and %o', (search, changes, expected) => {
  expect(searchWith(new URLSearchParams(search), changes)).toBe(expected);
});

test('activeFilters names each filter and the address without it', () => {
  expect(activeFilters(new URLSearchParams('sort=2&minPrice=10&stock=1&moq=7&page=2'))).toEqual([
    { param: 'minPrice', label: 'From R\u00a010.00', without: '?sort=2&moq=7&stock=1' },
    { param: 'moq', label: 'Minimum order: 7', without: '?sort=2&minPrice=10&stock=1' },
    { param: 'stock', label: 'SA Stock', without: '?sort=2&minPrice=10&moq=7' },
  ]);
});

test('each chosen value is a filter of its own', () => {
  expect(activeFilters(new URLSearchParams('colour=red,blue&size=eu-42'))).toEqual([
    { param: 'colour', label: 'Red', without: '?colour=blue&size=eu-42' },
    { param: 'colour', label: 'Blue', without: '?colour=red&size=eu-42' },
    { param: 'size', label: 'EU 42 / UK 8', without: '?colour=red%2Cblue' },
  ]);
});

test.each([
  ['', 'red', 'red'],
  ['red', 'blue', 'red,blue'],
  ['red,blue', 'red', 'blue'],
  ['red', 'red', ''],
])('%s with %s toggled is %s', (value, code, expected) => expect(toggled(value, code)).toBe(expected));

test('half-typed prices do not narrow what is counted', () => {
  const values = readFilter(new URLSearchParams('colour=red&minPrice=10&maxPrice=20'));
  expect(facetInput({ categoryId: 3 }, values)).toEqual({
    categoryId: 3,
    colour: 'red',
    minPriceCents: 1000,
    maxPriceCents: 2000,
  });
  expect(facetInput({ keyword: 'mug' }, { ...values, minPrice: 'abc' })).toEqual({ keyword: 'mug', colour: 'red' });
});

test.each([
  ['R\u00a01 250,50', '1250.50'],
  ['1,250', '1250'],
  ['49.90', '49.90'],
  ['', ''],
])('typedRand %s', (typed, expected) => {
  expect(typedRand(typed)).toBe(expected);
});

test.each([
  ['', '', null],
  ['10', '10', null],
  ['10', '9.99', 'The lowest price is above the highest.'],
  ['cheap', '', 'Enter prices in rand, such as 50 or 49.90.'],
  ['', '1.234', 'Enter prices in rand, such as 50 or 49.90.'],
])('priceProblem %s to %s', (min, max, expected) => {
  expect(priceProblem(min, max)).toBe(expected);
});

import { describe, expect, test } from 'vitest';
import { activeFilters, inAddressWords, listInput, priceProblem, searchWith, typedRand } from './filter.ts';

describe('listInput', () => {
  test.each([
    ['', {}],
    ['page=2&sort=3', { page: '2', sort: '3' }],
    ['minPrice=10&maxPrice=49.90', { minPriceCents: 1000, maxPriceCents: 4990 }],
    ['minPrice=0.29', { minPriceCents: 29 }],
    ['moq=5&stock=1&special=0&rating=4', { maxMinOrder: '5', stockType: '1', special: '0', minRating: '4' }],
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

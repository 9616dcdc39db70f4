import { describe, expect, test } from 'vitest';
import { searchFilters, searchInput, unfiltered, withoutKeyword } from './search-input.ts';

const at = (text: string) => new URLSearchParams(text);

test.each([
  ['keyword=enamel+mug', { keyword: 'enamel mug' }],
  ['keyword=+mug+&spm=1.2&ticket=x', { keyword: 'mug' }],
  ['keyword=mug&page=2&sort=3&exact=1', { keyword: 'mug', page: '2', sort: '3', exact: '1' }],
  ['keyword=mug&categoryId=10100&sellerid=220000001', { keyword: 'mug', categoryId: '10100', sellerid: '220000001' }],
  ['keyword=mug&minPrice=10&maxPrice=49.90', { keyword: 'mug', minPriceCents: 1000, maxPriceCents: 4990 }],
  [
    'keyword=mug&moq=5&stock=1&special=0&rating=4',
    { keyword: 'mug', maxMinOrder: '5', stockType: '1', special: '0', minRating: '4' },
  ],
  ['keyword=%3Cscript%3E&minPrice=&categoryId=', { keyword: '<script>' }],
  ['keyword=50%25+_off', { keyword: '50% _off' }],
])('the address ?%s asks for %j', (text, expected) => expect(searchInput(at(text))).toEqual(expected));

test.each([
  ['', '/search'],
  ['keyword=++', '/search'],
  ['sellerid=220000001', '/supplier/productlist?sellerid=220000001'],
  ['categoryId=10100', '/shoppingmall/categoryproduct/10100'],
  ['sellerid=//evil.example', '/search'],
  ['categoryId=shoes', '/search'],
])('without a keyword ?%s leads to %s', (text, href) => expect(withoutKeyword(at(text))).toBe(href));

describe('searchFilters', () => {
  const trail = [
    { id: 10000, name: 'Kitchen' },
    { id: 10100, name: 'Cups' },
  ];
  const address = at('keyword=mug&categoryId=10100&sellerid=220000001&moq=5&page=3');

  test('names store and category, each with the address without it', () =>
    expect(searchFilters(address, trail, 'Yiwu Cups Co.')).toEqual([
      { param: 'sellerid', label: 'Yiwu Cups Co.', without: '?keyword=mug&categoryId=10100&moq=5' },
      { param: 'categoryId', label: 'Cups', without: '?keyword=mug&sellerid=220000001&moq=5' },
      { param: 'moq', label: 'Minimum order: at most 5', without: '?keyword=mug&categoryId=10100&sellerid=220000001' },
    ]));
  test('has words for what the answer does not name', () =>
    expect(searchFilters(address, [], undefined).map(({ label }) => label)).toEqual([
      'One supplier',
      'One category',
      'Minimum order: at most 5',
    ]));
  test('a keyword alone is no filter', () =>
    expect(searchFilters(at('keyword=mug&sort=2&exact=1'), [], '')).toEqual([]));
});

test.each([
  ['keyword=mug&categoryId=1&sellerid=2&moq=5&page=3&sort=2', '?keyword=mug&sort=2'],
  ['keyword=mug&exact=1&minPrice=1', '?keyword=mug&exact=1'],
])('%s without its filters is %s', (text, expected) => expect(unfiltered(at(text))).toBe(expected));

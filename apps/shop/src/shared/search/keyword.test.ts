import { describe, expect, test } from 'vitest';
import { checkKeyword, forget, isBigTree, remember, searchHref } from './keyword.ts';

describe('checkKeyword', () => {
  test.each(['', '   ', '\t\n'])('%j is nothing to search for', (typed) => expect(checkKeyword(typed)).toBeNull());
  test('spaces around it do not count', () => expect(checkKeyword('  maxi dress ')).toEqual({ keyword: 'maxi dress' }));
  test('50 characters pass', () => expect(checkKeyword(` ${'a'.repeat(50)} `)).toEqual({ keyword: 'a'.repeat(50) }));
  test('an emoji is one character', () => expect(checkKeyword('👗'.repeat(50))).toEqual({ keyword: '👗'.repeat(50) }));
  test('51 are refused in the words of the product document', () =>
    expect(checkKeyword('a'.repeat(51))).toEqual({ error: "keyword length can't exceed 50" }));
  test.each([
    'https://detail.1688.com/offer/610000007919.html',
    '【1688】新款台灯 https://detail.1688.com/offer/610000007919.html，点击查看',
    'look: m.1688.com/offer/610000007919.html, nice',
    'HTTP://EXAMPLE.COM/',
    `${'a'.repeat(60)} https://m.tb.cn/h.x`,
  ])('%s is a link, however long', (text) => expect(checkKeyword(` ${text} `)).toEqual({ link: text }));
  test.each(['httpd', '1688', 'taobao style bag', '1688.com'])('%s is a keyword', (keyword) =>
    expect(checkKeyword(keyword)).toEqual({ keyword }),
  );
});

describe('history', () => {
  test('the newest comes first', () => expect(remember(['old'], 'new')).toEqual(['new', 'old']));
  test('a repeated keyword moves up, whatever its case', () =>
    expect(remember(['shoes', 'bag', 'Wig'], 'wig')).toEqual(['wig', 'shoes', 'bag']));
  test('the eleventh drops out', () => {
    const ten = Array.from({ length: 10 }, (_, place) => `keyword ${place}`);
    expect(remember(ten, 'one more')).toEqual(['one more', ...ten.slice(0, 9)]);
  });
  test('one entry can be forgotten', () => expect(forget(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']));
});

test('the keyword is safe in an address', () =>
  expect(searchHref('50% off & more')).toBe('/shoppingmall/categoryproduct?keyword=50%25+off+%26+more'));

test('a search can be limited to a store or a category', () =>
  expect(searchHref('mug', { categoryId: '7', sellerid: '9' })).toBe(
    '/shoppingmall/categoryproduct?keyword=mug&categoryId=7&sellerid=9',
  ));

test.each(['big tree', 'Big Tree', ' BIG  TREE '])('%j opens the big tree', (keyword) => {
  expect(isBigTree(keyword)).toBe(true);
  expect(searchHref(keyword)).toBe('/home/shopStore');
});
test.each(['bigtree', 'big tree shirt', 'tree'])('%j is searched for', (keyword) =>
  expect(isBigTree(keyword)).toBe(false),
);

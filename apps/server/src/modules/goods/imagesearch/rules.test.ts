import { describe, expect, test } from 'vitest';
import { addressOf, narrowed, regionKey, sizeFault, typeOf } from './rules.ts';

describe('the type of a picture', () => {
  test.each([
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['gif', [...Buffer.from('GIF89a')]],
    ['bmp', [...Buffer.from('BM')]],
    ['webp', [...Buffer.from('RIFF')]],
    [null, [...Buffer.from('<svg xmlns')]],
    [null, []],
  ])('%s is known by its first bytes', (type, bytes) => expect(typeOf(Uint8Array.from(bytes))).toBe(type));
});

test.each([
  [31, 4000, 'small'],
  [32, 32, null],
  [10_000, 5_000, null],
  [10_000, 5_001, 'large'],
])('a picture of %i x %i is %s', (width, height, fault) => expect(sizeFault(width, height)).toBe(fault));

test('regions that differ by less than a hand can draw are one', () => {
  expect(regionKey({ x: 0.1001, y: 0.2, width: 0.3, height: 0.39998 })).toBe('100,200,300,400');
  expect(regionKey(undefined)).toBe('');
});

describe('an address', () => {
  const at = (text: string) => addressOf(text, 'https://shop.example', ['img.alicdn.com']);
  test.each(['/img/mug.1.0.red?w=320', 'https://shop.example/img/mug.1.0.red'])('%s is ours', (text) =>
    expect(at(text)).toEqual({ ours: 'mug.1.0.red' }),
  );
  test('of an allowed host is a supplier’s', () =>
    expect(at('https://img.alicdn.com/a/b.jpg')).toEqual({ supplier: new URL('https://img.alicdn.com/a/b.jpg') }));
  test.each(['', 'http://', '/img/', '/img/a/b', 'https://alicdn.com/a.jpg', 'https://img.alicdn.com.x.example/a.jpg'])(
    '%j is nobody’s',
    (text) => expect(at(text)).toBeNull(),
  );
});

describe('a keyword', () => {
  const found = ['Steel Kettle', 'Red Leather Shoes', 'Red Scarf', 'Leather Bag'].map((title) => ({ title }));
  const titles = (keyword: string) => narrowed(found, keyword).map(({ title }) => title);
  test.each([
    ['', ['Steel Kettle', 'Red Leather Shoes', 'Red Scarf', 'Leather Bag']],
    ['red leather', ['Red Leather Shoes', 'Red Scarf', 'Leather Bag']],
    ['leather red', ['Red Leather Shoes', 'Red Scarf', 'Leather Bag']],
    ['SHOE', ['Red Leather Shoes']],
    ['kettles', ['Steel Kettle']],
    ['scarves bagses', []],
    ['leather bages', ['Leather Bag', 'Red Leather Shoes']],
    ['velvet', []],
  ])('%j leaves %j', (keyword, expected) => expect(titles(keyword)).toEqual(expected));
});

import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const origin = 'https://sgb.test';

test.each([
  [null, '/shop/'],
  ['', '/shop/'],
  ['/shop/shoporder/cart', '/shop/shoporder/cart'],
  ['/shoporder/cart?type=1#top', '/shop/shoporder/cart?type=1#top'],
  ['https://sgb.test/shop/product/610000000001.html?spm=a', '/shop/product/610000000001.html?spm=a'],
  ['https://evil.test/shop/', '/shop/'],
  ['//evil.test', '/shop/'],
  ['/\\evil.test', '/shop/'],
  ['javascript:alert(1)', '/shop/'],
  ['http://', '/shop/'],
  ['/shop/login?origUrl=/shop/login', '/shop/'],
  ['/shop/register/forgotpwd', '/shop/'],
])('%s leads to %s', (origUrl, expected) => {
  expect(returnPath(origUrl, origin)).toBe(expected);
});

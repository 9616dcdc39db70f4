import { expect, test } from 'vitest';
import { returnPath, returnRoute } from './return-path.ts';

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

test.each([
  [null, null],
  ['/membership/checkout?vipgradeid=1&plan=112', '/membership/checkout?vipgradeid=1&plan=112'],
  ['https://sgb.test/shop/shoporder/checkout/cn#pay', '/shoporder/checkout/cn#pay'],
  ['https://evil.test/shop/shoporder/checkout/cn', null],
  ['//evil.test/shop/', null],
  ['/\\evil.test', null],
  ['/shop//evil.test', '/evil.test'],
  ['javascript:alert(1)', null],
  ['/shop/login', null],
])('%s is the route %s', (origUrl, expected) => {
  expect(returnRoute(origUrl, origin)).toBe(expected);
});

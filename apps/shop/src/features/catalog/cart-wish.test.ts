import { expect, test } from 'vitest';
import { wishIn, withoutWish, withWish } from './cart-wish.ts';

const skus = [
  { skuid: '5000000000001', quantity: 3 },
  { skuid: '5000000000002', quantity: 12 },
];

test.each([true, false])('a wish survives the way through an address (buy now: %s)', (buyNow) => {
  const { search } = withWish({ pathname: '/product/1.html', search: '?spm=1.2' }, { skus, buyNow });
  expect(wishIn(search)).toEqual({ skus, buyNow });
  expect(withoutWish(`https://shop.example/product/1.html${search}#landed`)).toBe(
    'https://shop.example/product/1.html?spm=1.2#landed',
  );
});

test.each([
  '',
  '?addcart=',
  '?addcart=1:0',
  '?addcart=1:10000',
  "?addcart=1:2' or 1=1",
  `?addcart=${Array(101).fill('1:1').join()}`,
])('%s is no wish', (search) => {
  expect(wishIn(search)).toBeNull();
});

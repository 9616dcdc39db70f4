import { dayMs } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { carried, entryIn, whyOf } from './entry.ts';

const nothing = { originUrl: null, inviteCode: null, regfrom: null };

test('what was stored goes into the address, and what is there counts for more', () => {
  const kept = { originUrl: '/shop/product/1.html', inviteCode: { code: 'ABC123', at: 1_000 }, regfrom: 'radio' };
  expect(entryIn(carried(new URLSearchParams(), kept, 2_000))).toEqual({
    origUrl: '/shop/product/1.html',
    inviteCode: 'ABC123',
    regfrom: 'radio',
    search: '?origUrl=%2Fshop%2Fproduct%2F1.html&inviteCode=ABC123&regfrom=radio',
  });
  const asked = new URLSearchParams({ origUrl: '/shop/bill/index' });
  expect(entryIn(carried(asked, kept, 2_000)).origUrl).toBe('/shop/bill/index');
  expect(entryIn(carried(new URLSearchParams({ other: '1' }), nothing, 2_000)).search).toBe('');
});

test('an invitation counts for thirty days', () => {
  const kept = { ...nothing, inviteCode: { code: 'ABC123', at: 1_000 } };
  const after = (days: number) => entryIn(carried(new URLSearchParams(), kept, 999 + days * dayMs)).inviteCode;
  expect([after(30), after(30.1)]).toEqual(['ABC123', '']);
});

test.each([
  ['/shop/product/610000000001.html?addcart=1:2', /^to put it into your cart/],
  ['/shop/shoppingmall/imagesearch?spm=1', /^to search by picture/],
  ['https://shop.example/shop/shoporder/checkout/cn', /orders/],
  ['/shop/user/recharge', /balance/],
])('%s says why a login is asked for', (origUrl, words) => expect(whyOf(origUrl)).toMatch(words));

test.each([null, '', '/shop/', '/shop/product/610000000001.html'])('%s needs no reason', (origUrl) =>
  expect(whyOf(origUrl)).toBeNull(),
);

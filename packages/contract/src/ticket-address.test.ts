import { expect, test } from 'vitest';
import { takeTickets } from './ticket-address.ts';

const T = 't'.repeat(43);
const cart = '/shop/shoporder/cart';
const wrap = (address: string) => `/shop/login?origUrl=${encodeURIComponent(address)}`;

test.each([
  ['/shop/search', null, '/shop/search', null],
  ['/shop/search?a=1&b=%20x', null, '/shop/search?a=1&b=%20x', null],
  ['/shop/search?keyword=what?&x=', null, '/shop/search?keyword=what?&x=', null],
  [`${cart}?ticket=${T}`, T, cart, null],
  [`${cart}?a=1&ticket=${T}&b=2#top`, T, `${cart}?a=1&b=2#top`, null],
  [`${cart}?%74icket=${T}`, T, cart, null],
  [`${cart}?ticket=${T}&ticket=other`, T, cart, null],
  [`${cart}?ticket=`, '', cart, null],
  [wrap(`${cart}?ticket=${T}&a=1`), T, wrap(`${cart}?a=1`), `${cart}?a=1`],
  [wrap(`https://sgb.test${cart}?ticket=${T}`), T, wrap(`https://sgb.test${cart}`), `https://sgb.test${cart}`],
  [wrap(wrap(`${cart}?ticket=${T}`)), T, wrap(wrap(cart)), cart],
  [`${wrap(`${cart}?ticket=${T}`)}&ticket=mine`, 'mine', wrap(cart), null],
  ['', null, '', null],
])('%s', (address, ticket, clean, within) => {
  expect(takeTickets(address)).toEqual({ address: clean, ticket, within });
});

test('however often it is wrapped, none is left', () => {
  let address = `${cart}?ticket=${T}`;
  for (let times = 0; times < 10; times++) {
    expect(decodeURIComponent(takeTickets(address).address)).not.toContain(T);
    expect(takeTickets(address).address).not.toContain(T);
    address = wrap(address);
  }
});

import { expect, test } from 'vitest';
import { handOver } from './hand-over.ts';

const publicUrl = 'https://sgb.test';
const T = 't'.repeat(43);
const cart = '/shop/shoporder/cart';
const wrap = (address: string) => `/shop/login?origUrl=${encodeURIComponent(address)}`;

test.each([
  ['no ticket', cart, undefined, null],
  ['other parameters', `${cart}?a=1`, undefined, null],
  ['a guarded page', `${cart}?ticket=${T}&a=1`, undefined, { to: `${cart}?a=1`, ticket: T }],
  ['a browser with a session', `${cart}?ticket=${T}`, 'mine', { to: cart, ticket: null }],
  ['what is no ticket of ours', `${cart}?ticket=<script>`, undefined, { to: cart, ticket: null }],
  ['an empty one', `${cart}?ticket=`, undefined, { to: cart, ticket: null }],
  ['a login page', `/shop/login?ticket=${T}`, undefined, { to: '/shop/login', ticket: null }],
  ['a login page that leads on', wrap(`${cart}?ticket=${T}&a=1`), undefined, { to: `${cart}?a=1`, ticket: T }],
  ['the same with the origin', wrap(`${publicUrl}${cart}?ticket=${T}`), undefined, { to: cart, ticket: T }],
  [
    'the same to another site',
    wrap(`https://evil.test/?ticket=${T}`),
    undefined,
    { to: wrap('https://evil.test/'), ticket: null },
  ],
  ['the same with a session', wrap(`${cart}?ticket=${T}`), 'mine', { to: wrap(cart), ticket: null }],
  ['a login in a login', wrap(`/shop/login?ticket=${T}`), undefined, { to: wrap('/shop/login'), ticket: null }],
  [
    'a page that leads back to another',
    `/shop/user/recharge?amount=5&origUrl=${encodeURIComponent(`${cart}?ticket=${T}`)}`,
    undefined,
    { to: `/shop/user/recharge?amount=5&origUrl=${encodeURIComponent(cart)}`, ticket: T },
  ],
])('%s', (_case, url, ticket, expected) => expect(handOver({ url, ticket }, publicUrl)).toEqual(expected));

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PastedLink, readLink } from './links.ts';

const offer = (id: string): PastedLink => ({ kind: 'offer', id });
const short = (url: string, shop: '1688' | 'Taobao' = '1688'): PastedLink => ({ kind: 'short', url, shop });
const third = (shop: 'Taobao' | 'Tmall' | 'Weidian', id: string | null): PastedLink => ({
  kind: 'thirdParty',
  shop,
  id,
});
const unknown: PastedLink = { kind: 'unknown' };
const none: PastedLink = { kind: 'none' };

describe('a product of 1688', () => {
  test.each<[string, string]>([
    ['https://detail.1688.com/offer/610000007919.html', '610000007919'],
    ['http://detail.1688.com/offer/610000007919.html', '610000007919'],
    ['https://m.1688.com/offer/610000007919.html', '610000007919'],
    ['https://detail.m.1688.com/offer/610000007919.html', '610000007919'],
    ['https://detail.1688.com/pic/610000007919.html', '610000007919'],
    ['https://www.1688.com/pic/610000007919.html', '610000007919'],
    ['https://detail.1688.com/offer/610000007919.html?spm=a26352.13672862.offerlist.1', '610000007919'],
    ['https://detail.1688.com/offer/610000007919.html?offerId=123456789', '610000007919'],
    ['https://detail.1688.com/offer.html?offerId=610000007919', '610000007919'],
    ['https://m.1688.com/page/offerRemark.htm?offerid=610000007919&x=1', '610000007919'],
    ['https://detail.1688.com/offer/610000007919.html#sku', '610000007919'],
    ['https://detail.1688.com/offer/610000007919', '610000007919'],
    ['https://m.1688.com/offer/610000007919/?spm=a1', '610000007919'],
    ['https://detail.1688.com/pic/610000007919', '610000007919'],
    ['https://detail.1688.com./offer/610000007919.html', '610000007919'],
    ['HTTPS://DETAIL.1688.COM/offer/610000007919.HTML', '610000007919'],
    ['  https://detail.1688.com/offer/610000007919.html  ', '610000007919'],
    ['detail.1688.com/offer/610000007919.html', '610000007919'],
    ['https:// detail.1688.com/offer/610000007919.html', '610000007919'],
    ['look: m.1688.com/offer/610000007919.html, nice', '610000007919'],
    ['https://detail.1688.com/offer/123456789.html', '123456789'],
    ['https://detail.1688.com/offer/1234567890123.html', '1234567890123'],
    ['【1688】新款台灯 https://detail.1688.com/offer/610000007919.html，点击查看', '610000007919'],
    ['"https://detail.1688.com/offer/610000007919.html"', '610000007919'],
    ['(https://detail.1688.com/offer/610000007919.html).', '610000007919'],
  ])('%s', (text, id) => expect(readLink(text)).toEqual(offer(id)));

  test('is found in whatever words surround its address', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1e8, max: 9e12 }), (words, id) => {
        fc.pre(!/https?:|1688|taobao|tmall|weidian|tb\.cn/i.test(words));
        expect(readLink(`${words} https://detail.1688.com/offer/${id}.html ${words}`)).toEqual(offer(String(id)));
      }),
    );
  });
});

test.each<[string, PastedLink]>([
  ['https://qr.1688.com/s/AbC12xYz', short('https://qr.1688.com/s/AbC12xYz')],
  ['qr.1688.com/s/AbC12xYz', short('https://qr.1688.com/s/AbC12xYz')],
  [
    '「台灯 复古」 CZ3457 https://qr.1688.com/s/AbC12xYz?share=1 复制打开',
    short('https://qr.1688.com/s/AbC12xYz?share=1'),
  ],
  ['https://m.tb.cn/h.gXyZ12', short('https://m.tb.cn/h.gXyZ12', 'Taobao')],
  ['【淘宝】https://e.tb.cn/h.T0aBcD?tk=Zx9 CZ0001 「灯」', short('https://e.tb.cn/h.T0aBcD?tk=Zx9', 'Taobao')],
  ['https://qr.1688.com/', unknown],
  ['https://m.tb.cn/', unknown],
])('a short link: %s', (text, link) => expect(readLink(text)).toEqual(link));

test.each<[string, PastedLink]>([
  ['https://item.taobao.com/item.htm?id=5201314520', third('Taobao', '5201314520')],
  ['https://item.taobao.com/item.htm?spm=a.b&id=5201314520&ns=1', third('Taobao', '5201314520')],
  ['https://world.taobao.com/item/5201314520.htm', third('Taobao', '5201314520')],
  ['https://h5.m.taobao.com/awp/core/detail.htm?id=5201314520', third('Taobao', '5201314520')],
  ['https://shop123.taobao.com/', third('Taobao', null)],
  ['https://detail.tmall.com/item.htm?id=5201314520', third('Tmall', '5201314520')],
  ['https://detail.m.tmall.com/item.htm?id=5201314520', third('Tmall', '5201314520')],
  ['https://weidian.com/item.html?itemID=4455667788', third('Weidian', '4455667788')],
  ['https://shop.weidian.com/item.html?itemID=4455667788', third('Weidian', '4455667788')],
])('a product of another shop: %s', (text, link) => expect(readLink(text)).toEqual(link));

test.each([
  'http://',
  'https://',
  'http://[',
  'https://detail.1688.com/',
  'https://detail.1688.com/offer/.html',
  'https://detail.1688.com/offer/12345678.html',
  'https://detail.1688.com/offer/12345678901234.html',
  'https://detail.1688.com/offer/61000000791x.html',
  'https://detail.1688.com/offer/610000007919/reviews',
  'https://www.1688.com/zw/page.html',
  'https://example.com/offer/610000007919.html',
  'https://1688.com.evil.example/offer/610000007919.html',
  'https://evil1688.com/offer/610000007919.html',
  'https://detail.1688.com@evil.example/offer/610000007919.html',
  'https://user:pass@detail.1688.com/offer/610000007919.html',
  'https://detail.1688.com:8443/offer/610000007919.html',
  'https://qr.1688.com.evil.example/s/abc',
  'http://127.0.0.1/offer/610000007919.html',
  'http://[::1]/offer/610000007919.html',
  'http://169.254.169.254/latest/meta-data',
  'https://www.aliexpress.com/item/1005006.html',
])('a link that is no product of anybody we know: %s', (text) => expect(readLink(text)).toEqual(unknown));

test.each([
  'desk lamp',
  '',
  '   ',
  '台灯',
  '610000007919',
  '1688',
  'taobao style bag',
  'tb.cn',
  "'; drop table products;--",
])('words, not a link: %j', (text) => expect(readLink(text)).toEqual(none));

test('never throws, whatever is pasted', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      expect(['none', 'unknown', 'offer', 'short', 'thirdParty']).toContain(readLink(text).kind);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { blockName, keptAddress, pageName, position, readSpm, subjectOf, withSpm } from './spm.ts';

test.each([
  ['shoppingmall/index', 'home'],
  ['shoppingmall/categoryproduct', 'search'],
  ['shoppingmall/categoryproduct/:categoryID', 'category'],
  ['product/:url', 'product'],
  ['shoporder/2/detail/:id', 'shoporder-detail'],
  ['supplier/store/:storeID/:goodID', 'supplier-store'],
  ['thematicactivities/hotsale/index', 'thematicactivities-hotsale'],
  ['activity/hotsale.html', 'activity-hotsale'],
  ['stockUp/index', 'stockup'],
  ['helpcenter/index/:type?', 'helpcenter'],
  [undefined, 'notfound'],
])('the page %s is called %s', (path, name) => expect(pageName(path)).toBe(name));

test('a position names site, page, block and place', () => {
  expect(position('home')).toBe('sgb.home.0.0');
  expect(position('home', 'hot-sale', 3)).toBe('sgb.home.hot-sale.3');
});

test.each([
  ['Hot sale', 'hot-sale'],
  ['SA Stock', 'sa-stock'],
  ['You may also like…', 'you-may-also-like'],
  ['热卖', 'block'],
  ['A title that is longer than any block', 'a-title-that-is-longer-t'],
])('the block %j is called %s', (title, name) => expect(blockName(title)).toBe(name));

test.each([
  ['?spm=sgb.home.hot-sale.3', 'sgb.home.hot-sale.3'],
  ['?keyword=mug&spm=a260k.home2025.list.1', 'a260k.home2025.list.1'],
  ['?spm=<script>', ''],
  [`?spm=${'a'.repeat(81)}`, ''],
  ['?spm=', ''],
  ['', ''],
])('the spm of %s is %j', (search, spm) => expect(readSpm(search)).toBe(spm));

describe('an address on the way', () => {
  const spm = 'sgb.home.0.1';
  const home = '/shoppingmall/index';
  test.each([
    ['/product/1.html', home, '/product/1.html?spm=sgb.home.0.1'],
    ['/product/1.html#sizes', home, '/product/1.html?spm=sgb.home.0.1#sizes'],
    ['/product/1.html?a=b', home, '/product/1.html?a=b&spm=sgb.home.0.1'],
    ['/product/1.html?spm=mine', home, '/product/1.html?spm=mine'],
    ['/product/2.html', '/product/1.html?spm=x', '/product/2.html?spm=sgb.home.0.1'],
    ['/shoppingmall/categoryproduct?keyword=mug', home, '/shoppingmall/categoryproduct?keyword=mug&spm=sgb.home.0.1'],
    ['/shoppingmall/imagesearch', home, '/shoppingmall/imagesearch?spm=sgb.home.0.1'],
  ])('%s from %s becomes %s', (to, from, expected) => expect(withSpm(to, from, spm)).toBe(expected));

  const results = '/shoppingmall/categoryproduct?keyword=mug&spm=x';
  test.each([
    ['/shoppingmall/categoryproduct/12', home],
    ['/shoppingmall/categoryproduct', home],
    ['/login', home],
    ['?page=2', results],
    ['/shoppingmall/categoryproduct?keyword=mug&page=2', results],
    ['/product/1.html?colour=red', '/product/1.html?spm=x'],
  ])('%s from %s stays as it is', (to, from) => expect(withSpm(to, from, spm)).toBe(to));
});

test.each([
  ['/shop/product/610000000001.html?spm=a', '610000000001'],
  ['/shop/shoppingmall/categoryproduct/12?page=2', '12'],
  ['/shop/shoppingmall/categoryproduct?keyword=enamel+mug&spm=a', 'enamel mug'],
  ['/shop/shoppingmall/index', ''],
])('%s is about %j', (address, subject) => expect(subjectOf(address)).toBe(subject));

test.each([
  ['/shop/product/1.html?ticket=secret&spm=a', '/shop/product/1.html?spm=a'],
  ['/shop/product/1.html?spm=a&ticket=secret', '/shop/product/1.html?spm=a'],
  ['/shop/?ticket=secret', '/shop/'],
  ['/shop/?ticket=secret#top', '/shop/?#top'],
  ['x'.repeat(1000), 'x'.repeat(300)],
])('%s is kept as %s', (address, kept) => expect(keptAddress(address)).toBe(kept));

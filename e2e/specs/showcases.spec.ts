import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';
import { readPage } from '../support/html.ts';
import { home } from '../support/samples.ts';
import { openSession } from '../support/session.ts';

const titlesOf = (goods: readonly { title: string }[]) => goods.map(({ title }) => title);

test('every showcase can be reached from the footer, with its head and its goods @phone', async ({ request }) => {
  const bigTree = await ask(request, 'GET /api/search/keysearchlistBigtree', {});
  const vogue = await ask(request, 'GET /api/shoporder/productinvogue/list', {});
  const window = await ask(request, 'GET /api/shoporder/productmainwindow/list', {});
  const local = await ask(request, 'GET /api/shoporder/product3s/list', {});
  const start = await readPage(request, home);
  for (const [link, path, title, goods] of [
    ['In vogue', '/invogue/index', 'In vogue', vogue.items],
    ['Shop window', '/mainwindow/index', 'The shop window', window.items],
    ['Local stock', '/localstock/index', 'Local stock', local.items],
    ['Big Tree store', '/home/shopStore', bigTree.head.title, bigTree.items],
  ] as const) {
    expect(start.links(link, 'footer')).toEqual([path]);
    const page = await readPage(request, path);
    expect(page.headings(1)).toEqual([title]);
    expect(page.title).toBe(`${title} | SGB`);
    expect(page.headings(3)).toEqual(titlesOf(goods));
  }
});

test('a banner leads to its goods, of one department, in the order asked for, page by page @desktop', async ({
  request,
}) => {
  const tag = 'load-shedding';
  const { title, categories } = await ask(request, 'GET /api/product/banner/categories', { tag });
  const [category] = categories;
  if (!category) throw new Error('the banner has no goods');
  const start = await readPage(request, home);
  expect(start.main).toMatch(new RegExp(`href="/shop/banner/product\\?tag=${tag}"`));
  expect(start.text).toContain(title);
  const page = await readPage(request, `/banner/product?tag=${tag}`);
  expect(page.headings(1)).toEqual([title]);
  expect(page.main).toContain(`href="/shop/banner/product?tag=${tag}&amp;categoryId=${category.id}"`);
  const cheap = await ask(request, 'GET /api/product/banner/list', { tag, categoryId: category.id, sort: 2 });
  const narrowed = await readPage(request, `/banner/product?tag=${tag}&categoryId=${category.id}&sort=2`);
  expect(narrowed.headings(3)).toEqual(titlesOf(cheap.items));
  const second = await ask(request, 'GET /api/product/banner/list', { tag, page: 2 });
  const [next = ''] = page.links('Next page');
  expect((await readPage(request, next)).headings(3)).toEqual(titlesOf(second.items));
});

test('a tag that no banner has is the 404 page, and no tag at all the shop window @desktop', async ({ request }) => {
  await expectErrorPage(request, '/banner/product?tag=winter', 404, notFound);
  expect((await readPage(request, '/banner/product')).address).toBe('/shop/mainwindow/index');
});

test('the strip of home leads to the clearance, which is narrowed and sorted by its address @phone', async ({
  request,
}) => {
  const [ad] = (await ask(request, 'GET /api/banner/ad', { code: 'home-middle' })).items;
  expect(ad?.href).toBe('/clearance/index');
  const start = await readPage(request, home);
  expect(start.main).toContain(`href="/shop${ad?.href}"`);
  expect(start.text).toContain(ad?.title);
  const opened = await ask(request, 'GET /api/shoporder/clearance/list', { condition: 2, sort: 3 });
  const page = await readPage(request, '/clearance/index?condition=2&sort=3');
  expect(page.headings(1)).toEqual(['Clearance']);
  expect(page.text).toContain(`${opened.total} pieces`);
  expect(page.headings(3)).toEqual(titlesOf(opened.items));
});

test('a piece says what it is; whoever is logged in asks on WhatsApp; a sold one cannot be asked for @phone', async ({
  request,
}) => {
  const { items } = await ask(request, 'GET /api/shoporder/clearance/list', {});
  const piece = await ask(request, 'GET /api/shoporder/clearance/detail', { id: items[0]?.id ?? 0 });
  const { whatsapp } = await ask(request, 'GET /api/shoppingmall/info', {});
  const [path = ''] = (await readPage(request, '/clearance/index')).links(piece.title);
  const page = await readPage(request, path);
  expect(page.headings(1)).toEqual([piece.title]);
  expect(page.text).toContain(piece.note);
  expect(page.links('Log in to ask on WhatsApp')).toEqual(['/login']);
  const { ticket } = await openSession(request, 'shopper');
  const own = await readPage(request, `/clearance/detail/${piece.id}`, ticket);
  expect(own.text).toContain('Ask on WhatsApp');
  expect(own.main).toContain(`href="https://wa.me/${whatsapp}?text=Clearance%20piece%20${piece.id}%3A`);
  // Every fifteenth piece of the demo world is sold.
  const sold = await readPage(request, '/clearance/detail/15');
  expect(sold.text).toContain('This piece is sold');
  expect(sold.text).not.toContain('Ask about this piece');
});

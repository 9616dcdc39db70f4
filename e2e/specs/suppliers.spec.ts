import { sortOptions } from '@sgb/contract/catalogue.ts';
import { formatCount } from '@sgb/money/format.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';
import { readPage } from '../support/html.ts';
import { findProduct, home, productPath } from '../support/samples.ts';

/** Titles of goods; those of reviews are headings, too. */
const titlesOf = (page: Awaited<ReturnType<typeof readPage>>, goods: readonly { title: string }[]) =>
  page.headings(3).filter((heading) => goods.some(({ title }) => title === heading));

test('the home page leads to the top 100, which turn page by page @desktop', async ({ request }) => {
  const ranked = async (number: number) => {
    const { items } = await ask(request, 'GET /api/shoporder/productsupplier/list', { page: number });
    return items.map(({ name }, place) => `Number ${20 * (number - 1) + place + 1}${name}`);
  };
  const [top = ''] = (await readPage(request, home)).links('See all Top suppliers');
  const first = await readPage(request, top);
  expect(first.headings(1)).toEqual(['Top 100 suppliers']);
  expect(first.headings(3)).toEqual(await ranked(1));
  const [next = ''] = first.links('Next page');
  expect(next).toBe('/supplier/product/index?page=2');
  expect((await readPage(request, next)).headings(3)).toEqual(await ranked(2));
  expect((await readPage(request, '/supplier/product/index?page=4')).links('Next page')).toHaveLength(1);
  expect((await readPage(request, '/supplier/product/index?page=5')).links('Next page')).toEqual([]);
  expect((await readPage(request, '/supplier/product/index?page=6')).text).toContain('Go to the first page');
});

test('a tile leads to the store of its supplier, its best seller first @phone', async ({ request }) => {
  const { items } = await ask(request, 'GET /api/shoporder/productsupplier/list', {});
  const supplier = items[2];
  if (!supplier) throw new Error('there are no three suppliers');
  const [store = ''] = (await readPage(request, '/supplier/product/index')).links(supplier.name);
  const page = await readPage(request, store);
  expect(page.headings(1)).toEqual([supplier.name]);
  expect(page.headings(3)[0]).toBe(supplier.goods[0]?.title);
});

test('the store shows the product one came from first, then the others in the order asked for @phone', async ({
  request,
}) => {
  const { id, title, supplier } = await findProduct(request, () => true);
  const [path = ''] = (await readPage(request, productPath(id))).links(
    `See all ${formatCount(supplier.productCount)} products`,
  );
  const page = await readPage(request, path);
  expect(page.headings(1)).toEqual([supplier.name]);
  expect(page.text).toContain(`${supplier.repurchase.toFixed(1)} %`);
  expect(page.text).toContain('The product you came from is first.');
  expect(page.headings(3)[0]).toBe(title);
  for (const { code } of sortOptions.slice(1, 3)) {
    const { items } = await ask(request, 'GET /api/supplier/store', {
      sellerid: supplier.id,
      productid: id,
      sort: code,
    });
    expect(titlesOf(await readPage(request, `${path}?sort=${code}`), items)).toEqual(items.map((item) => item.title));
  }
});

test('both addresses show the best of the best suppliers, which can be sorted and turned @desktop', async ({
  request,
}) => {
  const [relevant] = (await ask(request, 'GET /api/supplier/productlist', {})).items;
  const cheap = await ask(request, 'GET /api/supplier/productlist', { sort: 2 });
  for (const path of ['/supplier/store/index', '/supplier/productlist']) {
    const page = await readPage(request, path);
    expect(page.headings(1)).toEqual(['Best of the best suppliers']);
    expect(page.main).toContain(`/product/${relevant?.id}.html`);
    expect(page.links('Next page')).toEqual(['/supplier/productlist?page=2']);
  }
  const page = await readPage(request, '/supplier/productlist?sort=2');
  expect(titlesOf(page, cheap.items)).toEqual(cheap.items.map(({ title }) => title));
  expect(page.links('Next page')).toEqual(['/supplier/productlist?page=2&sort=2']);
  const [top = ''] = page.links('See the top 100 suppliers');
  expect((await readPage(request, top)).headings(1)).toEqual(['Top 100 suppliers']);
});

test('the list of one supplier has its head and its goods @desktop', async ({ request }) => {
  const { supplier } = await findProduct(request, () => true);
  const { items } = await ask(request, 'GET /api/supplier/productlist', { sellerid: supplier.id });
  const page = await readPage(request, `/supplier/productlist?sellerid=${supplier.id}`);
  expect(page.headings(1)).toEqual([supplier.name]);
  expect(titlesOf(page, items)).toEqual(items.map(({ title }) => title));
});

test('wrong addresses are error pages that name what is wrong @desktop', async ({ request }) => {
  for (const [path, status, words] of [
    ['/supplier/store/999999999/610000000000', 404, notFound],
    ['/supplier/store/b2b-1/610000000000', 404, notFound],
    ['/supplier/productlist?sellerid=999999999', 404, notFound],
    ['/supplier/productlist?sellerid=b2b-1', 400, 'sellerid: must be a supplier number'],
    ['/supplier/productlist?sort=9', 400, 'sort: must be one of 1, 2, 3, 4, 5'],
    ['/supplier/product/index?page=0', 400, 'page: must be at least 1'],
  ] as const)
    await expectErrorPage(request, path, status, words);
});

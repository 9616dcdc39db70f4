import type { APIRequestContext, Page } from '@playwright/test';
import { sortOptions } from '@sgb/contract/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';
import { readPage } from '../support/html.ts';
import { findProduct, productPath } from '../support/samples.ts';

async function storePath(request: APIRequestContext): Promise<string> {
  const { id, supplier } = await findProduct(request, () => true);
  return `/supplier/store/${supplier.id}/${id}`;
}

/** Titles of goods lead to them; those of reviews do not. */
const titles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .filter({ has: page.getByRole('link') });

test('the home page leads to the top 100, which turn page by page @desktop', async ({ page, visit, request }) => {
  const top = (number: number) => ask(request, 'GET /api/shoporder/productsupplier/list', { page: number });
  const [first, second] = [await top(1), await top(2)];
  const ranked = (names: { name: string }[], from: number) =>
    names.map(({ name }, i) => new RegExp(`^Number ${from + i}\\s*${name.replaceAll('.', '\\.')}$`));
  await visit('/shoppingmall/index');
  await page.getByRole('link', { name: 'See all Top suppliers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top 100 suppliers');
  await expect(titles(page)).toHaveText(ranked(first.items, 1));
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/supplier\/product\/index\?page=2$/);
  await expect(titles(page)).toHaveText(ranked(second.items, 21));
  expect((await readPage(request, '/supplier/product/index?page=4')).main).toContain('Next page');
  expect((await readPage(request, '/supplier/product/index?page=5')).main).not.toContain('Next page');
  expect((await readPage(request, '/supplier/product/index?page=6')).text).toContain('Go to the first page');
});

test('a tile leads to the store of its supplier, its best seller first @phone', async ({ page, visit, request }) => {
  const { items } = await ask(request, 'GET /api/shoporder/productsupplier/list', {});
  const supplier = items[2];
  if (!supplier) throw new Error('there are no three suppliers');
  await visit('/supplier/product/index');
  await page.getByRole('main').getByRole('link', { name: supplier.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(supplier.name);
  await expect(titles(page).first()).toHaveText(supplier.goods[0]?.title ?? '');
});

test('the store shows the product one came from first, then the others in the order asked for @phone', async ({
  page,
  visit,
  request,
}) => {
  const { id, title, supplier } = await findProduct(request, () => true);
  await visit(productPath(id));
  await page.getByRole('link', { name: /^See all [\d,]+ products$/ }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(supplier.name);
  await expect(main.getByText(`${supplier.repurchase.toFixed(1)} %`)).toBeVisible();
  await expect(main.getByText('The product you came from is first.')).toBeVisible();
  await expect(titles(page).first()).toHaveText(title);
  for (const { code, label } of sortOptions.slice(1, 3)) {
    const store = await ask(request, 'GET /api/supplier/store', { sellerid: supplier.id, productid: id, sort: code });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label });
    await expect(titles(page)).toHaveText(store.items.map((item) => item.title));
  }
});

test('both addresses show the best of the best suppliers, which can be sorted and turned @desktop', async ({
  page,
  visit,
  request,
}) => {
  const [relevant] = (await ask(request, 'GET /api/supplier/productlist', {})).items;
  const best = await ask(request, 'GET /api/supplier/productlist', { sort: 2 });
  const html = await (await request.get('/shop/supplier/store/index')).text();
  expect(html).toMatch(/<h1[^>]*>Best of the best suppliers<\/h1>/);
  expect(html).toContain(`/product/${relevant?.id}.html`);
  expect(html).toContain('href="/shop/supplier/productlist?page=2"');
  await visit('/supplier/productlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best of the best suppliers');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price low to high' });
  await expect(titles(page)).toHaveText(best.items.map(({ title }) => title));
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/supplier\/productlist\?page=2&sort=2$/);
  await page.getByRole('link', { name: 'See the top 100 suppliers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top 100 suppliers');
});

test('the list of one supplier has its head and its goods @desktop', async ({ request }) => {
  const { supplier } = await findProduct(request, () => true);
  const { items } = await ask(request, 'GET /api/supplier/productlist', { sellerid: supplier.id });
  const page = await readPage(request, `/supplier/productlist?sellerid=${supplier.id}`);
  expect(page.headings(1)).toEqual([supplier.name]);
  expect(page.headings(3).filter((heading) => items.some(({ title }) => title === heading))).toEqual(
    items.map(({ title }) => title),
  );
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

test('the pages have no serious finding @phone', async ({ page, visit, request }) => {
  for (const path of ['/supplier/product/index', '/supplier/productlist', await storePath(request)]) {
    await visit(path);
    await expectAccessible(page, path);
  }
});

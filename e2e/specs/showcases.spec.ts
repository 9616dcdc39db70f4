import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';
import { readPage } from '../support/html.ts';
import { home } from '../support/samples.ts';
import { openSession } from '../support/session.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const footer = (page: Page) => page.getByRole('contentinfo');

test('every showcase can be reached from the footer, with its head and its goods @phone', async ({
  page,
  visit,
  request,
}) => {
  const bigTree = await ask(request, 'GET /api/search/keysearchlistBigtree', {});
  const vogue = await ask(request, 'GET /api/shoporder/productinvogue/list', {});
  const window = await ask(request, 'GET /api/shoporder/productmainwindow/list', {});
  const local = await ask(request, 'GET /api/shoporder/product3s/list', {});
  await visit(home);
  for (const [link, path, title, goods] of [
    ['In vogue', '/invogue/index', 'In vogue', vogue.items],
    ['Shop window', '/mainwindow/index', 'The shop window', window.items],
    ['Local stock', '/localstock/index', 'Local stock', local.items],
    ['Big Tree store', '/home/shopStore', bigTree.head.title, bigTree.items],
  ] as const) {
    await footer(page).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/shop${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | SGB`);
    await expect(titles(page)).toHaveText(goods.map((product) => product.title));
  }
});

test('a banner leads to its goods, which can be narrowed, sorted and turned @desktop', async ({
  page,
  visit,
  request,
}) => {
  const tag = 'load-shedding';
  const { title, categories } = await ask(request, 'GET /api/product/banner/categories', { tag });
  const [category] = categories;
  if (!category) throw new Error('the banner has no goods');
  const cheap = await ask(request, 'GET /api/product/banner/list', { tag, categoryId: category.id, sort: 2 });
  await visit(home);
  const banner = page.getByRole('region', { name: 'What is on' }).getByRole('link', { name: title });
  await banner.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const chip = page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: category.name });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price low to high' });
  await expect(titles(page)).toHaveText(cheap.items.map((product) => product.title));
  expect(new URL(page.url()).searchParams.get('tag')).toBe(tag);
  const second = await ask(request, 'GET /api/product/banner/list', { tag, page: 2 });
  await visit(`/banner/product?tag=${tag}`);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(titles(page)).toHaveText(second.items.map((product) => product.title));
});

test('a tag that no banner has is the 404 page, and no tag at all the shop window @desktop', async ({ request }) => {
  await expectErrorPage(request, '/banner/product?tag=winter', 404, notFound);
  expect((await readPage(request, '/banner/product')).address).toBe('/shop/mainwindow/index');
});

test('the strip of home leads to the clearance; filters narrow it, and emptiness has a way out @phone', async ({
  page,
  visit,
  request,
}) => {
  const [ad] = (await ask(request, 'GET /api/banner/ad', { code: 'home-middle' })).items;
  await visit(home);
  await page.getByRole('link', { name: ad?.title ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clearance');
  const opened = await ask(request, 'GET /api/shoporder/clearance/list', { condition: 2, sort: 3 });
  await page.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'Opened' });
  await expect(page.getByText(`${opened.total} pieces`, { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price high to low' });
  await expect(titles(page)).toHaveText(opened.items.map((piece) => piece.title));
  await visit('/clearance/index?condition=1&maxPriceCents=1');
  await page.getByRole('link', { name: 'Show all pieces' }).click();
  await expect(titles(page)).toHaveCount(20);
});

test('a piece says what it is; whoever is logged in asks on WhatsApp; a sold one cannot be asked for @phone', async ({
  page,
  visit,
  request,
}) => {
  const [card] = (await ask(request, 'GET /api/shoporder/clearance/list', {})).items;
  const piece = await ask(request, 'GET /api/shoporder/clearance/detail', { id: card?.id ?? 0 });
  const { whatsapp } = await ask(request, 'GET /api/shoppingmall/info', {});
  await visit('/clearance/index');
  await titles(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(piece.title);
  await expect(page.getByRole('main')).toContainText(piece.note);
  await expect(page.getByRole('link', { name: 'Log in to ask on WhatsApp' })).toHaveAttribute('href', '/shop/login');
  const { ticket } = await openSession(request, 'shopper');
  const own = await readPage(request, `/clearance/detail/${piece.id}`, ticket);
  expect(own.text).toContain('Ask on WhatsApp');
  expect(own.main).toContain(`href="https://wa.me/${whatsapp}?text=Clearance%20piece%20${piece.id}%3A`);
  // Every fifteenth piece of the demo world is sold.
  const sold = await readPage(request, '/clearance/detail/15');
  expect(sold.text).toContain('This piece is sold');
  expect(sold.text).not.toContain('Ask about this piece');
});

test('the clearance has no serious finding @phone', async ({ page, visit }) => {
  for (const path of ['/clearance/index', '/clearance/detail/1']) {
    await visit(path);
    await expectAccessible(page, path);
  }
});

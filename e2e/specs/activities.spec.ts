import type { Page } from '@playwright/test';
import { sortOptions, themes } from '@sgb/contract/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';

const serverFault = {
  status: 500,
  json: { status: 3000500, message: 'Something went wrong on our side.', data: null },
};
const list = 'GET /api/thematicactivities/list';
const address = (theme: string) => `/thematicactivities/${theme}/index`;
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const count = (page: Page, total: number) =>
  page.getByRole('main').getByText(`${total} ${total === 1 ? 'product' : 'products'}`, { exact: true });

test('every theme has its head and its goods, also at the addresses it had before @desktop', async ({
  page,
  visit,
  request,
}) => {
  for (const theme of themes) {
    const head = await ask(request, 'GET /api/thematicactivities/info', { theme });
    const { items, total } = await ask(request, list, { theme });
    for (const path of [address(theme), `/activity/${theme}.html`, `/activity/${theme}/index.html`]) {
      const html = await (await request.get(`/shop${path}`)).text();
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/shop${address(theme)}">`));
    }
    await visit(`/activity/${theme}.html`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
    await expect(page.getByRole('main').getByText(head.text)).toBeVisible();
    await expect(page).toHaveTitle(`${head.title} | SGB`);
    await expect(count(page, total)).toBeVisible();
    await expect(titles(page)).toHaveText(items.map(({ title }) => title));
  }
});

test('the home page leads to the hot sale @phone', async ({ page, visit }) => {
  await visit('/shoppingmall/index');
  await page.getByRole('link', { name: 'See all Hot sale' }).click();
  await expect(page).toHaveURL(new RegExp(`${address('hotsale')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot sale');
  await expect(titles(page)).toHaveCount(20);
});

test('each of the five orders is the one the server gives @desktop', async ({ page, visit, request }) => {
  await visit(address('hotsale'));
  for (const { code, label } of [...sortOptions.slice(1), sortOptions[0]]) {
    const { items } = await ask(request, list, { theme: 'hotsale', sort: code });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label });
    await expect(titles(page)).toHaveText(items.map(({ title }) => title));
    expect(new URL(page.url()).searchParams.get('sort')).toBe(code === 1 ? null : String(code));
  }
});

test('a department narrows the list, keeps its order, and the back button undoes it @phone', async ({
  page,
  visit,
  request,
}) => {
  const { departments, total } = await ask(request, list, { theme: 'hotsale' });
  const [department] = departments;
  if (!department) throw new Error('no department takes part in the hot sale');
  const narrowed = await ask(request, list, { theme: 'hotsale', sort: 2, categoryId: department.id });
  await visit(`${address('hotsale')}?sort=2`);
  const chips = page.getByRole('navigation', { name: 'Departments' });
  await expect(chips.getByRole('link', { name: `All ${total}` })).toHaveAttribute('aria-current', 'true');
  const chip = chips.getByRole('link', { name: `${department.name} ${department.productCount}` });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expect(count(page, department.productCount)).toBeVisible();
  await expect(titles(page)).toHaveText(narrowed.items.map(({ title }) => title));
  await page.goBack();
  await expect(count(page, total)).toBeVisible();
});

test('pages turn, and past the end there is a way back @desktop', async ({ page, visit, request }) => {
  const second = await ask(request, list, { theme: 'hotsale', sort: 2, page: 2 });
  await visit(`${address('hotsale')}?sort=2`);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(titles(page)).toHaveText(second.items.map(({ title }) => title));
  await visit(`${address('hotsale')}?page=99`);
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(titles(page)).toHaveCount(20);
});

test('a list that fails can be asked again @phone', async ({ page, visit, allow }) => {
  allow(/500/);
  await visit(address('hotsale'));
  await page.route('**/api/thematicactivities/list*', (route) => route.fulfill(serverFault));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'NEW' });
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/thematicactivities/list*');
  await again.click();
  await expect(titles(page)).toHaveCount(20);
});

test('wrong addresses are error pages that name what is wrong @desktop', async ({ request }) => {
  for (const [query, status, words] of [
    ['sort=6', 400, /^sort: must be/],
    ['page=0', 400, /^page: must be/],
    ['categoryId=shoes', 400, /^categoryId: must be/],
    ['categoryId=999', 404, notFound],
  ] as const)
    await expectErrorPage(request, `${address('source')}?${query}`, status, words);
});

test('the pages have no serious finding', async ({ page, visit }) => {
  for (const path of [address('hotsale'), address('newproduct')]) {
    await visit(path);
    await expectAccessible(page, path);
  }
});

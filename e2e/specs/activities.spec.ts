import type { Page } from '@playwright/test';
import { sortOptions, themes } from '@sgb/contract/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';

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

for (const [query, status] of [
  ['sort=6', 400],
  ['page=0', 400],
  ['categoryId=shoes', 400],
  ['categoryId=999', 404],
] as const) {
  test(`?${query} is an error page with ${status}`, async ({ page, allow }) => {
    allow(new RegExp(String(status)));
    const answer = await page.goto(`/shop${address('source')}?${query}`);
    expect(answer?.status()).toBe(status);
    const [field] = query.split('=');
    const words = status === 404 ? 'This page could not be found' : new RegExp(`^${field}: must be`);
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  });
}

for (const look of ['light', 'dark']) {
  test(`the pages have no serious finding in ${look}`, async ({ page, visit, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: look, url: baseURL ?? '' }]);
    for (const path of [address('hotsale'), address('newproduct')]) {
      await visit(path);
      await expectAccessible(page, `${path}, ${look}`);
    }
  });
}

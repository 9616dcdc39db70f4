import type { Page } from '@playwright/test';
import { sortOptions } from '@sgb/contract/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectErrorPage } from '../support/error-page.ts';
import { demoPassword } from '../support/session.ts';

const list = 'GET /api/search/keysearchlist';
const results = (keyword: string) => `/shoppingmall/categoryproduct?${new URLSearchParams({ keyword })}`;
const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const count = (page: Page, total: number) =>
  page.getByRole('main').getByText(`${total} ${total === 1 ? 'product' : 'products'}`, { exact: true });

/** A word that fills several pages of the demo world. */
const common = 'women';

test('a search shows what the server finds, in five orders, page after page without a product twice @desktop', async ({
  page,
  visit,
  request,
}) => {
  await visit('/helpcenter/index/terms');
  await field(page).fill(common);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`keyword=${common}&spm=`));
  await expect(heading(page)).toHaveText(`Results for “${common}”`);
  await expect(page).toHaveTitle(`Search: ${common} | SGB`);
  const orders = new Set<string>();
  for (const { code, label } of [...sortOptions.slice(0, 4), sortOptions[4]]) {
    const { items } = await ask(request, list, { keyword: common, sort: code });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label });
    await expect(titles(page)).toHaveText(items.map(({ title }) => title));
    expect(new URL(page.url()).searchParams.get('sort')).toBe(code === 5 ? null : String(code));
    orders.add(items.map(({ id }) => id).join());
  }
  expect(orders.size).toBe(5);

  const seen: string[] = [];
  const { total, pages } = await ask(request, list, { keyword: common });
  expect(pages).toBeGreaterThan(2);
  await expect(count(page, total)).toBeVisible();
  for (let number = 1; number <= 3; number++) {
    await expect(page.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    seen.push(...(await page.getByRole('main').getByRole('article').getByRole('link').evaluateAll(hrefs)));
    if (number < 3) await page.getByRole('link', { name: 'Next page' }).click();
  }
  expect(new Set(seen).size).toBe(60);
});

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');

test('whatever is searched for, the page stands, but for more than 50 characters @desktop', async ({ request }) => {
  for (const keyword of [
    `"quoted" 'words'`,
    '100%',
    'snake_case',
    '\\',
    '👗👟',
    'فستان أحمر',
    '连衣裙',
    '<script>alert(1)</script>',
    "'; drop table products;--",
    '&amp; :* !| (',
  ]) {
    const answer = await request.get(`/shop${results(keyword)}`);
    expect(`${keyword} ${answer.status()}`).toBe(`${keyword} 200`);
    const html = await answer.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
  await expectErrorPage(request, results('a'.repeat(51)), 400, /^keyword length can&#x27;t exceed 50$/);
});

test('a link of another shop needs a login, and is followed after it @desktop', async ({
  page,
  visit,
  allow,
  baseURL,
}) => {
  allow(/401/);
  await visit('/search');
  const link = 'https://item.taobao.com/item.htm?id=5201314520';
  await field(page).fill(link);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/shop\/login\?origUrl=/);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.getByRole('textbox', { name: 'Username, email or mobile' }).fill('shopper@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${baseURL}/shop${results(link)}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/^Error.*Taobao/);
});

import type { Page } from '@playwright/test';
import { themes } from '@sgb/contract/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';
import { readPage } from '../support/html.ts';

const list = 'GET /api/thematicactivities/list';
const address = (theme: string) => `/thematicactivities/${theme}/index`;
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test('every theme has its head and its goods, also at the addresses it had before @desktop', async ({ request }) => {
  for (const theme of themes) {
    const head = await ask(request, 'GET /api/thematicactivities/info', { theme });
    const { items, total } = await ask(request, list, { theme });
    for (const path of [address(theme), `/activity/${theme}.html`, `/activity/${theme}/index.html`]) {
      const page = await readPage(request, path);
      expect(page.html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/shop${address(theme)}">`));
      expect(page.title).toBe(`${head.title} | SGB`);
      expect(page.headings(1)).toEqual([head.title]);
      expect(page.text).toContain(head.text);
      expect(page.text).toContain(`${total} ${total === 1 ? 'product' : 'products'}`);
      expect(page.headings(3)).toEqual(items.map(({ title }) => title));
    }
  }
});

test('the home page leads to the hot sale @phone', async ({ page, visit }) => {
  await visit('/shoppingmall/index');
  await page.getByRole('link', { name: 'See all Hot sale' }).click();
  await expect(page).toHaveURL(new RegExp(`${address('hotsale')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot sale');
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

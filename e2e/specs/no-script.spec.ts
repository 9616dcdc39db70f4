import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { categoryPath, findProduct, largestDepartment, productPath } from '../support/samples.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ allow }) => {
  // How the browser calls a script that it was told not to run.
  allow(/\.js csp$/);
});

/** Opens a page and waits for some of its pictures to arrive. */
async function openWithPictures(page: Page, path: string): Promise<void> {
  let pictures = 0;
  page.on('response', (response) => {
    if (response.url().includes('/img/') && response.ok()) pictures++;
  });
  await page.goto(`/shop${path}`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => pictures).toBeGreaterThan(5);
}

test('home can be read and left without scripts @phone', async ({ page, request }) => {
  const department = await largestDepartment(request);
  await openWithPictures(page, '/shoppingmall/index');
  await expect(page.getByRole('region', { name: 'Hot sale' }).getByRole('article').first()).toContainText(
    /R\s[\d,]+\.\d\d/,
  );
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Departments' })
    .getByRole('link', { name: department.name, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.name);
});

test('a category can be read and turned without scripts @phone', async ({ page, request }) => {
  const { id } = await largestDepartment(request);
  const { items } = await ask(request, 'GET /api/shoppingmall/queryProductsByCategory', { categoryId: id });
  await openWithPictures(page, categoryPath(id));
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(items.map(({ title }) => title));
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
});

test('a product can be read without scripts @desktop', async ({ page, request }) => {
  const product = await findProduct(request, ({ attributes }) => attributes.length > 0);
  await openWithPictures(page, productPath(product.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  await expect(page.getByRole('img', { name: product.title })).toBeVisible();
  await expect(page.getByText(product.attributes[0]?.value ?? '', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/R\s[\d,]+\.\d\d/);
});

test('a search without scripts goes to its results @desktop', async ({ page, request }) => {
  const { items } = await ask(request, 'GET /api/search/keysearchlist', { keyword: 'enamel mug' });
  await page.goto('/shop/shoppingmall/index', { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: 'Search' }).fill('enamel mug');
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL(/\/shop\/shoppingmall\/categoryproduct\?keyword=enamel\+mug$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(items.map(({ title }) => title));
});

import type { Page } from '@playwright/test';
import { sortOptions } from '@sgb/contract/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';
import { categoryPath, largestDepartment } from '../support/samples.ts';

const list = 'GET /api/shoppingmall/queryProductsByCategory';
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const count = (page: Page, total: number) =>
  page.getByRole('main').getByText(`${total} ${total === 1 ? 'product' : 'products'}`, { exact: true });

test('the tree leads from department to group to category and back up', async ({ page, visit, request }) => {
  const department = await largestDepartment(request);
  const group = department.children[0];
  const leaf = group?.children[0];
  if (!group || !leaf) throw new Error('the largest department has no third level');
  await visit(categoryPath(department.id));
  await expect(count(page, department.productCount)).toBeVisible();
  const tree = page.getByRole('navigation', { name: 'Categories' });
  for (const level of [group, leaf]) {
    await tree.getByRole('link', { name: new RegExp(`^${level.name}`) }).click();
    await expect(page).toHaveURL(new RegExp(`${categoryPath(level.id)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(level.name);
    await expect(count(page, level.productCount)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(level.name));
  }
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: department.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.name);
});

test('each of the five orders is the one the server gives @desktop', async ({ page, visit, request }) => {
  const { id } = await largestDepartment(request);
  await visit(categoryPath(id));
  const seen = new Set<string>();
  for (const { code, label } of [...sortOptions.slice(1), sortOptions[0]]) {
    const { items } = await ask(request, list, { categoryId: id, sort: code });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label });
    await expect(titles(page)).toHaveText(items.map(({ title }) => title));
    expect(new URL(page.url()).searchParams.get('sort')).toBe(code === 1 ? null : String(code));
    seen.add(items.map((item) => item.id).join());
    const prices = items.map(({ priceCents }) => priceCents);
    if (code === 2) expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    if (code === 3) expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  }
  expect(seen.size).toBe(sortOptions.length);
});

test('filters beside the list work at once; chips and the back button undo them @desktop', async ({
  page,
  visit,
  request,
}) => {
  const { id, productCount } = await largestDepartment(request);
  const few = await ask(request, list, { categoryId: id, maxMinOrder: 5 });
  const cheap = await ask(request, list, { categoryId: id, maxMinOrder: 5, maxPriceCents: 15_000 });
  // Each step must change the number, or the next lines would prove nothing.
  expect(new Set([productCount, few.total, cheap.total, 0]).size).toBe(4);
  await visit(categoryPath(id));
  const filters = page.getByRole('complementary', { name: 'Narrow the list' });
  await filters.getByRole('radio', { name: 'At most 5', exact: true }).check();
  await expect(page).toHaveURL(/\?moq=5$/);
  await expect(count(page, few.total)).toBeVisible();
  await filters.getByRole('textbox', { name: 'Highest price in rand' }).fill('R 150,00');
  await filters.getByRole('button', { name: 'Apply price' }).click();
  await expect(page).toHaveURL(/\?maxPrice=150\.00&moq=5$/);
  await expect(count(page, cheap.total)).toBeVisible();

  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: /^Remove filter: Minimum order/ }).click();
  await expect(page).toHaveURL(/\?maxPrice=150\.00$/);
  await expect(filters.getByRole('radio', { name: 'At most 5', exact: true })).not.toBeChecked();
  await page.goBack();
  await expect(filters.getByRole('radio', { name: 'At most 5', exact: true })).toBeChecked();
  await expect(count(page, cheap.total)).toBeVisible();
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(count(page, productCount)).toBeVisible();
  await expect(chips).toBeHidden();
});

test('a price range that cannot be is refused in words @desktop', async ({ page, visit, request }) => {
  const { id } = await largestDepartment(request);
  await visit(categoryPath(id));
  await page.getByRole('textbox', { name: 'Lowest price in rand' }).fill('90');
  await page.getByRole('textbox', { name: 'Highest price in rand' }).fill('10');
  await page.getByRole('button', { name: 'Apply price' }).click();
  await expect(page.getByText('The lowest price is above the highest.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('filters in the sheet are applied together @phone', async ({ page, visit, request }) => {
  const { id } = await largestDepartment(request);
  const wanted = await ask(request, list, { categoryId: id, maxMinOrder: 5, minRating: 4 });
  await visit(categoryPath(id));
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: 'At most 5', exact: true }).check();
  await sheet.getByRole('radio', { name: '4 stars and up' }).check();
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?moq=5&rating=4$/);
  await expect(count(page, wanted.total)).toBeVisible();
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden();
});

test('pages turn, and a turned page keeps its order @phone', async ({ page, visit, request }) => {
  const { id } = await largestDepartment(request);
  const second = await ask(request, list, { categoryId: id, sort: 2, page: 2 });
  await visit(`${categoryPath(id)}?sort=2`);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(titles(page)).toHaveText(second.items.map(({ title }) => title));
  await page.goBack();
  await expect(page).not.toHaveURL(/page=/);
  await visit(`${categoryPath(id)}?page=${second.pages}`);
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
});

test('filters that nothing matches say so and can be cleared @phone', async ({ page, visit, request }) => {
  const { id } = await largestDepartment(request);
  await visit(`${categoryPath(id)}?minPrice=999999`);
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(titles(page)).toHaveCount(20);
});

test('a category that does not exist is a 404 page; a wrong address is a 400 page that names the field @desktop', async ({
  page,
  allow,
  request,
}) => {
  allow(/400/);
  for (const id of ['999999999', '0', 'shoes', '99999999999999'])
    await expectErrorPage(request, `/shoppingmall/categoryproduct/${id}`, 404, notFound);
  const { id } = await largestDepartment(request);
  for (const [query, field] of [
    ['page=0', 'page'],
    ['sort=6', 'sort'],
    ['moq=many', 'moq'],
    ['minPrice=-1', 'minPrice'],
  ])
    await expectErrorPage(request, `${categoryPath(id)}?${query}`, 400, new RegExp(`^${field}: must be`));
  await page.goto(`/shop${categoryPath(id)}?page=0`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('page: must be at least 1');
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
});

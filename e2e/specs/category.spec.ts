import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';
import { categoryPath, largestDepartment } from '../support/samples.ts';

const list = 'GET /api/shoppingmall/queryProductsByCategory';
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

import { expect, test } from '../fixtures/test.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';
import { readPage } from '../support/html.ts';
import { categoryPath, largestDepartment } from '../support/samples.ts';

test('every level of the tree says its name and how many products it has @desktop', async ({ request }) => {
  const department = await largestDepartment(request);
  const group = department.children[0];
  const leaf = group?.children[0];
  if (!group || !leaf) throw new Error('the largest department has no third level');
  for (const { id, name, productCount } of [department, group, leaf]) {
    const page = await readPage(request, categoryPath(id));
    expect(page.title).toContain(name);
    expect(page.headings(1)).toEqual([name]);
    expect(page.text).toContain(`${productCount} ${productCount === 1 ? 'product' : 'products'}`);
  }
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

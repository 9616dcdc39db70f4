import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';

test('the goods of a banner are narrowed, sorted and turned', async () => {
  const { address } = await openPage(
    '/banner/product?tag=load-shedding',
    {
      'GET /api/product/banner/categories': {
        title: 'When the power is off',
        categories: [{ id: 4, name: 'Lamps', productCount: 30 }],
      },
      'GET /api/product/banner/list': ({ categoryId, sort, page: number }) => ({
        ...pageOf(`${categoryId ? 'Lamp' : 'Kettle'} ${sort} ${number}`, 60),
        page: number,
      }),
    },
    { size: 'desk' },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'When the power is off' })).toBeVisible();
  const chip = page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: /^Lamps/ });
  await chip.click();
  await expect.element(chip).toHaveAttribute('aria-current', 'true');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Price low to high');
  await expect.element(page.getByText('Lamp 2 1 1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.element(page.getByText('Lamp 2 2 1', { exact: true })).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    tag: 'load-shedding',
    categoryId: '4',
    sort: '2',
    page: '2',
  });
});

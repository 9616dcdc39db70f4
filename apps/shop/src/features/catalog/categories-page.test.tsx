import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/open.tsx';

const children = 'GET /api/category/listSaleChildByParent';

test('all departments lead to their goods, and so do their groups', async () => {
  const departments = [
    { id: 1, name: 'Fashion', productCount: 9, children: [{ id: 11, name: 'Dresses', productCount: 9 }] },
    { id: 2, name: 'Kitchen', productCount: 9, children: [{ id: 21, name: 'Mugs', productCount: 9 }] },
  ];
  await openPage('/shoppingmall/categories', { [children]: { children: departments } });
  const kitchen = page.getByRole('region', { name: 'Kitchen' });
  for (const [name, id] of [
    ['Kitchen', 2],
    ['Mugs', 21],
  ]) {
    const href = `/shop/shoppingmall/categoryproduct/${id}`;
    await expect.element(kitchen.getByRole('link', { name: `${name}` })).toHaveAttribute('href', href);
  }
  await expect.element(kitchen.getByRole('link', { name: 'Dresses' })).not.toBeInTheDocument();
});

test('a shop that sells nothing yet says so', async () => {
  await openPage('/shoppingmall/categories', { [children]: { children: [] } });
  await expect.element(page.getByText('Nothing is on sale yet.')).toBeVisible();
});

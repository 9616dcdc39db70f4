import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { pageOf, productIdOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';

const supplier = { id: '800000000001', name: 'Yiwu Trading', nameZh: '义乌贸易', repurchase: 41.5, productCount: 60 };
const sort = page.getByRole('combobox', { name: 'Sort by' });
const words = { 1: 'Best', 2: 'Cheap', 3: 'Dear', 4: 'New', 5: 'Wanted' } as const;
const answers: Answers = {
  'GET /api/supplier/store': ({ sort: order, page: number }) => ({
    ...pageOf(`${words[order]} mug`, 60),
    page: number,
    supplier,
  }),
  'GET /api/supplier/productlist': ({ sort: order, page: number }) => ({
    ...pageOf(`${words[order]} ${number}`, 60),
    page: number,
    supplier: null,
  }),
  'GET /api/supplier/reviews': {},
  'POST /api/supplier/more': {},
  'GET /api/shoporder/productsupplier/list': {
    items: [{ ...supplier, goods: [{ id: productIdOf(1), title: 'Enamel mug', priceCents: 2_000 }] }],
    total: 1,
    pages: 1,
  },
};

test('a store is put into another order, the product one came from first', async () => {
  const path = `/supplier/store/${supplier.id}/${productIdOf(0)}`;
  const { address } = await openPage(path, answers);
  await expect.element(page.getByText('Best mug 1', { exact: true })).toBeVisible();
  await expect.element(page.getByText('The product you came from is first.')).toBeVisible();
  await expectAccessible('a store');
  for (const [label, word, code] of [
    ['Price low to high', 'Cheap', 2],
    ['Price high to low', 'Dear', 3],
  ] as const) {
    await sort.selectOptions(label);
    await expect.element(page.getByText(`${word} mug 1`, { exact: true })).toBeVisible();
    expect(address()).toBe(`${path}?sort=${code}`);
  }
});

test('the best of all suppliers are put into another order and turned, and lead to the top 100', async () => {
  const { address } = await openPage('/supplier/productlist', answers, { size: 'desk' });
  await expect.element(page.getByText('Best 1 1', { exact: true })).toBeVisible();
  await expectAccessible('the best of the best suppliers');
  await sort.selectOptions('Price low to high');
  await expect.element(page.getByText('Cheap 1 1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.element(page.getByText('Cheap 2 1', { exact: true })).toBeVisible();
  expect(address()).toBe('/supplier/productlist?page=2&sort=2');
  await page.getByRole('link', { name: 'See the top 100 suppliers' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Top 100 suppliers' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Number 1 Yiwu Trading' })).toBeVisible();
  await expectAccessible('the top 100');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';

const card = {
  stockType: 1,
  priceCents: 12_000,
  freeDelivery: false,
  title: 'Enamel mug',
  soldBy: 'Mug House',
} as const;
const china = { id: '600000000002', landedCents: 8_400, weeks: 7 };
const answers = {
  'GET /api/shoporder/product3s/categories': { title: 'Local stock', categories: [{ id: 4, name: 'Home' }] },
  'GET /api/localstock/list': {
    ...{ items: [{ ...card, id: '600000000001', china }], correctedTo: null, total: 1, page: 1, pages: 1 },
  },
  'GET /api/localstock/sellers': { items: [{ id: '8000000000001', name: 'Mug House', products: 3 }] },
  'GET /api/localstock/promise': ({ placeid = 0 }) => ({
    ...{ suburb: placeid === 9 ? 'Melville' : 'Johannesburg', day: '2026-11-19', days: 2, chosen: placeid === 9 },
  }),
  'GET /api/deliveryorder/searchPostcode': {
    items: [{ id: 9, suburb: 'Melville', city: 'Johannesburg', province: 'Gauteng' }],
    ...{ total: 1, page: 1, pages: 1 },
  },
} as const;

test('the day, the price from China and the filters are those of the address', async () => {
  const { shop, address } = await openPage('/localstock/index?minPrice=50.5&free=1', answers);
  await expect.element(page.getByText('Order now, have it Thursday 19 November in Johannesburg')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'or R 84.00 in 7 weeks from China' }))
    .toHaveAttribute('href', '/shop/product/600000000002.html');
  expect(shop.inputs('GET /api/localstock/list').at(-1)).toMatchObject({ minPriceCents: 5_050, free: 1, page: 1 });
  await expectAccessible('local stock');
  await page
    .getByRole('searchbox', { name: 'Search in local stock' })
    .or(page.getByRole('textbox', { name: 'Search in local stock' }))
    .fill('mug');
  await expect.element(page.getByText('Sold by Mug House')).toBeVisible();
  await page.getByLabelText('Delivered by').selectOptions('locker');
  await page.getByLabelText('Sold by').selectOptions('8000000000001');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect
    .poll(() => shop.inputs('GET /api/localstock/list').at(-1))
    .toMatchObject({ keyword: 'mug', delivery: 'locker', seller: '8000000000001', minPriceCents: 5_050, free: 1 });
  await page.getByRole('button', { name: 'Change the suburb' }).click();
  await page.getByRole('combobox', { name: 'Your suburb' }).fill('Melv');
  await page.getByRole('option', { name: /^Melville/ }).click();
  await expect.poll(address).toContain('place=9');
  await expect.element(page.getByText('Order now, have it Thursday 19 November in Melville')).toBeVisible();
});

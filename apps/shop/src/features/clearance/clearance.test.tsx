import type { ClearancePiece } from '@sgb/contract/clearance.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';
import type { Some } from '../../testing/sample.ts';

const kettle: Some<ClearancePiece> = {
  id: 4,
  title: 'Kettle',
  condition: 2,
  originalCents: 40_000,
  priceCents: 25_000,
  note: 'The box is open.',
  warehouse: 'guangzhou',
  state: 10,
};

const cardOf = { id: 4, originalCents: 40_000, priceCents: 25_000 };

test('a piece is kept while it is paid, and sold then', async () => {
  let state: 10 | 30 = 10;
  const answers: Answers = {
    'GET /api/shoporder/clearance/detail': () => ({ ...kettle, state }),
    'GET /api/shoporder/clearance/list': {},
    'POST /api/shoporder/clearance/reserve': {
      id: 4,
      priceCents: 25_000,
      totalCents: 25_000,
      balanceCents: 100_000,
      until: '2026-11-16T08:15:00.000Z',
    },
    'POST /api/shoporder/clearance/pay': () => {
      state = 30;
      return { id: 7, number: 'CO0000007', orderId: 8, totalCents: 25_000 };
    },
    'GET /api/checkout/detail': { id: 7, state: 20, totalCents: 25_000, orders: 1 },
    'GET /api/user/basicinfo': {},
  };
  const { close: leave } = await openPage('/clearance/detail/4', answers);
  await expect.element(page.getByRole('link', { name: 'Log in to buy it' })).toBeVisible();
  await expectAccessible('a piece');
  leave();
  const { shop, close } = await openPage('/clearance/detail/4', answers, { as: {} });
  await page.getByRole('button', { name: 'Buy for R\u00a0250.00' }).click();
  const sheet = page.getByRole('dialog', { name: 'Buy the only one' });
  await expect.element(sheet).toMatchTextContent('Kept for you until 16 Nov 2026, 10:15.');
  await expectAccessible('buying a piece');
  await sheet.getByRole('button', { name: 'Pay R\u00a0250.00' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Paid. Thank you!' })).toBeVisible();
  expect(shop.inputs('POST /api/shoporder/clearance/pay')).toEqual([{ id: 4, agreed: 25_000 }]);
  await expect.poll(() => shop.inputs('POST /api/funnel/track').map(({ eventtype }) => eventtype)).toContain(9);
  close();

  await openPage('/clearance/detail/4', answers, { as: {} });
  await expect.element(page.getByText('This piece is sold')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Buy for/ })).not.toBeInTheDocument();
});

test('filters narrow the pieces, and emptiness has a way out', async () => {
  const { address } = await openPage('/clearance/index', {
    'GET /api/shoporder/clearance/list': ({ condition, sort, maxPriceCents }) => {
      const items =
        maxPriceCents === 9_999 ? [] : [{ ...cardOf, condition: condition ?? 1, title: `Kettle ${condition} ${sort}` }];
      return { items, total: items.length, page: 1, pages: 1 };
    },
  });
  await expect.element(page.getByRole('link', { name: 'Kettle undefined 4', exact: true })).toBeVisible();
  await expectAccessible('clearance');
  await page.getByRole('combobox', { name: 'Condition' }).selectOptions('Opened');
  await expect.element(page.getByRole('link', { name: 'Kettle 2 4', exact: true })).toBeVisible();
  await expect.element(page.getByText('1 piece', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Price high to low');
  await expect.element(page.getByRole('link', { name: 'Kettle 2 3', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Price', exact: true }).selectOptions('Under R\u00a0100.00');
  await expect.element(page.getByText('No piece matches')).toBeVisible();
  await page.getByRole('link', { name: 'Show all pieces' }).click();
  await expect.element(page.getByRole('link', { name: 'Kettle undefined 4', exact: true })).toBeVisible();
  expect(address()).toBe('/clearance/index');
});

import type { Listing, Selling } from '@sgb/contract/listings.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';
import { figures } from './figures.fixture.ts';
import { profitHere } from './margin-helper.tsx';

const listing: Listing = {
  ...{ id: 4, number: 'SL00000004', skuId: '5000000030100', productId: '7000000000001', title: 'Enamel mug' },
  ...{ options: ['Blue'], picture: 'mug', state: 40, stateAt: '2026-11-14T08:00:00.000Z' },
  reason: 'The picture shows another mug',
  ...{ priceCents: 20_000, landedCents: 5_000, getCents: 17_200, quantity: 3, bought: 1, sold: 2 },
};
const selling: Selling = {
  ...{ skuId: listing.skuId, title: 'Enamel mug', options: ['Blue'], picture: 'mug', sellable: 7, landedCents: 5_000 },
  ...{ maxCents: 500_000, soldBy: 'Mug House', approval: true, pendingDays: 7, vatBasisPoints: 1_500, listing: null },
  terms: { feeBasisPoints: 800, pickCents: 1_200, freeFromCents: 100_000, courierCents: 6_000 },
};
const pages = { total: 1, page: 1, pages: 1 };
const answers = {
  'GET /api/stockup/index': figures,
  'GET /api/stockup/listings': { items: [listing], ...pages },
  'GET /api/stockup/sell': selling,
  'GET /api/stockup/plots': {
    age: [{ from: 0, to: 15, pieces: 9 }],
    weeks: [{ day: '2026-11-09', pieces: 2, cents: 34_400 }],
  },
  'GET /api/stockup/sales': {
    items: [
      {
        ...{ number: 'S00000012', skuId: listing.skuId, title: 'Enamel mug', options: ['Blue'], picture: 'mug' },
        ...{ quantity: 2, goodsCents: 40_000, refundedCents: 0, feeCents: 3_200, deliveryCents: 2_400 },
        ...{ amountCents: 34_400, state: 'pending' as const, soldAt: '2026-11-10T08:00:00.000Z' },
        ...{ readyAt: '2026-11-19T08:00:00.000Z', cameBack: 0 },
      },
    ],
    ...{ pendingCents: 34_400, paidCents: 51_600, ...pages },
  },
} as const;

test('a price is shown part by part, held against the rules, and sent', async () => {
  const { shop } = await openPage(
    '/stockUp/index?tab=shelves&view=sell',
    {
      ...answers,
      'POST /api/stockup/shelves/price': { ...listing, state: 10, quantity: 5 },
    },
    { as: {} },
  );
  await expect.element(page.getByText('The picture shows another mug')).toBeVisible();
  await expect.element(page.getByText('1 bought, not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Change Enamel mug' }).click();
  const price = page.getByRole('textbox', { name: /^Price of a piece/ });
  await price.fill('9000');
  await page.getByRole('button', { name: 'Put up for sale' }).click();
  await expect.element(page.getByText('R 5,000.00 a piece at most.')).toBeVisible();
  await price.fill('200');
  await expect.element(page.getByText('− R 16.00')).toBeVisible();
  await expect.element(page.getByText('− R 12.00')).toBeVisible();
  await expect.element(page.getByText('R 172.00', { exact: true })).toBeVisible();
  await expect.element(page.getByText('R 122.00', { exact: true })).toBeVisible();
  await expectAccessible('selling');
  await page.getByRole('spinbutton', { name: 'Pieces for sale' }).fill('5');
  await page.getByRole('button', { name: 'Put up for sale' }).click();
  await expect
    .poll(() => shop.inputs('POST /api/stockup/shelves/price').at(-1))
    .toEqual({ skuid: listing.skuId, priceCents: 20_000, quantity: 5 });
  await expect.element(page.getByText('We look at it first, and tell you.')).toBeVisible();
});

test('sales say what they earned and when, with plots of age and sales', async () => {
  await openPage('/stockUp/index?tab=shelves&view=sales', answers, { as: {} });
  await expect.element(page.getByText('Signed for, cooling off')).toBeVisible();
  await expect.element(page.getByText('on 19 November 2026')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /^Pieces sold week by week: 2 in all/ })).toBeVisible();
  await expect.element(page.getByRole('img', { name: /0–14 days: 9/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/shop/withdrawal/index');
  await expectAccessible('sales');
});

test('the margin of what our shop sells is after our part and packing', () => {
  expect(profitHere(20_000, 5_000, figures.selling)).toEqual({ cents: 12_200, percent: 61 });
});

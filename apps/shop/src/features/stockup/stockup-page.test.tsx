import type { BatchDetail, BatchLine } from '@sgb/contract/stock-purchase.ts';
import type { ShelfCard } from '@sgb/contract/stock-up.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';
import { figures } from './figures.fixture.ts';
import { profitOf } from './margin-helper.tsx';

const line: BatchLine = {
  skuId: '5000000030100',
  productId: '610000000001',
  title: 'Enamel mug',
  options: ['Blue'],
  picture: 'mug',
  unit: 10,
  special: 0,
  quantity: 50,
  minOrder: 2,
  batch: 1,
  unitCents: 5_200,
  otherCents: 600,
  seaCents: 300,
  landedCents: 6_100,
  nextBreak: { from: 100, unitCents: 4_900 },
  fault: '',
  orderId: 0,
  orderStatus: 0,
  failed: false,
  backCents: 0,
  counted: 0,
  damaged: 0,
  missing: 0,
  caseId: 0,
};

const draft: BatchDetail = {
  id: 7,
  number: 'SB00000007',
  state: 10,
  createdAt: '2026-11-14T08:00:00.000Z',
  stateAt: '2026-11-14T08:00:00.000Z',
  pictures: ['mug'],
  pieces: 50,
  goodsCents: 260_000,
  totalCents: 290_000,
  arrived: 0,
  expected: 0,
  trouble: '',
  lines: [line],
  feeCents: 26_000,
  chinaCents: 4_000,
  seaCents: 15_000,
  seaIsEstimate: true,
  minimumCents: 200_000,
  balanceCents: 500_000,
  importer: 'Nomsa Dube, Home',
  parcelId: 0,
  parcelNumber: '',
  parcelStatus: 0,
  maySend: false,
  mayCancel: true,
};

const shelf: ShelfCard = {
  id: 1,
  skuId: line.skuId,
  productId: line.productId,
  title: 'Enamel mug',
  options: ['Blue'],
  picture: 'mug',
  unit: 10,
  special: 0,
  weightGrams: 300,
  cubicCentimetres: 800,
  landedCents: 6_100,
  place: 'J2-04-1',
  photos: [],
  piles: {
    arriving: 0,
    sellable: 27,
    listed: 0,
    reserved: 0,
    damaged: 1,
    returned: 0,
    sent: 2,
    sold: 0,
    fetched: 0,
    lost: 2,
    cleared: 0,
  },
  sentHere: 32,
  counted: 30,
  since: '2026-10-14T08:00:00.000Z',
  days: 31,
  storageCents: 0,
  costsFrom: '2026-11-13T08:00:00.000Z',
};

test('whoever is no seller yet becomes one by a tap, or is told what lacks', async () => {
  const { shop } = await openPage(
    '/stockUp/index',
    {
      'GET /api/stockup/index': { ...figures, seller: false },
      'POST /api/stockup/join': figures,
    },
    { as: {} },
  );
  await page.getByRole('button', { name: 'Become a stock-up seller' }).click();
  await expect.poll(() => shop.inputs('POST /api/stockup/join')).toHaveLength(1);
});

test('a draft shows what a piece costs landed, what is left of a selling price, and is paid at what was seen', async () => {
  const { shop } = await openPage(
    '/stockUp/index?batch=7',
    {
      'GET /api/stockup/index': figures,
      'GET /api/stockup/purchase/detail': draft,
      'POST /api/stockup/purchase/pay': { id: 7, number: 'SB00000007', state: 20, totalCents: 290_000 },
    },
    { as: {} },
  );
  const row = page.getByRole('article', { name: 'Enamel mug, Blue' });
  await expect.element(row.getByText('R 61.00')).toBeVisible();
  await row.getByText('What do I earn?').click();
  await row.getByLabelText('My selling price').fill('100');
  await expect.element(row.getByText('Profit R 39.00')).toBeVisible();
  await expectAccessible('a draft');
  await page.getByRole('button', { name: 'Pay R 2,900.00' }).click();
  await expect.poll(() => shop.inputs('POST /api/stockup/purchase/pay')).toEqual([{ id: 7, agreed: 290_000 }]);
});

test('batches are narrowed down by their state', async () => {
  const { id, number, state, createdAt, stateAt, pictures, pieces, goodsCents, totalCents, arrived, expected } = draft;
  const times = { createdAt, stateAt, pictures, pieces, arrived, expected, trouble: '', lines: 1 };
  const batches = [
    { ...times, id, number, state, goodsCents, totalCents },
    { ...times, id: 8, number: 'SB00000008', state: 90 as const, goodsCents: 0, totalCents: 0 },
  ];
  await openPage(
    '/stockUp/index',
    {
      'GET /api/stockup/index': figures,
      'GET /api/stockup/purchase': ({ state }) => ({
        ...{ items: Number(state) === 0 ? batches : [], total: Number(state) === 0 ? 2 : 0, page: 1, pages: 1 },
      }),
    },
    { as: {} },
  );
  await expect.element(page.getByText('Thrown away before it was paid')).toBeVisible();
  await page.getByRole('link', { name: 'At sea' }).click();
  await expect.element(page.getByText('No batch is at ‘At sea’')).toBeVisible();
  await page.getByRole('link', { name: 'Show all batches' }).click();
  await expect.element(page.getByRole('article', { name: 'Batch SB00000008' })).toBeVisible();
});

test('a draft that is too much for one shipment says so, and cannot be paid', async () => {
  const trouble = 'One sea shipment takes goods for R 50,000.00 at most.';
  await openPage(
    '/stockUp/index?batch=7',
    { 'GET /api/stockup/index': figures, 'GET /api/stockup/purchase/detail': { ...draft, trouble } },
    { as: {} },
  );
  await expect.element(page.getByText(trouble)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pay R 2,900.00' })).toBeDisabled();
});

test('a shelf says how many lie where, and pieces of all pages are fetched at the price that is shown', async () => {
  const damaged = { ...shelf, id: 2, skuId: '5000000030102', piles: { ...shelf.piles, sellable: 0 } };
  const other = {
    ...shelf,
    id: 3,
    skuId: '5000000030103',
    title: 'Enamel plate',
    piles: { ...shelf.piles, sellable: 1 },
  };
  const { shop } = await openPage(
    '/stockUp/index?tab=shelves',
    {
      'GET /api/stockup/index': figures,
      'GET /api/stockup/shelves': ({ page: number }) => ({
        ...{ items: number === 2 ? [other] : [shelf, damaged], total: 3, page: number ?? 1, pages: 2 },
      }),
      'POST /api/stockup/shelves/withdraw': { number: 'SF00000001', pieces: 28, cents: 500 },
    },
    { as: {} },
  );
  await expect.element(page.getByText('27 sellable')).toBeVisible();
  await expect.element(page.getByText('2 missing').first()).toBeVisible();
  await expectAccessible('shelves');
  await page.getByRole('button', { name: 'Fetch goods' }).click();
  await page.getByRole('button', { name: 'All of it' }).click();
  await page.getByRole('button', { name: 'Fetch for R 5.00' }).click();
  await expect
    .poll(() => shop.inputs('POST /api/stockup/shelves/withdraw'))
    .toMatchObject([
      {
        agreed: 500,
        lines: [
          { skuid: line.skuId, quantity: 27 },
          { skuid: other.skuId, quantity: 1 },
        ],
      },
    ]);
});

test.each([
  [10_000, 6_100, { cents: 3_900, percent: 39 }],
  [5_000, 6_100, { cents: -1_100, percent: -22 }],
  [0, 6_100, { cents: -6_100, percent: 0 }],
])('a selling price of %s with %s landed leaves %o', (price, landed, left) => {
  expect(profitOf(price, landed)).toEqual(left);
});

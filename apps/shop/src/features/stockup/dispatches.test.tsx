import type { Dispatch, Failure } from '@sgb/contract/dispatch-views.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';
import { figures } from './figures.fixture.ts';

const index = { 'GET /api/stockup/index': figures };
const paging = { total: 1, page: 1, pages: 1 };
const mug = { skuId: '5000000030100', title: 'Enamel mug', options: ['Blue'], picture: 'mug', quantity: 2 };
const receiver = { id: 4, name: 'Ayesha Patel', mobile: '0825550119', address: '140 Ridge Road, Overport, Durban' };

const dispatch: Dispatch = {
  ...{ id: 9, number: 'SD00000009', state: 112, receiver, way: 'door', lines: [mug] },
  ...{ stateAt: '2026-11-14T08:00:00.000Z', createdAt: '2026-11-14T08:00:00.000Z' },
  price: { pickCents: 1_200, deliveryCents: 6_900, totalCents: 8_100, size: 'XS', parcels: 1 },
  ...{ paidCents: 8_100, backCents: 0, reference: 'Insta 1041', waits: null, waitsUntil: null, remark: '' },
  ...{ carrier: '', waybill: '', mayCancel: true },
  track: [{ at: '2026-11-14T08:00:00.000Z', text: 'Ordered and paid' }],
};

const counts = { all: 1, processing: 1, shipped: 0, review: 0, failed: 0 };

test('what was sent is listed by its state, its papers can be had, and it is called off', async () => {
  const { shop } = await openPage(
    '/stockUp/index?tab=ship',
    {
      ...index,
      'GET /api/stockup/ship': { items: [dispatch], ...paging, counts },
      'POST /api/stockup/ship/cancel': { ...dispatch, state: 119 },
    },
    { as: {} },
  );
  await expect.element(page.getByRole('article', { name: /SD00000009/ })).toBeVisible();
  await expect.element(page.getByText('Insta 1041')).toBeVisible();
  await expectAccessible('what was sent');
  await page.getByRole('button', { name: 'Call off' }).click();
  await expect.poll(() => shop.inputs('POST /api/stockup/ship/cancel')).toEqual([{ id: 9 }]);
});

test('name and logo of the packing slips are changed, and a short name is refused before it is sent', async () => {
  const kept = { name: 'stocker', logo: '', logoAddress: '' };
  const { shop } = await openPage(
    '/stockUp/index?tab=ship',
    {
      ...index,
      'GET /api/stockup/ship': { items: [], total: 0, page: 1, pages: 0, counts: { ...counts, all: 0, processing: 0 } },
      'GET /api/stockup/ship/brand': kept,
      'POST /api/stockup/ship/brand': { ...kept, name: 'Melville Mugs' },
    },
    { as: {} },
  );
  await expect.element(page.getByText('Nothing was sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Name and logo' }).click();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('M');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Use 2 to 60 characters.')).toBeVisible();
  await name.fill('Melville Mugs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => shop.inputs('POST /api/stockup/ship/brand')).toEqual([{ name: 'Melville Mugs', logo: '' }]);
});

test('what waits for money says how much lacks, and what can be paid goes on', async () => {
  const waiting = { ...dispatch, state: 110, waits: 'balance', waitsUntil: '2026-11-17T08:00:00.000Z' } as const;
  const cheap = { ...waiting, id: 10, number: 'SD00000010', price: { ...dispatch.price, totalCents: 2_000 } };
  const { shop } = await openPage(
    '/stockUp/index?tab=pending',
    {
      ...index,
      'GET /api/stockup/pending': { items: [waiting, cheap], ...paging, total: 2, balanceCents: 3_000 },
      'POST /api/stockup/pending/settle': { ...cheap, state: 112, waits: null, waitsUntil: null },
    },
    { as: {} },
  );
  await expect.element(page.getByRole('link', { name: 'Recharge R 51.00' })).toBeVisible();
  await expectAccessible('what waits');
  await page.getByRole('button', { name: 'Pay R 20.00' }).click();
  await expect.poll(() => shop.inputs('POST /api/stockup/pending/settle')).toEqual([{ id: 10 }]);
});

test('what failed says why, what came back, and what can be done', async () => {
  const failure: Failure = {
    ...{ kind: 'dispatch', id: 9, reason: 'cameBack', number: 'SD00000009', at: '2026-11-14T08:00:00.000Z' },
    ...{ lines: [mug], text: 'Nobody collected it', backCents: 8_100, back: [], shelved: 2, damaged: 1 },
    ...{ step: 'sendAgain', receiver, productId: null },
  };
  const { shop } = await openPage(
    '/stockUp/index?tab=fail',
    {
      ...index,
      'GET /api/stockup/fail': { items: [failure], ...paging },
      'POST /api/stockup/fail/handle': { dispatch },
    },
    { as: {} },
  );
  await expect.element(page.getByText('R 81.00 came back to your balance')).toBeVisible();
  await expect.element(page.getByText('1 on your shelf again, 1 damaged')).toBeVisible();
  await expectAccessible('what failed');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect.poll(() => shop.inputs('POST /api/stockup/fail/handle')).toMatchObject([{ kind: 'dispatch', id: 9 }]);
});

import type { Product } from '@sgb/contract/catalog.ts';
import type { TeamCard } from '@sgb/contract/teams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { type Answers, Refusal } from '../../../testing/fake-shop.ts';
import { productIdOf } from '../../../testing/goods.ts';
import { openPage } from '../../../testing/open.tsx';
import type { Some } from '../../../testing/sample.ts';

const id = productIdOf(50);
const mug: Some<Product> = {
  id,
  title: 'Enamel mug',
  unit: 10,
  minOrder: 2,
  batch: 1,
  priceCents: 11_200,
  quoteType: 0,
  stockType: 0,
  onShelf: true,
  priceBreaks: [
    { from: 2, priceCents: 11_200 },
    { from: 50, priceCents: 8_500 },
  ],
  choices: [{ name: 'Colour', values: ['White', 'Blue'] }],
  skus: [
    { id: '5000000000001', options: ['White'], priceCents: 11_200, stock: 999 },
    { id: '5000000000002', options: ['Blue'], priceCents: 11_200, stock: 999 },
  ],
};

const at = '2026-11-15T08:00:00.000Z';
const team: Some<TeamCard> = {
  id: 7,
  state: 10,
  productId: id,
  title: 'Enamel mug',
  unit: 10,
  threshold: 50,
  unitCents: 8_500,
  aloneCents: 11_200,
  pieces: 48,
  missing: 2,
  room: 102,
  people: 9,
  faces: ['TN', 'BS', 'C'],
  endsAt: '2026-11-15T20:00:00.000Z',
  mine: null,
};
const breakdown = {
  goodsCents: 17_000,
  chinaFreightCents: 450,
  serviceFeeCents: 1_700,
  totalCents: 19_150,
  lines: [{ quantity: 2, unitCents: 8_500 }],
};
const seen = { breakdown, aloneCents: 22_400, balanceCents: 50_000, missingCents: 0, hours: 72 } as const;

const shopWith = (answers: Answers): Answers => ({
  'GET /api/product/detail': mug,
  'GET /api/product/landedcost': { quantity: 1 },
  'GET /api/product/similar': { items: [] },
  'GET /api/question/product': {},
  'GET /api/product/cards': {},
  'GET /api/user/collectionids': {},
  'GET /api/team/list': { items: [team], at },
  ...answers,
});
const card = page.getByRole('region', { name: 'Buy together' });

test('a guest sees what it costs together and who is on it, and logs in to join', async () => {
  await openPage(`/product/${id}.html`, shopWith({ 'GET /api/team/detail': { ...team, at, similar: [] } }));
  await expect.element(card).toMatchTextContent('Together R 85.00 from 50 pieces, alone R 112.00');
  await card.element().scrollIntoView();
  const row = card.getByRole('listitem');
  await expect.element(row).toMatchTextContent('2 pieces missing');
  await expect.element(row.getByRole('img', { name: '9 people' })).toBeVisible();
  await row.getByRole('button', { name: 'Join' }).click();
  const sheet = page.getByRole('dialog', { name: 'Buying together' });
  await expect
    .element(sheet.getByRole('link', { name: 'Log in to buy together' }))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('?team=7')));
  await expect
    .element(sheet.getByRole('link', { name: /WhatsApp/ }))
    .toHaveAttribute('href', expect.stringContaining('team%3D7'));
  await expectAccessible('a team');
});

test('joining shows every line first, sends what was agreed to, and can be undone until the team is reached', async () => {
  const mine = { state: 10, skuId: '5000000000002', options: ['Blue'], quantity: 2, totalCents: 19_150, orderId: 0 };
  let joined = false;
  const { shop } = await openPage(
    `/product/${id}.html?team=7`,
    shopWith({
      'GET /api/team/detail': () => ({
        ...team,
        at,
        similar: [],
        mine: joined ? { ...mine, state: 10 as const } : null,
      }),
      'GET /api/team/preview': seen,
      'POST /api/team/join': () => {
        joined = true;
        return { id: 7, state: 10, missing: 0, totalCents: 19_150 };
      },
      'POST /api/team/leave': () => {
        joined = false;
        return { id: 7, backCents: 19_150 };
      },
    }),
    { as: {} },
  );
  const sheet = page.getByRole('dialog', { name: 'Buying together' });
  await sheet.getByRole('combobox', { name: 'Your choice' }).selectOptions('Blue');
  await expect.element(sheet.getByText('Freight inside China')).toBeVisible();
  await expect.element(sheet.getByText('You save R 54.00 on the goods.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Join and pay R 191.50' }).click();
  await expect.element(sheet.getByText('You are in', { exact: true })).toBeVisible();
  expect(shop.inputs('POST /api/team/join')).toMatchObject([
    { id: 7, skuid: '5000000000002', quantity: 2, scoin: 0, agreed: 19_150 },
  ]);
  await sheet.getByRole('button', { name: 'Leave the team' }).click();
  expect(shop.inputs('POST /api/team/leave')).toEqual([]);
  await sheet.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(sheet.getByRole('button', { name: /Join and pay/ })).toBeVisible();
  expect(shop.inputs('POST /api/team/leave')).toEqual([{ id: 7 }]);
});

test('a team that is full is told with similar ones, and a balance that is too low with the way to recharge', async () => {
  const { close } = await openPage(
    `/product/${id}.html?team=7`,
    shopWith({
      'GET /api/team/detail': { ...team, state: 20, room: 0, missing: 0, at, similar: [{ ...team, id: 8 }] },
    }),
    { as: {} },
  );
  const similar = page.getByRole('region', { name: 'Similar teams' });
  await expect
    .element(similar.getByRole('link', { name: 'Look' }))
    .toHaveAttribute('href', expect.stringContaining('team=8'));
  await expect.element(page.getByRole('button', { name: /Join/ })).not.toBeInTheDocument();
  close();

  const { shop } = await openPage(
    `/product/${id}.html`,
    shopWith({
      'GET /api/team/preview': ({ quantity }) =>
        quantity === 2 ? { ...seen, missingCents: 4_050 } : new Refusal('wrongQuantity'),
    }),
    { as: {} },
  );
  await card.getByRole('button', { name: 'Start a team' }).click();
  const sheet = page.getByRole('dialog', { name: 'Start a team' });
  await expect
    .element(sheet.getByRole('link', { name: 'Recharge' }))
    .toHaveAttribute('href', expect.stringContaining('amount=41'));
  await sheet.getByRole('button', { name: 'More: Pieces for you' }).click();
  await expect.element(sheet.getByRole('alert').or(sheet.getByRole('status')).first()).toBeVisible();
  expect(shop.inputs('GET /api/team/preview').at(-1)).toMatchObject({ threshold: 50, quantity: 3 });
});

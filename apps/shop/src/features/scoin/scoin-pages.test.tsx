import { couponTypes } from '@sgb/contract/coupon-types.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const days = ['10', '11', '12', '13', '14', '15', '16'].map((day) => ({ day: `2026-11-${day}` }));
const offers = [
  { id: 1, coins: 1_000, couponname: 'Shopping coupon', amountCents: 1_000, type: couponTypes.purchase, lifeDays: 30 },
  { id: 2, coins: 9_000, couponname: 'Freight coupon', amountCents: 9_000, type: couponTypes.purchase, lifeDays: 30 },
];

/** An account of 1,200 S Coin that has not checked in today. */
function account(): Answers {
  const movements = [{ id: 1, title: 'Survey', change: 100, balance: 1_200 }];
  const add = (title: string, change: number) =>
    movements.unshift({ id: movements.length + 1, title, change, balance: (movements[0]?.balance ?? 0) + change });
  let done = false;
  const coins = () => movements[0]?.balance ?? 0;
  return {
    'GET /api/scoin/index': () => ({
      scoin: coins(),
      coinsForOneRand: 100,
      checkIn: { coins: 2, today: '2026-11-16', days, done },
    }),
    'GET /api/scoin/list': ({ sign }) => ({
      items: movements.filter(({ change }) => sign === 0 || Math.sign(change) === sign),
      total: movements.length,
      page: 1,
      pages: 1,
    }),
    'POST /api/scoin/checkin': () => {
      done = true;
      add('Daily check-in', 2);
      return { coins: 2, scoin: coins() };
    },
    'GET /api/cart/exchange': () => ({ scoin: coins(), offers }),
    'POST /api/cart/exchange': ({ id }) => {
      add('Exchanged for a coupon', -(offers.find((offer) => offer.id === id)?.coins ?? 0));
      return { scoin: coins() };
    },
  };
}

test('S Coin: check in once, exchange for a coupon, see both in the statement', async () => {
  const { shop } = await openPage('/scoin/index', account(), { as: {} });
  await expect.element(page.getByText('1,200').first()).toBeVisible();
  await expectAccessible('S Coin');
  await page.getByRole('button', { name: 'Check in for 2 S Coin' }).click();
  await expect.element(page.getByRole('button', { name: 'Checked in today' })).toBeDisabled();

  await page.getByRole('link', { name: 'Exchange for coupons' }).click();
  await expect.element(page.getByText('more needed')).toHaveLength(1);
  await expectAccessible('exchange');
  await page.getByRole('button', { name: 'Exchange 1,000 S Coin' }).click();
  const sheet = page.getByRole('dialog', { name: 'Get a R\u00a010.00 coupon?' });
  await sheet.getByRole('button', { name: 'Exchange 1,000 S Coin' }).click();
  await expect.element(page.getByText('The coupon is yours.')).toBeVisible();
  expect(shop.inputs('POST /api/cart/exchange')).toMatchObject([{ id: 1 }]);
});

test('the statement shows what came in and what went out', async () => {
  const { address } = await openPage(
    '/scoin/detail',
    {
      'GET /api/scoin/list': ({ sign }) => {
        const out = { id: 2, title: 'Exchanged for a coupon', change: -1_000, balance: 202 };
        const earned = { id: 1, title: 'Daily check-in', change: 2, balance: 1_202 };
        return { items: sign === 1 ? [earned] : [out, earned], page: 1, pages: 1 };
      },
    },
    { as: {} },
  );
  const lines = page.getByRole('main').getByRole('listitem');
  await expect.element(lines.nth(0)).toMatchTextContent('−1,000');
  await expect.element(lines.nth(1)).toMatchTextContent('+2');
  await page.getByRole('link', { name: 'Earned' }).click();
  await expect.element(lines.nth(0)).toMatchTextContent('Daily check-in');
  await expect.poll(() => address()).toMatch(/^\/scoin\/detail\?/);
});

test('how S Coin work is for everybody', async () => {
  await openPage('/scoin/description', {
    'GET /api/scoin/description': {
      terms: { signUp: 100, perRand: 1, coinsForOneRand: 100, lifeMonths: 12 },
      exchange: offers,
    },
  });
  await expect.element(page.getByText('Opening an account')).toBeVisible();
  await expectAccessible('how S Coin work');
});

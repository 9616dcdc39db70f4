import { couponStatuses, couponTypes } from '@sgb/contract/coupon-types.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';

const late = {
  couponrecordid: 1,
  name: 'Sorry for the late parcel',
  type: couponTypes.transportation,
  amountCents: 5_000,
  expiring: true,
};
const welcome = { couponrecordid: 2, name: 'Welcome coupon', type: couponTypes.purchase, amountCents: 2_000 };

test('coupons by status, and what happened to one of them', async () => {
  const { address } = await openPage(
    '/coupon/index',
    {
      'POST /api/user/coupon': ({ status }) => {
        const [coupon] = { 1: [late], 2: [{ ...late, couponrecordid: 3 }], 3: [welcome], 4: [] }[status];
        const items = coupon ? [{ ...coupon, status }] : [];
        return { items, total: 1, page: 1, pages: 1, counts: { unused: 1, locked: 1, used: 1, expired: 0 } };
      },
      'GET /api/user/coupon/usedetail': ({ couponrecordid }) => ({
        ...welcome,
        couponrecordid,
        status: couponStatuses.used,
        history: [
          { move: 'granted', ref: 'Welcome gift' },
          { move: 'used', ref: 'CO2026100400016', discountCents: 2_000 },
        ],
      }),
    },
    { as: {} },
  );
  const tickets = page.getByRole('article');
  await expect.element(tickets.filter({ hasText: 'Sorry for the late parcel' })).toMatchTextContent('R 50.00');
  await expect.element(page.getByText('Ends soon').first()).toBeVisible();
  // A freight coupon is of no use in the cart: it says when it can be used, and leads there.
  await expect.element(tickets).toMatchTextContent('when you ship goods from our China warehouse');
  await expect
    .element(page.getByRole('link', { name: 'Use Sorry for the late parcel' }))
    .toHaveAttribute('href', '/shop/deliveryorder/combine');
  await expectAccessible('coupons');

  await page.getByRole('link', { name: /^Used/ }).click();
  await page.getByRole('button', { name: 'Details of Welcome coupon' }).click();
  const sheet = page.getByRole('dialog', { name: 'Welcome coupon' });
  await expect.element(sheet.getByRole('listitem').nth(0)).toMatchTextContent(/Used.*saved R 20\.00/);
  await expect.element(sheet.getByRole('listitem').nth(1)).toMatchTextContent(/Received.*Welcome gift/);
  await expect.element(sheet.getByRole('listitem')).toHaveLength(2);
  await expectAccessible('coupon detail');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('link', { name: /^Set aside/ }).click();
  await expect.element(tickets).toHaveLength(1);
  expect(address()).toBe('/coupon/index?status=locked');
});

test('a status without coupons says so and leads to those of today', async () => {
  await openPage('/coupon/index?status=expired', { 'POST /api/user/coupon': { page: 1, pages: 1 } }, { as: {} });
  await expect.element(page.getByText('Nothing has expired')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See today’s coupons' }))
    .toHaveAttribute('href', '/shop/activity/snatchcoupon/index');
});

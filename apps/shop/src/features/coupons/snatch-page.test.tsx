import type { Snatch } from '@sgb/contract/coupons.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const path = '/activity/snatchcoupon/index';
const coupons = ['Shopping treat', 'Freight treat', 'Small treat'].map((name, place) => ({
  id: place + 1,
  name,
  amountCents: 1_000,
  stock: 20,
  left: 10,
  lifeDays: 7,
}));
const open = { opensAt: '2026-11-16T08:00:00.000Z', closesAt: '2026-11-17T08:00:00.000Z', open: true, coupons };
const later = { ...open, opensAt: '2026-11-16T12:00:00.000Z', open: false };
const latest = { ...later, opensAt: '2026-11-16T17:00:00.000Z' };
const now = '2026-11-16T08:01:00.000Z';

test('one of today’s coupons is got, and no second one', async () => {
  let mine: Snatch['mine'] = null;
  let gone = true;
  const { shop, address } = await openPage(
    path,
    {
      'GET /api/activity/snatchcoupon/index': () => ({ now, rounds: [open], mine }),
      'POST /api/activity/snatchcoupon': ({ id }) => {
        if (gone) return new Refusal('snatchGone');
        mine = { id, couponrecordid: 1 };
        return { couponrecordid: 1 };
      },
      'POST /api/user/coupon': { page: 1, pages: 1 },
    },
    { as: {} },
  );
  const tickets = page.getByRole('article');
  const take = (place: number) => tickets.nth(place).getByRole('button', { name: /^Get it/ });
  await expect.element(tickets).toHaveLength(3);
  await take(0).click();
  await expect.element(page.getByText('All of these are gone. Please try another.')).toBeVisible();
  await expectAccessible('a coupon that is gone');
  gone = false;
  // The one that was refused has just been asked for; another one is a click of its own.
  await take(1).click();
  await expect.element(page.getByText('Freight treat is yours. You find it in your coupons.')).toBeVisible();
  await expect.element(tickets.nth(1)).toMatchTextContent('Yours');
  await expect.element(tickets.first()).toMatchTextContent('You have your coupon for today');
  await expect.element(page.getByRole('button', { name: /^Get it/ })).not.toBeInTheDocument();
  expect(shop.inputs('POST /api/activity/snatchcoupon')).toEqual([{ id: 1 }, { id: 2 }]);
  await tickets.nth(1).getByRole('link', { name: 'See my coupons' }).click();
  await expect.poll(() => address()).toBe('/coupon/index');
});

test('the time until the next coupons counts down', async () => {
  await openPage(
    path,
    { 'GET /api/activity/snatchcoupon/index': { now, nextOpensAt: later.opensAt, rounds: [open, later, latest] } },
    { size: 'desk' },
  );
  const timer = page.getByRole('timer');
  await expect.element(timer).toMatchTextContent(/^0[34]:\d\d:\d\d$/);
  const before = timer.element().textContent ?? '';
  await expect.element(timer).not.toHaveTextContent(before);
  await expect.element(page.getByRole('article')).toHaveLength(9);
  await expect.element(page.getByText('From 14:00 on').first()).toBeVisible();
  await expectAccessible('today’s coupons');
});

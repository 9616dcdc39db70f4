import { dayMs } from '@sgb/contract/time.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

test('coupons by status, and what happened to one of them @phone', async ({ page, visit, logIn }) => {
  await logIn('shopper');
  await visit('/coupon/index');
  const tickets = page.getByRole('main').getByRole('article');
  await expect(tickets.filter({ hasText: 'Sorry for the late parcel' })).toContainText('R 50.00');
  await expect(page.getByText('Ends soon').first()).toBeVisible();
  await expectAccessible(page, 'coupons');

  await page.getByRole('link', { name: /^Used/ }).click();
  await page.getByRole('button', { name: 'Details of Welcome coupon' }).click();
  const sheet = page.getByRole('dialog', { name: 'Welcome coupon' });
  await expect(sheet.getByRole('listitem')).toHaveText([/Used.*saved R 20\.00/, /Received.*Welcome gift/]);
  await expectAccessible(page, 'coupon detail', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Set aside/ }).click();
  await expect(tickets).toHaveCount(1);
});

test('S Coin: check in once, exchange for a coupon, see both in the statement @phone', async ({
  page,
  visit,
  logIn,
}) => {
  await logIn('shopper');
  await visit('/scoin/index');
  await expectAccessible(page, 'S Coin');
  await page.getByRole('button', { name: 'Check in for 2 S Coin' }).click();
  await expect(page.getByRole('button', { name: 'Checked in today' })).toBeDisabled();

  await page.getByRole('link', { name: 'Exchange for coupons' }).click();
  await expect(page.getByText('more needed')).toHaveCount(1);
  await expectAccessible(page, 'exchange', 'main');
  await page.getByRole('button', { name: 'Exchange 1,000 S Coin' }).click();
  const sheet = page.getByRole('dialog', { name: 'Get a R 10.00 coupon?' });
  await sheet.getByRole('button', { name: 'Exchange 1,000 S Coin' }).click();
  await expect(page.getByText('The coupon is yours.')).toBeVisible();

  await visit('/scoin/detail');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.nth(0)).toContainText('−1,000');
  await expect(lines.nth(1)).toContainText('+2');
  await page.getByRole('link', { name: 'Earned' }).click();
  await expect(lines.nth(0)).toContainText('Daily check-in');
});

test('the page of today’s coupons counts down; how S Coin work is for everybody @desktop', async ({ page, visit }) => {
  await visit('/activity/snatchcoupon/index');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^\d\d:\d\d:\d\d$/);
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  await expect(page.getByRole('article')).toHaveCount(9);
  await expectAccessible(page, 'today’s coupons');
  await visit('/scoin/description');
  await expect(page.getByText('Opening an account')).toBeVisible();
  await expectAccessible(page, 'how S Coin work');
});

test('one of today’s coupons is got, and no second one @phone', async ({ page, visit, logIn }) => {
  await logIn('vip');
  await visit('/coupon/index');
  // Which round is open depends on the hour; here the first one always is, until tomorrow.
  let got = false;
  await page.route('**/api/activity/snatchcoupon/index*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const [first] = data.rounds;
    const now = Date.parse(data.now);
    Object.assign(first, {
      opensAt: new Date(now - 60_000).toISOString(),
      closesAt: new Date(now + dayMs).toISOString(),
      open: true,
    });
    const mine = got ? { id: first.coupons[1].id, couponrecordid: 1 } : null;
    await route.fulfill({ response, json: { ...rest, data: { ...data, rounds: [first], mine } } });
  });
  let gone = true;
  await page.route('**/api/activity/snatchcoupon?*', async (route) => {
    const json = gone
      ? { status: 3000124, message: 'All of these are gone. Please try another.', data: null }
      : { status: 0, message: 'success', data: {} };
    got = !gone;
    await route.fulfill({ json });
  });
  await page.getByRole('link', { name: 'Today’s coupons' }).first().click();
  const tickets = page.getByRole('article');
  await expect(tickets).toHaveCount(3);
  const take = tickets.first().getByRole('button', { name: /^Get it/ });
  await take.click();
  await expect(page.getByText('All of these are gone. Please try another.')).toBeVisible();
  await expectAccessible(page, 'a coupon that is gone');
  gone = false;
  // The one that was refused has just been asked for; another one is a click of its own.
  await tickets
    .nth(1)
    .getByRole('button', { name: /^Get it/ })
    .click();
  await expect(page.getByText(/ is yours\. You find it in your coupons\./)).toBeVisible();
  await expect(tickets.nth(1)).toContainText('Yours');
  await expect(tickets.first()).toContainText('You have your coupon for today');
  await expect(page.getByRole('button', { name: /^Get it/ })).toHaveCount(0);
  await tickets.nth(1).getByRole('link', { name: 'See my coupons' }).click();
  await expect(page).toHaveURL(/\/shop\/coupon\/index$/);
});

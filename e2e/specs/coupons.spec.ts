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
  await expect(page.getByRole('article')).toHaveCount(6);
  await expectAccessible(page, 'today’s coupons');
  await visit('/scoin/description');
  await expect(page.getByText('Opening an account')).toBeVisible();
  await expectAccessible(page, 'how S Coin work');
});

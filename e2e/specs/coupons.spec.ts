import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

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

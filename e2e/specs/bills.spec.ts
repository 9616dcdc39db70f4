import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

test('bills show every movement and are narrowed by month and type @phone', async ({ page, visit, logIn }) => {
  await logIn('vip');
  await visit('/bill/index');
  const wallet = page.getByRole('region', { name: 'Wallet' });
  await expect(wallet.getByText('Balance to spend')).toBeVisible();
  await expect(wallet.getByText('R 1,774.00')).toHaveCount(2);
  const bills = page.getByRole('list', { name: 'Bills' }).getByRole('listitem');
  await expect(bills).toHaveCount(4);
  await expect(bills.first()).toContainText('CO2026092200008');
  await expect(bills.first()).toContainText(/R 3,211\.00.*R 1,774\.00/);
  await expectAccessible(page, 'bills');

  await page.getByRole('combobox', { name: 'Type' }).selectOption('Membership');
  await expect(bills).toHaveCount(1);
  await expect(page).toHaveURL(/type=23/);
  await expect(page.getByLabel('Totals')).toContainText('Money out');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('September 2026');
  await expect(page).toHaveURL(/month=2026-09/);
  await expect(bills.first()).toContainText('Platinum, 12 months');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('bills-2026-09.pdf');
  await page.goBack();
  await page.goBack();
  await expect(bills).toHaveCount(4);
});

test('an empty wallet leads to the recharge @desktop', async ({ page, visit, logIn }) => {
  await logIn('influencer');
  await visit('/bill/index');
  await expect(page.getByText('No money has moved yet')).toBeVisible();
  await page.getByRole('region', { name: 'Movements' }).getByRole('link', { name: 'Recharge' }).click();
  await expect(page).toHaveURL(/\/user\/recharge/);
});

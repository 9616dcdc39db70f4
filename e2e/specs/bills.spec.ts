import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

test('bills show every movement and are narrowed by month and type @phone', async ({ page, visit, logIn }) => {
  await logIn('business');
  await visit('/bill/index');
  const wallet = page.getByRole('region', { name: 'Wallet' });
  await expect(wallet.getByText('Balance to spend')).toBeVisible();
  const bills = page.getByRole('list', { name: 'Bills' }).getByRole('listitem');
  const paid = bills.filter({ hasText: 'CO2026100400016' });
  await expect(paid).toContainText('−R 7,400.00');
  await expect(paid).toContainText(/R\s12,345\.67.*R\s4,955\.67/);
  await expectAccessible(page, 'bills');

  await page.getByRole('combobox', { name: 'Type' }).selectOption('Recharge');
  await expect(paid).toHaveCount(0);
  await expect(page).toHaveURL(/type=10/);
  await expect(page.getByLabel('Totals')).toContainText('Money in');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('October 2026');
  await expect(page).toHaveURL(/month=2026-10/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('bills-2026-10.pdf');
  await page.goBack();
  await page.goBack();
  await expect(paid).toBeVisible();
});

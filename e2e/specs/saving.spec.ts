import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

test('what was saved is shown by time and as a table, and a jar is begun, filled and closed @phone', async ({
  page,
  visit,
  logIn,
}) => {
  await logIn('vip');
  await visit('/account/saving');
  const saved = page.getByRole('region', { name: 'What you saved' });
  await expect(saved).toContainText('R 1,799.00 for membership');
  await expect(saved.getByRole('img', { name: /^What you saved in the last twelve months; most in/ })).toBeVisible();
  await saved.getByText('Show it as a table').click();
  await expect(saved.getByRole('columnheader')).toHaveText(
    'Month,Membership,Freight,Coupons,S Coin,Group ship,Saved,Fee paid'.split(','),
  );
  await expect(saved.getByRole('row')).toHaveCount(13);
  await expectAccessible(page, 'saving');

  const jar = page.getByRole('region', { name: 'Goal jar' });
  await jar.getByRole('button', { name: 'Begin a jar' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Begin' }).click();
  await expect(sheet.getByText('Give your goal a name.')).toBeVisible();
  await sheet.getByLabel('What is it for?').fill('<b>School</b>');
  await sheet.getByLabel('Goal').fill('500');
  await sheet.getByRole('button', { name: 'Begin' }).click();
  await expect(jar.getByRole('heading', { name: '<b>School</b>' })).toBeVisible();
  await jar.getByRole('button', { name: 'Put in' }).click();
  await sheet.getByLabel('Amount').fill('9999999');
  await sheet.getByRole('button', { name: 'Put in' }).click();
  await expect(sheet.getByText(/^You can use R/)).toBeVisible();
  await sheet.getByLabel('Amount').fill('125.50');
  await sheet.getByRole('button', { name: 'Put in' }).click();
  await expect(jar.getByText('R 374.50 to go (25%)')).toBeVisible();
  await jar.getByRole('button', { name: 'Close jar' }).click();
  await expect(sheet).toContainText('R 125.50 go back to your balance at once.');
  await expectAccessible(page, 'closing a jar');
  await sheet.getByRole('button', { name: 'Close jar' }).click();
  await expect(jar.getByRole('button', { name: 'Begin a jar' })).toBeVisible();
});

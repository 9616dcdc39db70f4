import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

test('a shopper pays from the balance, is Silver at once, renews, and gives it back @desktop', async ({
  page,
  visit,
  logIn,
}) => {
  await logIn('business');
  await visit('/membership/checkout?vipgradeid=3');
  await page.getByRole('radio', { name: /^1 month/ }).check();
  const due = page.getByRole('region', { name: 'What you pay' });
  await expect(due).toContainText('Silver, 1 month');
  await expectAccessible(page, 'membership checkout', 'main');
  await due.getByRole('button', { name: 'Pay R\u00a049.00' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Silver' })).toBeFocused();

  await page.getByRole('link', { name: 'My membership' }).click();
  const mine = page.getByRole('region', { name: 'Your membership' });
  await expect(mine).toContainText('You are Silver');
  await mine.getByRole('link', { name: 'Renew' }).click();
  await page.getByRole('radio', { name: /^1 month/ }).check();
  await expect(due).toContainText('Added to your end of');
  await due.getByRole('button', { name: 'Pay R\u00a049.00' }).click();
  await expect(page.getByRole('heading', { name: 'You renewed Silver' })).toBeVisible();

  for (const standing of [/You are Silver/, null]) {
    await visit('/membership/index');
    await mine.getByRole('button', { name: 'Cancel membership' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel membership' }).click();
    await expect(page.getByText('R 49.00 is back in your balance.').first()).toBeVisible();
    if (standing) await expect(mine).toContainText(standing);
    else await expect(mine).toHaveCount(0);
  }
});

test('whoever lacks money recharges what lacks and comes back to pay @phone', async ({ page, visit, logIn }) => {
  await logIn('member');
  await visit('/membership/checkout?vipgradeid=1&plan=112');
  const due = page.getByRole('region', { name: 'What you pay' });
  await expect(due.getByText(/too low/)).toBeVisible();
  await expect(due.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await expect(due.getByRole('link', { name: /^Recharge R/ })).toHaveAttribute(
    'href',
    /\/user\/recharge\?amount=\d+&origUrl=%2Fmembership%2Fcheckout/,
  );
  await page.getByRole('radio', { name: 'Silver' }).check();
  await expect(due.getByText('Silver, 6 months')).toBeVisible();
  await page.getByRole('radio', { name: 'Platinum' }).check();
  await due.getByRole('link', { name: /^Recharge R/ }).click();
  await page.getByRole('radio', { name: /Yoco/ }).check();
  await page.getByRole('button', { name: 'Continue with Yoco' }).click();
  await page.getByRole('button', { name: /^Pay R/ }).click();
  await expect(page).toHaveURL(/\/shop\/membership\/checkout\?vipgradeid=1&plan=106$/);
  await expect(due.getByRole('button', { name: 'Pay R\u00a0999.00' })).toBeEnabled();
});

import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { productPath } from '../support/samples.ts';

/** The product of the demo's team that lacks one join. */
const dinnerSet = String(610_000_000_000 + 51 * 7_919);

test('one join completes a team: its price is agreed to, the order is there and my teams know it @phone', async ({
  page,
  visit,
  logIn,
}, { retry }) => {
  // Who tries again finds the team reached, and somebody in it.
  await logIn(retry === 0 ? 'vip' : 'business');
  await visit(productPath(dinnerSet));
  const card = page.getByRole('region', { name: 'Buy together' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Join' }).click();
  const sheet = page.getByRole('dialog', { name: 'Buying together' });
  if (retry === 0) await expect(sheet.getByText(/^3 \w+ missing$/)).toBeVisible();
  await expect(sheet.getByText('Freight inside China')).toBeVisible();
  await expectAccessible(page, 'a team');
  await sheet.getByRole('button', { name: /^Join and pay R/ }).click();
  await expect(page.getByText('Your team has reached its price.')).toBeVisible();

  await expect(async () => {
    await visit('/team/index');
    await expect(page.getByRole('link', { name: 'See the order' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText('Bought together')).toBeVisible();
});

import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

test('storage that costs money is extended from the balance, and the autopilot is switched on and off @phone', async ({
  page,
  visit,
  logIn,
}) => {
  await logIn('forwarder');
  await visit('/shoporder/2/index?tagIndex=4&type=0');
  const strip = page.getByRole('region', { name: 'Storage' });
  const autopilot = strip.getByRole('switch', { name: /^Autopilot/ });
  // A second try finds what the first one left.
  if (await autopilot.isChecked()) await autopilot.click();
  await expect(autopilot).not.toBeChecked();
  await autopilot.click();
  await expect(page.getByText('The autopilot is on.')).toBeVisible();
  await expect(autopilot).toBeChecked();
  await expectAccessible(page, 'the tab of what can be shipped');
  await visit('/shoporder/2/index?tagIndex=4&type=0');
  await expect(autopilot).toBeChecked();
  await autopilot.click();
  await expect(autopilot).not.toBeChecked();

  const order = page.getByRole('article').filter({ hasText: 'Camping chairs' });
  await order.getByRole('link', { name: 'Camping chairs' }).click();
  const card = page.getByRole('region', { name: 'Storage' });
  await card.getByRole('button', { name: 'Extend by 30 days' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay R 20.00 from balance' }).click();
  await expect(page.getByText(/^Paid R 20.00. Storage is free until/)).toBeVisible();
  await expect(card).toContainText('Extended');
  await expect(card).toContainText('free days left');
  await expectAccessible(page, 'an order in storage');
});

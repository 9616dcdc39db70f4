import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

const toShip = '/shoporder/2/index?tagIndex=4&type=0';

test('the autopilot of storage is switched on and off @phone', async ({ page, visit, logIn }) => {
  test.slow();
  await logIn('forwarder');
  await visit(toShip);
  const strip = page.getByRole('region', { name: 'Storage' });
  const autopilot = strip.getByRole('switch', { name: /^Autopilot/ });
  await expect(strip).toContainText('orders lie in our warehouse.');
  // A second try finds what the first one left.
  if (await autopilot.isChecked()) await autopilot.click();
  await expect(autopilot).not.toBeChecked();
  await autopilot.click();
  await expect(autopilot).toBeChecked();
  await expectAccessible(page, 'the tab of what can be shipped');
  await autopilot.click();
  await expect(autopilot).not.toBeChecked();
});

test('storage that costs money is extended from the balance @desktop', async ({ page, visit, logIn }) => {
  test.slow();
  await logIn('forwarder');
  await visit(toShip);
  await page.getByRole('link', { name: 'Camping chairs' }).first().click();
  const card = page.getByRole('region', { name: 'Storage' });
  await card.getByRole('button', { name: 'Extend by 30 days' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Pay R 20.00 from balance' }).click();
  await expect(sheet).toBeHidden();
  await expect(card).toContainText(/Extended (once|2 times)/);
  await expect(card).toContainText('free days left');
  await expectAccessible(page, 'an order in storage');
});

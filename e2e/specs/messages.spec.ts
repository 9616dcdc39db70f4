import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

const index = '/message/index';

test('a message is opened, read and counted; the tab it came from is a step back @phone', async ({
  page,
  visit,
  logIn,
}) => {
  await logIn('member');
  await visit(`${index}?type=3`);
  const list = page.getByRole('list', { name: 'Messages' });
  await expectAccessible(page, 'messages');
  await list.getByRole('link', { name: /^Unread: Arrived at our China warehouse/ }).click();
  await expect(page).toHaveURL(/\/message\/detail\/\d+\/3$/);
  await expect(page.getByRole('heading', { name: 'Arrived at our China warehouse' })).toBeVisible();
  await expect(page.getByText('It weighs 3.4 kg.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See my parcels' })).toHaveAttribute(
    'href',
    '/shop/deliveryorder/2/index',
  );
  await expectAccessible(page, 'message');
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/message\/index\?type=3$/);
  await expect(list.getByRole('link', { name: /^Arrived at our China warehouse/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Types of messages' })
    .getByRole('link', { name: /^Unread/ })
    .click();
  await expect(page.getByText('Arrived at our China warehouse')).toHaveCount(0);
});

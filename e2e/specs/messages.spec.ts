import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

const index = '/message/index';

test('a message is opened, read and counted; the tab it came from is a step back', async ({ page, visit, logIn }, {
  project,
}) => {
  await logIn(project.name === 'phone' ? 'member' : 'stocker');
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

test('types, kinds, pages, read all and preferences', async ({ page, visit, logIn, request }, { project }) => {
  const { ticket } = await logIn(project.name === 'phone' ? 'bigcustomer' : 'shopper');
  await visit(index);
  const list = page.getByRole('list', { name: 'Messages' });
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(list.getByRole('listitem').first()).toBeVisible();

  const types = page.getByRole('navigation', { name: 'Types of messages' });
  await types.getByRole('link', { name: /^Membership/ }).click();
  // The kinds below belong to the type that is open.
  await expect(page).toHaveURL(/type=4$/);
  await page
    .getByRole('navigation', { name: 'Kinds' })
    .getByRole('link', { name: /^S Coin/ })
    .click();
  await expect(page).toHaveURL(/type=4&subtype=40$/);
  await expect(list.getByText('You earned 246 S Coin')).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasNotText: 'S Coin' })).toHaveCount(0);

  await types.getByRole('link', { name: /^Unread/ }).click();
  await expect(list.getByText('Recharge credited')).toBeVisible();
  await page.getByRole('button', { name: 'Read all' }).click();
  await expect(page.getByText('You have read everything')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read all' })).toBeDisabled();

  await page.getByRole('button', { name: 'Preferences' }).click();
  const sheet = page.getByRole('dialog', { name: 'Preferences' });
  await expect(sheet.getByRole('checkbox', { name: /^Money/ })).toBeChecked();
  await sheet.getByRole('checkbox', { name: /^Orders/ }).check();
  await expectAccessible(page, 'message preferences');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your preferences are saved.')).toBeVisible();
  const saved = await (await request.get(`/api/message/preferences?ticket=${ticket}`)).json();
  expect(saved.data.preferences).toMatchObject({ emailMoney: true, emailOrder: true });
});

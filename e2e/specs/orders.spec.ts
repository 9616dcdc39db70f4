import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expectNoSidewaysScroll } from '../support/reflow.ts';
import { openSession } from '../support/session.ts';

/** The same as somebody who is logged in asks it. */
const of = <Input extends object>(ticket: string, input: Input): Input => ({ ...input, ticket });

test('a paid order is cancelled for the amount that was shown, and had back @desktop', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  const { ticket } = await logIn('shopper');
  const paid = await ask(request, 'GET /api/shoporder/list', of(ticket, { tagIndex: 3, keyword: 'picnic' }));
  const order = paid.items[0];
  if (!order) throw new Error('the demo has a paid order of a picnic mat');
  await visit(`/shoporder/2/detail/${order.id}`);
  await page.getByRole('button', { name: `Cancel: ${order.number}` }).click();
  const sheet = page.getByRole('dialog', { name: `Cancel ${order.number}?` });
  const confirm = sheet.getByRole('button', { name: /Cancel and get R\s[\d.,]+ back/ });
  await expect(confirm).toBeVisible();
  await expectAccessible(page, 'cancelling an order', '[role=dialog]');
  const { backCents } = await ask(request, 'GET /api/shoporder/showrefund', of(ticket, { shoporderid: order.id })).then(
    ({ offers }) => offers[0] ?? { backCents: 0 },
  );
  expect(backCents).toBe(order.paidCents);
  await confirm.click();
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText('Cancelled');
  await expect(page.getByRole('heading', { name: 'History' }).locator('../..')).toContainText('Cancelled by you');
  await status.getByRole('button', { name: /Restore order/ }).click();
  await expect(page).toHaveURL(/\/shoporder\/2\/cart\/topay/);
});

test('what lies in the warehouse is given back when the supplier agrees @phone', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  const { ticket } = await logIn('shopper');
  const { items } = await ask(request, 'GET /api/shoporder/list', of(ticket, { tagIndex: 4, keyword: 'shoes' }));
  const order = items[0];
  if (!order) throw new Error('the demo has shoes in its warehouse');
  await visit(`/shoporder/2/detail/${order.id}`);
  await page.getByRole('button', { name: /^Refund/ }).click();
  const sheet = page.getByRole('dialog', { name: `Give back ${order.number}` });
  await expect(sheet.getByRole('timer')).toBeVisible();
  await expect(sheet.getByLabel('What comes back')).toContainText('Freight back to the supplier');
  await expectAccessible(page, 'asking for a refund', '[role=dialog]');
  await sheet.getByLabel('Tell the supplier why').fill('Half a size too small');
  await sheet.getByRole('button', { name: /Ask for R/ }).click();
  await expect(sheet).toBeHidden();
  const wishes = page.getByRole('heading', { name: 'Refund requests' }).locator('../..');
  await expect(wishes).toContainText('Waiting for an answer');
  const staff = (await openSession(request, 'buyer')).ticket;
  const queue = await ask(request, 'GET /api/staff/orderrequest/list', of(staff, {}));
  const wish = queue.items.find(({ orderId }) => orderId === order.id);
  await request.post(`/api/staff/orderrequest/decide?ticket=${staff}`, { data: { id: wish?.id, agreed: true } });
  await visit(`/shoporder/2/detail/${order.id}`);
  await expect(wishes).toContainText('Agreed');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Cancelled');
});

test('what came from Johannesburg is signed for and reviewed @phone', async ({ page, visit, logIn }) => {
  await logIn('shopper');
  await visit('/shoporder/2/index?tagIndex=113');
  const card = page.getByRole('article').first();
  const number = (await card.getByRole('heading', { level: 2 }).getByRole('link').textContent()) ?? '';
  await card.getByRole('button', { name: `I have it: ${number}` }).click();
  await expect(page.getByRole('article').filter({ hasText: number })).toHaveCount(0);
  await visit('/shoporder/2/index?tagIndex=114');
  await page.getByRole('button', { name: `Review: ${number}` }).click();
  const sheet = page.getByRole('dialog', { name: `How was ${number}?` });
  await sheet.getByRole('button', { name: 'Send review' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Please tap a star');
  await choose(sheet.getByRole('radio', { name: 'Great Satisfaction' }));
  await sheet.getByRole('button', { name: 'Send review' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: number })).toHaveCount(0);
});

test('the list of parcels does not scroll sideways @phone', async ({ page, visit, logIn }) => {
  await logIn('shopper');
  await visit('/deliveryorder/2/index');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

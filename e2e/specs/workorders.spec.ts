import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGPgz/bHihiGlgQAkuUyQZuZ6bwAAAAASUVORK5CYII=',
  'base64',
);

/** What an earlier try left open is taken back; answers how many cases there are. */
async function takeBackOpen(request: APIRequestContext, ticket: string, shoporderid: number): Promise<number> {
  const { cases } = await ask(request, 'GET /api/shoporder/workorder/detail', { shoporderid }, ticket);
  const open = cases.filter(({ state, type }) => state < 40 && type === 4);
  for (const { id } of open) await ask(request, 'POST /api/user/workorder/withdraw', { id }, ticket);
  return cases.length;
}

test('a case is opened from an order, with a picture, and shows its clock @phone', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  const { ticket } = await logIn('shopper');
  const stock = await ask(request, 'GET /api/shoporder/list', { tagIndex: 114, type: 1 }, ticket);
  const order = stock.items[0];
  if (!order) throw new Error('the demo has an order from SA stock in hand');
  const earlier = await takeBackOpen(request, ticket, order.id);
  await visit(`/shoporder/2/detail/${order.id}`);
  await page.getByRole('link', { name: `Get help: ${order.number}` }).click();
  await expect(page.getByRole('heading', { name: `Help with ${order.number}` })).toBeVisible();
  if (earlier > 0) await page.getByRole('button', { name: 'Report something else' }).click();
  await expectAccessible(page, 'a new case', 'main');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please choose what is wrong.')).toBeVisible();
  await page.getByRole('radio', { name: /^Quality, not as described/ }).check();
  await expect(page.getByText('Please add 1 to 4 pictures')).toBeVisible();
  await page.getByLabel('What happened?').fill('The handle came off on the first day.');
  const pictures = page.getByRole('group', { name: /^Pictures/ });
  await pictures.locator('input[type=file]').first().setInputFiles({
    name: 'handle.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await expect(page.getByText('1 uploaded')).toBeAttached();
  await page.getByRole('button', { name: 'Send' }).click();
  const found = page.getByRole('region', { name: 'Quality, not as described' }).first();
  await expect(found.getByRole('list', { name: 'Conversation' })).toContainText('The handle came off');
  await expect(found.getByRole('img', { name: 'Your picture, 1 of 1' })).toBeVisible();
  await expect(found.getByText(/^First answer by/)).toBeVisible();
  await visit(`/shoporder/2/detail/${order.id}`);
  await expect(page.getByRole('link', { name: 'Quality, not as described' })).toBeVisible();
});

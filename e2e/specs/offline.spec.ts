import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { findProduct, productPath } from '../support/samples.ts';

test.use({ serviceWorkers: 'allow' });

const noLine = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|offline/i;

/** The calls whose answers are kept for somebody, in how many caches whatsoever. */
const keptCalls = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('sgb-mine-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** The shop as a device has it that was here before: the service worker answers for this page. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** A parcel that can be fetched with a code. */
async function parcelWithCode(request: APIRequestContext, ticket: string) {
  const { items } = await ask(request, 'GET /api/deliveryorder/list', {}, ticket);
  for (const { id } of items) {
    const { code } = await ask(request, 'GET /api/deliveryorder/tracking', { expressid: id }, ticket);
    if (code) return { id, code };
  }
  throw new Error('no parcel of the demo has a code');
}

test('orders, parcels and codes can be read without a line, the rest says so, and a logout forgets them @phone', async ({
  page,
  visit,
  logIn,
  context,
  request,
  allow,
}) => {
  allow(noLine);
  const { ticket } = await logIn('shopper');
  const { id, code } = await parcelWithCode(request, ticket);
  const [order] = (await ask(request, 'GET /api/shoporder/list', {}, ticket)).items;
  if (!order) throw new Error('the demo shopper has no order');

  await visit('/shoporder/2/index');
  await installed(page);
  await visit('/shoporder/2/index');
  await page.locator(`a[href$="/shoporder/2/detail/${order.id}"]`).first().click();
  await expect.poll(() => keptCalls(page)).toContain('/api/shoporder/detail');
  await visit(`/deliveryorder/detail/${id}`);
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect.poll(() => keptCalls(page)).toContain('/api/deliveryorder/tracking');

  await context.setOffline(true);
  await page.goto('/shop/shoporder/2/index');
  await expect(page.getByText(order.title).first()).toBeVisible();
  await page.goto(`/shop/shoporder/2/detail/${order.id}`);
  await expect(page.getByText(order.title).first()).toBeVisible();
  await page.goto(`/shop/deliveryorder/detail/${id}`);
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByText('You are offline. You see what was last saved on this device.')).toBeVisible();
  for (const path of ['/search', '/login', '/shoppingmall/categoryproduct?keyword=mug']) {
    await page.goto(`/shop${path}`);
    await expect(page.getByRole('heading', { name: /^You are offline/ })).toBeVisible();
  }
  // Not even the address of the login page ended the session.
  expect((await context.cookies()).map(({ name }) => name)).toContain('ticket');

  // The page comes by itself when the line does.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /^You are offline/ })).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.getByRole('button', { name: 'Account', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/shop\/shoppingmall\/index$/);
  expect(await keptCalls(page)).toEqual([]);
});

test('what is put into the cart without a line is sent once when it is back @phone', async ({
  page,
  visit,
  logIn,
  context,
  request,
  allow,
}) => {
  allow(noLine);
  const { ticket } = await logIn('nolinks');
  const product = await findProduct(
    request,
    ({ quoteType, batch, minOrder, skus, onShelf }) =>
      onShelf && quoteType === 0 && batch === 1 && minOrder === 1 && skus.some(({ stock }) => stock > 100),
  );
  const sku = product.skus.find(({ stock }) => stock > 100);
  const pieces = async () => {
    const { groups } = await ask(request, 'GET /api/cart/list', {}, ticket);
    return groups.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const before = await pieces();
  await visit(productPath(product.id));
  const field = page.getByRole('spinbutton', { name: `Quantity of ${sku?.options.join(', ')}`, exact: true });
  if (!(await field.isVisible())) await page.getByRole('button', { name: sku?.options[0] ?? '', exact: true }).click();
  await field.fill('1');
  await field.press('Enter');
  await installed(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(/This is kept on your device and sent when you are online again/)).toBeVisible();
  expect(await pieces()).toBe(before);
  await context.setOffline(false);
  await expect(page.getByText(/^Sent: what you put into your cart at \d\d:\d\d\.$/)).toBeVisible();
  expect(await pieces()).toBe(before + 1);
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('sgb-waiting'))).toBe('[]');
});

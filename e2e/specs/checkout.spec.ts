import type { APIRequestContext, Page } from '@playwright/test';
import { formatRand } from '@sgb/money/format.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { findProduct } from '../support/samples.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The same button is in the bar of a phone and in the column of a desktop. */
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true });

/** Calls of a shopper, as another device of theirs would send them. */
function device(request: APIRequestContext, ticket: string) {
  return async (method: 'get' | 'post', path: string, data: Record<string, string | number | object> = {}) => {
    const answer =
      method === 'get'
        ? await request.get(path, { params: { ticket, ...(data as Record<string, string>) } })
        : await request.post(`${path}?ticket=${ticket}`, { data });
    return (await answer.json()).data;
  };
}

/** Just so many of one product in the cart, and nothing else. */
async function fill(request: APIRequestContext, ticket: string, quantity: number) {
  const call = device(request, ticket);
  const { groups } = await call('get', '/api/cart/list', { market: 0 });
  const ids = groups.flatMap(({ lines }: { lines: { id: number }[] }) => lines.map(({ id }) => id));
  if (ids.length > 0) await call('post', '/api/cart/remove', { market: 0, ids });
  const product = await findProduct(
    request,
    ({ stockType, batch, minOrder, onShelf, skus, special }) =>
      stockType === 0 &&
      special === 0 &&
      onShelf &&
      batch === 1 &&
      minOrder <= quantity &&
      skus.some(({ stock }) => stock > 50),
  );
  const sku = product.skus.find(({ stock }) => stock > 50);
  await call('post', '/api/cart/add', { productid: product.id, skus: [{ skuid: sku?.id, quantity }] });
  return { call, product };
}

test('goods are reviewed, and Recharge & Pay at PayFast pays for them by itself @phone', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  const { ticket } = await logIn('forwarder');
  // More than their balance pays for.
  const { call, product } = await fill(request, ticket, 50);
  const { breakdown, rechargeCents } = await call('get', '/api/checkout/preview', { market: 0 });
  await visit('/shoporder/cart');
  await button(page, 'Check out (1)').click();
  await expect(heading(page, 'Check out: from China')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(product.title);
  await expect(page.getByRole('region', { name: 'What you pay now' })).toContainText(formatRand(breakdown.totalCents));
  await page.getByText('Service fee').filter({ visible: true }).click();
  await expect(page.getByText(/% of R|At least R/).filter({ visible: true })).toBeVisible();
  await expectAccessible(page, 'checkout');

  await button(page, 'Recharge & Pay').click();
  await expect(page.getByRole('dialog')).toContainText(formatRand(rechargeCents));
  await page.getByRole('button', { name: /^PayFast/ }).click();
  await expect(heading(page, /^Pay R/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay at PayFast' }).click();
  await page.getByRole('button', { name: /^Pay R/ }).click();
  // Back from the gateway, to the money, and from there to what it was for.
  await expect(heading(page, 'Paid. Thank you!')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('main')).toContainText(formatRand(breakdown.totalCents));
  await expectAccessible(page, 'paid');
  await visit('/shoporder/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

import type { APIRequestContext, Page } from '@playwright/test';
import { formatRand } from '@sgb/money/format.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { findProduct } from '../support/samples.ts';

// One shopper's cart: one after the other.
test.describe.configure({ mode: 'default' });

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
async function fill(request: APIRequestContext, ticket: string, quantity = 2) {
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

test('SA stock is sent to a locker, VAT included @phone', async ({ page, visit, logIn, request }) => {
  const { ticket } = await logIn('forwarder');
  const call = device(request, ticket);
  // A bag in Johannesburg, of which there is plenty.
  const { skus } = await ask(request, 'GET /api/product/detail', { productid: String(610_000_000_000 + 112 * 7_919) });
  await call('post', '/api/cart/add', {
    productid: String(610_000_000_000 + 112 * 7_919),
    skus: [{ skuid: skus[0]?.id, quantity: 1 }],
  });
  await visit('/shoporder/checkout/sa');
  await expect(page.getByText('Add a receiver in South Africa first.')).toBeVisible();
  await expect(button(page, /^Pay R/)).toBeDisabled();
  const home = { province: 'Gauteng', city: 'Johannesburg', suburb: 'Rosebank', postcode: '2196' };
  const person = { type: 1, firstName: 'Nomsa', lastName: 'Dube', mobile: '082 555 1234', street: '12 Oxford Road' };
  await call('post', '/api/user/address/edit', { ...person, ...home, countryId: 1 });
  await visit('/shoporder/checkout/sa');
  await page.getByRole('radio', { name: /Pudo locker/ }).check();
  const { breakdown } = await call('get', '/api/checkout/preview', { market: 1, delivery: 'locker' });
  const money = page.getByRole('region', { name: 'What you pay now' });
  await expect(money).toContainText(formatRand(breakdown.totalCents));
  await expect(money).toContainText('VAT');
  await expectAccessible(page, 'SA checkout');
  await button(page, `Pay ${formatRand(breakdown.totalCents)}`).click();
  await expect(heading(page, 'Paid. Thank you!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    /We pack the goods, and they leave Johannesburg by \d+ \w+ \d{4}, \d\d:\d\d\./,
  );
});

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

test('services are added line by line, a price that changed is seen first, and then it is paid @phone', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  const { ticket } = await logIn('stocker');
  const { call } = await fill(request, ticket, 1);
  await visit('/shoporder/checkout/cn');
  const money = page.getByRole('region', { name: 'What you pay now' });
  const before = await call('get', '/api/checkout/preview', { market: 0 });
  await page.getByRole('button', { name: 'Photos, packing and more' }).click();
  await page.getByRole('checkbox', { name: /Short video/ }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(money).toContainText('Warehouse services');
  await expect(button(page, `Pay ${formatRand(before.breakdown.totalCents + 2_000)}`)).toBeEnabled();

  // Another device changes the cart meanwhile: what it costs now is shown, and nothing is paid.
  const { groups } = await call('get', '/api/cart/list', { market: 0 });
  await call('post', '/api/cart/quantity', { market: 0, id: groups[0].lines[0].id, quantity: 2 });
  await button(page, /^Pay R/).click();
  await expect(page.getByRole('alert')).toContainText(/Nothing was paid: it costs R\s.* now/);
  const now = await call('get', '/api/checkout/preview', { market: 0 });
  const told = page.waitForRequest(
    (sent) => sent.url().includes('/funnel/track') && sent.postDataJSON().eventtype === 9,
  );
  const again = button(page, `Pay ${formatRand(now.breakdown.totalCents + 2_000)}`);
  // Whoever presses twice within a second means it once.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(heading(page, 'Paid. Thank you!')).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await told;
  await expect(page.getByRole('main')).toContainText('What happens next');
});

test('what is paid later waits, is paid or given up, and nothing is ticked after that @phone', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  const { ticket } = await logIn('stocker');
  await fill(request, ticket, 1);
  await visit('/shoporder/checkout/cn');
  await button(page, 'Pay later').click();
  await expect(heading(page, 'To pay')).toBeVisible();
  await expectAccessible(page, 'to pay');
  const waiting = page.getByRole('article');
  await expect(waiting).toHaveCount(1);
  await waiting.getByRole('button', { name: 'Pay' }).click();
  const told = page.waitForRequest(
    (sent) => sent.url().includes('/funnel/track') && sent.postDataJSON().eventtype === 8,
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay R/ })
    .click();
  await expect(heading(page, 'Paid. Thank you!')).toBeVisible();
  await told;

  await fill(request, ticket, 1);
  await visit('/shoporder/checkout/cn');
  await button(page, 'Pay later').click();
  await waiting.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the checkout' }).click();
  await expect(page.getByText('Nothing to pay right now')).toBeVisible();
  await visit('/shoporder/checkout/cn');
  await expect(page.getByText('Nothing is ticked')).toBeVisible();
});

test('a clearance piece is kept, paid and sold @phone', async ({ page, visit, logIn, request }) => {
  // From the end of the list, where no other test looks.
  const { pages } = await ask(request, 'GET /api/shoporder/clearance/list', { sort: 2 });
  const { items } = await ask(request, 'GET /api/shoporder/clearance/list', { sort: 2, page: Math.max(1, pages - 1) });
  const details = await Promise.all(
    items.slice(-8).map(({ id }) => ask(request, 'GET /api/shoporder/clearance/detail', { id })),
  );
  const piece = details.find(({ warehouse, state }) => warehouse === 'guangzhou' && state === 10);
  await logIn('stocker');
  await visit(`/clearance/detail/${piece?.id}`);
  await page.getByRole('button', { name: /^Buy for R/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Kept for you until');
  await expectAccessible(page, 'buying a piece');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay R/ })
    .click();
  await expect(heading(page, 'Paid. Thank you!')).toBeVisible();
  await visit(`/clearance/detail/${piece?.id}`);
  await expect(page.getByText('This piece is sold')).toBeVisible();
});

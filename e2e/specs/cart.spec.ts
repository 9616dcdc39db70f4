import type { APIRequestContext, Page } from '@playwright/test';
import type { CartLine } from '@sgb/contract/cart.ts';
import { formatRand } from '@sgb/money/format.ts';
import { expect, test } from '../fixtures/test.ts';
import { findProduct, productPath } from '../support/samples.ts';
import { demoPassword } from '../support/session.ts';

const cart = '/shoporder/cart';
const rows = (page: Page) => page.getByRole('main').locator('li[id^="line-"]');
const row = (page: Page, { id }: { id: number }) => page.locator(`#line-${id}`);
const quantity = (page: Page, line: CartLine) => row(page, line).getByRole('spinbutton').filter({ visible: true });

/** Talks to the cart as another device of the same shopper would. */
function device(request: APIRequestContext, ticket: string) {
  const call = async (path: string, data?: object) => {
    const url = `/api/cart/${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}`;
    const answer = await (data ? request.post(url, { data }) : request.get(url));
    return (await answer.json()).data;
  };
  const lines = async (): Promise<CartLine[]> =>
    (await call('list')).groups.flatMap(({ lines }: { lines: CartLine[] }) => lines);
  return {
    call,
    lines,
    async empty() {
      const ids = (await lines()).map(({ id }) => id);
      if (ids.length > 0) await call('remove', { ids });
    },
  };
}

/** Plenty of everything, piece by piece, with a price break. */
const plenty = (request: APIRequestContext) =>
  findProduct(
    request,
    ({ quoteType, priceBreaks, batch, minOrder, skus, onShelf }) =>
      onShelf &&
      quoteType === 0 &&
      priceBreaks.length > 1 &&
      batch === 1 &&
      minOrder === 1 &&
      skus.filter(({ stock }) => stock > 100).length > 2,
  );

async function fillCart(request: APIRequestContext, ticket: string, kinds: number) {
  const product = await plenty(request);
  const skus = product.skus.filter(({ stock }) => stock > 100).slice(0, kinds);
  const mine = device(request, ticket);
  await mine.empty();
  await mine.call('add', { productid: product.id, skus: skus.map(({ id }) => ({ skuid: id, quantity: 1 })) });
  return { ...mine, product, added: await mine.lines() };
}

test('a guest who adds is asked to log in, and then it is in the cart @phone', async ({
  page,
  visit,
  request,
  baseURL,
}) => {
  const product = await plenty(request);
  const sku = product.skus.find(({ stock }) => stock > 100);
  await visit(productPath(product.id));
  const field = page.getByRole('spinbutton', { name: `Quantity of ${sku?.options.join(', ')}`, exact: true });
  if (!(await field.isVisible())) await page.getByRole('button', { name: sku?.options[0] ?? '', exact: true }).click();
  await field.fill('3');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/shop\/login\?origUrl=/);
  const told = page.waitForRequest(
    (sent) => sent.url().includes('/funnel/track') && sent.postDataJSON().eventtype === 7,
  );
  await page.getByRole('textbox', { name: 'Username, email or mobile' }).fill('bigcustomer@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Added to your cart')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/shop${productPath(product.id)}`);
  await told;
  await page.getByRole('button', { name: 'Go to cart' }).click();
  await expect(page).toHaveURL(/\/shoporder\/cart$/);
  const line = rows(page).filter({ hasText: product.title });
  await expect(line.getByRole('spinbutton').filter({ visible: true })).toHaveValue(/^[3-9]$/);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(tabs.getByRole('link', { name: /Cart/ })).toContainText(/\d/);
});

test('quantities, ticks and remarks are kept, and prices come from the server @phone', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  const { ticket } = await logIn('influencer');
  const { added, product, lines } = await fillCart(request, ticket, 2);
  const [first, second] = added;
  const [, cheaper] = product.priceBreaks;
  if (!first || !second || !cheaper) throw new Error('the cart was not filled');
  await visit(cart);
  await expect(rows(page)).toHaveCount(2);

  // Both kinds count for the price break.
  const total = page.getByRole('button', { name: /^To pay now/ });
  const start = (await total.textContent()) ?? '';
  await quantity(page, first).fill(String(cheaper.from - 1));
  await quantity(page, first).press('Enter');
  await expect(total).not.toHaveText(start);
  for (const line of [first, second])
    await expect(row(page, line)).toContainText(`${formatRand(cheaper.priceCents)}each`);
  const all = page.getByRole('region', { name: 'What you pay' }).getByRole('checkbox', { name: 'All' });
  const before = await total.textContent();

  await row(page, second).getByRole('checkbox').uncheck();
  await expect(total).not.toHaveText(before ?? '');
  await expect.poll(() => all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await all.check();
  await expect(total).toHaveText(before ?? '');
  await total.click();
  await expect(page.getByRole('dialog')).toContainText('Service fee');
  await page.keyboard.press('Escape');

  await row(page, second)
    .getByRole('button', { name: /^Remark for/ })
    .click();
  await page.getByRole('textbox', { name: /^Remark for/ }).fill('pack them apart');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, second)).toContainText('pack them apart');
  expect(await lines()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: first.id, quantity: cheaper.from - 1, ticked: true }),
      expect.objectContaining({ id: second.id, remark: 'pack them apart' }),
    ]),
  );
});

test('to buy now goes to the checkout with that alone @phone', async ({ page, visit, logIn, request }) => {
  const { ticket } = await logIn('ambassador');
  const { product, added, lines } = await fillCart(request, ticket, 2);
  const [first] = added;
  const sku = product.skus.find(({ id }) => id === first?.skuid);
  await visit(productPath(product.id));
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('Choose how many you want first')).toBeVisible();
  const field = page.getByRole('spinbutton', { name: `Quantity of ${sku?.options.join(', ')}`, exact: true });
  if (!(await field.isVisible())) await page.getByRole('button', { name: sku?.options[0] ?? '', exact: true }).click();
  await field.fill('4');
  await field.press('Enter');
  const buy = page.getByRole('button', { name: 'Buy now' });
  await expect(async () => {
    if (await buy.isVisible()) await buy.click();
    await expect(page).toHaveURL(/\/shoporder\/checkout\/cn/, { timeout: 2000 });
  }).toPass();
  expect((await lines()).filter(({ ticked }) => ticked)).toMatchObject([{ skuid: sku?.id, quantity: 4 }]);
});

test('the mouse peeks into the cart @desktop', async ({ page, visit, logIn, request }) => {
  const { ticket } = await logIn('member');
  const { product } = await fillCart(request, ticket, 1);
  await visit(cart);
  await page.getByRole('banner').getByRole('link', { name: /Cart$/ }).hover();
  await expect(
    page.getByRole('region', { name: 'In your cart' }).getByRole('link', { name: product.title }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'In your cart' })).toHaveCount(0);
});

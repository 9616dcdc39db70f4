import { formatRand } from '@sgb/money/format.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { home, productPath } from '../support/samples.ts';
import { type SimulatedShop, startSimulatedShop } from '../support/simulator.ts';

/** A shop with products of the demo on the 1688 simulator; this one lies far beyond them. */
const beyond = '610039595000';

const test = base.extend<object, { shop: SimulatedShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on.
    async ({}, use) => {
      const shop = await startSimulatedShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.base),
});

test('a shop on the 1688 simulator shows a product from a pasted link, and follows its price and its end @phone', async ({
  page,
  visit,
  request,
  shop,
}) => {
  test.setTimeout(90_000);
  const now = () => ask(request, 'GET /api/product/detail', { productid: beyond });
  const age = (hours: number) =>
    shop.query(`update products set checked_at = now() - make_interval(hours => $1), recheck_until = null`, [hours]);
  const price = (cents: number) => page.getByRole('main').getByText(formatRand(cents)).first();

  await visit(home);
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await field.fill(`【好货】 https://detail.1688.com/offer/${beyond}.html?spm=a2 复制打开`);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/shop/product/${beyond}\\.html`), { timeout: 20_000 });
  const first = await now();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
  await expect(page.getByText('Price checked just now.')).toBeVisible();
  const picture = page.getByRole('img', { name: first.title }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await age(3);
  await shop.supplier.set({ pricePercent: 200 });
  await visit(productPath(beyond));
  await expect(page.getByText('Price checked just now. It has changed.')).toBeVisible();
  const doubled = await now();
  expect(doubled.priceCents).toBeGreaterThan(first.priceCents * 1.9);
  await expect(price(doubled.priceCents)).toBeVisible();

  await age(3);
  await shop.supplier.set({ failing: true });
  await visit(productPath(beyond));
  await expect(page.getByText('Price checked 3 hours ago. The supplier cannot be reached right now.')).toBeVisible();
  await expect(price(doubled.priceCents)).toBeVisible();

  await shop.supplier.set({ failing: false, takenDown: [beyond] });
  await visit(productPath(beyond));
  await expect(page.getByText('No longer sold')).toBeVisible();
  await expect(page.getByRole('button', { name: /^More: Quantity/ }).first()).toBeDisabled();
});

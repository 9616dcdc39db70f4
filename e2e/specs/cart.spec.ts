import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { findProduct, productPath } from '../support/samples.ts';
import { demoPassword } from '../support/session.ts';

/** Plenty of everything, piece by piece. */
const plenty = (request: APIRequestContext) =>
  findProduct(
    request,
    ({ quoteType, batch, minOrder, skus, onShelf }) =>
      onShelf && quoteType === 0 && batch === 1 && minOrder === 1 && skus.some(({ stock }) => stock > 100),
  );

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
  const line = page.getByRole('main').locator('li[id^="line-"]').filter({ hasText: product.title });
  await expect(line.getByRole('spinbutton').filter({ visible: true })).toHaveValue(/^[3-9]$/);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(tabs.getByRole('link', { name: /Cart/ })).toContainText(/\d/);
});

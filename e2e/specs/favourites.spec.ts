import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { findProduct, productPath } from '../support/samples.ts';
import { demoPassword } from '../support/session.ts';

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Favorite ${title}`, exact: true }).first();

test('a guest is asked to log in and comes back to the product @desktop', async ({ page, visit, request, baseURL }) => {
  const product = await findProduct(request, () => true);
  await visit(productPath(product.id));
  await heart(page, product.title).click();
  await expect(page).toHaveURL(/\/shop\/login\?origUrl=/);
  await page.getByRole('textbox', { name: 'Username, email or mobile' }).fill('bigcustomer@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${baseURL}/shop${productPath(product.id)}`);
  // What was pressed before the login has happened.
  await expect(heart(page, product.title)).toHaveAttribute('aria-pressed', 'true');
  await heart(page, product.title).click();
  await expect(heart(page, product.title)).toHaveAttribute('aria-pressed', 'false');
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { categoryPath, findProduct, largestDepartment, productPath } from '../support/samples.ts';
import { demoPassword } from '../support/session.ts';

const favourites = '/shoppingmall/favorites';
const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Favorite ${title}`, exact: true }).first();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a heart in a list saves, the page lists it, and a removal can be undone @phone', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  await logIn('new');
  await visit(categoryPath((await largestDepartment(request)).id));
  const title = (await cards(page).first().getByRole('link').textContent()) ?? '';
  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Saved to your favorites')).toBeVisible();

  await visit(favourites);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page, 'favourites');
  await heart(page, title).click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page).getByRole('link', { name: title })).toBeVisible();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');

  // The server agrees.
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await heart(page, title).click();
  await expect(page.getByText('Removed from your favorites').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('No favorites yet')).toBeVisible();
});

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

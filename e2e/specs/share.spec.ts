import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { findProduct, home, productPath } from '../support/samples.ts';

test('a product is shared by WhatsApp, by its copied link and by a QR code @desktop', async ({
  page,
  visit,
  request,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await findProduct(request, () => true);
  const url = `${baseURL}/shop${productPath(product.id)}`;
  await visit(`${productPath(product.id)}?spm=a.b`);
  await page.getByRole('button', { name: 'Share this product' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this product' });
  await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`${product.title}\n${url}`)}`,
  );
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(sheet.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(sheet.getByRole('img', { name: `QR code of ${product.title}` })).toBeVisible();
  await expectAccessible(page, 'share');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('what was looked at is shown again until it is cleared @phone', async ({ page, visit, request }) => {
  const product = await findProduct(request, () => true);
  const other = await findProduct(request, ({ id }) => id !== product.id);
  await visit(productPath(product.id));
  await visit(productPath(other.id));
  const shelf = page.getByRole('region', { name: 'Recently viewed' });
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('article')).toHaveCount(1);
  await expect(shelf.getByRole('link', { name: product.title })).toBeVisible();

  await visit(home);
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('article').first().getByRole('link')).toHaveText(other.title);
  await shelf.getByRole('button', { name: 'Clear' }).click();
  await expect(shelf).toBeHidden();
  await visit(productPath(product.id));
  await expect(page.getByRole('region', { name: 'Similar products' })).toBeVisible();
  await expect(shelf).toBeHidden();
});

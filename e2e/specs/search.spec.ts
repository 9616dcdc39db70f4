import { expect, test } from '../fixtures/test.ts';
import { home } from '../support/samples.ts';

test('a search goes to the results and is remembered, newest first, at most ten', async ({ page, visit }) => {
  await visit(home);
  const field = page.getByRole('textbox', { name: 'Search' });
  const history = page.getByRole('region', { name: 'Search history' });
  for (let place = 1; place <= 11; place++) {
    await field.fill(`enamel mug ${place}`);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/shop/shoppingmall/categoryproduct\\?keyword=enamel\\+mug\\+${place}$`));
  }
  await field.click();
  await expect(history.getByRole('listitem')).toHaveCount(10);
  await expect(history.getByRole('listitem').first()).toContainText('enamel mug 11');
  await expect(history.getByRole('link', { name: 'enamel mug 1', exact: true })).toHaveCount(0);

  await history.getByRole('button', { name: 'Remove enamel mug 11' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(9);
  await history.getByRole('link', { name: 'enamel mug 5', exact: true }).click();
  await expect(page).toHaveURL(/keyword=enamel\+mug\+5$/);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await field.click();
  await expect(history.getByRole('listitem').first()).toContainText('enamel mug 5');
  await history.getByRole('button', { name: 'Clear all' }).click();
  await expect(history).toBeHidden();
});

test('a keyword of more than 50 characters is refused in the words of the document', async ({ page, visit }) => {
  await visit(home);
  const field = page.getByRole('textbox', { name: 'Search' });
  await field.fill('a'.repeat(51));
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'keyword' })).toHaveText("keyword length can't exceed 50");
  await expect(page).toHaveURL(/\/shoppingmall\/index$/);
  await field.fill('a'.repeat(50));
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=a{50}$/);
});

test('an empty search goes nowhere', async ({ page, visit }) => {
  await visit(home);
  const field = page.getByRole('textbox', { name: 'Search' });
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/shoppingmall\/index$/);
});

test('searching by image needs a login', async ({ page, visit, logIn }) => {
  await visit(home);
  await page.getByRole('link', { name: 'Search by image' }).click();
  await expect(page).toHaveURL(/\/shop\/login/);
  await expect(page.getByRole('link', { name: 'Search by image' })).toHaveCount(0);
  await logIn('shopper');
  await visit(home);
  await page.getByRole('link', { name: 'Search by image' }).click();
  await expect(page).toHaveURL(/\/shop\/shoppingmall\/imagesearch$/);
});

test('the cart badge shows only above zero', async ({ page, visit }) => {
  const cart = page.getByRole('banner').getByRole('link', { name: /Cart$/ });
  await visit(home);
  await expect(cart).toHaveAccessibleName('Cart');
  for (const [count, name] of [
    [0, 'Cart'],
    [3, '3 items Cart'],
    [120, '120 items Cart'],
  ] as const) {
    await page.evaluate(
      (cartCount) => localStorage.setItem('sgb-slots', JSON.stringify({ state: { cartCount }, version: 0 })),
      count,
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect(cart).toHaveAccessibleName(name);
  }
  await expect(cart).toContainText('99+');
});

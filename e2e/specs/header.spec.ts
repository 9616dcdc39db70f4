import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { categoryPath, home } from '../support/samples.ts';

test('the account menu closes on leaving it and on Escape @desktop', async ({ page, visit, logIn }) => {
  await logIn('shopper');
  await visit(home);
  const account = page.getByRole('button', { name: 'Account' });
  const logout = page.getByRole('button', { name: 'Logout' });
  const _own = page.getByRole('navigation', { name: 'Yours' });
  await account.click();
  await logout.hover();
  await expect(logout).toBeVisible();
  await page.mouse.move(300, 700);
  await expect(logout).toBeHidden();
  await account.click();
  await expect(logout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logout).toBeHidden();
  await expect(account).toBeFocused();
});

test('the category menu opens a department by mouse and by keyboard @desktop', async ({ page, visit, request }) => {
  const { departments } = await ask(request, 'GET /api/category/categories', {});
  const [first, second] = departments;
  if (!first || !second) throw new Error('the shop has fewer than two departments');
  await visit(home);
  const main = page.getByRole('navigation', { name: 'Main' });
  const button = main.getByRole('button', { name: 'Categories' });
  await button.click();
  await main.getByRole('link', { name: second.name, exact: true }).hover();
  const groups = main.getByRole('region', { name: second.name });
  await groups.getByRole('link', { name: second.children[0]?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${categoryPath(second.children[0]?.id ?? 0)}$`));
  await expect(groups).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('link', { name: second.name, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

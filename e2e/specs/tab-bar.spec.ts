import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { categoryPath, home } from '../support/samples.ts';

test('the tabs lead to home, cart, orders and login @phone', async ({ page, visit }) => {
  await visit(home);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  for (const [name, path] of [
    ['Cart', '/shop/shoporder/cart'],
    ['Orders', '/shop/shoporder/2/index'],
    ['Home', '/shop/shoppingmall/index'],
    ['Account', '/shop/login'],
  ] as const) {
    await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await tabs.getByRole('link', { name: 'Orders', exact: true }).tap();
  await expect(page).toHaveURL(/\/shop\/login\?origUrl=%2Fshop%2Fshoporder%2F2%2Findex$/);
});

test('the category sheet shows a department and closes when it has led somewhere @phone', async ({
  page,
  visit,
  request,
}) => {
  const { departments } = await ask(request, 'GET /api/category/categories', {});
  const department = departments[3];
  const group = department?.children[1];
  if (!department || !group) throw new Error('the fourth department has fewer than two groups');
  await visit(home);
  await page.getByRole('button', { name: 'Categories' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Categories' });
  await sheet.getByRole('button', { name: department.name, exact: true }).tap();
  await sheet.getByRole('link', { name: group.name, exact: true }).tap();
  await expect(page).toHaveURL(new RegExp(`${categoryPath(group.id)}$`));
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Categories' }).tap();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
});

test('the account sheet lists everything and logs out @phone', async ({ page, visit, logIn, context }) => {
  await logIn('member');
  await visit(home);
  await page.getByRole('button', { name: 'Account' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Account' });
  await expect(sheet.getByText('Group-Buy member')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'S Coin' })).toHaveAttribute('href', '/shop/scoin/index');
  await sheet.getByRole('button', { name: 'Logout' }).tap();
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('ticket');
});

test('the tab bar hides nothing at the end of the page @phone', async ({ page, visit }) => {
  await visit(home);
  const copyright = page.getByRole('contentinfo').getByText('All rights reserved.');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [words, bar] = await Promise.all([
    copyright.boundingBox(),
    page.getByRole('navigation', { name: 'Main' }).boundingBox(),
  ]);
  // Half a pixel is how exactly a page can be scrolled.
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 0.5);
});

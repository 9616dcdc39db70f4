import { expect, test } from '../fixtures/test.ts';
import { home } from '../support/samples.ts';

test('the account sheet lists everything and logs out @phone', async ({ page, visit, logIn, context }) => {
  await logIn('member');
  await visit('/helpcenter/index/terms');
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

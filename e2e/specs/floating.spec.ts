import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { choose } from '../support/choose.ts';
import { categoryPath, findProduct, home, largestDepartment, productPath } from '../support/samples.ts';

/** A phone has it in the header, where it covers nothing. */
const contactIn = (page: Page, isMobile: boolean) =>
  isMobile ? page.getByRole('banner') : page.getByRole('complementary', { name: 'Shortcuts and contact' });

test('the chat panel is 302 by 300, has a way around a blocked frame, and nothing of a product page covers it', async ({
  page,
  visit,
  isMobile,
  request,
}) => {
  const { id } = await findProduct(request, ({ choices }) => choices.length === 2);
  await visit(productPath(id));
  const corner = contactIn(page, isMobile);
  if (isMobile) await corner.getByRole('button', { name: 'Contact us' }).click();
  await corner.getByRole('button', { name: 'Messenger' }).click();
  const box = await corner.getByTitle('Messenger chat').boundingBox();
  expect({ width: box?.width, height: box?.height }).toEqual({ width: 302, height: 300 });
  const open = corner.getByRole('link', { name: /^Open in Messenger/ });
  await expect(open).toHaveAttribute('href', /^https:\/\/m\.me\//);
  // A trial does everything but the click: it fails where something else would get it.
  await open.click({ trial: true, timeout: 5000 });
  await page.keyboard.press('Escape');
  await expect(corner.getByTitle('Messenger chat')).toBeHidden();
});

test('the guide runs through its steps on the home page, from anywhere', async ({ page, visit, request, isMobile }) => {
  await visit(categoryPath((await largestDepartment(request)).id));
  const start = async () => {
    if (!isMobile) return page.getByRole('button', { name: 'Guide' }).click();
    await page.getByRole('button', { name: 'Contact us' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
  };
  await start();
  await expect(page).toHaveURL(/\/shoppingmall\/index$/);
  const hint = page.getByRole('dialog');
  for (const title of ['Search', 'Search by image', 'Your orders']) {
    await expect(hint).toContainText(title);
    await hint.getByRole('button', { name: 'Next' }).click();
  }
  await expect(hint).toContainText('Guide');
  await hint.getByRole('button', { name: 'Done' }).click();
  await expect(hint).toBeHidden();
  await start();
  await expect(hint).toContainText('Search');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
});

test('Top, at the end of the page, goes back to the very top @phone', async ({ page, visit }) => {
  await visit(home);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const height = () => page.evaluate(() => Math.round(scrollY));
  expect(await height()).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Top', exact: true }).click();
  // 50 px every 10 ms is what a free processor does; two busy ones take longer.
  await expect.poll(height, { timeout: 20_000 }).toBe(0);
});

test('the theme is kept over a reload and comes from the server, so nothing flashes @desktop', async ({
  page,
  visit,
}) => {
  await visit('/helpcenter/index/terms');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'system');
  for (const theme of ['Dark', 'Light'] as const) {
    const option = page.getByRole('radio', { name: theme });
    await choose(option);
    await expect(html).toHaveAttribute('data-theme', theme.toLowerCase());
    const answer = await page.reload();
    expect(await answer?.text()).toContain(`<html lang="en" data-theme="${theme.toLowerCase()}"`);
    await expect(option).toBeChecked();
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { choose } from '../support/choose.ts';
import { categoryPath, findProduct, home, largestDepartment, productPath } from '../support/samples.ts';

const whatsAppNeedsLogin = 'Login to get your business consultant WhatsApp NO.';

/** A phone has it in the header, where it covers nothing. */
const contactIn = (page: Page, isMobile: boolean) =>
  isMobile ? page.getByRole('banner') : page.getByRole('complementary', { name: 'Shortcuts and contact' });

test('the chat panel is 302 by 300 and has a way around a blocked frame', async ({ page, visit, isMobile }) => {
  await visit('/localstock/index');
  const corner = contactIn(page, isMobile);
  if (isMobile) await corner.getByRole('button', { name: 'Contact us' }).click();
  await corner.getByRole('button', { name: 'Messenger' }).click();
  const box = await corner.getByTitle('Messenger chat').boundingBox();
  expect({ width: box?.width, height: box?.height }).toEqual({ width: 302, height: 300 });
  await expect(corner.getByRole('link', { name: /^Open in Messenger/ })).toHaveAttribute('href', /^https:\/\/m\.me\//);
  await page.keyboard.press('Escape');
  await expect(corner.getByTitle('Messenger chat')).toBeHidden();
});

test('nothing on a product page covers the chat panel', async ({ page, visit, isMobile, request }) => {
  const { id } = await findProduct(request, ({ choices }) => choices.length === 2);
  await visit(productPath(id));
  const corner = contactIn(page, isMobile);
  if (isMobile) await corner.getByRole('button', { name: 'Contact us' }).click();
  await corner.getByRole('button', { name: 'Messenger' }).click();
  // A trial does everything but the click: it fails where something else would get it.
  await corner.getByRole('link', { name: /^Open in Messenger/ }).click({ trial: true, timeout: 5000 });
});

test('WhatsApp says why it needs a login, and opens with one', async ({ page, visit, logIn, isMobile, request }) => {
  const { email } = await ask(request, 'GET /api/shoppingmall/info', {});
  const corner = contactIn(page, isMobile);
  const open = async () => {
    await visit('/localstock/index');
    if (isMobile) await corner.getByRole('button', { name: 'Contact us' }).click();
  };
  await open();
  await expect(corner.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', `mailto:${email}`);
  const link = corner.getByRole('link', { name: /^WhatsApp/ });
  if (isMobile) {
    await expect(link).toContainText(whatsAppNeedsLogin);
  } else {
    await expect(link).toHaveAccessibleDescription(whatsAppNeedsLogin);
    await link.hover();
    await expect(link.getByText(whatsAppNeedsLogin)).toBeVisible();
  }
  await link.click();
  // It ends the sessions that it finds: it has to be there before one is opened.
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await logIn('shopper');
  await open();
  // The number of the consultant whom the demo gave this shopper.
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/27825550197\?text=/);
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
  await visit(home);
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

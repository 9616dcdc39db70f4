import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { demoPassword } from '../support/session.ts';

const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

test('a guest logs in and comes back to the receivers @phone', async ({ page, visit, baseURL }) => {
  await visit('/client/2/index?keyword=soweto');
  await expect(page).toHaveURL(/\/shop\/login\?origUrl=/);
  await field(page, 'Username, email or mobile').fill('ambassador@demo.test');
  await field(page, 'Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${baseURL}/shop/client/2/index?keyword=soweto`);
  await expect(card(page, 'Sipho Dlamini')).toBeVisible();
  await expect(card(page, 'Anele Zulu')).toHaveCount(0);
});

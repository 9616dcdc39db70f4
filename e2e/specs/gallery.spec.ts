import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type RunningShop, startShop } from '../support/shop.ts';

/** The gallery of all shared components is a page of the development server. */
test.describe('the gallery of components @desktop', () => {
  test.describe.configure({ timeout: 90_000 });
  let shop: RunningShop | undefined;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    shop = await startShop({ as: 'dev', products: 100 });
  });
  test.afterAll(() => shop?.stop());

  test('has no serious finding', async ({ page }) => {
    await page.goto(`${shop?.base}/shop/dev/gallery`);
    await expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page, 'gallery');
  });
});

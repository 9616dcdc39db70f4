import { expect, type Page } from '@playwright/test';

/** Opens a page whose scripts do not arrive until they are let through. */
export async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto(`/shop${path}`, { waitUntil: 'commit' });
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    wake();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

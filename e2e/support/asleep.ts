import { expect, type Page } from '@playwright/test';

/** Opens a page: all of it and its styles arrive, and its scripts do not until they are let through. */
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
  // The last of the document. Without styles, what is hidden looks as if it could be filled in.
  await page.locator('#sgb-state').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  );
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    wake();
    // The route stays: to take it away loses what is asked for at that very moment, and the page waits for it for ever.
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  };
}

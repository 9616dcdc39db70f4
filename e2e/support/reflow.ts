import { expect, type Page } from '@playwright/test';

export async function expectNoSidewaysScroll(page: Page, width = page.viewportSize()?.width ?? 0): Promise<void> {
  const widest = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    culprits: [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 120)),
  }));
  expect(widest.page, widest.culprits.join('\n')).toBeLessThanOrEqual(width);
}

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { home, largestDepartment } from '../support/samples.ts';

/** Walks with Tab as a person would, and fails when the wanted thing cannot be reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(wanted, 'reachable with Tab').toBeFocused();
}

test('from home to a category to a product and a quantity, without a mouse @desktop', async ({
  page,
  visit,
  request,
}) => {
  const department = await largestDepartment(request);
  await visit(home);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('navigation', { name: 'Departments' })
      .getByRole('link', { name: department.name, exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.name);
  const product = page.getByRole('main').getByRole('article').first().getByRole('link');
  const title = await product.textContent();
  await tabTo(page, product);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  const quantity = page.getByRole('spinbutton').first();
  await tabTo(page, quantity);
  await page.keyboard.press('ArrowUp');
  await expect(quantity).not.toHaveValue('0');
});

test('a dialog keeps the focus and gives it back @phone', async ({ page, visit }) => {
  await visit(home);
  const opener = page.getByRole('link', { name: 'Categories', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Categories' });
  await expect(sheet).toBeVisible();
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Shift+Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { categoryPath, findProduct, home, largestDepartment, productPath } from '../support/samples.ts';

const themes = ['light', 'dark'] as const;

const pages = {
  home: async () => home,
  category: async (request) => `${categoryPath((await largestDepartment(request)).id)}?moq=5`,
  product: async (request) => productPath((await findProduct(request, ({ choices }) => choices.length === 2)).id),
  login: async () => '/login',
  'coming soon': async () => '/coupon/index',
  '404': async () => '/no/such/page',
} satisfies Record<string, (request: Parameters<typeof largestDepartment>[0]) => Promise<string>>;

for (const theme of themes) {
  for (const [name, pathOf] of Object.entries(pages)) {
    test(`${name} has no serious finding in ${theme}`, async ({ page, visit, request, context, baseURL, allow }) => {
      allow(/404/);
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await visit(await pathOf(request));
      await expectAccessible(page, `${name}, ${theme}`);
    });
  }

  test(`open menus have no serious finding in ${theme} @desktop`, async ({ page, visit, logIn, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await logIn('ambassador');
    await visit('/coupon/index');
    for (const name of [/^Account$/, /^Categories$/, /^Today ¥1/, /^Messenger$/]) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, `${name}, ${theme}`);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('combobox', { name: 'Search' }).fill('mug');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=mug/);
    await page.getByRole('combobox', { name: 'Search' }).click();
    await expect(page.getByRole('region', { name: 'Search history' })).toBeVisible();
    await expectAccessible(page, `search history, ${theme}`);
  });

  test(`open sheets have no serious finding in ${theme} @phone`, async ({
    page,
    visit,
    logIn,
    context,
    baseURL,
    request,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await logIn('ambassador');
    await visit(categoryPath((await largestDepartment(request)).id));
    for (const name of ['Categories', 'Account', 'Filters']) {
      await page.getByRole('button', { name, exact: true }).click();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet).toBeVisible();
      await expectAccessible(page, `${name}, ${theme}`);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    await page.getByRole('button', { name: 'Contact us' }).click();
    await expectAccessible(page, `contact, ${theme}`);
  });
}

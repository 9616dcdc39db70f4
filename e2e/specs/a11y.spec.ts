import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { categoryPath, findProduct, home, largestDepartment, productPath } from '../support/samples.ts';

const pages = {
  home: async () => home,
  category: async (request) => `${categoryPath((await largestDepartment(request)).id)}?moq=5`,
  product: async (request) => productPath((await findProduct(request, ({ choices }) => choices.length === 2)).id),
  results: async () => '/shoppingmall/categoryproduct?keyword=sneakerz&moq=5',
  'nothing found': async () => '/shoppingmall/categoryproduct?keyword=qqqqqxxxxx',
  search: async () => '/search',
  login: async () => '/login',
  '404': async () => '/no/such/page',
} satisfies Record<string, (request: Parameters<typeof largestDepartment>[0]) => Promise<string>>;

/** Those that are laid out anew on a desktop are looked at there, too. */
const wide: readonly string[] = ['home', 'category', 'product', 'results'];

for (const [name, pathOf] of Object.entries(pages)) {
  test(`${name} has no serious finding${wide.includes(name) ? '' : ' @phone'}`, async ({
    page,
    visit,
    request,
    allow,
  }) => {
    allow(/404/);
    await visit(await pathOf(request));
    await expectAccessible(page, name);
  });
}

test('open menus have no serious finding @desktop', async ({ page, visit, logIn }) => {
  await logIn('ambassador');
  await visit('/specialflight/index');
  for (const [name, opened] of [
    [/^Account$/, 'header'],
    [/^Categories$/, 'nav[aria-label="Main"]'],
    [/^Today ¥1/, 'section[aria-label="Exchange rate and theme"]'],
    [/^Messenger$/, 'aside'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, String(name), opened);
    await page.keyboard.press('Escape');
  }
});

test('open sheets have no serious finding @phone', async ({ page, visit, logIn, request }) => {
  await logIn('ambassador');
  await visit(categoryPath((await largestDepartment(request)).id));
  for (const name of ['Categories', 'Account', 'Filters']) {
    await page.getByRole(name === 'Categories' ? 'link' : 'button', { name, exact: true }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet).toBeVisible();
    await expectAccessible(page, name, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await page.getByRole('button', { name: 'Contact us' }).click();
  await expectAccessible(page, 'contact', 'header');
});

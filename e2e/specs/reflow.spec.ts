import { expect, test } from '../fixtures/test.ts';
import { expectNoSidewaysScroll } from '../support/reflow.ts';
import { categoryPath, findProduct, home, largestDepartment, productPath } from '../support/samples.ts';

/** The narrowest phone in use, and a desktop of 1280 at 200 % zoom. */
const widths = [320, 640];

test('no page scrolls sideways at 320 and 640 px @phone', async ({ page, visit, request, allow }) => {
  allow(/404/);
  const department = await largestDepartment(request);
  const product = await findProduct(request, ({ choices }) => choices.length === 2);
  for (const path of [
    home,
    `${categoryPath(department.id)}?moq=5&maxPrice=500&rating=3`,
    productPath(product.id),
    '/login',
    '/membership/index',
    '/no/such/page',
  ]) {
    await visit(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page, width);
    }
  }
});

test('a long title and a price in millions fit everywhere', async ({ page, visit, request }) => {
  const department = await largestDepartment(request);
  const title = `${'Extraordinarily-long-unbroken-word-in-a-title'.repeat(2)} with many more words after it`;
  await page.route('**/api/shoppingmall/queryProductsByCategory*', async (route) => {
    const envelope = await (await route.fetch()).json();
    Object.assign(envelope.data.items[0], { title, priceCents: 123_456_700, landedCents: 123_456_700 });
    await route.fulfill({ json: envelope });
  });
  await visit(home);
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Departments' })
    .getByRole('link', { name: department.name, exact: true })
    .click();
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByRole('link')).toHaveText(title);
  const price = card.getByText('R 1,234,567.00', { exact: true });
  const [inner, outer] = await Promise.all([price.boundingBox(), card.boundingBox()]);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  await expectNoSidewaysScroll(page);
});

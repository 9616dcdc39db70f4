import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { findProduct, home, productPath } from '../support/samples.ts';

const serverFault = {
  status: 500,
  json: { status: 3000500, message: 'Something went wrong on our side.', data: null },
};

test('an unknown page says so in the words of the document and leads home @phone', async ({ page, allow }) => {
  allow(/404/);
  const answer = await page.goto('/shop/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(/\/shop\/shoppingmall\/index$/);
  await expect(page.getByRole('region', { name: 'Hot sale' })).toBeVisible();
});

test('a chunk that is gone reloads the page, once a minute at most @phone', async ({ page, visit, allow, request }) => {
  allow(/404|dynamically imported module/);
  const { departments } = await ask(request, 'GET /api/category/categories', {});
  const tile = page
    .getByRole('main')
    .getByRole('navigation', { name: 'Departments' })
    .getByRole('link', { name: departments[0]?.name ?? '', exact: true });
  await page.route(/\/shop\/assets\/category-page-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await visit(home);
  expect(loads).toBe(1);
  await tile.click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await visit(home);
  await tile.click();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  expect(loads).toBe(3);
});

test('a row that fails can be tried again, and the page lives on @phone', async ({ page, visit, allow }) => {
  allow(/500/);
  await visit(home);
  let calls = 0;
  await page.route('**/api/shoppingmall/topicGoodsList*', (route) => {
    calls++;
    return route.fulfill(serverFault);
  });
  const row = page.getByRole('region', { name: 'Recommended' });
  await row.getByRole('button', { name: 'Show more' }).click();
  await expect(row.getByRole('alert')).toContainText('This part did not load.');
  // The first attempt and three repetitions.
  expect(calls).toBe(4);
  await page.unroute('**/api/shoppingmall/topicGoodsList*');
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row.getByRole('article')).toHaveCount(40);
});

test('a shop that cannot be reached leads to the login page @phone', async ({ page, visit, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await visit(home);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('region', { name: 'Recommended' }).getByRole('button', { name: 'Show more' }).click();
  // The login page itself adds where one came from.
  await expect(page).toHaveURL(/\/shop\/login(\?|$)/);
});

test('a line lost in the background is waited for, and then leads to the login page too @desktop', async ({
  page,
  visit,
  logIn,
  allow,
}) => {
  allow(/ERR_CONNECTION_RESET/);
  await logIn('warehouse');
  await page.clock.install();
  await visit(home);
  let asked = 0;
  await page.route('**/api/message/unread*', (route) => {
    asked += 1;
    return route.abort('connectionreset');
  });
  await expect(async () => {
    await page.clock.runFor(20_000);
    expect(new URL(page.url()).pathname).toBe('/shop/login');
  }).toPass();
  expect(asked).toBe(8);
});

test('a picture that does not come is tried twice and then drawn @phone', async ({ page, visit, allow, request }) => {
  allow(/503/);
  const product = await findProduct(request, () => true);
  const asked = new Map<string, number>();
  await page.route('**/img/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return route.fulfill({ status: 503, body: '' });
  });
  await visit(productPath(product.id));
  await expect(page.getByRole('img', { name: `${product.title} (no picture)` })).toBeVisible();
  // The large picture and its thumbnail share an address, so two attempts each.
  expect(Math.max(...asked.values())).toBeLessThanOrEqual(4);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
});

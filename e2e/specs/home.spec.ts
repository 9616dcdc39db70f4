import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { categoryPath, home } from '../support/samples.ts';

test('the root and the base path lead to the home page @desktop', async ({ request, baseURL }) => {
  for (const path of ['/', '/shop', '/shop/']) {
    const answer = await request.get(path);
    expect(answer.url()).toBe(`${baseURL}/shop/shoppingmall/index`);
    expect(await answer.text()).toContain('<title>SGB, Southern Group Buy</title>');
  }
});

test('each banner can be picked by its dot, and a guest reads what group-buy is @phone', async ({ page, visit }) => {
  await visit(home);
  const carousel = page.getByRole('region', { name: 'What is on' });
  const dots = carousel.getByRole('button', { name: /^Banner \d/ });
  const slides = carousel.getByRole('listitem');
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
  for (const place of [2, 0, 1]) {
    await dots.nth(place).click();
    await expect(slides.nth(place)).toBeInViewport({ ratio: 0.9 });
    await expect(dots.nth(place)).toHaveAttribute('aria-current', 'true');
  }
  const together = page.getByRole('region', { name: 'Cheaper with your neighbours' });
  await expect(together.getByRole('link', { name: 'Join a group' })).toHaveAttribute('href', '/shop/register/groupbuy');
  await together.getByRole('link', { name: 'How it works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Group-buy and ambassadors' })).toBeVisible();
});

test('a banner is whole on the narrowest phone, can be read before its picture comes, and asks for it again @phone', async ({
  page,
  visit,
  allow,
}) => {
  allow(/503/);
  await page.setViewportSize({ width: 320, height: 640 });
  const refused = new Set<string>();
  await page.route('**/img/banner*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (refused.has(pathname)) return route.continue();
    refused.add(pathname);
    return route.fulfill({ status: 503 });
  });
  await visit(home);
  const slide = page.getByRole('region', { name: 'What is on' }).getByRole('listitem').first();
  await expect(slide.locator('img')).toHaveJSProperty('complete', true);
  await expect
    .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(refused.size).toBeGreaterThan(0);
  const whole = await slide.getByRole('link').evaluate((link) => {
    const box = link.getBoundingClientRect();
    const words = [...link.querySelectorAll('span')].filter(
      ({ children, textContent }) => !children.length && textContent,
    );
    return {
      ground: getComputedStyle(link).backgroundColor,
      cut: words
        .map((word) => word.getBoundingClientRect())
        .filter(({ top, bottom }) => top < box.top || bottom > box.bottom).length,
      words: words.length,
    };
  });
  expect(whole).toEqual({ ground: expect.stringMatching(/^rgb\(/), cut: 0, words: expect.any(Number) });
  expect(whole.words).toBeGreaterThan(1);
});

test('the banners move by keyboard and stop at both ends @desktop', async ({ page, visit, request }) => {
  await visit(home);
  const { items } = await ask(request, 'GET /api/banner/list', {});
  const carousel = page.getByRole('region', { name: 'What is on' });
  const next = carousel.getByRole('button', { name: 'Next banner' });
  const previous = carousel.getByRole('button', { name: 'Previous banner' });
  const slides = carousel.getByRole('listitem');
  await expect(previous).toBeHidden();
  for (let place = 1; place < items.length; place++) {
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(slides.nth(place)).toBeInViewport({ ratio: 0.9 });
  }
  await expect(next).toBeHidden();
  await previous.focus();
  await page.keyboard.press('Space');
  await expect(slides.nth(items.length - 2)).toBeInViewport({ ratio: 0.9 });
});

test('a banner leads where it says @phone', async ({ page, visit, request }) => {
  await visit(home);
  const { items } = await ask(request, 'GET /api/banner/list', {});
  await page
    .getByRole('region', { name: 'What is on' })
    .getByRole('link', { name: items[0]?.title ?? '' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/shop${items[0]?.href}$`));
});

test('every row is there with goods in it @phone', async ({ page, visit }) => {
  await visit(home);
  for (const name of ['Hot sale', 'SA Stock', 'New', 'Recommended']) {
    const row = page.getByRole('region', { name, exact: true });
    const first = row.getByRole('article').first();
    await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/shop\/product\/\d+\.html$/);
    await expect(first).toContainText(/R\s[\d,]+\.\d\d/);
  }
  await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top suppliers' }).getByRole('article')).toHaveCount(6);
});

test('a row leads to its whole list @desktop', async ({ page, visit }) => {
  await visit(home);
  await page.getByRole('link', { name: /^See all SA Stock$/ }).click();
  await expect(page).toHaveURL(/\/shop\/localstock\/index$/);
});

test('a department tile leads to its category @phone', async ({ page, visit, request }) => {
  const { departments } = await ask(request, 'GET /api/category/categories', {});
  const department = departments[2];
  await visit(home);
  const tiles = page.getByRole('main').getByRole('navigation', { name: 'Departments' });
  await expect(tiles.getByRole('link')).toHaveCount(departments.length);
  await tiles.getByRole('link', { name: department?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/shop${categoryPath(department?.id ?? 0)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department?.name ?? '');
});

test('show more adds goods, and coming back from one finds them again @phone', async ({ page, visit }) => {
  await visit(home);
  const row = page.getByRole('region', { name: 'Recommended' });
  await expect(row.getByRole('article')).toHaveCount(20);
  await row.getByRole('button', { name: 'Show more' }).click();
  await expect(row.getByRole('article')).toHaveCount(40);
  await row.getByRole('article').nth(25).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(row.getByRole('article')).toHaveCount(40);
});

test('the server sends what share previews and search engines read @desktop', async ({ request }) => {
  const html = await (await request.get('/shop/shoppingmall/index')).text();
  expect(html).toContain('<meta property="og:title"');
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/127\.0\.0\.1:\d+\/img\//);
  expect(html).toContain('application/ld+json');
});

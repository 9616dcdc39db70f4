import { expect, test } from '../fixtures/test.ts';
import { home } from '../support/samples.ts';

test('the root and the base path lead to the home page @desktop', async ({ request, baseURL }) => {
  for (const path of ['/', '/shop', '/shop/']) {
    const answer = await request.get(path);
    expect(answer.url()).toBe(`${baseURL}/shop/shoppingmall/index`);
    expect(await answer.text()).toContain('<title>SGB, Southern Group Buy</title>');
  }
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

test('the server sends what share previews and search engines read @desktop', async ({ request }) => {
  const html = await (await request.get('/shop/shoppingmall/index')).text();
  expect(html).toContain('<meta property="og:title"');
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/127\.0\.0\.1:\d+\/img\//);
  expect(html).toContain('application/ld+json');
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search help' });
const hits = (page: Page) => page.getByRole('region', { name: 'Found in help' });

test('every article is on the overview and on both of its addresses @desktop', async ({
  page,
  visit,
  request,
  baseURL,
}) => {
  const { articles } = await ask(request, 'GET /api/helpcenter/list', {});
  // Without them the walk below would prove nothing.
  const types = articles.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['aboutUs', 'faq', 'fees', 'payment', 'membership', 'sizeguide']));
  expect(new Set(types).size).toBe(articles.length);
  await visit('/helpcenter');
  const main = page.getByRole('main');
  for (const article of articles) {
    const own = article.type === 'sizeguide' ? '/helpcenter/sizeguide' : `/helpcenter/index/${article.type}`;
    await expect(main.getByRole('link', { name: `${article.title} ${article.summary}` })).toHaveAttribute(
      'href',
      `/shop${own}`,
    );
    for (const path of [own, `/helpcenter/${article.type}`]) {
      const html = await (await request.get(`/shop${path}`)).text();
      expect(html).toContain(`<title>${article.title} | SGB</title>`);
      expect(html).toContain(`<link rel="canonical" href="${baseURL}/shop${own}">`);
    }
  }
});

test('a search that was sent is answered by the server @desktop', async ({ page, visit, request }) => {
  expect(await (await request.get('/shop/helpcenter/index?q=size+guide')).text()).toContain('Found in help');
  await visit('/helpcenter/index/terms');
  await field(page).fill('s coin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/helpcenter\/index\?q=s\+coin$/);
  await expect(hits(page).getByRole('link', { name: /^S Coin/ })).toBeVisible();
});

test('an unknown article is not found @desktop', async ({ request }) => {
  for (const path of ['/helpcenter/nosuch', '/helpcenter/index/no-such', '/helpcenter/index/%3Cb%3E'])
    await expectErrorPage(request, path, 404, notFound);
});

test('every help link of header and footer leads to an article @desktop', async ({ request }) => {
  const html = await (await request.get('/shop/helpcenter/index/faq')).text();
  const around = html.replace(/<main.*<\/main>/s, '');
  const hrefs = [...around.matchAll(/<a [^>]*href="([^"]*\/helpcenter\/[^"]*)"/g)].map(([, href = '']) => href);
  expect(hrefs.length).toBeGreaterThan(6);
  for (const href of hrefs) expect(`${href} ${(await request.get(href)).status()}`).toBe(`${href} 200`);
});

test('search engines read the questions @desktop', async ({ request }) => {
  const html = await (await request.get('/shop/helpcenter/index/faq')).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string; mainEntity?: object[] }[] };
  const { articles } = await ask(request, 'GET /api/helpcenter/list', {});
  const page = graph.find((part) => part['@type'] === 'FAQPage');
  expect(page?.mainEntity).toHaveLength(articles.find(({ type }) => type === 'faq')?.questions.length ?? 0);
  expect(page?.mainEntity).toContainEqual({
    '@type': 'Question',
    name: 'Can you buy from a link?',
    acceptedAnswer: { '@type': 'Answer', text: 'Yes. Paste a 1688 product link into the search bar.' },
  });
});

test('no help page scrolls sideways at 320 px @phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/helpcenter', '/helpcenter/fees', '/helpcenter/membership', '/helpcenter/sizeguide']) {
    await visit(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const topics = (page: Page) => page.getByRole('navigation', { name: 'Help topics' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search help' });
const hits = (page: Page) => page.getByRole('region', { name: 'Found in help' });
const answerTo = (page: Page, question: string) =>
  page.getByRole('group').filter({ has: page.getByText(question, { exact: true }) });

test('every article is on the overview and on both of its addresses @desktop', async ({
  page,
  visit,
  request,
  baseURL,
}) => {
  const { articles } = await ask(request, 'GET /api/helpcenter/list', {});
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

test('the topics lead from article to article', async ({ page, visit }) => {
  await visit('/helpcenter/index/fees');
  await expect(title(page)).toHaveText('Fees explained');
  await expect(topics(page).getByRole('link', { name: 'Fees explained' })).toHaveAttribute('aria-current', 'page');
  await topics(page).getByRole('link', { name: 'Payment, recharge and withdrawal' }).click();
  await expect(page).toHaveURL(/\/shop\/helpcenter\/index\/payment$/);
  await expect(title(page)).toHaveText('Payment, recharge and withdrawal');
  await page.getByRole('region', { name: 'Read on' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(title(page)).toHaveText('FAQ');
});

test('an answer opens and closes, also with the keyboard @desktop', async ({ page, visit }) => {
  await visit('/helpcenter/faq');
  const question = page.getByText('Why do I pay twice?', { exact: true });
  const answer = answerTo(page, 'Why do I pay twice?').getByText(/^First for the goods/);
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
});

test('searching finds titles and questions and opens the answer @phone', async ({ page, visit }) => {
  await visit('/helpcenter/index/aboutUs');
  await field(page).fill('zebra');
  await expect(hits(page).getByRole('status')).toHaveText(/^Nothing found for “zebra”/);
  await field(page).fill('refund');
  await expect(hits(page).getByRole('link').first()).toHaveAccessibleName(/^Returns, refunds and complaints/);
  await field(page).fill('pay twice');
  await hits(page)
    .getByRole('link', { name: /^Why do I pay twice/ })
    .click();
  await expect(page).toHaveURL(/\/helpcenter\/index\/faq#why-do-i-pay-twice$/);
  await expect(hits(page)).toBeHidden();
  await expect(answerTo(page, 'Why do I pay twice?').getByText(/^First for the goods/)).toBeInViewport();
});

test('a search that was sent is answered by the server @desktop', async ({ page, visit, request }) => {
  expect(await (await request.get('/shop/helpcenter/index?q=size+guide')).text()).toContain('Found in help');
  await visit('/helpcenter/index/terms');
  await field(page).fill('s coin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/helpcenter\/index\?q=s\+coin$/);
  await expect(hits(page).getByRole('link', { name: /^S Coin/ })).toBeVisible();
});

test('the size guide finds the row of a foot and of a chest @phone', async ({ page, visit }) => {
  await visit('/helpcenter/sizeguide');
  const finder = page.getByRole('region', { name: 'Find your size' });
  const result = finder.getByRole('status');
  await finder.getByRole('textbox', { name: 'Chest in cm' }).fill('86');
  await expect(result).toHaveText('SizeMWaist66–70Hips92–96SA / UK34 / 10EU38US6CN160/84A');
  await finder.getByRole('combobox', { name: 'What for' }).selectOption('Men’s shoes');
  const foot = finder.getByRole('textbox', { name: 'Foot length in cm' });
  await foot.fill('26,2');
  await expect(result).toHaveText('EU43SA / UK9US10CN (mm)265');
  await foot.fill('40');
  await expect(result).toHaveText(/^Larger than this table: it ends at 28.5 cm/);
  await foot.fill('big');
  await expect(finder.getByText('Write a number, such as 24.')).toBeVisible();
  const shoes = page.getByRole('table', { name: 'Men’s shoes' });
  await expect(shoes.getByRole('row', { name: '26–26.5 43 9 10 265' })).toBeVisible();
});

test('WhatsApp is for those who are logged in @phone', async ({ page, visit, logIn, request }) => {
  const { whatsapp, email } = await ask(request, 'GET /api/shoppingmall/info', {});
  await visit('/helpcenter/index/contact');
  const box = page.getByRole('region', { name: 'Still stuck?' });
  await expect(box.getByRole('link', { name: `Email ${email}` })).toHaveAttribute('href', `mailto:${email}`);
  await expect(
    box.getByRole('link', { name: 'WhatsApp Login to get your business consultant WhatsApp NO.' }),
  ).toHaveAttribute('href', '/shop/login');
  await logIn('ambassador');
  await visit('/helpcenter/index/contact');
  await expect(box.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', `https://wa.me/${whatsapp}`);
});

test('an unknown article is not found @desktop', async ({ page, visit, allow, request }) => {
  allow(/404/);
  for (const path of ['/helpcenter/nosuch', '/helpcenter/index/no-such', '/helpcenter/index/%3Cb%3E']) {
    expect((await request.get(`/shop${path}`)).status()).toBe(404);
  }
  await visit('/helpcenter/index/nosuch');
  await expect(title(page)).toHaveText('This page could not be found');
});

test('every help link of header and footer leads to an article @desktop', async ({ page, visit, request }) => {
  await visit('/helpcenter/index/faq');
  const links = page.getByRole('banner').or(page.getByRole('contentinfo')).locator('a[href*="/helpcenter/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
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

test('a list that does not come leaves the article readable @phone', async ({ page, visit, allow }) => {
  allow(/500/);
  await visit('/shoppingmall/index');
  await page.route('**/api/helpcenter/list*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'broken', data: null } }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fees' }).click();
  await expect(title(page)).toHaveText('Fees explained');
  const failed = page.getByRole('alert').filter({ hasText: 'This part did not load.' });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/helpcenter/list*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeVisible();
});

for (const path of ['/helpcenter', '/helpcenter/faq', '/helpcenter/index/aftersale', '/helpcenter/sizeguide']) {
  test(`${path} has no serious finding`, async ({ page, visit }) => {
    await visit(path);
    await field(page).fill('size');
    await expect(hits(page)).toBeVisible();
    await expectAccessible(page, path);
  });
}

test('no help page scrolls sideways at 320 px @phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/helpcenter', '/helpcenter/fees', '/helpcenter/membership', '/helpcenter/sizeguide']) {
    await visit(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

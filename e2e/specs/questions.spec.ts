import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { demoPassword } from '../support/session.ts';

test('a guest finds a question by a slip, reads it, and what they meant to answer survives the login @phone', async ({
  page,
  visit,
}) => {
  await visit('/question/index');
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('sea frieght');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'freight' })).toBeVisible();
  await page.getByRole('link', { name: 'How long does sea freight really take to Johannesburg?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How long does sea freight really take to Johannesburg?',
  );
  await expect(page.getByText('Accepted: it helped whoever asked')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Mine took 44 days to Giyani.');
  await page.getByRole('button', { name: 'Log in and answer' }).click();
  await page.getByRole('textbox', { name: 'Username, email or mobile' }).fill('shopper@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Mine took 44 days to Giyani.');
});

test('search engines read questions, answers and topics in the page itself @phone', async ({ request, baseURL }) => {
  const { items, topics } = await ask(request, 'GET /api/question/index', { sort: 2 });
  const [first] = items;
  const html = await (await request.get(`/shop/question/answer/${first?.id}`)).text();
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const [page] = (JSON.parse(data)['@graph'] ?? []) as { '@type': string; mainEntity: { name: string } }[];
  expect(page).toMatchObject({ '@type': 'QAPage', mainEntity: { name: first?.title, answerCount: first?.answers } });
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/shop/question/answer/${first?.id}">`);
  expect(html).toContain('<meta property="og:title"');
  expect(topics).toHaveLength(12);
  expect(await (await request.get(`/shop/question/topics/${topics[0]?.id}`)).text()).toContain(topics[0]?.name ?? '?');
  expect((await request.get('/shop/question/answer/99999999')).status()).toBe(404);
});

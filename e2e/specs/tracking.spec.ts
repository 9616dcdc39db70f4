import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { home } from '../support/samples.ts';
import { demoPassword } from '../support/session.ts';

interface Dot {
  readonly p: string;
  readonly opeation: string;
  readonly spm: string;
  readonly spmvalue: string;
  readonly refer: string;
  readonly refspm: string;
}

const fields = ['device', 'opeation', 'p', 'refer', 'refspm', 'spm', 'spmvalue', 'userid'];

/** Everything that the page tells the server about the visit, and everything that leaves the shop. */
function listenTo(page: Page, baseURL: string | undefined) {
  const events: Dot[] = [];
  const batches: { expdata: Dot[]; refspm: string }[] = [];
  const steps: { eventtype: number; eventsourceurl: string; userid: number; anonymousid: string }[] = [];
  const elsewhere: string[] = [];
  const beacons: string[] = [];
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== baseURL && !request.url().startsWith('data:')) elsewhere.push(request.url());
    if (request.resourceType() === 'ping') beacons.push(pathname);
    if (pathname === '/api/spm/event') events.push(request.postDataJSON());
    if (pathname === '/api/spm/exposure') batches.push(request.postDataJSON());
    if (pathname === '/api/funnel/track') steps.push(request.postDataJSON());
  });
  return { events, batches, steps, elsewhere, beacons };
}

const slot = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem('sgb-slots') ?? '{}').state?.[key], name);

test('a visit is told as it happens: views, what came into view, clicks, how one page led to the next, searches; the last dots leave with the page @phone', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  const told = listenTo(page, baseURL);
  await visit(home);
  const browsed = () => told.events.filter(({ opeation }) => opeation === 'browse');
  await expect.poll(() => browsed().length).toBe(1);
  expect(Object.keys(browsed()[0] ?? {}).toSorted()).toEqual(fields);
  expect(browsed()[0]).toMatchObject({ p: '/shop/shoppingmall/index', spm: 'sgb.home.0.0', refer: '', refspm: '' });

  const shelf = page.getByRole('region', { name: 'Hot sale', exact: true });
  const card = shelf.getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  const dots = () => told.batches.flatMap(({ expdata }) => expdata);
  await expect.poll(() => dots().map(({ spm }) => spm)).toContain('sgb.home.hot-sale.1');
  await expect.poll(() => dots().map(({ spm }) => spm)).toContain('sgb.home.banner.1');
  expect(told.batches.every(({ expdata }) => expdata.length <= 30)).toBe(true);
  expect(Object.keys(told.batches[0] ?? {}).toSorted()).toEqual(['expdata', 'refspm']);
  for (const dot of dots()) expect(Object.keys(dot).toSorted()).toEqual(fields);
  expect(
    dots().some(({ spm }) => spm.startsWith('sgb.home.recommended.')),
    'what nobody saw is not told',
  ).toBe(false);

  const link = card.getByRole('heading').getByRole('link');
  const productId = /product\/(\d+)\.html/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? 'none';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/shop/product/${productId}\\.html\\?spm=sgb\\.home\\.hot-sale\\.1$`));
  const clicked = () => told.events.filter(({ opeation }) => opeation === 'click');
  await expect.poll(() => clicked().at(-1)).toMatchObject({ spm: 'sgb.home.hot-sale.1', spmvalue: productId });
  await expect
    .poll(() => browsed().at(-1))
    .toMatchObject({
      spm: 'sgb.product.0.0',
      spmvalue: productId,
      refer: '/shop/shoppingmall/index',
      refspm: 'sgb.home.hot-sale.1',
    });
  expect(await slot(page, 'refSpm')).toBe('sgb.home.hot-sale.1');
  expect(await slot(page, 'referValue')).toBe('/shop/shoppingmall/index');
  expect(new Set(dots().map((dot) => `${dot.p} ${dot.spm} ${dot.spmvalue}`)).size, 'once a view').toBe(dots().length);

  const visitor = (await context.cookies()).find(({ name }) => name === 'visitorid');
  const days = ((visitor?.expires ?? 0) - Date.now() / 1000) / 86_400;
  // Browsers shorten long lives: Chrome keeps a cookie for 400 days at most.
  expect(days).toBeGreaterThan(399);
  expect(visitor).toMatchObject({ sameSite: 'Lax', value: expect.stringMatching(/^[0-9a-f]{32}$/) });
  await expect.poll(() => told.steps.length).toBe(2);
  for (const step of told.steps) {
    expect(step).toEqual({
      eventtype: 1,
      eventsourceurl: expect.stringContaining(`${baseURL}/shop/`),
      userid: 0,
      anonymousid: visitor?.value,
    });
  }

  const before = told.batches.length;
  await visit(home);
  // The page before has sent its last dots, too; only dots of this one show that it has begun to watch.
  await expect
    .poll(() => told.batches.slice(before).map(({ expdata }) => expdata[0]?.p))
    .toContain('/shop/shoppingmall/index');
  told.beacons.length = 0;
  await page.evaluate(async () => {
    const shelf = document.querySelector('[data-spm=new] [data-spm-item]');
    await new Promise<void>((resolve) => {
      if (!shelf) return;
      const eyes = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), { threshold: 0.5 });
      eyes.observe(shelf);
      shelf.scrollIntoView();
    });
    // All who watch are told in one task, in no order; after it the dot is waiting in its batch.
    await new Promise((resolve) => setTimeout(resolve));
    dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  await expect.poll(() => told.beacons).toContain('/api/spm/exposure');

  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('enamel mug');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/categoryproduct\?keyword=enamel\+mug&spm=sgb\.home\.search\.0$/);
  await expect
    .poll(() => browsed().at(-1))
    .toMatchObject({ spm: 'sgb.search.0.0', spmvalue: 'enamel mug', refspm: 'sgb.home.search.0' });
  expect(told.elsewhere).toEqual([]);
});

test('registration pages and a login are steps; the three silent ones are never sent @desktop', async ({
  page,
  visit,
  baseURL,
}) => {
  const told = listenTo(page, baseURL);
  const types = () => told.steps.map(({ eventtype }) => eventtype);
  await visit('/register');
  await expect.poll(types).toEqual([1, 4]);
  await visit('/register/forgotpwd');
  await expect.poll(types).toEqual([1, 4, 1]);
  await visit('/login');
  await expect.poll(types).toEqual([1, 4, 1, 1]);
  await page.getByRole('textbox', { name: 'Username, email or mobile' }).fill('shopper@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/shoppingmall\/index$/);
  await expect.poll(types).toEqual([1, 4, 1, 1, 6, 1]);
  expect(told.steps.at(-2)?.userid).toBeGreaterThan(0);
});

test('the ad pixel hears nothing before the visitor agreed, and nothing if not @phone', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  // The shop of the tests has no pixel, so its answer is played; an address of ours passes the page's policy.
  const pixel = { id: '42', address: `${baseURL}/pixel` };
  const fired: URL[] = [];
  await context.route('**/pixel?**', (route) => {
    fired.push(new URL(route.request().url()));
    return route.fulfill({ status: 204 });
  });
  let asked = 0;
  await context.route('**/api/funnel/track', (route) => {
    asked += 1;
    return route.fulfill({ json: { status: 1, message: 'report', data: pixel } });
  });
  const bar = page.getByRole('region', { name: 'Privacy choices' });
  await visit(home);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'No, thanks' }).click();
  await expect(bar).toBeHidden();
  const before = asked;
  await page.reload();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(bar).toBeHidden();
  expect(fired).toEqual([]);

  await context.clearCookies({ name: 'marketing' });
  await page.reload();
  await bar.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => fired.length).toBe(1);
  expect(Object.fromEntries(fired[0]?.searchParams ?? [])).toEqual({
    id: '42',
    ev: 'PageView202303',
    eid: expect.stringMatching(/^\d+-\d+-\d+-\d+$/),
    dl: `${baseURL}/shop/shoppingmall/index`,
    noscript: '1',
  });
  await expect(bar).toBeHidden();
  await page.reload();
  await expect.poll(() => fired.length).toBe(2);
  expect(fired[1]?.searchParams.get('eid')).not.toBe(fired[0]?.searchParams.get('eid'));
});

import type { APIRequestContext, Page } from '@playwright/test';
import { sortOptions } from '@sgb/contract/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { home } from '../support/samples.ts';
import { demoPassword } from '../support/session.ts';

const list = 'GET /api/search/keysearchlist';
const results = (keyword: string, more = '') =>
  `/shoppingmall/categoryproduct?${new URLSearchParams({ keyword })}${more}`;
const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const count = (page: Page, total: number) =>
  page.getByRole('main').getByText(`${total} ${total === 1 ? 'product' : 'products'}`, { exact: true });

/** A word that fills several pages of the demo world. */
const common = 'women';

test('a search shows what the server finds, in five orders, page after page without a product twice @desktop', async ({
  page,
  visit,
  request,
}) => {
  await visit(home);
  await field(page).fill(common);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(heading(page)).toHaveText(`Results for “${common}”`);
  await expect(page).toHaveTitle(`Search: ${common} | SGB`);
  const orders = new Set<string>();
  for (const { code, label } of [...sortOptions.slice(0, 4), sortOptions[4]]) {
    const { items } = await ask(request, list, { keyword: common, sort: code });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label });
    await expect(titles(page)).toHaveText(items.map(({ title }) => title));
    expect(new URL(page.url()).searchParams.get('sort')).toBe(code === 5 ? null : String(code));
    orders.add(items.map(({ id }) => id).join());
  }
  expect(orders.size).toBe(5);

  const seen: string[] = [];
  const { total, pages } = await ask(request, list, { keyword: common });
  expect(pages).toBeGreaterThan(2);
  await expect(count(page, total)).toBeVisible();
  for (let number = 1; number <= 3; number++) {
    await expect(page.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    seen.push(...(await page.getByRole('main').getByRole('article').getByRole('link').evaluateAll(hrefs)));
    if (number < 3) await page.getByRole('link', { name: 'Next page' }).click();
  }
  expect(new Set(seen).size).toBe(60);
});

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');

/**
 * The first of these words that becomes fewer goods with each step down: otherwise the steps would prove nothing. Another
 * test fetches something for women meanwhile, and these are counted.
 */
async function stepsOf(request: APIRequestContext, words: readonly string[]) {
  for (const word of words) {
    const all = await ask(request, list, { keyword: word });
    const department = all.categories.options[0];
    if (!department) continue;
    const inDepartment = await ask(request, list, { keyword: word, categoryId: department.id });
    const group = inDepartment.categories.options[0];
    if (!group) continue;
    const few = await ask(request, list, { keyword: word, categoryId: group.id, maxMinOrder: 5 });
    const numbers = new Set([all.total, department.productCount, group.productCount, few.total, 0]);
    if (numbers.size === 5) return { word, all, department, group, few };
  }
  throw new Error(`none of ${words.join(', ')} becomes fewer with each step`);
}

test('categories lead down and up again; filters are chips that go one by one and all at once @desktop', async ({
  page,
  visit,
  request,
}) => {
  const { word, all, department, group, few } = await stepsOf(request, ['men', 'cotton', 'steel', 'black']);

  await visit(results(word));
  const column = page.getByRole('complementary', { name: 'Narrow the list' });
  const tree = column.getByRole('navigation', { name: 'Categories' });
  await tree.getByRole('link', { name: `${department.name} ${department.productCount}` }).click();
  await expect(count(page, department.productCount)).toBeVisible();
  await tree.getByRole('link', { name: `${group.name} ${group.productCount}` }).click();
  await expect(count(page, group.productCount)).toBeVisible();
  await expect(tree.getByRole('link', { name: group.name, exact: true })).toHaveAttribute('aria-current', 'true');
  await column.getByRole('radio', { name: 'At most 5', exact: true }).check();
  await expect(count(page, few.total)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`keyword=${word}&categoryId=${group.id}&moq=5$`));

  await chips(page)
    .getByRole('link', { name: `Remove filter: ${group.name}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`keyword=${word}&moq=5$`));
  await page.goBack();
  await expect(count(page, few.total)).toBeVisible();
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(count(page, all.total)).toBeVisible();
  await expect(chips(page)).toBeHidden();
  await visit(results(word, '&minPrice=900000'));
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(count(page, all.total)).toBeVisible();
});

test('on a phone categories are swiped and filters are a sheet @phone', async ({ page, visit, request }) => {
  const { categories } = await ask(request, list, { keyword: common });
  const department = categories.options[0];
  if (!department) throw new Error(`no department has ${common}`);
  const rated = { keyword: common, categoryId: department.id, minRating: 4 } as const;
  const [colour] = (await ask(request, 'GET /api/search/facets', rated)).colours;
  if (!colour) throw new Error('nothing of it has a colour');
  const wanted = await ask(request, list, { ...rated, colour: colour.code });
  expect(wanted.total).toBe(colour.productCount);
  await visit(results(common));
  const tree = page.getByRole('navigation', { name: 'Categories' });
  await tree.getByRole('link', { name: `${department.name} ${department.productCount}` }).tap();
  await expect(count(page, department.productCount)).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: '4 stars and up' }).check();
  await sheet.getByRole('checkbox', { name: new RegExp(`^${colour.name} \\d`) }).tap();
  await sheet.getByRole('button', { name: `Show ${wanted.total} products` }).tap();
  await expect(sheet).toBeHidden();
  await expect(count(page, wanted.total)).toBeVisible();
  await expect(chips(page).getByRole('listitem')).toHaveCount(4);
  await chips(page)
    .getByRole('link', { name: `Remove filter: ${colour.name}` })
    .tap();
  await expect(chips(page).getByRole('listitem')).toHaveCount(3);
  await tree.getByRole('link', { name: 'All categories' }).tap();
  await expect(page).toHaveURL(new RegExp(`keyword=${common}&rating=4$`));
});

test('a misspelt word is mended, and can be searched for as it is @phone', async ({ page, visit, request }) => {
  const mended = await ask(request, list, { keyword: 'sneakerz' });
  expect(mended.correctedTo).toBeTruthy();
  await visit(results('sneakerz'));
  const main = page.getByRole('main');
  await expect(main).toContainText(`Showing results for ${mended.correctedTo}. Search instead for sneakerz`);
  await expect(titles(page)).toHaveText(mended.items.map(({ title }) => title));
  await main.getByRole('link', { name: 'sneakerz', exact: true }).tap();
  await expect(page).toHaveURL(/keyword=sneakerz&exact=1$/);
  const exact = await ask(request, list, { keyword: 'sneakerz', exact: 1 });
  await expect(heading(page)).toHaveText('Results for “sneakerz”');
  if (exact.total > 0) throw new Error('the demo world has something called sneakerz');
  await expect(main.getByText('Nothing found')).toBeVisible();
  const [other] = exact.didYouMean;
  if (!other) throw new Error('nothing is suggested in place of sneakerz');
  await main.getByText('Did you mean').getByRole('link', { name: other, exact: true }).tap();
  await expect(heading(page)).toHaveText(`Results for “${other}”`);
  await expect(titles(page).first()).toBeVisible();
});

test('words that no product has together say so; words that none has offer other ways @phone', async ({
  page,
  visit,
  request,
}) => {
  const some = await ask(request, list, { keyword: 'enamel mug zebra' });
  expect(some.partly && some.total > 0).toBe(true);
  await visit(results('enamel mug zebra'));
  await expect(page.getByText('Nothing matches every word. These match some of them.')).toBeVisible();
  const { items: hot } = await ask(request, 'GET /api/search/hotkeyword', {});
  await visit(results('qqqqqxxxxx'));
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing found')).toBeVisible();
  const ways = main.getByRole('list', { name: 'Other ways to search' });
  await expect(ways.getByRole('link', { name: /^Search by photo/ })).toBeVisible();
  await expect(ways.getByRole('link', { name: /^Ask your consultant/ })).toContainText(
    'Login to get your business consultant WhatsApp NO.',
  );
  const [ad] = (await ask(request, 'GET /api/banner/ad', { code: 'search-empty' })).items;
  if (!ad) throw new Error('nothing runs where a search finds nothing');
  await expect(main.getByRole('link', { name: ad.title })).toHaveAttribute(
    'href',
    new RegExp(`^/shop${ad.href.split('?')[0]}`),
  );
  const popular = main.getByRole('region', { name: 'Popular searches' });
  await expect(popular.getByRole('link')).toHaveText(hot.map(({ hotword }) => hotword));
  await popular.getByRole('link').first().tap();
  await expect(heading(page)).toHaveText(`Results for “${hot[0]?.hotword}”`);
});

test('suggestions follow the typing, answer to the keyboard, and overtaken questions are called back @desktop', async ({
  page,
  visit,
  request,
}) => {
  const { items } = await ask(request, 'GET /api/search/keywordSearch', { keyword: 'shoe' });
  const keywords = items.map(({ keyword }) => keyword);
  expect(keywords.length).toBeGreaterThan(2);
  await visit(home);
  await page.route('**/api/search/keywordSearch?keyword=sho', () => {});
  const asked = page.waitForRequest('**/api/search/keywordSearch?keyword=sho');
  const calledBack = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('keyword=sho'));
  await field(page).fill('sho');
  await asked;
  await field(page).pressSequentially('e');
  await calledBack;
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options).toHaveText(keywords);
  await expect(page.getByRole('status').filter({ hasText: 'suggestions' })).toHaveText(
    `${keywords.length} suggestions`,
  );
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = options.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveCount(keywords.length);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(`Results for “${keywords.at(-1)}”`);
  await expect(options).toHaveCount(0);
});

test('searches are remembered, newest first, at most ten, and go one by one or all at once @phone', async ({
  page,
  visit,
}) => {
  await visit(home);
  const words = Array.from({ length: 10 }, (_, place) => `enamel mug ${10 - place}`);
  await page.evaluate((searchHistoryList) => {
    localStorage.setItem('sgb-slots', JSON.stringify({ state: { searchHistoryList }, version: 0 }));
  }, words);
  await visit(home);
  const history = page.getByRole('region', { name: 'Search history' });
  await field(page).fill('enamel mug 11');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/keyword=enamel\+mug\+11&spm=/);
  await field(page).tap();
  await expect(history.getByRole('listitem')).toHaveText(['enamel mug 11', ...words.slice(0, 9)]);
  await history.getByRole('button', { name: 'Remove enamel mug 11' }).tap();
  await expect(history.getByRole('listitem')).toHaveCount(9);
  await history.getByRole('link', { name: 'enamel mug 5', exact: true }).tap();
  await expect(page).toHaveURL(/keyword=enamel\+mug\+5&spm=/);

  await visit('/search');
  await expect(field(page)).toBeFocused();
  await expect(history.getByRole('listitem').first()).toHaveText('enamel mug 5');
  await history.getByRole('button', { name: 'Clear all' }).tap();
  await expect(history).toBeHidden();
});

test('a keyword of more than 50 characters is refused in the words of the document; an empty one goes nowhere @desktop', async ({
  page,
  visit,
  allow,
}) => {
  allow(/400/);
  await visit(home);
  await field(page).fill('   ');
  await field(page).press('Enter');
  await field(page).fill('a'.repeat(51));
  await field(page).press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'keyword' });
  await expect(alert).toHaveText("Errorkeyword length can't exceed 50");
  await expect(page).toHaveURL(/\/shoppingmall\/index$/);
  await field(page).fill('a'.repeat(50));
  await expect(alert).toBeHidden();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/keyword=a{50}&spm=/);
  expect((await page.goto(`/shop${results('a'.repeat(51))}`))?.status()).toBe(400);
  await expect(heading(page)).toHaveText("keyword length can't exceed 50");
});

test('whatever is searched for, the page stands and shows it as text @desktop', async ({ page, visit, request }) => {
  for (const keyword of [
    `"quoted" 'words'`,
    '100%',
    'snake_case',
    '\\',
    '👗👟',
    'فستان أحمر',
    '连衣裙',
    '<script>alert(1)</script>',
    "'; drop table products;--",
    '&amp; :* !| (',
  ]) {
    const answer = await request.get(`/shop${results(keyword)}`);
    expect(`${keyword} ${answer.status()}`).toBe(`${keyword} 200`);
    const html = await answer.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
  for (const keyword of ['<script>alert(1)</script>', 'فستان أحمر', '50% "off" 👗']) {
    await visit(results(keyword, '&exact=1'));
    await expect(heading(page)).toHaveText(`Results for “${keyword}”`);
    await expect(field(page)).toHaveValue(keyword);
  }
});

test('a store and a category can be searched by themselves, and the big tree opens its own page @desktop', async ({
  page,
  visit,
  request,
}) => {
  const { items } = await ask(request, list, { keyword: common, sort: 1 });
  const { supplier, trail } = await ask(request, 'GET /api/product/detail', { productid: items[0]?.id ?? '' });
  const inStore = await ask(request, list, { keyword: common, sellerid: supplier.id });
  await visit(`/supplier/productlist?sellerid=${supplier.id}`);
  await page.getByRole('textbox', { name: 'Search in this store' }).fill(common);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`keyword=${common}&sellerid=${supplier.id}&spm=`));
  await expect(count(page, inStore.total)).toBeVisible();
  await expect(chips(page).getByRole('link', { name: `Remove filter: ${supplier.name}` })).toBeVisible();

  const department = trail[0];
  if (!department) throw new Error('the product has no department');
  const inDepartment = await ask(request, list, { keyword: common, categoryId: department.id });
  await visit(`/shoppingmall/categoryproduct/${department.id}`);
  await page.getByRole('textbox', { name: `Search in ${department.name}` }).fill(common);
  await page.keyboard.press('Enter');
  await expect(count(page, inDepartment.total)).toBeVisible();
  await expect(field(page)).toHaveValue(common);

  await field(page).fill('Big  Tree');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/shop\/home\/shopStore$/);
});

test('what is typed while another search still loads is left alone @desktop', async ({ page, visit }) => {
  await visit(results(common));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = page.waitForRequest(/keysearchlist\?.*keyword=shoes/);
  await page.route(/keysearchlist\?.*keyword=shoes/, async (route) => {
    await held;
    await route.continue();
  });
  await field(page).fill('shoes');
  await page.keyboard.press('Enter');
  await asked;
  await field(page).fill('lamp');
  letGo();
  await expect(heading(page)).toHaveText('Results for “shoes”');
  await expect(field(page)).toHaveValue('lamp');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Results for “lamp”');
  await page.goBack();
  await expect(field(page)).toHaveValue('shoes');
});

/** Goods that the suppliers of the demo world have; the shop has the first 1200 of them. */
const offer = (place: number) => `https://detail.1688.com/offer/${610_000_000_000 + place * 7_919}.html`;

test('a pasted link opens its product, also one that the supplier has to be asked for @phone', async ({
  page,
  visit,
}) => {
  await visit(home);
  await field(page).fill(`【1688】好货 ${offer(7)} 点击查看`);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/shop\/product\/610000055433\.html(\?spm=.*)?$/);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/search/searchlink*', async (route) => {
    await released;
    await route.continue();
  });
  await field(page).fill(offer(2000));
  await field(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Asking the supplier' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/shop\/product\/610015838000\.html(\?spm=.*)?$/);
  await expect(heading(page)).toBeVisible();
  // Links are not words: the history stays as it was.
  expect(await page.evaluate(() => localStorage.getItem('sgb-slots') ?? '')).not.toContain('1688');
});

test('a link that leads nowhere is refused in the words of the document; one of another shop needs a login @desktop', async ({
  page,
  visit,
  allow,
  baseURL,
}) => {
  allow(/401/);
  await visit(home);
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  const paste = async (text: string) => {
    await field(page).fill(text);
    await field(page).press('Enter');
  };
  await paste('https://example.com/some/thing');
  await expect(alert).toHaveText('Errorplease pull 1688 product detail link');
  const unsupported = { status: 3000031, message: 'Sorry. We are not supporting this link.', data: null };
  await page.route('**/api/search/searchlink*', (route) => route.fulfill({ json: unsupported }));
  await paste(offer(7));
  await expect(alert).toHaveText('ErrorSorry. We are not supporting this link.');
  await page.unroute('**/api/search/searchlink*');
  await expect(page).toHaveURL(/\/shoppingmall\/index$/);

  await paste('https://item.taobao.com/item.htm?id=5201314520');
  await expect(page).toHaveURL(/\/shop\/login\?origUrl=/);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.getByRole('textbox', { name: 'Username, email or mobile' }).fill('shopper@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${baseURL}/shop${results('https://item.taobao.com/item.htm?id=5201314520')}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/^Error.*Taobao/);
});

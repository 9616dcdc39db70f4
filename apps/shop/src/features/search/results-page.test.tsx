import type { SearchResult } from '@sgb/contract/search.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { around } from '../../testing/around.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { pageOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';
import type { Some } from '../../testing/sample.ts';

const list = 'GET /api/search/keysearchlist';
const results = (keyword: string, more = '') =>
  `/shoppingmall/categoryproduct?${new URLSearchParams({ keyword })}${more}`;
const main = page.getByRole('main');
const titles = main.getByRole('heading', { level: 3 });
const heading = page.getByRole('heading', { level: 1 });
const field = page.getByRole('combobox', { name: 'Search', exact: true });
const chips = page.getByRole('list', { name: 'Active filters' });
const count = (total: number) => main.getByText(`${total} products`, { exact: true });

const department = { id: 3, name: 'Fashion' };
const group = { id: 31, name: 'Dresses' };
const supplier = { id: '880001', name: 'Yiwu Lamps' };

/** Fewer goods with each step down, and with each filter. */
function found(input: Parameters<Extract<Answers[typeof list], (...given: never) => unknown>>[0]): Some<SearchResult> {
  const { keyword, categoryId, maxMinOrder = 0, minRating = 0, minPriceCents = 0, colour, sellerid } = input;
  const inCategory = { 0: 90, 3: 60, 31: 40 }[categoryId ?? 0] ?? 0;
  const total = inCategory - maxMinOrder - minRating - (colour ? 20 : 0) - (sellerid ? 50 : 0);
  return {
    ...pageOf(`${keyword} in ${categoryId ?? 'all'},`, minPriceCents > 0 ? 0 : total),
    categories: {
      trail: [department, group].filter(({ id }) => id === categoryId || (categoryId === 31 && id === 3)),
      options: { 0: [{ ...department, productCount: 60 }], 3: [{ ...group, productCount: 40 }] }[categoryId ?? 0] ?? [],
    },
  };
}

const shop: Answers = {
  ...around,
  'GET /api/search/hotkeyword': {},
  'GET /api/search/keywordSearch': {},
  'GET /api/banner/ad': {},
  'GET /api/supplier/reviews': { page: 1, pages: 1 },
  [list]: found,
  'GET /api/search/facets': (input) => ({
    total: found({ page: 1, sort: 5, ...input }).total ?? 0,
    colours: [{ code: 'red', name: 'Red', productCount: 36 }],
  }),
  'GET /api/supplier/productlist': { supplier, page: 1, pages: 1 },
  'GET /api/shoppingmall/queryProductsByCategory': { page: 1, pages: 1 },
  'GET /api/category/listSaleChildByParent': { trail: [department] },
};

test('categories lead down and up again; filters are chips that go one by one and all at once', async () => {
  const { address, goBack, close } = await openPage(results('men'), shop, { size: 'desk' });
  const column = page.getByRole('complementary', { name: 'Narrow the list' });
  const tree = column.getByRole('navigation', { name: 'Categories' });
  await tree.getByRole('link', { name: 'Fashion 60' }).click();
  await expect.element(count(60)).toBeVisible();
  await tree.getByRole('link', { name: 'Dresses 40' }).click();
  await expect.element(count(40)).toBeVisible();
  await expect
    .element(tree.getByRole('link', { name: 'Dresses', exact: true }))
    .toHaveAttribute('aria-current', 'true');
  await column.getByRole('radio', { name: 'At most 5', exact: true }).click();
  await expect.element(count(35)).toBeVisible();
  expect(address()).toBe(results('men', '&categoryId=31&moq=5'));

  await chips.getByRole('link', { name: 'Remove filter: Dresses' }).click();
  await expect.poll(address).toBe(results('men', '&moq=5'));
  await goBack();
  await expect.element(count(35)).toBeVisible();
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect.element(count(90)).toBeVisible();
  await expect.element(chips).not.toBeInTheDocument();
  close();
  await openPage(results('men', '&minPrice=900000'), shop, { size: 'desk' });
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect.element(count(90)).toBeVisible();
});

test('on a phone categories are chips and filters are a sheet', async () => {
  const { address } = await openPage(results('women'), shop);
  const tree = page.getByRole('navigation', { name: 'Categories' });
  await tree.getByRole('link', { name: 'Fashion 60' }).click();
  await expect.element(count(60)).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: '4 stars and up' }).click();
  await sheet.getByRole('checkbox', { name: /^Red \d/ }).click();
  await sheet.getByRole('button', { name: 'Show 36 products' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(count(36)).toBeVisible();
  await expect.element(chips.getByRole('listitem')).toHaveLength(4);
  await chips.getByRole('link', { name: 'Remove filter: Red' }).click();
  await expect.element(chips.getByRole('listitem')).toHaveLength(3);
  await tree.getByRole('link', { name: 'All categories' }).click();
  await expect.poll(address).toBe(results('women', '&rating=4'));
});

test('a misspelt word is mended, and can be searched for as it is', async () => {
  const { address } = await openPage(results('sneakerz'), {
    ...shop,
    [list]: ({ keyword, exact }) => {
      if (exact) return { didYouMean: ['sneaker'], page: 1, pages: 1 };
      return { ...pageOf('Sneakers'), correctedTo: keyword === 'sneakerz' ? 'sneakers' : null };
    },
  });
  await expect.element(main).toMatchTextContent('Showing results for sneakers. Search instead for sneakerz');
  await expect.element(titles.first()).toHaveTextContent('Sneakers 1');
  await main.getByRole('link', { name: 'sneakerz', exact: true }).click();
  await expect.poll(address).toBe(results('sneakerz', '&exact=1'));
  await expect.element(heading).toHaveTextContent('Results for “sneakerz”');
  await expect.element(main.getByText('Nothing found')).toBeVisible();
  await main.getByText('Did you mean').getByRole('link', { name: 'sneaker', exact: true }).click();
  await expect.element(heading).toHaveTextContent('Results for “sneaker”');
  await expect.element(titles.first()).toBeVisible();
});

test('words that no product has together say so; words that none has offer other ways', async () => {
  const answers: Answers = {
    ...shop,
    [list]: ({ keyword }) =>
      keyword === 'qqqqqxxxxx' ? { page: 1, pages: 1 } : { ...pageOf('Mug'), partly: keyword === 'enamel mug zebra' },
    'GET /api/search/hotkeyword': { items: [{ hotword: 'enamel mug' }, { hotword: 'braai' }] },
    'GET /api/banner/ad': { items: [{ id: 1, title: 'Look at these', href: '/invogue/index' }] },
  };
  const partly = await openPage(results('enamel mug zebra'), answers);
  await expect.element(page.getByText('Nothing matches every word. These match some of them.')).toBeVisible();
  partly.close();
  await openPage(results('qqqqqxxxxx'), answers);
  await expect.element(main.getByText('Nothing found')).toBeVisible();
  const ways = main.getByRole('list', { name: 'Other ways to search' });
  await expect.element(ways.getByRole('link', { name: /^Search by photo/ })).toBeVisible();
  await expect
    .element(ways.getByRole('link', { name: /^Ask your consultant/ }))
    .toMatchTextContent('Login to get your business consultant WhatsApp NO.');
  await expect
    .element(main.getByRole('link', { name: 'Look at these' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/shop\/invogue\/index/));
  const popular = main.getByRole('region', { name: 'Popular searches' });
  expect(
    popular
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['enamel mug', 'braai']);
  await popular.getByRole('link').first().click();
  await expect.element(heading).toHaveTextContent('Results for “enamel mug”');
});

test.for(['<script>alert(1)</script>', 'فستان أحمر', '50% "off" 👗'])('%s is shown as text', async (keyword) => {
  await openPage(results(keyword, '&exact=1'), shop, { size: 'desk', framed: true });
  await expect.element(heading).toHaveTextContent(`Results for “${keyword}”`);
  await expect.element(field).toHaveValue(keyword);
});

test('a store can be searched by itself', async () => {
  const { address } = await openPage(`/supplier/productlist?sellerid=${supplier.id}`, shop, { size: 'desk' });
  await page.getByRole('textbox', { name: 'Search in this store' }).fill('women');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(results('women', `&sellerid=${supplier.id}`));
  await expect.element(count(40)).toBeVisible();
  await expect.element(chips.getByRole('link', { name: 'Remove filter: Yiwu Lamps' })).toBeVisible();
});

test('a category can be searched by itself, and the big tree opens its own page', async () => {
  const { address } = await openPage(
    '/shoppingmall/categoryproduct/3',
    { ...shop, 'GET /api/search/keysearchlistBigtree': { page: 1, pages: 1 } },
    { size: 'desk', framed: true },
  );
  await page.getByRole('textbox', { name: 'Search in Fashion' }).fill('women');
  await userEvent.keyboard('{Enter}');
  await expect.element(count(60)).toBeVisible();
  await expect.element(field).toHaveValue('women');
  await field.fill('Big  Tree');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/home/shopStore');
});

test('what is typed while another search still loads is left alone', async () => {
  const held = Promise.withResolvers<void>();
  const { shop: asked, goBack } = await openPage(
    results('women'),
    {
      ...shop,
      [list]: async (input) => {
        if (input.keyword === 'shoes') await held.promise;
        return found(input);
      },
    },
    { size: 'desk', framed: true },
  );
  await field.fill('shoes');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.inputs(list).at(-1)).toMatchObject({ keyword: 'shoes' });
  await field.fill('lamp');
  held.resolve();
  await expect.element(heading).toHaveTextContent('Results for “shoes”');
  await expect.element(field).toHaveValue('lamp');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('Results for “lamp”');
  await goBack();
  await expect.element(field).toHaveValue('shoes');
});

import { sortOptions } from '@sgb/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { pageOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';

const path = '/shoppingmall/categoryproduct/3';
const titles = page.getByRole('main').getByRole('heading', { level: 3 });
const list = 'GET /api/shoppingmall/queryProductsByCategory';

/** So many goods with each filter that they are called by what they were asked for. */
const facets = 'GET /api/search/facets';

const shop: Answers = {
  [facets]: ({ colour, size, material, maxMinOrder = 0, minRating = 0 }) => ({
    total: 45 - maxMinOrder - minRating - (colour ? 10 : 0) - (size ? 5 : 0),
    colours: [
      { code: 'red', name: 'Red', productCount: material ? 3 : 30 },
      { code: 'blue', name: 'Blue', productCount: 12 },
    ],
    sizes: [
      { system: 'letter', values: [{ code: 'xl', name: 'XL', productCount: 9 }] },
      { system: 'shoe', values: [{ code: 'eu-42', name: 'EU 42 / UK 8', productCount: 4 }] },
    ],
    materials: [{ code: 'faux-leather', name: 'Faux leather', productCount: 2 }],
  }),
  'GET /api/category/listSaleChildByParent': {
    trail: [{ id: 3, name: 'Fashion' }],
    children: [{ id: 31, name: 'Dresses', productCount: 12, children: [] }],
  },
  [list]: ({ sort, page: number, maxMinOrder = 0, minRating = 0, minPriceCents = 0, colour, size }) => ({
    ...pageOf(
      `Goods in order ${sort}, page ${number},`,
      minPriceCents > 90_000_000 ? 0 : 45 - maxMinOrder - minRating - (colour ? 10 : 0) - (size ? 5 : 0),
    ),
    page: number,
  }),
};

test('each of the five orders is asked for and kept in the address', async () => {
  const { address } = await openPage(path, shop, { size: 'desk' });
  for (const { code, label } of [...sortOptions.slice(1), sortOptions[0]]) {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions(label);
    await expect.element(titles.first()).toHaveTextContent(`Goods in order ${code}, page 1, 1`);
    expect(new URLSearchParams(address().split('?')[1]).get('sort')).toBe(code === 1 ? null : String(code));
  }
});

const tree: Answers = {
  ...shop,
  'GET /api/category/listSaleChildByParent': ({ categoryId }) => {
    const trail = [
      { id: 3, name: 'Fashion' },
      { id: 31, name: 'Dresses' },
      { id: 311, name: 'Maxi dresses' },
    ];
    const maxi = { id: 311, name: 'Maxi dresses', productCount: 30 };
    return {
      trail: trail.slice(0, trail.findIndex(({ id }) => id === categoryId) + 1),
      children: [{ id: 31, name: 'Dresses', productCount: 40, children: [maxi] }],
    };
  },
  [list]: ({ categoryId }) => ({ ...pageOf('Goods', { 3: 60, 31: 40, 311: 30 }[categoryId]), page: 1 }),
};

test.for(['phone', 'desk'] as const)('the tree leads down to a category and back up, on a %s', async (size) => {
  const { address } = await openPage(path, tree, { size });
  await expect.element(page.getByText('60 products', { exact: true })).toBeVisible();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  for (const [id, name, total] of [
    [31, 'Dresses', 40],
    [311, 'Maxi dresses', 30],
  ] as const) {
    await categories.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    expect(address()).toBe(`/shoppingmall/categoryproduct/${id}`);
    await expect.element(page.getByText(`${total} products`, { exact: true })).toBeVisible();
  }
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Fashion' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Fashion');
});

test('filters beside the list work at once; chips and the back button undo them', async () => {
  const { address, goBack, shop: asked } = await openPage(path, shop, { size: 'desk' });
  const filters = page.getByRole('complementary', { name: 'Narrow the list' });
  const few = filters.getByRole('radio', { name: 'At most 5', exact: true });
  await few.click();
  await expect.poll(address).toBe(`${path}?moq=5`);
  await expect.element(page.getByText('40 products', { exact: true })).toBeVisible();
  await filters.getByRole('textbox', { name: 'Highest price in rand' }).fill('R 150,00');
  await filters.getByRole('button', { name: 'Apply price' }).click();
  await expect.poll(address).toBe(`${path}?maxPrice=150.00&moq=5`);
  expect(asked.inputs(list).at(-1)).toMatchObject({ maxMinOrder: 5, maxPriceCents: 15_000 });

  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: /^Remove filter: Minimum order/ }).click();
  await expect.poll(address).toBe(`${path}?maxPrice=150.00`);
  await expect.element(few).not.toBeChecked();
  await expect.element(page.getByText('45 products', { exact: true })).toBeVisible();
  await goBack();
  await expect.element(few).toBeChecked();
  await expect.element(page.getByText('40 products', { exact: true })).toBeVisible();
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect.element(page.getByText('45 products', { exact: true })).toBeVisible();
  await expect.element(chips).not.toBeInTheDocument();
});

test('a price range that cannot be is refused in words', async () => {
  const { address } = await openPage(path, shop, { size: 'desk' });
  await page.getByRole('textbox', { name: 'Lowest price in rand' }).fill('90');
  await page.getByRole('textbox', { name: 'Highest price in rand' }).fill('10');
  await page.getByRole('button', { name: 'Apply price' }).click();
  await expect.element(page.getByText('The lowest price is above the highest.')).toBeVisible();
  expect(address()).toBe(path);
});

test('filters in the sheet are applied together', async () => {
  const { address, shop: asked } = await openPage(path, shop);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: 'At most 5', exact: true }).click();
  await sheet.getByRole('radio', { name: '4 stars and up' }).click();
  await sheet.getByRole('button', { name: 'Show 36 products' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => address()).toBe(`${path}?moq=5&rating=4`);
  await expect.element(page.getByText('36 products', { exact: true })).toBeVisible();
  expect(asked.inputs(list).at(-1)).toMatchObject({ maxMinOrder: 5, minRating: 4 });
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(page.getByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
});

test('colours, sizes and materials are chosen with counts in sight, and go one by one', async () => {
  const { address, shop: asked } = await openPage(path, shop);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Red 30' }).click();
  await sheet.getByRole('checkbox', { name: 'Blue 12' }).click();
  await sheet.getByRole('checkbox', { name: 'EU 42 / UK 8' }).click();
  await expect.element(sheet.getByText('Colour (2)')).toBeVisible();
  await sheet.getByRole('button', { name: 'Show 30 products' }).click();
  await expect.poll(() => address()).toBe(`${path}?colour=red%2Cblue&size=eu-42`);
  expect(asked.inputs(list).at(-1)).toMatchObject({ colour: 'red,blue', size: 'eu-42' });
  expect(asked.inputs(facets).at(-1)).toMatchObject({ categoryId: 3, colour: 'red,blue', size: 'eu-42' });
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: 'Remove filter: Red' }).click();
  await expect.poll(() => address()).toBe(`${path}?colour=blue&size=eu-42`);
  await chips.getByRole('link', { name: 'Remove filter: EU 42 / UK 8' }).click();
  await chips.getByRole('link', { name: 'Remove filter: Blue' }).click();
  await expect.element(page.getByText('45 products', { exact: true })).toBeVisible();
});

test('a filter that goes while the last one is still on its way takes it along', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { address } = await openPage(`${path}?colour=red%2Cblue&size=eu-42`, {
    ...shop,
    [list]: async ({ colour }) => {
      if (colour !== 'red,blue') await late;
      return pageOf('Goods');
    },
  });
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: 'Remove filter: Red' }).click();
  await expect.element(chips.getByRole('link', { name: 'Remove filter: Red' })).not.toBeInTheDocument();
  await chips.getByRole('link', { name: 'Remove filter: Blue' }).click();
  await expect.element(chips.getByRole('link', { name: 'Remove filter: Blue' })).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Price low to high');
  arrive();
  await expect.poll(() => address()).toBe(`${path}?sort=2&size=eu-42`);
});

test('beside the list nothing is counted until a group is opened, and a choice works at once', async () => {
  const { address, shop: asked } = await openPage(path, shop, { size: 'desk' });
  const column = page.getByRole('complementary', { name: 'Narrow the list' });
  await expect.element(column.getByText('Material')).toBeVisible();
  expect(asked.inputs(facets)).toEqual([]);
  await column.getByText('Material').click();
  await column.getByRole('checkbox', { name: 'Faux leather 2' }).click();
  await expect.poll(() => address()).toBe(`${path}?material=faux-leather`);
  await column.getByText('Colour').click();
  await expect.element(column.getByRole('checkbox', { name: 'Red 3', exact: true })).toBeVisible();
});

test('pages turn, and a turned page keeps its order', async () => {
  const { address, goBack, close } = await openPage(`${path}?sort=2`, shop);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.element(titles.first()).toHaveTextContent('Goods in order 2, page 2, 1');
  expect(address()).toMatch(/page=2/);
  await goBack();
  await expect.poll(() => address()).not.toMatch(/page=/);
  close();
  await openPage(`${path}?page=3`, shop);
  await expect.element(titles).toHaveLength(20);
  await expect.element(page.getByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('filters that nothing matches say so and can be cleared', async () => {
  await openPage(`${path}?minPrice=999999`, shop);
  await expect.element(page.getByText('Nothing matches these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect.element(titles).toHaveLength(20);
});

test('a list that fails can be tried again', async () => {
  let broken = true;
  await openPage(path, { ...shop, [list]: () => (broken ? new Refusal('fault') : pageOf('Goods')) }, { size: 'desk' });
  await expect.element(page.getByRole('alert').filter({ hasText: 'This did not load' })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('article')).toHaveLength(20);
});

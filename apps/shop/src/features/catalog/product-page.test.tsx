import type { Product } from '@sgb/contract/catalog.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aroundProduct } from '../../testing/around.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { goodsOf, productIdOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';
import type { Some } from '../../testing/sample.ts';

const mug: Some<Product> = {
  id: productIdOf(50),
  title: 'Enamel mug',
  titleZh: '搪瓷杯',
  trail: [
    { id: 3, name: 'Home' },
    { id: 31, name: 'Kitchen' },
    { id: 311, name: 'Mugs' },
  ],
  supplier: { id: '800000000001', name: 'Yiwu Trading', nameZh: '义乌贸易', pickup24h: 97.5, productCount: 1_234 },
  unit: 10,
  minOrder: 3,
  batch: 1,
  priceCents: 2_000,
  priceBreaks: [
    { from: 3, priceCents: 2_000 },
    { from: 10, priceCents: 1_500 },
  ],
  choices: [{ name: 'Colour', values: ['White'] }],
  skus: [{ id: '1', options: ['White'], priceCents: 2_000, stock: 999 }],
  attributes: [{ name: 'Material', value: 'Enamelled steel' }],
  onShelf: true,
};

function shopWith(product: Some<Product>): Answers {
  return {
    ...aroundProduct,
    'GET /api/product/detail': product,
    'GET /api/product/landedcost': { quantity: 1 },
    'GET /api/product/similar': { items: goodsOf('Enamel plate') },
  };
}
const path = `/product/${mug.id}.html`;
const quantity = page.getByRole('spinbutton', { name: 'Quantity of White', exact: true });
const choice = page.getByRole('region', { name: 'Your choice' });
const type = async (pieces: number) => {
  await quantity.fill(String(pieces));
  await userEvent.keyboard('{Enter}');
};

describe.for(['phone', 'desk'] as const)('on a %s', (size) => {
  test('the price break of the whole choice is marked and counted live', async () => {
    await openPage(path, shopWith(mug), { size });
    const marked = page
      .getByRole('table', { name: /^Price each/ })
      .getByRole('cell')
      .filter({ hasText: 'Yours now' });
    await expect.element(choice).toMatchTextContent('Choose 3 ');
    await expect.element(choice.getByRole('button', { name: 'Copy my choice' })).not.toBeInTheDocument();
    await expect.element(marked).not.toBeInTheDocument();

    await page.getByRole('button', { name: 'More: Quantity of White', exact: true }).click();
    await expect.element(quantity).toHaveValue('1');
    await expect.element(choice).toMatchTextContent('the smallest order is 3.');
    await expect.element(choice).toMatchTextContent('R 20.00');

    await type(9);
    await expect.element(marked).toMatchTextContent('R 20.00');
    await expect.element(choice).toMatchTextContent('R 180.00');
    await expect.element(choice).toMatchTextContent('more and each costs R 15.00.');

    await userEvent.keyboard('{ArrowUp}');
    await expect.element(quantity).toHaveValue('10');
    await expect.element(marked).toMatchTextContent('R 15.00');
    await expect.element(choice).toMatchTextContent('R 150.00');
  });
});

/** What phones leave of their screens, with the bars of the browser; the last one lies on its side. */
test.for([
  [412, 732],
  [390, 664],
  [360, 640],
  [375, 553],
  [320, 568],
  [740, 360],
] as const)(
  'the first screen of %i x %i shows what it is, what it costs and how to buy it',
  async ([width, height]) => {
    const title = 'Insulated Bottle of 316 Stainless Steel for Travel with a Tea Strainer, 750 ml';
    await openPage(path, shopWith({ ...mug, title, pictures: ['a', 'b', 'c'] }), { framed: true });
    await expect.element(choice).toBeVisible();
    await page.viewport(width, height);
    const boxOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect();
    const bar = boxOf(choice);
    // But for the line that the tab bar begins with.
    expect(Math.abs(bar.bottom - boxOf(page.getByRole('navigation', { name: 'Main' })).top)).toBeLessThanOrEqual(1);
    expect(boxOf(page.getByRole('button', { name: /^Enlarge picture 1/ })).height).toBeLessThanOrEqual(height * 0.45);
    // On its side a phone has room for the picture or for the words.
    if (height < 500) return;
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByText('R 20.00').first()]) {
      expect(boxOf(part).top).toBeGreaterThan(0);
      expect(boxOf(part).bottom).toBeLessThanOrEqual(bar.top);
    }
  },
);

test('a part of a batch is rounded up with the reason; more than the stock is not sold', async () => {
  await openPage(path, shopWith({ ...mug, batch: 6, minOrder: 6 }));
  await expect.element(page.getByText('Sold in batches: 6,')).toBeVisible();
  await type(7);
  await expect.element(quantity).toHaveValue('12');
  await expect.element(page.getByText('Sold in batches of 6. Set to 12.')).toBeVisible();
  await type(99_999_999);
  await expect.element(quantity).toHaveValue('996');
  await expect.element(page.getByText('The largest quantity is 996.')).toBeVisible();
});

test('details, breadcrumb, original title and supplier are there', async () => {
  await openPage(path, shopWith(mug), { size: 'desk' });
  const main = page.getByRole('main');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Enamel mug');
  await expect.element(page.getByText('搪瓷杯')).toBeVisible();
  await expect.element(page.getByText('Enamelled steel', { exact: true }).first()).toBeVisible();
  await expect
    .element(page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Kitchen' }))
    .toHaveAttribute('href', '/shop/shoppingmall/categoryproduct/31');
  await expect.element(main.getByRole('heading', { name: 'Yiwu Trading' })).toBeVisible();
  await expect.element(main.getByText('义乌贸易')).toBeVisible();
  await expect.element(main.getByText('97.5 %')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'See all 1,234 products' }))
    .toHaveAttribute('href', `/shop/supplier/store/800000000001/${mug.id}`);
});

test('a similar product opens with an empty choice of its own', async () => {
  const { address } = await openPage(
    path,
    {
      ...shopWith(mug),
      'GET /api/product/detail': ({ productid }) =>
        productid === mug.id ? mug : { ...mug, id: productid, title: 'Enamel plate' },
    },
    { size: 'desk' },
  );
  await type(5);
  await expect.element(choice).toMatchTextContent('R 100.00');
  const row = page.getByRole('region', { name: 'Similar products' });
  await expect.element(row.getByRole('article')).toHaveLength(1);
  await row.getByRole('article').first().getByRole('link').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Enamel plate');
  await expect.poll(() => address()).toMatch(new RegExp(`^/product/${productIdOf(0)}\\.html`));
  await expect.element(quantity).toHaveValue('0');
});

test('to buy now goes to the checkout with that alone, once it is said how many', async () => {
  const { address, shop } = await openPage(
    path,
    {
      ...shopWith(mug),
      'GET /api/user/collectionids': {},
      'POST /api/cart/add': { count: 3, added: 1 },
      'GET /api/checkout/preview': { breakdown: { totalCents: 9_000 } },
    },
    { as: {} },
  );
  const buy = choice.getByRole('button', { name: 'Buy now' });
  await buy.click();
  await expect.element(page.getByText('Choose how many you want first')).toBeVisible();
  expect(shop.inputs('POST /api/cart/add')).toEqual([]);
  await type(4);
  await expect.element(choice).toMatchTextContent('R 80.00');
  // Whoever presses twice within a second means it once.
  await expect
    .poll(() => {
      (buy.query() as HTMLElement | null)?.click();
      return shop.inputs('POST /api/cart/add');
    })
    .toMatchObject([{ productid: mug.id, skus: [{ skuid: '1', quantity: 4 }], buynow: 1 }]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Check out: from China' })).toBeVisible();
  expect(address()).toBe('/shoporder/checkout/cn');
});

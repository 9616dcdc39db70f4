import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aroundProduct } from '../../testing/around.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { pageOf, productIdOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';

const path = '/shoppingmall/index';
const carousel = page.getByRole('region', { name: 'What is on' });
const slides = carousel.getByRole('listitem');
const banner = (id: number, title: string, href: string) =>
  ({ id, title, text: 'See them', href, picture: `banner.test.${id}`, tone: 'dark' }) as const;
const departments = [
  { id: 1, name: 'Fashion', productCount: 9, children: [] },
  { id: 2, name: 'Kitchen', productCount: 9, children: [] },
] as const;
const recommended = 'GET /api/shoppingmall/topicGoodsList';

const shop: Answers = {
  'GET /api/shoppingmall/homerows': {
    rows: [
      { row: 'localstock', title: 'SA Stock', note: '' },
      { row: 'groupbuy', title: '', note: '' },
      { row: 'recommended', title: 'Recommended', note: '' },
    ],
  },
  'GET /api/banner/list': {
    items: [
      banner(1, 'Load shedding', '/banner/product?tag=load-shedding'),
      banner(2, 'Braai', '/mainwindow/index'),
      banner(3, 'Winter', '/invogue/index'),
    ],
  },
  'GET /api/category/listSaleChildByParent': { children: departments },
  'GET /api/search/hotkeyword': {},
  'GET /api/shoporder/product3s/list': { ...pageOf('Here'), page: 1 },
  [recommended]: ({ page: number }) => ({
    items: pageOf('Recommended').items.map((card, place) => ({ ...card, id: productIdOf(20 * number + place) })),
    more: number < 3,
  }),
};

test('each banner can be picked by its dot, and a guest reads what group-buy is', async () => {
  await openPage(path, shop);
  const dots = carousel.getByRole('button', { name: /^Banner \d/ });
  await expect.element(slides.first()).toBeInViewport({ ratio: 0.9 });
  for (const place of [2, 0, 1]) {
    await dots.nth(place).click();
    await expect.element(slides.nth(place)).toBeInViewport({ ratio: 0.9 });
    await expect.element(dots.nth(place)).toHaveAttribute('aria-current', 'true');
  }
  const together = page.getByRole('region', { name: 'Cheaper with your neighbours' });
  await expect
    .element(together.getByRole('link', { name: 'Join a group' }))
    .toHaveAttribute('href', '/shop/register/groupbuy');
  await expect
    .element(together.getByRole('link', { name: 'How it works' }))
    .toHaveAttribute('href', '/shop/helpcenter/index/groupbuy');
});

test('the banners move by keyboard and stop at both ends', async () => {
  await openPage(path, shop, { size: 'desk' });
  const next = carousel.getByRole('button', { name: 'Next banner' });
  const previous = carousel.getByRole('button', { name: 'Previous banner' });
  await expect.element(slides.first()).toBeInViewport({ ratio: 0.9 });
  await expect.element(previous).not.toBeInTheDocument();
  for (const place of [1, 2]) {
    (next.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(slides.nth(place)).toBeInViewport({ ratio: 0.9 });
  }
  await expect.element(next).not.toBeInTheDocument();
  (previous.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
});

test.for([
  ['a banner', 'Load shedding', '/shop/banner/product?tag=load-shedding'],
  ['a row', 'See all SA Stock', '/shop/localstock/index'],
  ['a department', 'Kitchen', '/shop/shoppingmall/categoryproduct/2'],
] as const)('%s leads where it says', async ([, name, href]) => {
  await openPage(path, shop);
  await expect.element(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', href);
  const tiles = page.getByRole('main').getByRole('navigation', { name: 'Departments' });
  await expect.element(tiles.getByRole('link')).toHaveLength(departments.length);
});

test('show more adds goods, and coming back from one finds them again', async () => {
  const { address, goBack } = await openPage(path, {
    ...shop,
    'GET /api/product/detail': ({ productid }) => ({ id: productid, title: 'A lamp' }),
    ...aroundProduct,
  });
  const goods = page.getByRole('region', { name: 'Recommended' }).getByRole('article');
  await expect.element(goods).toHaveLength(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(goods).toHaveLength(40);
  await goods.nth(25).getByRole('link').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('A lamp');
  expect(address()).toMatch(/^\/product\//);
  await goBack();
  await expect.element(goods).toHaveLength(40);
});

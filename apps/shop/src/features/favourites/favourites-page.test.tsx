import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { goodsOf, productIdOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';

const cards = page.getByRole('main').getByRole('article');
const saved = goodsOf('Enamel mug', 'Maxi dress', 'Braai tongs', 'Office chair', 'Sneakers').map((card, place) => ({
  productid: productIdOf(place),
  title: card.title ?? '',
  savedPriceCents: 20_000,
  dropCents: place === 1 || place === 2 ? 10_000 : 0,
  card: place === 0 ? null : card,
}));

function favourites(all = saved, first = all): Answers {
  let kept = first;
  const list = (view: string) => (view === 'all' ? kept : kept.filter(({ dropCents }) => dropCents > 0));
  return {
    'GET /api/user/collectionids': () => ({ ids: kept.map(({ productid }) => productid) }),
    'POST /api/user/collectionlist': ({ view }) => ({
      items: list(view),
      total: list(view).length,
      page: 1,
      pages: 1,
      counts: { all: kept.length, cheaper: list('cheaper').length },
      limit: 200,
    }),
    'POST /api/user/deletecollection': ({ productid }) => {
      const before = kept.length;
      kept = kept.filter((each) => !productid.split(',').includes(each.productid));
      return { removed: before - kept.length, favorites: kept.length };
    },
    'GET /api/product/collectiongoods': ({ productid, wanted }) => {
      kept = all.filter((each) => (each.productid === productid ? wanted === 1 : kept.includes(each)));
      return { collected: wanted === 1, favorites: kept.length };
    },
  };
}

test('several are removed together and come back together; what is cheaper has a page', async () => {
  const { address } = await openPage('/shoppingmall/favorites', favourites(), { as: {}, size: 'desk' });
  await expect.element(page.getByRole('article').filter({ hasText: 'No longer sold' })).toHaveLength(1);
  await expect.element(cards).toHaveLength(5);
  await page.getByRole('button', { name: 'Select several' }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  await page.getByRole('button', { name: 'Remove 2', exact: true }).click();
  await expect.element(cards).toHaveLength(3);
  const told = page.getByRole('listitem').filter({ hasText: 'favorites removed' });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect.element(cards).toHaveLength(5);

  await page.getByRole('link', { name: /^Cheaper now/ }).click();
  await expect.poll(() => address()).toMatch(/view=cheaper/);
  await expect.element(page.getByText('R 100.00 cheaper than when you saved it').first()).toBeVisible();
  await expect.element(cards).toHaveLength(2);
  await expectAccessible('favourites');
});

test('a heart in a list saves, the page lists it, and a removal can be undone', async () => {
  const answers: Answers = {
    ...favourites(saved.slice(1, 2), []),
    'GET /api/category/listSaleChildByParent': { trail: [{ id: 3, name: 'Fashion' }] },
    'GET /api/shoppingmall/queryProductsByCategory': { items: goodsOf('Enamel mug', 'Maxi dress'), page: 1, pages: 1 },
  };
  const heart = page.getByRole('button', { name: 'Favorite Maxi dress', exact: true });
  const { shop, close } = await openPage('/shoppingmall/categoryproduct/3', answers, { as: {} });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Saved to your favorites')).toBeVisible();
  const asked = shop.inputs('GET /api/product/collectiongoods').at(-1);
  expect(asked).toMatchObject({ productid: productIdOf(1), wanted: 1 });
  close();

  await openPage('/shoppingmall/favorites', answers, { as: {} });
  await expect.element(cards).toHaveLength(1);
  await expectAccessible('favourites of a phone');
  await heart.click();
  await expect.element(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(cards.getByRole('link', { name: 'Maxi dress' })).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a guest sees what favorites are for', async () => {
  await openPage('/shoppingmall/collectionproduct', {});
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/shop/login?origUrl=%2Fshoppingmall%2Fcollectionproduct');
});

test('what was saved for later says what it was and goes back into the cart as it was', async () => {
  const choice = [{ skuid: '7', options: ['Black', '42'], quantity: 3 }];
  const items = saved.slice(1, 2).map((each) => ({ ...each, choice }));
  await openPage(
    '/shoppingmall/favorites',
    { ...favourites(), 'POST /api/user/collectionlist': { items, total: 1, page: 1, pages: 1, limit: 200 } },
    { as: {}, size: 'desk' },
  );
  await expect.element(page.getByText('Black 42 × 3')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Put Maxi dress back into the cart' }))
    .toHaveAttribute('href', `/shop/product/${productIdOf(1)}.html?addcart=7:3`);
});

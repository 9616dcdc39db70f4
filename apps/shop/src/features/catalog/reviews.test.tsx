import type { Product } from '@sgb/contract/catalog.ts';
import type { Review } from '@sgb/contract/reviews.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { productIdOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';
import type { Some } from '../../testing/sample.ts';

const shoe: Some<Product> = {
  id: productIdOf(51),
  title: 'Running shoes',
  trail: [{ id: 3, name: 'Shoes' }],
  supplier: { id: '800000000001', name: 'Yiwu Trading' },
  unit: 20,
  minOrder: 1,
  batch: 1,
  priceBreaks: [{ from: 1, priceCents: 2_000 }],
  choices: [
    { name: 'Colour', values: ['Black'] },
    { name: 'Size', values: ['42'] },
  ],
  skus: [{ id: '1', options: ['Black', '42'], priceCents: 2_000, stock: 9 }],
  rating: 3.33,
  ratingCount: 9,
  onShelf: true,
};
const reviewOf = (id: number, stars: number): Some<Review> => ({
  id,
  stars,
  name: 'Thandi M.',
  title: `Review ${id}`,
  story: 'Soles hold.',
  bought: 'Black, 42',
  fit: stars < 3 ? 1 : 2,
  pictures: stars < 3 ? ['shoe.1.2.black'] : [],
  at: '2026-11-01T08:00:00.000Z',
  helpful: 2,
  ...(stars < 3 && { answer: 'We are sorry.', answeredAt: '2026-11-03T08:00:00.000Z' }),
});
const all = Array.from({ length: 9 }, (_, place) => reviewOf(place + 1, place < 5 ? 5 : 1));
const summary = { count: 9, average: 3.33, stars: [4, 0, 0, 0, 5], fits: [4, 5, 0], pictured: 4 };

/** Answers as the shop does: six a page, filtered. */
const answers: Answers = {
  'GET /api/product/detail': shoe,
  'GET /api/product/landedcost': { quantity: 1 },
  'GET /api/product/similar': {},
  'GET /api/product/cards': {},
  'GET /api/question/product': {},
  'GET /api/product/reviews': ({ stars, pictures, page: number = 1 }) => {
    const found = all.filter((one) => (!stars || one.stars === stars) && (!pictures || one.stars === 1));
    const items = found.slice((number - 1) * 6, number * 6);
    return { summary, items, total: found.length, page: number, pages: Math.max(1, Math.ceil(found.length / 6)) };
  },
};
const path = `/product/${shoe.id}.html`;
const section = page.getByRole('region', { name: 'Reviews' });
const cards = section.getByRole('article');
const chip = (name: string) => section.getByRole('button', { name, exact: true });

test('the stars beside the title lead to the reviews, whose numbers they are; unsatisfied ones stand among them', async () => {
  await openPage(path, answers);
  await expect
    .element(page.getByRole('link', { name: 'Rated 3.3 out of 5 by 9 people' }))
    .toHaveAttribute('href', '#reviews');
  await expect.element(section).toMatchTextContent('9 reviews');
  await expect.element(section).toMatchTextContent('Too small 44 %');
  await expect.element(cards).toHaveLength(6);
  await expect.element(cards.last()).toMatchTextContent('Thandi M.');
  await expect.element(cards.last()).toMatchTextContent('Bought: Black, 42');
  await expect.element(cards.last()).toMatchTextContent('Size: too small');
  await expect.element(cards.last()).toMatchTextContent('SGB answered');
  await expectAccessible('reviews of a product');
  await section.getByRole('button', { name: 'Show more of 9 reviews' }).click();
  await expect.element(cards).toHaveLength(9);
  await expect.element(section.getByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
});

test('chips filter by stars and pictures, and the order can be chosen', async () => {
  const { shop } = await openPage(path, answers);
  await chip('1 star: 4').click();
  await expect.element(cards).toHaveLength(4);
  await chip('With pictures: 4').click();
  await expect.element(chip('1 star: 4')).toHaveAttribute('aria-pressed', 'true');
  await section.getByRole('combobox', { name: 'Sort reviews by' }).selectOptions('Most helpful');
  await expect
    .poll(() => shop.inputs('GET /api/product/reviews').at(-1))
    .toMatchObject({ stars: 1, pictures: 1, sort: 2 });
  await expect.element(chip('3 stars: 0')).toBeDisabled();
  await chip('All: 9').click();
  await expect.element(cards).toHaveLength(6);
});

test('a picture opens in the viewer', async () => {
  await openPage(path, answers);
  await section.getByRole('button', { name: 'Enlarge picture 1 of 1 by Thandi M.' }).first().click();
  await expect.element(page.getByRole('dialog', { name: 'Picture 1 of 1' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

test('a vote counts once and can be taken back', async () => {
  const { shop } = await openPage(
    path,
    {
      ...answers,
      'GET /api/user/collectionids': {},
      'POST /api/review/helpful': ({ helpful }) => ({ helpful: 2 + helpful, voted: helpful === 1 }),
    },
    { as: {} },
  );
  const vote = (count: number) =>
    cards.first().getByRole('button', { name: `Helpful (${count}): review by Thandi M.` });
  await vote(2).click();
  await expect.element(vote(3)).toHaveAttribute('aria-pressed', 'true');
  await vote(3).click();
  await expect.element(vote(2)).toHaveAttribute('aria-pressed', 'false');
  expect(shop.inputs('POST /api/review/helpful')).toEqual([
    { id: 1, helpful: 1 },
    { id: 1, helpful: 0 },
  ]);
});

test('a guest who finds one helpful is asked to log in, and told why', async () => {
  const { address } = await openPage(path, answers);
  await cards
    .first()
    .getByRole('button', { name: /^Helpful/ })
    .click();
  await expect.poll(() => address()).toContain('/login?origUrl=');
  await expect.element(page.getByText('Log in to say that a review helped you. Your tap is kept.')).toBeVisible();
});

test('where nobody wrote, it says so, and nothing is asked for', async () => {
  const { shop } = await openPage(path, {
    ...answers,
    'GET /api/product/detail': { ...shoe, rating: 0, ratingCount: 0 },
  });
  await expect.element(section).toMatchTextContent('We show them all, pleased or not.');
  expect(shop.inputs('GET /api/product/reviews')).toEqual([]);
});

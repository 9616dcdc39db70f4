import { sizeAmong } from '@sgb/contract/review-rules.ts';
import { expect, test } from 'vitest';
import { departments } from '../catalogue/departments.ts';
import { makeProduct, worldDay } from '../catalogue/product.ts';
import { makeReviews } from './make.ts';
import { themes } from './themes.ts';

const world = Array.from({ length: 1500 }, (_, index) => {
  const product = makeProduct(index);
  return { product, said: makeReviews(index, product) };
});
const all = world.flatMap(({ product, said }) => said.map((review) => ({ product, review })));
const broken = (is: (pair: (typeof all)[number]) => boolean) => all.filter((pair) => !is(pair)).slice(0, 3);

test('are the same whenever they are made', () => {
  for (const [index, { product, said }] of world.slice(0, 200).entries()) {
    expect(makeReviews(index, product)).toEqual(said);
  }
});

test('fit what was bought: a kind that there is, in its colour, with a word on its size only where it has one', () => {
  expect(
    broken(({ product, review }) => {
      const sku = product.skus.find(({ options }) => options.join(', ') === review.bought);
      const colour = sku?.picture.split('.').at(-1);
      const sized = sku !== undefined && sizeAmong(product.choices, sku.options) !== '';
      return (
        sku !== undefined &&
        sized === review.fit > 0 &&
        review.pictures.every((picture) => picture.split('.').at(-1) === colour && picture !== sku.picture)
      );
    }),
  ).toEqual([]);
});

test('say what their stars say: who is unsatisfied says why and shows it, like any other', () => {
  expect(
    broken(({ review: { stars, story, pictures } }) => stars > 2 || (story !== '' && pictures.length > 0)),
  ).toEqual([]);
  for (const stars of [1, 2, 3, 4, 5]) {
    expect(all.filter(({ review }) => review.stars === stars).length / all.length).toBeGreaterThan(0.03);
  }
});

test('are as long as a survey takes, written after the goods came and before the world was made, with no slot left', () => {
  expect(
    broken(
      ({ product, review: { title, story, answer, at, answeredAt } }) =>
        title.length <= 50 &&
        story.length <= 500 &&
        !/[{}]/.test(title + story + answer) &&
        at.getTime() <= worldDay &&
        at > product.createdAt &&
        (answeredAt === null) === (answer === '') &&
        (answeredAt ?? at) >= at,
    ),
  ).toEqual([]);
});

test('are not copied: of one product nobody says the same, and few sentences come twice in a row', () => {
  for (const { said } of world) {
    const stories = said.map(({ story }) => story).filter(Boolean);
    expect(new Set(stories).size).toBe(stories.length);
  }
  const stories = all.map(({ review }) => review.story).filter(Boolean);
  expect(new Set(stories).size).toBeGreaterThan(stories.length * 0.7);
});

test('most goods have some, and some have none yet', () => {
  const reviewed = world.filter(({ said }) => said.length > 0).length / world.length;
  expect(reviewed).toBeGreaterThan(0.4);
  expect(reviewed).toBeLessThan(0.8);
});

test('every department has words of its own, and no words are for a group that there is not', () => {
  const groups = departments.flatMap((department) => department.groups.map(({ slug }) => slug));
  const slugs = departments.map(({ slug }) => slug);
  expect(slugs.filter((slug) => !(slug in themes))).toEqual([]);
  expect(Object.keys(themes).filter((slug) => !slugs.includes(slug) && !groups.includes(slug))).toEqual([]);
});

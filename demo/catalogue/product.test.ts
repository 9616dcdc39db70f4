import { beforeAll, describe, expect, test } from 'vitest';
import { colours } from './colours.ts';
import { placedKinds } from './departments.ts';
import { makeProduct, worldDay } from './product.ts';
import { round } from './rounds.ts';
import { makeSupplier, supplierCount } from './suppliers.ts';

type Product = ReturnType<typeof makeProduct>;

/** Finds those for which something is not true; an empty list says more than 20,000 expectations. */
const broken = (products: readonly Product[], isRight: (product: Product) => boolean) =>
  products.filter((product) => !isRight(product)).map((product) => product.id);

const colourNames: Set<string> = new Set(Object.values(colours).map(({ en }) => en));

let products: Product[];
beforeAll(() => {
  products = Array.from({ length: 20_000 }, (_, index) => makeProduct(index));
});

test('the same number is always the same product', () => {
  for (const index of [0, 1, round.length - 1, round.length, 12_345, 999_999])
    expect(makeProduct(index)).toEqual(makeProduct(index));
  expect(makeProduct(17)).toEqual(products[17]);
  expect(makeProduct(18).title).not.toBe('');
});

test('every kind comes once in a round, and those that were added later come last', () => {
  expect(new Set(round.map(({ kind }) => kind.id)).size).toBe(placedKinds.length);
  const later = round.map(({ kind }) => kind.edition !== undefined);
  expect(later.indexOf(true)).toBe(400);
  expect(later.slice(400).every(Boolean)).toBe(true);
});

describe('of the first 20,000 products', () => {
  test('no two share a number, and no two SKUs do', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    const skuIds = products.flatMap(({ skus }) => skus.map(({ id }) => id));
    expect(new Set(skuIds).size).toBe(skuIds.length);
    expect(products.every(({ id }) => /^[1-9]\d{5,14}$/.test(String(id)))).toBe(true);
  });

  test('each has 2 to 24 SKUs', () => {
    const counts = products.map(({ skus }) => skus.length);
    expect(Math.min(...counts)).toBe(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(24);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(20);
  });

  test('the SKUs are all combinations of the choices, in their order', () => {
    const combinations = ({ choices }: Product) =>
      choices.reduce<string[][]>(
        (all, { values }) => all.flatMap((start) => values.map((value) => [...start, value])),
        [[]],
      );
    expect(
      broken(products, (p) => JSON.stringify(p.skus.map((sku) => sku.options)) === JSON.stringify(combinations(p))),
    ).toEqual([]);
    expect(
      broken(products, (p) => p.choices[0]?.name === 'Colour' && p.choices[0].values.every((v) => colourNames.has(v))),
    ).toEqual([]);
  });

  test('the smallest order is a whole number of batches', () => {
    expect(broken(products, (p) => p.batch >= 1 && p.minOrder >= p.batch && p.minOrder % p.batch === 0)).toEqual([]);
  });

  test('the first price break is the price, and more never costs more', () => {
    expect(
      broken(products, (p) => p.priceBreaks[0]?.fen === p.priceFen && p.priceBreaks[0].from === p.minOrder),
    ).toEqual([]);
    const falls = ({ priceBreaks }: Product) =>
      priceBreaks.every(
        (step, n) =>
          n === 0 || (step.from > (priceBreaks[n - 1]?.from ?? 0) && step.fen <= (priceBreaks[n - 1]?.fen ?? 0)),
      );
    expect(broken(products, falls)).toEqual([]);
  });

  test('the price is that of the cheapest SKU', () => {
    expect(broken(products, (p) => Math.min(...p.skus.map((sku) => sku.priceFen)) === p.priceFen)).toEqual([]);
    expect(broken(products, (p) => p.quoteType === 1 || p.skus.every((sku) => sku.priceFen === p.priceFen))).toEqual(
      [],
    );
  });

  test('titles read like titles', () => {
    const isTitle = ({ title, titleZh }: Product) =>
      !/[{}]| {2}|^\s|\s$|undefined|,\s*$/.test(title) &&
      !/[{}]|undefined/.test(titleZh) &&
      /\p{Script=Han}/u.test(titleZh);
    expect(broken(products, isTitle)).toEqual([]);
    expect(broken(products, ({ title }) => title.length >= 12 && title.length <= 160)).toEqual([]);
    expect(broken(products, ({ title }) => !/\p{Script=Han}/u.test(title))).toEqual([]);
    expect(broken(products, ({ title }) => !/hot-selling|factory direct|wholesale|2026/i.test(title))).toEqual([]);
  });

  test('descriptions and attributes are complete', () => {
    expect(broken(products, (p) => !/[{}]|undefined/.test(p.description) && p.description.length > 100)).toEqual([]);
    expect(
      broken(products, (p) => p.attributes.length >= 4 && p.attributes.every(({ name, value }) => name && value)),
    ).toEqual([]);
  });

  test('measures, ratings and dates are possible', () => {
    const isPossible = (p: Product) =>
      [p.priceFen, p.weightGrams, p.lengthMm, p.widthMm, p.heightMm].every((n) => Number.isInteger(n) && n > 0) &&
      p.supplierRating >= 100 &&
      p.supplierRating <= 500 &&
      p.createdAt.getTime() <= worldDay &&
      p.skus.every(({ stock }) => Number.isInteger(stock) && stock >= 0);
    expect(broken(products, isPossible)).toEqual([]);
  });

  test('every kind, every kind of goods, SA stock and every activity is there', () => {
    expect(new Set(products.map(({ categoryId }) => categoryId)).size).toBe(placedKinds.length);
    expect(new Set(products.map(({ special }) => special))).toEqual(new Set([0, 1, 2]));
    const stocked = products.filter(({ stockType }) => stockType === 1);
    expect(stocked.length / products.length).toBeGreaterThan(0.03);
    expect(stocked.every(({ minOrder, batch }) => minOrder === 1 && batch === 1)).toBe(true);
    for (const flag of [1, 2, 4, 8, 16, 32]) {
      expect(products.some(({ activityFlags }) => (activityFlags & flag) !== 0)).toBe(true);
    }
  });

  test('pictures show the kind, in a colour the product comes in', () => {
    const kindOf = new Map(placedKinds.map(({ kind, categoryId }) => [categoryId, kind.id]));
    const key = (p: Product) => new RegExp(`^${kindOf.get(p.categoryId)}\\.\\d{1,2}\\.[0-5]\\.[a-z]+$`);
    expect(
      broken(products, (p) => p.pictures.length >= 4 && p.pictures.every((picture) => key(p).test(picture))),
    ).toEqual([]);
    expect(broken(products, (p) => p.skus.every(({ picture }) => key(p).test(picture)))).toEqual([]);
    expect(broken(products, (p) => p.skus.some(({ picture }) => picture === p.pictures[0]))).toEqual([]);
  });
});

test('there are 100 suppliers with names of their own', () => {
  const suppliers = Array.from({ length: supplierCount }, (_, index) => makeSupplier(index));
  expect(suppliers).toHaveLength(100);
  for (const field of ['id', 'name', 'nameZh'] as const) expect(new Set(suppliers.map((s) => s[field])).size).toBe(100);
  expect(suppliers.every(({ nameZh }) => /^\p{Script=Han}+$/u.test(nameZh))).toBe(true);
});

import { activityFlags } from '@sgb/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { firstSettings } from '../../../platform/settings/first.fixture.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { exchangeRate } from '../pricing/settings.ts';
import {
  arranged,
  type CardRow,
  cardOf,
  cheapestInStock,
  chosenFrom,
  countIn,
  isOnSale,
  priceTerms,
  sliceAfterOne,
  supplierOf,
  topSupplierCount,
  topSupplierSlice,
} from './rules.ts';

test.each([
  [1, 0, 19],
  [2, 19, 20],
  [3, 39, 20],
])('page %i after one product put first: from %i, %i of the others', (page, offset, limit) =>
  expect(sliceAfterOne(page)).toEqual({ offset, limit }),
);

test.each([
  [1, 0, 20],
  [5, 80, 20],
  [6, 100, 0],
  [100, 1980, 0],
])('page %i of the top suppliers: from %i, %i of them', (page, offset, limit) =>
  expect(topSupplierSlice(page)).toEqual({ offset, limit }),
);

test.each([
  [0, 0],
  [99, 99],
  [250, 100],
])('of %i suppliers, %i are at the top', (all, top) => expect(topSupplierCount(all)).toBe(top));

test('an activity counts the leaves asked for, and those without goods as none', () => {
  const counts = new Map([
    [11, 3],
    [12, 4],
    [21, 5],
  ]);
  expect(countIn([11, 12, 13], counts)).toBe(7);
  expect(countIn([], counts)).toBe(0);
});

test.each([
  [0, false],
  [activityFlags.sale, true],
  [activityFlags.source | activityFlags.season, false],
  [activityFlags.sale | activityFlags.kilo, true],
])('flags %i are on sale: %s', (flags, onSale) => expect(isOnSale(flags)).toBe(onSale));

const row: CardRow = {
  id: 610_000_000_000,
  title: 'Desk Lamp',
  picture: 'lamp.0.0.black',
  priceFen: 3_846,
  randCents: null,
  soldBy: null,
  unit: 10,
  minOrder: 1,
  monthlySales: 12,
  rating: 475,
  special: 0,
  stockType: 0,
  activityFlags: activityFlags.sale,
  weightGrams: 400,
  lengthMm: 100,
  widthMm: 100,
  heightMm: 100,
};

test('a card shows rand, stars and the landed price at the settings in force', () => {
  // 38.46 yuan at 2.60 are R99.996, shown as R100.00; landed as in the pricing table.
  expect(cardOf(row, priceTerms(firstSettings))).toEqual({
    id: '610000000000',
    title: 'Desk Lamp',
    picture: 'lamp.0.0.black',
    priceCents: 10_000,
    landedCents: 11_887,
    landedFor: 5,
    unit: 10,
    minOrder: 1,
    monthlySales: 12,
    rating: 4.75,
    special: 0,
    stockType: 0,
    onSale: true,
  });
});

test('another exchange rate is another price', () => {
  const dearer: Settings = {
    ...firstSettings,
    get: (setting) => (setting.name === exchangeRate.name ? (52_000 as never) : firstSettings.get(setting)),
  };
  expect(cardOf(row, priceTerms(dearer)).priceCents).toBe(19_999);
});

test('a supplier shows percentages and stars', () => {
  const supplier = {
    id: 2_200_000_000_000,
    name: 'Yiwu Hengfeng Trading Co., Ltd.',
    nameZh: '义乌恒丰贸易有限公司',
    city: 'Yiwu',
    province: 'Zhejiang',
    years: 7,
    factory: true,
    rating: 468,
    pickup24h: 9_710,
    qualityReturn: 120,
    repurchase: 4_530,
    productCount: 40,
  };
  expect(supplierOf(supplier)).toEqual({
    ...supplier,
    id: '2200000000000',
    rating: 4.68,
    pickup24h: 97.1,
    qualityReturn: 1.2,
    repurchase: 45.3,
  });
});

const skus = [
  { id: 11, priceFen: 300, randCents: null, stock: 5 },
  { id: 12, priceFen: 200, randCents: null, stock: 0 },
  { id: 13, priceFen: 250, randCents: null, stock: 1 },
];

test.each([
  ['11:3', [{ priceFen: 300, quantity: 3 }]],
  [
    '13:1,11:9999',
    [
      { priceFen: 250, quantity: 1 },
      { priceFen: 300, quantity: 9999 },
    ],
  ],
  ['14:1', null],
  ['11:1,14:1', null],
  ['11:1,11:2', null],
])('the choice %s of three SKUs', (text, chosen) => expect(chosenFrom(text, skus)).toEqual(chosen));

test('the cheapest SKU that is there stands for a choice; if none is, the cheapest', () => {
  expect(cheapestInStock(skus)?.id).toBe(13);
  expect(cheapestInStock(skus.map((sku) => ({ ...sku, stock: 0 })))?.id).toBe(12);
  expect(cheapestInStock([])).toBeUndefined();
});

test.each([
  ['what was picked stands first, the rest takes turns', [9], [[1, 2, 3], [4], [5, 6]], [9, 1, 4, 5, 2, 6, 3]],
  [
    'nothing stands twice',
    [2, 1],
    [
      [1, 2, 3],
      [3, 4],
    ],
    [2, 1, 3, 4],
  ],
  ['no categories, only what was picked', [2, 1], [], [2, 1]],
  ['nothing at all', [], [[], []], []],
])('a showcase: %s', (_case, picked, ofCategories, expected) => {
  expect(arranged(picked, ofCategories)).toEqual(expected);
});

test('a showcase ends where its last page does', () => {
  const ids = Array.from({ length: 3000 }, (_, id) => id);
  expect(arranged([5000], [ids])).toEqual([5000, ...ids.slice(0, 1999)]);
});

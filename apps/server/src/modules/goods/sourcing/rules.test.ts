import { describe, expect, test } from 'vitest';
import type { Offer } from '../../../adapters/supplier/gateway.ts';
import { goodsOf, specialOf, thirdPartyMessage } from './rules.ts';

const offer: Offer = {
  id: '610000007919',
  seller: {
    openId: 'BBB1',
    name: 'A',
    nameZh: 'A',
    city: 'Yiwu',
    province: 'Zhejiang',
    years: null,
    factory: true,
    pickup24h: 9800,
    qualityReturn: null,
    repurchase: 3000,
    rating: 480,
  },
  categoryId: '124010101',
  title: 'Desk Lamp',
  titleZh: '台灯',
  description: '',
  pictures: ['https://cbu01.alicdn.com/1.jpg', 'https://cbu01.alicdn.com/2.jpg'],
  attributes: [{ name: 'Material', value: 'Metal' }],
  choices: [{ name: 'Colour', values: ['Red', 'Blue'] }],
  skus: [
    { id: '5000000000001', specId: 'x1', options: ['Red'], picture: null, priceFen: 900, stock: 5 },
    {
      id: '5000000000002',
      specId: 'x2',
      options: ['Blue'],
      picture: 'https://cbu01.alicdn.com/2.jpg',
      priceFen: 800,
      stock: 0,
    },
  ],
  priceBreaks: [
    { from: 2, fen: 1000 },
    { from: 20, fen: 950 },
  ],
  quoteType: 0,
  unit: 10,
  minOrder: 2,
  mix: { pieces: 10, fen: 10_000 },
  batch: 1,
  weight: null,
  sizeMm: null,
  onShelf: true,
  monthlySales: null,
  rating: null,
};
const keyOf = (address: string) => `key of ${address.slice(-5)}`;
const unknown = { fallbackCategoryId: 7, grams: 500, millimetres: 200 };

describe('an offer in the words of the catalogue', () => {
  test('with one ladder, every SKU costs what the ladder says', () => {
    const goods = goodsOf(offer, keyOf, unknown);
    expect(goods.priceFen).toBe(1000);
    expect(goods.skus.map(({ priceFen }) => priceFen)).toEqual([1000, 1000]);
    expect(goods.priceBreaks).toEqual(offer.priceBreaks);
  });

  test('with a price for each SKU, the cheapest is the price of the product', () => {
    const goods = goodsOf({ ...offer, quoteType: 1 }, keyOf, unknown);
    expect(goods.priceFen).toBe(800);
    expect(goods.skus.map(({ priceFen }) => priceFen)).toEqual([900, 800]);
    expect(goods.priceBreaks).toEqual([{ from: 2, fen: 800 }]);
  });

  test('what the supplier hides is filled from the settings, and pictures get our keys', () => {
    const goods = goodsOf(offer, keyOf, unknown);
    expect(goods).toMatchObject({
      weightSource: 0,
      weightGrams: 500,
      lengthMm: 200,
      fallbackCategoryId: 7,
      monthlySales: 0,
      supplierRating: 0,
    });
    expect(goods.description).toBe('Desk Lamp');
    expect(goods.pictures).toEqual(['key of 1.jpg', 'key of 2.jpg']);
    expect(goods.skus.map(({ picture }) => picture)).toEqual(['key of 1.jpg', 'key of 2.jpg']);
    expect(goods.supplier).toMatchObject({ years: 0, qualityReturn: 0, pickup24h: 9800 });
  });

  test.each<[string, Partial<Offer>]>([
    ['no picture', { pictures: [] }],
    ['no SKU', { skus: [] }],
    ['no price', { priceBreaks: [] }],
    ['a price of nothing', { priceBreaks: [{ from: 1, fen: 0 }] }],
    ['a price beyond reason', { priceBreaks: [{ from: 1, fen: 3e9 }] }],
    ['a number that no number holds', { id: '99999999999999999999' }],
    [
      'a SKU number that no number holds',
      { skus: [{ ...offer.skus[0], id: '99999999999999999999' } as Offer['skus'][0]] },
    ],
  ])('%s is malformed', (_what, change) => {
    expect(() => goodsOf({ ...offer, ...change }, keyOf, unknown)).toThrow(
      expect.objectContaining({ fault: 'malformed' }),
    );
  });
});

test.each([
  ['Magnetic phone holder', 1],
  ['Rechargeable desk lamp', 1],
  ['磁吸手机支架', 1],
  ['Perfume spray 30 ml', 2],
  ['Rechargeable perfume spray', 2],
  ['香水', 2],
  ['Cotton dress', 0],
])('%s is special: %i', (text, special) => expect(specialOf(text)).toBe(special));

test('whoever pastes a link of another shop is told what to do instead', () => {
  expect(thirdPartyMessage('Taobao')).toMatch(/^We do not buy from Taobao yet\. .*1688 link\.$/);
});

import { describe, expect, test } from 'vitest';
import { deliveryQuotes } from '../../../goods/pricing/index.ts';
import { deliverySouthAfrica } from '../../../goods/pricing/settings.ts';
import { checkoutServices } from '../settings.ts';
import { vatWithin } from './delivery-rules.ts';
import { offerQuantities, supplierFreight } from './freight-rules.ts';
import { chosenServices, readServices } from './service-rules.ts';

const table = { firstGrams: 1_000, firstFen: 800, nextGrams: 1_000, nextFen: 200 };
const sent = (productId: number, quantity: number, weightGrams = 500) => ({ productId, quantity, weightGrams });
const quote = (productId: number, quantity: number, fen: number, free = false) => ({ productId, quantity, fen, free });

describe('freight from one supplier', () => {
  test.each([
    // 1 kg: Y8 = R20.80
    ['by our table where nobody was asked', [sent(1, 2)], [], 2_080, 'table'],
    ['as the supplier says', [sent(1, 2)], [quote(1, 2, 1_200)], 3_120, 'supplier'],
    ['not by what was asked for another quantity', [sent(1, 2)], [quote(1, 3, 1_200)], 2_080, 'table'],
    ['free', [sent(1, 2)], [quote(1, 2, 0, true)], 0, 'free'],
    ['kinds of one offer are asked for together', [sent(1, 2), sent(1, 3)], [quote(1, 5, 1_000)], 2_600, 'supplier'],
    // Y12 and Y8: the second is a first kilogram, so one step of Y2 more: Y14 = R36.40
    ['two offers share a parcel', [sent(1, 2), sent(2, 1)], [quote(1, 2, 1_200), quote(2, 1, 800)], 3_640, 'supplier'],
    // Y12 + (Y10 - Y8) + Y2 = Y16
    ['two heavy offers, too', [sent(1, 2), sent(2, 4)], [quote(1, 2, 1_200), quote(2, 4, 1_000)], 4_160, 'supplier'],
    [
      'a free one beside a dear one',
      [sent(1, 2), sent(2, 1)],
      [quote(1, 2, 1_200), quote(2, 1, 0, true)],
      3_120,
      'supplier',
    ],
    // 2 kg by our own table: Y10
    ['one unknown makes it our table for all', [sent(1, 2), sent(2, 2)], [quote(1, 2, 1_200)], 2_600, 'table'],
  ] as const)('%s', (_what, lines, quotes, cents, source) => {
    expect(supplierFreight(lines, quotes, table, 26_000)).toMatchObject({ cents, source });
  });

  test('is asked for once for each offer', () => {
    expect(offerQuantities([sent(1, 2), sent(2, 1), sent(1, 3)])).toEqual([
      { productId: 1, quantity: 5 },
      { productId: 2, quantity: 1 },
    ]);
  });
});

const terms = deliverySouthAfrica.first;
const box = (
  quantity: number,
  weightGrams: number,
  [lengthMm, widthMm, heightMm]: readonly [number, number, number],
) => ({
  quantity,
  weightGrams,
  lengthMm,
  widthMm,
  heightMm,
});

describe('delivery inside South Africa', () => {
  test.each([
    ['a phone cover', [box(1, 100, [180, 100, 20])], 'XS', 1],
    ['exactly the smallest size', [box(1, 2_000, [600, 170, 80])], 'XS', 1],
    ['a gram more', [box(1, 2_001, [600, 170, 80])], 'S', 1],
    ['flat and wide', [box(1, 500, [400, 300, 70])], 'S', 1],
    ['any way round', [box(1, 500, [70, 300, 400])], 'S', 1],
    ['many small ones by their volume', [box(10, 100, [300, 200, 70])], 'M', 1],
    ['12 kg', [box(1, 12_000, [300, 300, 300])], 'L', 1],
    ['18 kg', [box(1, 18_000, [300, 300, 300])], 'XL', 1],
    ['45 kg in three', [box(3, 15_000, [300, 300, 300])], 'XL', 3],
    ['longer than any locker', [box(1, 1_000, [1_200, 50, 50])], 'XL', 1],
    ['of unknown size by weight', [box(1, 4_000, [0, 0, 0])], 'S', 1],
  ] as const)('%s', (_what, goods, size, count) => {
    expect(deliveryQuotes(goods, 0, terms)[0]).toMatchObject({ size, count });
  });

  test.each([
    ['below R1,000', 99_999, [4_900, 5_900, 6_900]],
    ['from R1,000 on', 100_000, [0, 0, 0]],
  ])('%s', (_what, goodsCents, cents) => {
    const quotes = deliveryQuotes([box(1, 100, [180, 100, 20])], goodsCents, terms);
    expect(quotes.map((each) => each.cents)).toEqual(cents);
    expect(quotes.map(({ mode }) => mode)).toEqual(['locker', 'kiosk', 'door']);
  });

  test.each([
    [11_500, 1_500],
    [10_000, 1_304],
    [0, 0],
  ])('%i cents hold %i of VAT', (cents, vat) => expect(vatWithin(cents, 1_500)).toBe(vat));
});

const offers = checkoutServices.first;

describe('services', () => {
  const lines = [
    { id: 7, quantity: 12 },
    { id: 8, quantity: 1 },
  ];
  test.each([
    ['a video is one price for the order', '7:video:1', 7, [['video', 1, 2_000]]],
    ['asked for twice it is still one', '7:video:2', 7, [['video', 1, 2_000]]],
    ['three photos', '8:photo:3', 8, [['photo', 3, 1_500]]],
    ['tags of every piece', '7:untag:1', 7, [['untag', 12, 2_400]]],
    [
      'several, in the order in which we offer them',
      '7:film:1,7:photo:1',
      7,
      [
        ['photo', 1, 500],
        ['film', 1, 1_000],
      ],
    ],
    ['what is for parcels is not for orders', '7:priority:1', 7, undefined],
    ['what nobody offers', '7:massage:1', 7, undefined],
  ] as const)('%s', (_what, text, lineId, chosen) => {
    const found = chosenServices(lines, readServices(text), offers).get(lineId);
    expect(found?.map(({ code, count, cents }) => [code, count, cents])).toEqual(chosen);
  });

  test('photos of a member are free for the first lines first', () => {
    const found = chosenServices(lines, readServices('7:photo:3,8:photo:4,8:video:1'), offers, 5);
    expect([...found.values()].flat()).toMatchObject([
      { code: 'photo', count: 3, cents: 0, free: 3 },
      { code: 'photo', count: 4, cents: 1_000, free: 2 },
      { code: 'video', count: 1, cents: 2_000 },
    ]);
  });

  test('for a line that is gone are left out', () => {
    expect(chosenServices(lines, readServices('99:video:1'), offers).size).toBe(0);
    expect(readServices('')).toEqual([]);
  });
});

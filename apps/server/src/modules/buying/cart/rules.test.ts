import { describe, expect, test } from 'vitest';
import type { OfferedSku } from '../../goods/catalog/index.ts';
import { fell, pricedLines, rose, type SeenPrice } from './price-rules.ts';
import { prohibitedAs } from './prohibited-rules.ts';
import {
  type AddableSku,
  decideAccept,
  decideAdd,
  decidePutBack,
  decideQuantity,
  decideSku,
  decideTicks,
  isNo,
  type Line,
  patched,
  quantityProblem,
} from './rules.ts';
import { cartProhibited } from './settings.ts';
import { arranged } from './view-rules.ts';

const ladder = [
  { from: 2, fen: 1000 },
  { from: 10, fen: 900 },
  { from: 50, fen: 800 },
];

const sku: OfferedSku = {
  skuId: 1,
  productId: 10,
  supplierId: 100,
  supplierName: 'One',
  categoryId: 10_101,
  title: 'Tray',
  titleZh: '托盘',
  options: ['Red'],
  picture: 'p',
  skuFen: 1000,
  randCents: null,
  sellerAccount: null,
  stock: 500,
  specId: 's',
  quoteType: 0,
  priceBreaks: ladder,
  unit: 10,
  minOrder: 2,
  batch: 1,
  mix: null,
  weightGrams: 100,
  lengthMm: 10,
  widthMm: 10,
  heightMm: 10,
  special: 0,
  stockType: 0,
  onShelf: true,
  checkedAt: new Date(0),
};

const seen: SeenPrice = { quoteType: 0, priceBreaks: ladder, skuFen: 1000 };

let made = 0;
function line(facts: Partial<Line> = {}): Line {
  made += 1;
  return { ...sku, id: made, skuId: made, market: 0, quantity: 5, ticked: true, remark: '', seen, ...facts };
}

const terms = { rate: 26_000, absorb: 200 };
const price = (...lines: Line[]) => pricedLines(lines, terms);

describe('the price of a line', () => {
  test('goes by all ticked kinds of its offer together', () => {
    expect(price(line({ quantity: 5 }), line({ quantity: 5 })).map(({ unitFen }) => unitFen)).toEqual([900, 900]);
    const [ticked, left] = price(line({ quantity: 5 }), line({ quantity: 5, ticked: false }));
    expect(ticked).toMatchObject({ unitFen: 1000, offerQuantity: 5, nextBreak: { from: 10, fen: 900 } });
    // What is left behind shows what it would cost with the rest.
    expect(left).toMatchObject({ unitFen: 900, offerQuantity: 10, chosen: false });
  });

  test('of another offer, or of something that is gone, makes nothing cheaper', () => {
    const [mine] = price(line(), line({ productId: 11 }), line({ stock: 0 }), line({ stock: 0, ticked: true }));
    expect(mine?.unitFen).toBe(1000);
  });

  test('is the SKU’s own where the supplier quotes by SKU', () => {
    const own = line({ quoteType: 1, skuFen: 777, quantity: 60, seen: { ...seen, quoteType: 1, skuFen: 777 } });
    expect(price(own)[0]).toMatchObject({ unitFen: 777, unitCents: 2020, nextBreak: null });
  });

  test.each([
    [1000, 1000, false, 1000],
    [1020, 1000, false, 1000],
    [1021, 1000, true, 1021],
    [900, 1000, false, 900],
  ])('of %i that was seen at %i: asked for %s, costs %i', (nowFen, seenFen, asked, unit) => {
    const at = (fen: number) => [{ from: 1, fen }];
    const [priced] = price(line({ priceBreaks: at(nowFen), seen: { ...seen, priceBreaks: at(seenFen) } }));
    expect(priced).toMatchObject({ unitFen: unit, fault: asked ? 'priceRose' : null });
    expect(priced && fell(priced)).toBe(nowFen < seenFen);
  });

  test('that changes with the quantity has not risen', () => {
    const [few] = price(line({ quantity: 2 }));
    expect(few).toMatchObject({ unitFen: 1000, fault: null });
  });

  test('is compared in whole fen', () => {
    expect(rose(51, 50, 200)).toBe(false);
    expect(rose(52, 50, 200)).toBe(true);
    expect(rose(1, 0, 0)).toBe(true);
  });
});

test.each([
  [{ onShelf: false, stock: 0 }, 'offShelf'],
  [{ stock: 0 }, 'soldOut'],
  [{ stock: 5, batch: 6 }, 'soldOut'],
  [{ quantity: 7, batch: 6 }, 'quantity'],
  [{ quantity: 12, stock: 11 }, 'quantity'],
  [{ quantity: 1 }, 'quantity'],
  [{ quantity: 1, minOrder: 1 }, null],
] as const)('a line with %o has the fault %s', (facts, fault) => {
  expect(price(line(facts))[0]?.fault).toBe(fault);
});

test.each([
  [{}, 2, 0, null],
  [{}, 1, 1, null],
  [{}, 1, 0, 'The smallest order is 2 pieces, mixed as you like: add 1 more.'],
  [{ batch: 6, minOrder: 6 }, 7, 0, 'Sold in batches of 6: choose 6, 12, 18 and so on.'],
  [{ stock: 13, batch: 6, minOrder: 6 }, 18, 0, 'Only 12 pieces can be had.'],
  [{ stock: 20_000 }, 9_999, 0, null],
  [{ stock: 20_000 }, 10_000, 0, 'At most 9999 pieces fit into one line.'],
] as const)('of %o, %i with %i others: %s', (facts, quantity, others, problem) => {
  expect(quantityProblem({ ...sku, ...facts }, quantity, others)).toBe(problem);
});

describe('adding', () => {
  const addable = (skuId: number, facts: Partial<AddableSku> = {}): AddableSku => ({
    ...sku,
    skuId,
    inCart: 0,
    addedKey: null,
    ...facts,
  });
  const facts = { offer: { onShelf: true }, lines: 3, limit: 200, buyNow: false };
  const two = [addable(1), addable(2, { inCart: 4 })];
  const add = (wanted: [number, number][], about: Partial<Parameters<typeof decideAdd>[1]> = {}) =>
    decideAdd(
      wanted.map(([skuId, quantity]) => ({ skuId, quantity })),
      { skus: two, ...facts, ...about },
    );

  test('the same SKU again makes one line of both', () => {
    expect(add([[2, 3]])).toMatchObject([{ sku: { skuId: 2 }, wanted: 3, quantity: 7, most: 500 }]);
  });

  test('to buy now takes just what was asked for', () => {
    expect(add([[2, 3]], { buyNow: true })).toMatchObject([{ quantity: 3 }]);
    expect(add([[1, 1]], { buyNow: true })).toMatchObject({ no: 'wrongQuantity' });
  });

  test('what lies in the cart of other kinds helps to the smallest order', () => {
    expect(add([[1, 1]])).toMatchObject([{ quantity: 1 }]);
  });

  test.each([
    [[], { offer: undefined }, 'notFound'],
    [[addable(1, { onShelf: false })], { offer: { onShelf: false } }, 'offShelf'],
    [[], {}, 'badInput'],
    [[addable(1, { stock: 0 })], {}, 'soldOut'],
    [[addable(1, { stock: 1 })], {}, 'wrongQuantity'],
    [[addable(7)], {}, 'badInput'],
    [[addable(1)], { lines: 200 }, 'cartFull'],
  ] as const)('%# is refused', (skus, about, no) => {
    expect(add([[1, 2]], { skus, ...about })).toMatchObject({ no });
  });

  test('a full cart still takes more of what it has, and nobody names a SKU twice', () => {
    expect(add([[2, 3]], { lines: 200 })).toHaveLength(1);
    expect(
      add([
        [1, 2],
        [1, 2],
      ]),
    ).toMatchObject({ no: 'badInput' });
  });
});

describe('changing', () => {
  test('a quantity keeps to the rules of the whole offer', () => {
    const [a, b] = [line({ quantity: 1 }), line({ quantity: 1 })];
    expect(decideQuantity([a, b], a.id, 3)).toEqual([{ id: a.id, quantity: 3 }]);
    expect(decideQuantity([a], a.id, 1)).toMatchObject({ no: 'wrongQuantity' });
    expect(decideQuantity([a, b], 0, 3)).toMatchObject({ no: 'notFound' });
  });

  test('ticks leaves alone what cannot be bought', () => {
    const [dead, live] = [line({ stock: 0, ticked: false }), line({ ticked: false })];
    expect(decideTicks([dead, live], [dead.id, live.id], true)).toEqual([{ id: live.id, ticked: true }]);
    expect(decideTicks([dead, live], [dead.id, 0], true)).toMatchObject({ no: 'notFound' });
  });

  test('the SKU makes one line of two, with the remark that one of them had', () => {
    const [a, b] = [line({ quantity: 3, remark: 'soft' }), line({ quantity: 4, ticked: false })];
    const target = { ...sku, skuId: b.skuId, inCart: 4, addedKey: null };
    expect(decideSku([a, b], { id: a.id, sku: target, quantity: undefined })).toEqual({
      changes: [{ id: b.id, quantity: 7, seen, ticked: true, remark: 'soft' }],
      dropped: [a.id],
    });
    const free = { ...sku, skuId: 999_999, inCart: 0, addedKey: null };
    expect(decideSku([a, b], { id: a.id, sku: free, quantity: 2 })).toMatchObject({
      changes: [{ id: a.id, skuId: 999_999, quantity: 2 }],
    });
    const foreign = { ...free, productId: 77 };
    expect(decideSku([a, b], { id: a.id, sku: foreign, quantity: 2 })).toMatchObject({ no: 'badInput' });
  });

  test('a price is agreed to as it was shown, and at no other', () => {
    const risen = line({ priceBreaks: [{ from: 1, fen: 2000 }] });
    const lines = price(risen);
    const shown = lines[0]?.unitCents ?? 0;
    expect(decideAccept(lines, [{ id: risen.id, unitCents: shown }])).toMatchObject([
      { seen: { priceBreaks: [{ fen: 2000 }] } },
    ]);
    expect(decideAccept(lines, [{ id: risen.id, unitCents: shown - 1 }])).toMatchObject({ no: 'priceMoved' });
  });

  test('what was removed comes back, or into the line that took its place', () => {
    const live = line({ quantity: 4 });
    const removed = [
      { id: 901, skuId: live.skuId, quantity: 3, remark: 'as before' },
      { id: 902, skuId: 12_345, quantity: 2, remark: '' },
      { id: 903, skuId: 12_345, quantity: 1, remark: 'twice' },
    ];
    const decision = decidePutBack([live], removed, 200);
    expect(decision).toEqual({
      changes: [
        { id: live.id, quantity: 7, remark: 'as before' },
        { id: 902, quantity: 3, remark: 'twice', removed: false },
      ],
      dropped: [901, 903],
    });
    expect(decidePutBack([live], removed, 1)).toMatchObject({ no: 'cartFull' });
    expect(isNo(decision)).toBe(false);
  });

  test('shows in memory what it does in the table', () => {
    const [a, b] = [line(), line()];
    expect(
      patched(
        [a, b],
        [
          { id: a.id, removed: true },
          { id: b.id, quantity: 9 },
        ],
      ),
    ).toEqual([{ ...b, quantity: 9 }]);
  });
});

test('kinds of one product stand together under their supplier, and SA stock under ours', () => {
  const lines = [
    line({ supplierId: 1, productId: 1 }),
    line({ supplierId: 2, productId: 2 }),
    line({ supplierId: 1, productId: 3 }),
    line({ supplierId: 1, productId: 1 }),
  ];
  const groups = arranged(lines);
  expect(groups.map(({ seller }) => seller.supplierId)).toEqual([1, 2]);
  expect(groups[0]?.lines.map(({ productId }) => productId)).toEqual([1, 1, 3]);
  expect(arranged(lines.map((of) => ({ ...of, market: 1 as const })))).toHaveLength(1);
});

describe('what we may not buy', () => {
  const prohibited = cartProhibited.first;
  const goods = { title: '', titleZh: '', options: [], categories: [10_000, 10_100, 10_101] };

  test.each([
    ['Disposable Vape Pen, 600 Puffs', 'tobacco or vapes'],
    ['Heirloom Vegetable Seeds, 20 Kinds', 'seeds, plants or meat'],
    ['Replica Football Shirt', 'counterfeit goods'],
    ['Power Bank 30000mAh with Two Ports', 'power banks of more than 100 Wh'],
    ['Powerbank 120Wh', 'power banks of more than 100 Wh'],
    ['Power Bank 20,000 mAh', null],
    ['Camera Battery 50000mAh', null],
    ['Sturdy Seedling Trays for Vegetables', null],
    ['Evaporative Cooler', null],
    ['Adult Slippers', null],
  ])('%s: %s', (title, kind) => {
    expect(prohibitedAs({ ...goods, title }, prohibited)).toBe(kind);
  });

  test('is found by Chinese words, by options and by category', () => {
    expect(prohibitedAs({ ...goods, titleZh: '新款电子烟套装' }, prohibited)).toBe('tobacco or vapes');
    expect(prohibitedAs({ ...goods, title: 'Power Bank', options: ['50000mAh'] }, prohibited)).toContain('100 Wh');
    const rules = { ...prohibited, kinds: [{ name: 'dresses', categories: [10_100], words: [] }] };
    expect(prohibitedAs(goods, rules)).toBe('dresses');
    expect(prohibitedAs({ ...goods, categories: [20_000] }, rules)).toBeNull();
  });
});

describe('what a supplier sells mixed', () => {
  const mix = { pieces: 10, fen: 9_000 };
  const of = (productId: number, quantity: number, more: Partial<Line> = {}) =>
    line({ productId, quantity, minOrder: 8, mix, ...more });
  test.each([
    ['each by itself is too few', [of(1, 3, { mix: null }), of(2, 7, { mix: null })], ['quantity', 'quantity']],
    ['together enough pieces', [of(1, 3), of(2, 7)], [null, null]],
    ['together one piece short', [of(1, 3), of(2, 5)], ['quantity', 'quantity']],
    ['together worth enough', [of(1, 4), of(2, 5)], [null, null]],
    [
      'one is enough by itself, the other is not',
      [of(1, 8, { mix: { pieces: 20, fen: 0 } }), of(2, 1, { mix: { pieces: 20, fen: 0 } })],
      [null, 'quantity'],
    ],
    ['goods that are not mixed do not count', [of(1, 3), of(2, 8, { mix: null })], ['quantity', null]],
    ['nor those of another supplier', [of(1, 3), of(2, 7, { supplierId: 99 })], ['quantity', 'quantity']],
    [
      'nor what stays behind, which shows what it would be',
      [of(1, 3), of(2, 7, { ticked: false })],
      ['quantity', null],
    ],
    ['nor what is gone', [of(1, 3), of(2, 7, { stock: 0 })], ['quantity', 'soldOut']],
    ['batches and stock hold all the same', [of(1, 3, { batch: 2 }), of(2, 9, { stock: 8 })], ['quantity', 'quantity']],
  ] as const)('%s', (_what, lines, faults) => {
    expect(price(...lines).map(({ fault }) => fault)).toEqual(faults);
  });

  test('says what is there of it', () => {
    expect(price(of(1, 3), of(2, 7))[0]?.mixed).toEqual({ pieces: 10, fen: 10_000 });
  });

  test('may be less in the cart, but not when it is bought alone', () => {
    expect(quantityProblem({ unit: 10, batch: 1, minOrder: 8, stock: 50, mix }, 1, 0)).toBeNull();
    expect(quantityProblem({ unit: 10, batch: 1, minOrder: 8, stock: 50, mix: null }, 1, 0)).toContain(
      'smallest order',
    );
    expect(decideQuantity([of(1, 8)], made, 2)).toEqual([{ id: made, quantity: 2 }]);
  });
});

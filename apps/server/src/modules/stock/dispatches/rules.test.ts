import { dispatchStateIds } from '@sgb/contract/dispatch-states.ts';
import { describe, expect, test } from 'vitest';
import { deliverySouthAfrica } from '../../goods/pricing/settings.ts';
import { affordable, mayMove, quotesOf, stepOf } from './rules.ts';
import { readDispatchFile } from './sending/file.ts';

const { sizes } = deliverySouthAfrica.first;
const piece = (weightGrams: number, cubicCentimetres: number, quantity = 1) => ({
  ...{ weightGrams, cubicCentimetres, quantity },
});

describe('what a dispatch costs', () => {
  test.each([
    ['a small one', [piece(900, 1_800)], 'XS', 1, [6_100, 8_100, 1_200]],
    ['by its weight', [piece(2_001, 100)], 'S', 1, [7_100, 9_100, 1_200]],
    ['by its room', [piece(500, 30_000)], 'M', 1, [8_100, 12_100, 1_200]],
    ['all of it together', [piece(900, 1_800, 3), piece(4_000, 100, 2)], 'L', 1, [10_100, 16_100, 1_200]],
    ['more than one parcel', [piece(9_000, 1_000, 5)], 'XL', 3, [36_900, 60_900, 1_200]],
  ] as const)('%s', (_, goods, size, parcels, totals) => {
    const quotes = quotesOf(goods, sizes, 1_200);
    expect(quotes.map(({ way }) => way)).toEqual(['locker', 'door', 'depot']);
    expect(quotes.map(({ price }) => price.totalCents)).toEqual(totals);
    expect(quotes.every(({ price }) => price.size === size && price.parcels === parcels)).toBe(true);
    expect(quotes.map(({ fault }) => fault !== '')).toEqual([parcels > 1, false, false]);
  });
});

test('a dispatch moves only forward, and nothing leaves its end', () => {
  const ways = dispatchStateIds.flatMap((from) =>
    dispatchStateIds.filter((to) => mayMove(from, to)).map((to) => `${from}>${to}`),
  );
  const all = '110>112 110>115 110>119 112>110 112>113 112>115 112>119 113>114 113>115 114>115';
  expect(ways.toSorted()).toEqual(all.split(' '));
});

test('money pays in the order of the rows, and what is too dear waits while cheaper ones go', () => {
  const items = [5, 9, 4, 2].map((totalCents) => ({ totalCents }));
  const groups = affordable(items, 11);
  expect(groups.get('paid')?.map(({ totalCents }) => totalCents)).toEqual([5, 4, 2]);
  expect(groups.get('waits')?.map(({ totalCents }) => totalCents)).toEqual([9]);
});

test('what is whole can be sent again', () => {
  expect(stepOf({ reason: 'cameBack', pieces: 2, damaged: 1 })).toBe('sendAgain');
  expect(stepOf({ reason: 'cameBack', pieces: 2, damaged: 2 })).toBe('understood');
});

describe('a file of dispatches', () => {
  const heading = 'SKU;Quantity;Delivery;Reference;Client;First name;Last_name;mobile;city;suburb;postal code;street';
  const good = '5000000007000;2;locker;A-1;;Thandi;Nkosi;082 123 4567;Johannesburg;Rosebank;2196;12 Oxford Road';
  const faultsOf = (row: string) => {
    const file = readDispatchFile(`${heading}\n${row}`);
    if ('fault' in file) throw new Error(file.fault);
    return file.rows[0]?.faults.map(({ field }) => field).toSorted();
  };

  test('is read with semicolons and any way to write its heading', () => {
    const file = readDispatchFile(`${heading}\n${good}`);
    if ('fault' in file) throw new Error(file.fault);
    expect(file.rows).toMatchObject([{ line: 2, skuId: 5_000_000_007_000, quantity: 2, way: 'locker', faults: [] }]);
  });

  test.each([
    ['a client of the list', '5000000007000;;;;17;;;;;;;', []],
    [
      'no client at all',
      '5000000007000;1;door;;;;;;;;;',
      ['city', 'first name', 'last name', 'mobile', 'postal code', 'province', 'street', 'suburb'],
    ],
    ['a number that no phone of the country has', good.replace('082 123 4567', '072 222 33444'), ['mobile']],
    ['a number that is too short', good.replace('082 123 4567', '12'), ['mobile']],
    ['a formula', good.replace('A-1', '=1+1'), ['reference']],
    ['a SKU that a spreadsheet shortened', good.replace('5000000007000', '5,0E+12'), ['sku']],
    ['no whole number of pieces', good.replace(';2;', ';0;'), ['quantity']],
    ['a way that there is not', good.replace('locker', 'pigeon'), ['delivery']],
    ['a client that is no number', '5000000007000;1;door;;Thandi;;;;;;;', ['client']],
  ])('says of %s what is wrong', (_, row, fields) => {
    expect(faultsOf(row)).toEqual(fields);
  });

  test.each([
    ['without rows', heading, /no rows/],
    ['without a SKU', 'mobile\n082', /lacks "sku"/],
    ['without whom it is for', 'sku\n5000000007000', /lacks "client"/],
    [
      'with too many rows',
      [heading, ...Array.from({ length: 201 }, () => good)].join('\n'),
      /201 rows; 200 are the most/,
    ],
    ['that is none', 'sku,mobile\n"5000', /not a CSV file/],
  ])('is refused as a whole %s', (_, text, words) => {
    const file = readDispatchFile(text);
    expect('fault' in file && file.fault).toMatch(words);
  });
});

import type { SizeTable } from '@sgb/contract/help.ts';
import { describe, expect, test } from 'vitest';
import { findSize, parseMeasure, tableFor } from './size-rules.ts';

test.each([
  ['23.5', 23.5],
  ['23,5', 23.5],
  [' 88 ', 88],
  ['0', 0],
  ['', undefined],
  ['23.', undefined],
  ['23.555', undefined],
  ['1000', undefined],
  ['-5', undefined],
  ['1e2', undefined],
  ['size M', undefined],
])('%j is read as %j', (text, value) => expect(parseMeasure(text)).toBe(value));

describe('the row of a measure', () => {
  const rows = [
    { from: 22.5, to: 23, cells: ['36'] },
    { from: 23, to: 23.5, cells: ['37'] },
    { from: 23.5, to: 24, cells: ['38'] },
  ];
  const table: SizeTable = {
    kind: 'sizes',
    caption: 'Shoes',
    measure: 'Foot length',
    unit: 'cm',
    columns: ['EU'],
    rows,
  };

  test.each([
    ['below the smallest', 22.4, 'below'],
    ['the very smallest', 22.5, rows[0]],
    ['inside a row', 22.8, rows[0]],
    ['where two rows meet: the row that it ends', 23, rows[0]],
    ['a little above', 23.01, rows[1]],
    ['the very largest', 24, rows[2]],
    ['above the largest', 24.01, 'above'],
  ] as const)('%s', (_what, measure, row) => expect(findSize(table, measure)).toBe(row));
});

const captions = [
  'Women’s clothing',
  'Men’s clothing',
  'Kids’ clothing',
  'Women’s shoes',
  'Men’s shoes',
  'Kids’ shoes',
  'Rings',
];
test.each([
  ['', 'Women’s clothing'],
  ['shoes, Men’s leather work boots', 'Men’s shoes'],
  ['shoes, Running shoes', 'Women’s shoes'],
  ['shoes, School shoes for girls', 'Kids’ shoes'],
  ['clothing, Women’s dress', 'Women’s clothing'],
  ['clothing, Men tracksuit', 'Men’s clothing'],
  ['clothing, Baby romper', 'Kids’ clothing'],
])('goods of %j open the table %s', (words, caption) => {
  const tables = captions.map((each) => ({ caption: each }));
  expect(tables[tableFor(tables, words)]?.caption).toBe(caption);
});

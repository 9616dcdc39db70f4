import { expect, test } from 'vitest';
import { scoreOf } from './document.ts';
import { byLexeme, namesIn, tiersOf } from './ranking.ts';

const leaf = (id: number, ...names: [string[], string][]) => ({
  leaf: id,
  names: names.map(([lexemes, head]) => ({ lexemes, head })),
});
const leaves = [
  leaf(1, [['school', 'shoe'], 'shoe']),
  leaf(2, [['shoe', 'rack'], 'rack']),
  leaf(3, [['sneaker'], 'sneaker'], [['takki'], 'takki']),
  leaf(4, [['pot'], 'pot'], [['pan'], 'pan']),
];

test.each([
  [['shoe'], [], [1]],
  [['school', 'shoe', 'black'], [1], []],
  [['rack'], [], [2]],
  [['takki'], [3], []],
  [['pan', 'red'], [4], []],
  [['red'], [], []],
])('%j means', (lexemes, named, headed) => {
  expect(tiersOf(new Set(lexemes), byLexeme(leaves))).toEqual({ named, headed });
});

test.each([
  [
    'Pots & Pans',
    [
      { name: 'Pots', head: 'Pots' },
      { name: 'Pans', head: 'Pans' },
    ],
  ],
  ['Shoe Racks', [{ name: 'Shoe Racks', head: 'Racks' }]],
  ['Covers for Chairs', [{ name: 'Covers for Chairs', head: 'Covers' }]],
  ['Flip-Flops', [{ name: 'Flip-Flops', head: 'Flops' }]],
])('names in %j', (text, names) => expect(namesIn(text)).toEqual(names));

test('ten times the sales outweigh half a star, but not a whole one', () => {
  const score = (monthlySales: number, rating: number) => scoreOf({ monthlySales, rating });
  expect(score(1000, 440)).toBeGreaterThan(score(99, 490));
  expect(score(1000, 380)).toBeLessThan(score(99, 490));
});

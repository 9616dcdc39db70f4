import { expect, test } from 'vitest';
import { scoreOf } from './document.ts';
import { byLexeme, type callers, namesIn, tiersOf, withoutSet } from './ranking.ts';

type Name = [lexemes: string[], head: string, by?: (typeof callers)[number]];
const leaf = (id: number, ...names: Name[]) => ({
  leaf: id,
  names: names.map(([lexemes, head, by = 'category']) => ({ lexemes, head, by })),
});
const leaves = byLexeme([
  leaf(1, [['school', 'shoe'], 'shoe']),
  leaf(2, [['shoe', 'rack'], 'rack']),
  leaf(3, [['sneaker'], 'sneaker'], [['takki'], 'takki', 'shoppers']),
  leaf(4, [['pot'], 'pot'], [['pan'], 'pan']),
  leaf(5, [['offic', 'chair'], 'chair']),
  leaf(6, [['bean', 'bag'], 'bag'], [['beanbag', 'chair'], 'chair', 'shoppers']),
  leaf(7, [['lace', 'wig'], 'wig']),
  leaf(8, [['ponytail'], 'ponytail'], [['wig'], 'wig', 'synonym']),
  leaf(9, [['necklac'], 'necklac'], [['chain'], 'chain', 'synonym']),
  leaf(10, [['car', 'mat'], 'mat']),
]);

test.each([
  [['shoe'], [], [1]],
  [['school', 'shoe', 'black'], [1], []],
  [['rack'], [], [2]],
  [['takki'], [3], []],
  [['pan', 'red'], [4], []],
  [['red'], [], []],
  [['chair'], [], [5]],
  [['wig'], [], [7]],
  [['chain'], [9], []],
  [['shoe', 'chair'], [], [5]],
])('%j means', (lexemes, named, headed) => {
  expect(tiersOf(new Set(lexemes), leaves)).toMatchObject({ named, headed });
});

test.each([
  ['completes a name', ['mat'], ['car'], [10], []],
  ['is not the thing', ['shoe'], ['rack'], [], [1]],
])('what is said besides %s', (_, lexemes, besides, named, headed) => {
  expect(tiersOf(new Set(lexemes), leaves, new Set(besides))).toMatchObject({ named, headed });
});

test('the thing is what the names say that were found', () => {
  expect(tiersOf(new Set(['school', 'shoe', 'black']), leaves).thing).toEqual(new Set(['school', 'shoe']));
  expect(tiersOf(new Set(['shoe', 'black']), leaves).thing).toEqual(new Set(['shoe']));
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
  const score = (monthlySales: number, supplierRating: number) => scoreOf({ monthlySales, supplierRating });
  expect(score(1000, 440)).toBeGreaterThan(score(99, 490));
  expect(score(1000, 380)).toBeLessThan(score(99, 490));
});

test.each([
  ['Duvet Cover Sets', 'Duvet Cover'],
  ['Pot Set', 'Pot'],
  ['Sets', 'Sets'],
  ['Sunsets', 'Sunsets'],
])('%s without its set is %s', (name, without) => expect(withoutSet(name)).toBe(without));

import { describe, expect, test } from 'vitest';
import { askFor, corrected, type Known, planOf, relaxed, termsOf, tsquery } from './query.ts';

/** An index that knows these words; their lexemes are they themselves without a plural. */
function knowing(words: Record<string, number>) {
  const stops = new Set(['for', 'the', 't']);
  return (keyword: string) =>
    new Map<string, Known>(
      termsOf(keyword).map((term) => {
        const lexeme = term.replace(/s$/, '');
        return [term, { lexeme: stops.has(term) ? undefined : lexeme, docs: words[lexeme] ?? 0 }];
      }),
    );
}

const known = knowing({
  red: 900,
  dres: 500,
  dress: 500,
  back: 80,
  pack: 70,
  backpack: 60,
  power: 40,
  bank: 30,
  tshirt: 20,
  shirt: 90,
  '500': 5,
  w: 9,
});
const asked = (keyword: string) => tsquery(planOf(keyword, known(keyword)).demands);

describe('a keyword becomes a query', () => {
  test.each([
    ['one word', 'red', "('red')"],
    ['all words are needed', 'red shirt', "('red') & ('shirt')"],
    ['small words are not', 'shirt for the red', "('shirt') & ('red')"],
    ['two words may be written as one', 'back pack', "('back' & 'pack' | 'backpack')"],
    ['one word may be written as two', 'powerbank', "('power' & 'bank')"],
    ['a letter that means nothing alone', 't shirt', "('tshirt')"],
    ['a number with its unit', '500w', "('500' & 'w')"],
    ['Chinese by pairs', '连衣裙', "('连衣') & ('衣裙')"],
    ['one Chinese sign', '鞋', "('鞋':*)"],
    ['the same thing twice', 'shirt shirts', "('shirt')"],
    ['nothing', '!?%', ''],
  ])('%s', (_what, keyword, query) => expect(asked(keyword)).toBe(query));

  test.each([
    ['how it is sold says nothing', 'wholesale red shirts', "('red') & ('shirt')"],
    ['nor a number without a unit', 'shirt size 10', "('shirt')"],
    ['unless nothing else is said', '500', "('500')"],
  ])('%s', (_what, keyword, query) => expect(asked(keyword)).toBe(query));

  test('what follows for is soft', () => {
    const { demands } = planOf('shirt for red', known('shirt for red'));
    expect(demands.map(({ soft }) => soft === true)).toEqual([false, true]);
  });

  test('what is known by nothing is told apart', () => {
    const keyword = 'red zzyzx';
    expect(planOf(keyword, known(keyword))).toMatchObject({ unknown: ['zzyzx'], demands: [{ docs: 900 }] });
  });

  test('quotes and backslashes are doubled', () => {
    expect(tsquery([{ ways: [["o'neill", 'a\\b']], docs: 1 }])).toBe("('o''neill' & 'a\\\\b')");
  });
});

test('only one plain lexeme counts as such', () => {
  const only = (keyword: string) => askFor(planOf(keyword, known(keyword)).demands).only?.lexeme;
  expect(only('red')).toBe('red');
  expect(only('red shirt')).toBeUndefined();
  expect(only('back pack')).toBeUndefined();
  expect(only('鞋')).toBeUndefined();
});

test('what is relaxed: first one demand less, then only the rarest', () => {
  const demands = ['a', 'b', 'c'].map((lexeme, place) => ({ ways: [[lexeme]], docs: 3 - place }));
  expect(relaxed(demands.slice(0, 1))).toEqual([]);
  expect(relaxed(demands.slice(0, 2))).toEqual([{ query: "('b')", only: { lexeme: 'b', docs: 2 } }]);
  expect(relaxed(demands)).toEqual([
    { query: "(('b') & ('c')) | (('a') & ('c')) | (('a') & ('b'))" },
    { query: "('c')", only: { lexeme: 'c', docs: 1 } },
  ]);
});

test('a correction leaves the rest as it was typed', () => {
  expect(corrected('Red SNEEKERS, size 8', new Map([['sneekers', 'sneakers']]))).toBe('Red sneakers, size 8');
});

import { expect, test } from 'vitest';
import { synonymsIn } from '../first-synonyms.ts';
import { calledIn } from './called.ts';
import { lessThanAll, nearTheBest, rarestOf, telling, weighted } from './rules.ts';

const demand = (word: string, docs: number) => ({ ways: [[word]], docs });

test('a rarer word says more about what is meant', () => {
  const said = [
    demand('parcel', 500),
    demand('wig', 100),
    demand('zebra', 0),
    { ...demand('border', 100), soft: true },
  ];
  const [common, rare, unknown, behind, weak] = weighted(said, ['take'], 1000);
  expect(common?.lettered('A')).toBe("('parcel':A)");
  expect(rare?.weight).toBeGreaterThan(common?.weight ?? 9);
  expect(unknown?.weight).toBeGreaterThan(rare?.weight ?? 99);
  // What stands behind 'at' or 'for' says less, and 'take' next to nothing.
  expect(behind?.weight).toBeLessThan(rare?.weight ?? 0);
  expect(weak?.weight).toBeLessThan(common?.weight ?? 0);
  expect(rarestOf(said)).toBe("('zebra')");
});

test('a text is called by what its words mean together', () => {
  const called = calledIn(synonymsIn('cash out = withdrawal; to my bank\nreturn = send back\nbox = parcel'));
  expect(called('What does a withdrawal cost?')).toEqual(['cashout']);
  expect(called('Can it go to my bank?')).toEqual(['cashout']);
  expect(called('My card is to blame, says the bank')).toEqual([]);
  expect(called('May I send it back in two parcels?')).toEqual(['return', 'box']);
});

test('words that most texts have are not demanded where others say more', () => {
  const [parcel, wig] = [demand('parcel', 60), demand('wig', 10)];
  expect(telling([parcel, wig], 100)).toEqual([wig]);
  expect(telling([parcel], 100)).toEqual([parcel]);
  expect(telling([parcel, demand('order', 31)], 100)).toHaveLength(2);
  expect(telling([parcel, wig], 1000)).toHaveLength(2);
});

test('less than all of it: any two of the five rarest, or one that hardly any text has', () => {
  expect(lessThanAll([demand('parcel', 9)])).toBeUndefined();
  expect(lessThanAll([demand('parcel', 9_000), demand('wig', 2)])).toEqual({
    pairs: "(('wig') & ('parcel'))",
    alone: "('wig')",
  });
  expect(lessThanAll([demand('parcel', 9_000), demand('wig', 2), demand('box', 500)])).toEqual({
    pairs: "(('wig') & ('box')) | (('wig') & ('parcel')) | (('box') & ('parcel'))",
    alone: "('wig') | ('box')",
  });
  const many = lessThanAll(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((word, place) => demand(word, place + 1)));
  expect(many?.pairs.split(' | ')).toHaveLength(10);
  expect(many?.alone.split(' | ')).toHaveLength(5);
  expect(many?.pairs).not.toContain("'f'");
});

test('what has far less than the best is left out', () => {
  expect(nearTheBest([{ key: 10 }, { key: 7 }, { key: 6.9 }])).toEqual([{ key: 10 }, { key: 7 }]);
  expect(nearTheBest([{ key: 10 }, { key: 5 }, { key: 4.9 }], () => true)).toHaveLength(2);
  expect(nearTheBest([])).toEqual([]);
});

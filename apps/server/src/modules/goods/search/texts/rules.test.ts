import { expect, test } from 'vitest';
import { lessThanAll, nearTheBest, telling, weighted } from './rules.ts';

const demand = (word: string, docs: number) => ({ ways: [[word]], docs });

test('a rarer word says more about what is meant', () => {
  const [common, rare, unknown] = weighted([demand('parcel', 1000), demand('wig', 10), demand('zebra', 0)]);
  expect(common).toEqual({ tsquery: "('parcel')", weight: 1 });
  expect(rare?.weight).toBeGreaterThan(common?.weight ?? 9);
  expect(unknown?.weight).toBeGreaterThan(rare?.weight ?? 99);
});

test('words that most texts have are not demanded where others say more', () => {
  const [parcel, wig] = [demand('parcel', 60), demand('wig', 10)];
  expect(telling([parcel, wig], 100)).toEqual([wig]);
  expect(telling([parcel], 100)).toEqual([parcel]);
  expect(telling([parcel, demand('order', 31)], 100)).toHaveLength(2);
  expect(telling([parcel, wig], 1000)).toHaveLength(2);
});

test('less than all of it: the rarest of two, or any two of the five rarest', () => {
  expect(lessThanAll([demand('parcel', 9)])).toBeUndefined();
  expect(lessThanAll([demand('parcel', 9), demand('wig', 2)])).toBe("('wig')");
  expect(lessThanAll([demand('parcel', 9), demand('wig', 2), demand('box', 5)])).toBe(
    "(('wig') & ('box')) | (('wig') & ('parcel')) | (('box') & ('parcel'))",
  );
  const many = lessThanAll(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((word, place) => demand(word, place + 1))) ?? '';
  expect(many.split(' | ')).toHaveLength(10);
  expect(many).not.toContain("'f'");
});

test('what has far less than the best is left out', () => {
  expect(nearTheBest([{ key: 10 }, { key: 7 }, { key: 6.9 }])).toEqual([{ key: 10 }, { key: 7 }]);
  expect(nearTheBest([])).toEqual([]);
});

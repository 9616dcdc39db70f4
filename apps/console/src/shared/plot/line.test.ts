import { expect, test } from 'vitest';
import { alone, drawn, isEmpty, latestOf } from './line.ts';

const line = (name: string, ...values: (number | null)[]) => ({ name, title: name, values });

test('of many lines the highest are drawn, of few all as they are', () => {
  const many = Array.from({ length: 9 }, (_, n) => line(String(n), n, null));
  expect(drawn(many).map(({ name }) => name)).toEqual(['8', '7', '6', '5', '4', '3']);
  const few = [line('a', 1), line('b', 2)];
  expect(drawn(few)).toBe(few);
});

test('a value without a neighbour stands alone', () => {
  expect(alone([1, null, 2, 3, null, 4])).toEqual([0, 5]);
  expect(alone([1, 2])).toEqual([]);
  expect(alone([null, 0, null])).toEqual([1]);
});

test('nothing counted is empty, a zero is not; the latest is the last that was counted', () => {
  expect(isEmpty([line('a', null, null), line('b')])).toBe(true);
  expect(isEmpty([line('a', null, 0)])).toBe(false);
  expect(latestOf(line('a', 3, 4, null))).toBe(4);
  expect(latestOf(line('a', null))).toBeNull();
});

import pg from 'pg';
import { expect, test } from 'vitest';
import { rowReader } from './row-reader.ts';

const { builtins } = pg.types;
const columns = [
  { name: 'id', dataTypeID: builtins.INT4 },
  { name: 'a "title"\n', dataTypeID: builtins.TEXT },
  { name: 'seen', dataTypeID: builtins.JSONB },
];

test('a row has every column in its type, and null where there is nothing', () => {
  const read = rowReader(columns);
  expect(read(['7', 'it\'s "so"', '{"cents":5}'])).toEqual({
    id: 7,
    'a "title"\n': 'it\'s "so"',
    seen: { cents: 5 },
  });
  expect(read([null, null, null])).toEqual({ id: null, 'a "title"\n': null, seen: null });
});

test('what reads it is written once for the same columns', () => {
  expect(rowReader(columns.map((column) => ({ ...column })))).toBe(rowReader(columns));
  expect(rowReader([{ name: 'id', dataTypeID: builtins.INT8 }])([`${2 ** 40}`])).toEqual({ id: `${2 ** 40}` });
});

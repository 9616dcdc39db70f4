import { describe, expect, test } from 'vitest';
import {
  centimetres,
  dateOf,
  fen,
  flag,
  grams,
  idText,
  kilograms,
  listOf,
  optional,
  parseExactly,
  percent,
  yuan,
} from './values.ts';

test('numbers that a number cannot hold stay text', () => {
  expect(parseExactly('{"id": 2222222222222222222, "small": 610000007919, "price": 12.5, "t": "x"}')).toEqual({
    id: '2222222222222222222',
    small: 610000007919,
    price: 12.5,
    t: 'x',
  });
});

test.each([
  ['12.50', 1250],
  [12.5, 1250],
  ['0.1', 10],
  [0.07, 7],
  [1.005, 101],
  ['19.999', 2000],
  ['3', 300],
  [' 8.80 ', 880],
])('%j yuan are %i fen', (value, expected) => expect(yuan.parse(value)).toBe(expected));

test.each([['-1'], ['1,5'], [''], ['abc'], [null], [Number.NaN], ['1e3']])('%j is no price', (value) => {
  expect(yuan.safeParse(value).success).toBe(false);
});

describe('weights and lengths', () => {
  test.each([
    [kilograms, '0.25', 250],
    [kilograms, 1, 1000],
    [kilograms, 0.0004, 0],
    [grams, 250, 250],
    [grams, '249.6', 250],
    [centimetres, '30.5', 305],
    [centimetres, 12, 120],
  ])('%# %j is %i', (shape, value, expected) => expect(shape.parse(value)).toBe(expected));
});

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
])('success %j is %s', (value, expected) => expect(flag.parse(value)).toBe(expected));

test.each(['yes', 1, null, ''])('success %j is nothing that we know', (value) => {
  expect(flag.safeParse(value).success).toBe(false);
});

test.each([
  ['10%', 1000],
  ['10.5%', 1050],
  ['0', 0],
])('%s is %i basis points', (value, expected) => expect(percent.parse(value)).toBe(expected));

test('fen are whole', () => {
  expect(fen.parse('12345')).toBe(12_345);
  expect(fen.safeParse('123.45').success).toBe(false);
});

test.each([
  ['610000007919', '610000007919'],
  [610000007919, '610000007919'],
  ['2222222222222222222', '2222222222222222222'],
])('id %j', (value, expected) => expect(idText.parse(value)).toBe(expected));

test.each(['', 'abc', '1.5', 1.5, -1, null])('%j is no id', (value) => {
  expect(idText.safeParse(value).success).toBe(false);
});

test.each([null, undefined, []])('an empty list may be %j', (value) => {
  expect(listOf(idText).parse(value)).toEqual([]);
});

test('what we can do without is null when it makes no sense', () => {
  expect([optional(yuan).parse('x'), optional(yuan).parse(undefined), optional(yuan).parse('1')]).toEqual([
    null,
    null,
    100,
  ]);
});

test.each([
  ['20180614101942000+0800', '2018-06-14T02:19:42.000Z'],
  ['20180614101942+0800', '2018-06-14T02:19:42.000Z'],
  ['2018-06-14 10:19:42', '2018-06-14T02:19:42.000Z'],
  [1_528_942_782_000, '2018-06-14T02:19:42.000Z'],
  ['1528942782000', '2018-06-14T02:19:42.000Z'],
])('%j is %s', (value, iso) => expect(dateOf(value)?.toISOString()).toBe(iso));

test.each(['', 'yesterday', '2018-13-45 10:19:42', '20181345101942000+0800', '14/06/2018'])(
  '%j is no date',
  (value) => {
    expect(dateOf(value)).toBeNull();
  },
);

import { expect, test } from 'vitest';
import { readSearch, searchWith } from './list-address.ts';

const params = ['page', 'sort', 'categoryId'] as const;

test.each([
  ['', {}],
  ['page=2&sort=3', { page: '2', sort: '3' }],
  ['page=&sort=%20&categoryId=%207', { categoryId: '7' }],
  ['utm_source=mail', {}],
])("'%s' says %j", (text, said) => expect(readSearch(new URLSearchParams(text), params)).toEqual(said));

test.each([
  ['', { sort: '2' }, '?sort=2'],
  ['sort=2', { sort: '' }, ''],
  ['page=4&sort=2', { categoryId: '10' }, '?sort=2&categoryId=10'],
  ['page=4&sort=2', { page: '5' }, '?page=5&sort=2'],
  ['page=4&sort=2&utm_source=mail', { page: '' }, '?sort=2'],
])("'%s' with %j is '%s'", (text, changes, next) =>
  expect(searchWith(new URLSearchParams(text), params, changes)).toBe(next),
);

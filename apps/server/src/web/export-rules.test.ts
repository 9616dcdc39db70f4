import { expect, test } from 'vitest';
import { columnsOf, csvLine, spread, titleOf } from './export-rules.ts';

test('a row is spread out, cents are rand, and nothing is run as a formula', () => {
  const row = { id: 7, who: { name: '=1+1', tags: ['a', 'b'] }, paidCents: 1234, note: 'a "b", c', parts: [{ x: 1 }] };
  const cells = new Map(spread(row));
  expect([...cells.keys()]).toEqual(['id', 'who.name', 'who.tags', 'paidCents', 'note', 'parts']);
  expect(csvLine([...cells.values()])).toBe(`7,'=1+1,a; b,12.34,"a ""b"", c","[{""x"":1}]"\r\n`);
  expect(csvLine([-5, null, '-5', true])).toBe("-5,,'-5,true\r\n");
});

test.each([
  ['shopper.username', 'Shopper username'],
  ['paidCents', 'Paid (R)'],
  ['createdAt', 'Created at'],
])('%s is headed %s', (path, title) => expect(titleOf(path)).toBe(title));

test('columns are those that are declared, whatever the first row has', () => {
  const money = { anyOf: [{ type: 'object', properties: { cents: { type: 'integer' } } }, { type: 'null' }] };
  expect(columnsOf({ type: 'object', properties: { id: { type: 'integer' }, money } })).toEqual(['id', 'money.cents']);
});

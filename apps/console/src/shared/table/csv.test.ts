import { expect, test } from 'vitest';
import { csvText, exportAddress } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+27821234567', "'+27821234567"],
  ['@cmd, x', '"\'@cmd, x"'],
])('%j is the cell %j', (text, cell) =>
  expect(
    csvText([
      ['A', 'B'],
      [text, 'x'],
    ]),
  ).toBe(`\uFEFFA,B\n${cell},x\n`),
);

test('the whole list is asked for, whichever page of it is shown', () => {
  const input = { status: 20, page: 3, after: 7 };
  const address = new URL(exportAddress('Orders', 'GET /api/staff/order/list', input), 'http://x');
  expect(address.pathname).toBe('/console/export');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    name: 'Orders',
    call: 'GET /api/staff/order/list',
    input: '{"status":20}',
  });
});

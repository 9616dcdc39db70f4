import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

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

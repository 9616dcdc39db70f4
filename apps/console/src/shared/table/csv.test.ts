import { expect, test } from 'vitest';
import { csvOfAll, csvText } from './csv.ts';

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

test('all pages become one file, with a breath where the shop asks for one', async () => {
  const asked: (string | null)[] = [];
  let breaths = 0;
  const file = await csvOfAll(
    async ({ after }) => {
      asked.push(after);
      if (asked.length === 2) throw Object.assign(new Error('too fast'), { http: 429 });
      return { items: [{ name: `row ${after ?? 'one'}` }], next: after === null ? 'two' : null };
    },
    { titles: ['Name'], cells: ({ name }) => [name] },
    async () => {
      breaths += 1;
    },
  );
  expect(await file.text()).toBe('Name\nrow one\nrow two\n');
  expect([asked, breaths]).toEqual([[null, 'two', 'two'], 1]);
  const failing = csvOfAll(() => Promise.reject(new Error('gone')), { titles: [], cells: () => [] });
  await expect(failing).rejects.toThrow('gone');
});

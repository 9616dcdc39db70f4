import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isEnglish } from './english.ts';

const words = readFileSync(fileURLToPath(new URL('words.txt', import.meta.resolve('word-list'))), 'utf8')
  .trim()
  .split('\n');

test('every hundredth word, the first and the last are found', () => {
  const some = words.filter((_, place) => place % 100 === 0 || place === words.length - 1);
  expect(some.filter((word) => !isEnglish(word))).toEqual([]);
});

test.each(['inverter', 'honey', 'converter', 'drone', 'cheap'])('%s is English', (word) => {
  expect(isEnglish(word)).toBe(true);
});

test.each(['', 'a', 'zzzzzz', 'sneekers', 'chargr', 'izicathulo', 'aa\naah'])('%j is not', (word) => {
  expect(isEnglish(word)).toBe(false);
});

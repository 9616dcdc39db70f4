import { expect, test } from 'vitest';
import { inEnglish } from './translations.ts';

const carried = new Set(['bone', 'mat', 'tas', 'red', 'school', 'shoes', 't', 'shirt']);
const said = (keyword: string) => inEnglish(keyword, (word) => carried.has(word));

test.each([
  ['Afrikaans', 'rooi skoene', 'rooi shoes'],
  ['isiZulu', 'izicathulo', 'shoes'],
  ['two words of isiZulu', 'ingubo yokulala', 'blanket'],
  ['Sesotho', 'dikobo', 'blanket'],
  ['Shona', 'Gumbeze red', 'blanket red'],
  ['Chichewa', 'nsapato', 'shoes'],
  ['Portuguese with accents', 'calças', 'trousers'],
  ['a hyphen', 'guarda-chuva', 'umbrella'],
  ['three words', 'óculos de sol', 'sunglasses'],
  ['an accent that makes it another word', 'boné', 'cap'],
])('%s', (_language, keyword, english) => expect(said(keyword)).toBe(english));

test.each(['bone', 'mat', 'red  school shoes', 'T-shirt', 'red-mat', ''])('%j stays as it was typed', (keyword) => {
  expect(said(keyword)).toBe(keyword);
});

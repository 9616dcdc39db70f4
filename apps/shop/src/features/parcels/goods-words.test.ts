import { expect, test } from 'vitest';
import { sizeWords, volumeWords, weightWords } from '../../shared/words/measures.ts';
import { countOf, storageWords } from './goods-words.ts';

test.each([
  [340, '340 g'],
  [1000, '1 kg'],
  [1620, '1.62 kg'],
  [30_000, '30 kg'],
])('%i grams are %s', (grams, words) => expect(weightWords(grams)).toBe(words));

test.each([
  [50_000, '0.05 m³'],
  [1_234_567, '1.235 m³'],
])('%i cm³ are %s', (volume, words) => expect(volumeWords(volume)).toBe(words));

test('sides are in centimetres', () => {
  expect(sizeWords({ lengthMm: 305, widthMm: 200, heightMm: 99 })).toBe('30.5 × 20 × 9.9 cm');
});

test.each([
  [40, 0, 'good', '40 free days left'],
  [14, 0, 'warn', '14 free days left'],
  [1, 0, 'warn', '1 free day left'],
  [0, 0, 'danger', 'Free storage ends today'],
  [0, 1200, 'danger', 'Storage R\u00a012.00 so far'],
])('%i days and %i cents', (freeDays, storageCents, tone, text) => {
  expect(storageWords({ freeDays, storageCents })).toEqual({ tone, text });
});

test('one is one', () => {
  expect([countOf(1, 'order'), countOf(3, 'order')]).toEqual(['1 order', '3 orders']);
});

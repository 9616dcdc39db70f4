import { expect, test } from 'vitest';
import { answerWord, dayWord } from './words.ts';

const now = new Date('2026-11-15T22:30:00Z');

test.each([
  ['2026-11-15T22:10:00Z', 'Today'],
  ['2026-11-15T21:50:00Z', 'Yesterday'],
  ['2026-11-01T10:00:00Z', '01 November 2026'],
])('%s is %s, by the clock of Johannesburg', (moment, word) => {
  expect(dayWord(moment, now)).toBe(word);
});

test.each([
  ['', 4, 'At work now. Answers within 4 working hours.'],
  ['2026-11-16T06:00:00Z', 1, 'Back on Monday at 08:00. Answers within 1 working hour.'],
])('the answer comes: %s', (opensAt, answerHours, words) => {
  expect(answerWord({ person: null, opensAt, answerHours })).toBe(words);
});

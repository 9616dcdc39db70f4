import { allFeedbackStates } from '@sgb/contract/feedback-rules.ts';
import { expect, test } from 'vitest';
import { mayReopen, moved } from './rules.ts';

test.each([
  ['take', [20, null, null, null]],
  ['answer', [30, 30, 30, null]],
  ['close', [40, 40, 40, null]],
  ['reopen', [null, null, 20, 20]],
] as const)('%s leads from 10, 20, 30, 40 to %j', (move, to) => {
  expect(allFeedbackStates.map((state) => moved(state, move))).toEqual(to);
});

test.each([
  [{ state: 30, answer: 'Done.', reopened: false }, true],
  [{ state: 40, answer: 'Done.', reopened: false }, true],
  [{ state: 40, answer: '', reopened: false }, false],
  [{ state: 30, answer: 'Done.', reopened: true }, false],
  [{ state: 20, answer: '', reopened: false }, false],
] as const)('%j can be opened again: %s', (row, may) => expect(mayReopen(row)).toBe(may));

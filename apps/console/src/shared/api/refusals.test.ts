import { Refused } from '@sgb/contract/client.ts';
import { codes } from '@sgb/contract/codes.ts';
import { expect, test } from 'vitest';
import { isStale } from './edition.ts';
import { isWaiting } from './waiting.ts';

const refusal = ({ status, http, message }: { status: number; http: number; message: string }) =>
  new Refused(http, { status, message, data: null });

// The console names them by number: with all their words it would be larger.
test.each(['changedMeanwhile', 'settingMoved', 'textMoved'] as const)('%s says that a colleague was quicker', (name) =>
  expect(isStale(refusal(codes[name]))).toBe(true),
);

test('waiting for a second person is what was asked for', () => {
  expect(isWaiting(refusal(codes.secondNeeded))).toBe(true);
  expect(isWaiting(refusal(codes.settingMoved))).toBe(false);
  expect(isStale(refusal(codes.badInput))).toBe(false);
  expect(isStale(new Error('no line'))).toBe(false);
});

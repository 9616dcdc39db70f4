import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from './drafts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('changes go one after the other; of what is typed the last counts', async () => {
  const sent: object[] = [];
  const drafts = createDrafts(async (change) => sent.push(change));
  drafts.save('remark', { text: 'q' }, 400);
  drafts.save('remark', { text: 'qu' }, 400);
  drafts.save('score', { score1: 4 });
  await vi.advanceTimersByTimeAsync(399);
  expect(sent).toEqual([{ score1: 4 }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ score1: 4 }, { text: 'qu' }]);
});

test('what waits is sent before the survey is, and what failed is tried again', async () => {
  const sent: object[] = [];
  let broken = true;
  const drafts = createDrafts(async (change) => {
    if (broken) throw new Error('no line');
    sent.push(change);
  });
  drafts.save('score', { score1: 4 });
  drafts.save('remark', { text: 'quick' }, 400);
  await expect(drafts.flush()).rejects.toThrow('no line');
  broken = false;
  await drafts.flush();
  expect(sent).toEqual([{ score1: 4 }, { text: 'quick' }]);
});

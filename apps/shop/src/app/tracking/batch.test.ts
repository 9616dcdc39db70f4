import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BatchLimits, blockBatch, createBatch, goodsBatch } from './batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the batches are the product document’s', () => {
  expect(blockBatch).toEqual({ size: 20, idleMs: 800 });
  expect(goodsBatch).toEqual({ size: 30, idleMs: 500 });
});

describe.each([
  ['blocks', blockBatch],
  ['goods', goodsBatch],
] as const)('a batch of %s', (_name, limits: BatchLimits) => {
  function open() {
    const sent: number[][] = [];
    const batch = createBatch<number>(limits, (items) => void sent.push([...items]));
    const add = (from: number, to: number) => {
      for (let i = from; i < to; i++) batch.add(i);
    };
    return { sent, batch, add };
  }

  test('is sent when nothing came for its idle time, and not a moment before', () => {
    const { sent, add } = open();
    add(0, 3);
    vi.advanceTimersByTime(limits.idleMs - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([[0, 1, 2]]);
  });

  test('waits anew with everything that comes', () => {
    const { sent, add } = open();
    for (let i = 0; i < 5; i++) {
      add(i, i + 1);
      vi.advanceTimersByTime(limits.idleMs - 1);
    }
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([[0, 1, 2, 3, 4]]);
  });

  test('is sent at once when it is full, and the rest waits', () => {
    const { sent, add } = open();
    add(0, limits.size * 2 + 1);
    expect(sent.map(({ length }) => length)).toEqual([limits.size, limits.size]);
    vi.advanceTimersByTime(limits.idleMs);
    expect(sent[2]).toEqual([limits.size * 2]);
  });

  test('is empty after it was taken, and is not sent again', () => {
    const { sent, batch, add } = open();
    add(0, 4);
    expect(batch.take()).toEqual([0, 1, 2, 3]);
    expect(batch.take()).toEqual([]);
    vi.advanceTimersByTime(limits.idleMs * 2);
    expect(sent).toEqual([]);
  });
});

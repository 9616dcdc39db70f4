import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecorder } from './recorder.ts';
import type { Recorded } from './rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const row = (spmValue: string): Recorded => ({
  at: new Date(0),
  operation: 'click',
  funnelEvent: null,
  accountId: null,
  visitor: null,
  page: '/shop/',
  device: 'phone',
  spm: 'sgb.home.0.0',
  spmValue,
  refer: '',
  refSpm: '',
});
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => row(String(from + i)));

function open(write: (rows: readonly Recorded[]) => Promise<void>) {
  const counts = { written: 0, dropped: 0 };
  const recorder = createRecorder({
    write,
    log: pino({ level: 'silent' }),
    counts: {
      written(count) {
        counts.written += count;
      },
      dropped(count) {
        counts.dropped += count;
      },
    },
    everyMs: 1000,
    bulk: 5,
    most: 12,
  });
  return { recorder, counts };
}

function keeping() {
  const batches: string[][] = [];
  const write = async (batch: readonly Recorded[]) => void batches.push(batch.map(({ spmValue }) => spmValue));
  return { batches, write };
}

const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));

test('a few rows wait for a second, then travel together', async () => {
  const { batches, write } = keeping();
  const { recorder } = open(write);
  recorder.add(rows(0, 2));
  await vi.advanceTimersByTimeAsync(999);
  recorder.add(rows(2, 3));
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([['0', '1', '2']]);
});

test('a full bulk does not wait', async () => {
  const { batches, write } = keeping();
  const { recorder } = open(write);
  recorder.add(rows(0, 7));
  await vi.advanceTimersByTimeAsync(0);
  expect(batches.map(({ length }) => length)).toEqual([5, 2]);
});

test('what failed is written later, once and in order', async () => {
  const { batches, write } = keeping();
  let broken = true;
  const { recorder, counts } = open((batch) => (broken ? away() : write(batch)));
  recorder.add(rows(0, 3));
  await vi.advanceTimersByTimeAsync(1000);
  recorder.add(rows(3, 4));
  broken = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(batches).toEqual([['0', '1', '2', '3']]);
  expect(counts).toEqual({ written: 4, dropped: 0 });
});

test('while the database is away memory stays bounded: the oldest go and are counted', async () => {
  const { batches, write } = keeping();
  let broken = true;
  const { recorder, counts } = open((batch) => (broken ? away() : write(batch)));
  for (let from = 0; from < 40; from += 4) {
    recorder.add(rows(from, from + 4));
    await vi.advanceTimersByTimeAsync(3000);
  }
  expect(counts).toEqual({ written: 0, dropped: 28 });
  broken = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(batches.flat()).toEqual(rows(28, 40).map(({ spmValue }) => spmValue));
  expect(counts).toEqual({ written: 12, dropped: 28 });
});

test('a database that is away is not asked more often the more events come', async () => {
  const write = vi.fn(away);
  const { recorder } = open(write);
  for (let i = 0; i < 100; i++) {
    recorder.add(rows(0, 10));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(write.mock.calls.length).toBeLessThan(8);
});

test('rows that the database refuses for what they are do not block the others', async () => {
  const { batches, write } = keeping();
  const refused = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
  const { recorder, counts } = open((batch) => (batch[0]?.spmValue === '0' ? Promise.reject(refused) : write(batch)));
  recorder.add(rows(0, 8));
  await vi.advanceTimersByTimeAsync(0);
  expect(batches).toEqual([['5', '6', '7']]);
  expect(counts).toEqual({ written: 3, dropped: 5 });
});

test('a flush with nothing to write does not stand in the way of the next', async () => {
  const { batches, write } = keeping();
  const { recorder } = open(write);
  recorder.add(rows(0, 5));
  await vi.advanceTimersByTimeAsync(5000);
  await recorder.flush();
  recorder.add(rows(5, 6));
  await vi.advanceTimersByTimeAsync(1000);
  expect(batches.flat()).toHaveLength(6);
});

test('closing writes what waits, without waiting for the clock', async () => {
  const { batches, write } = keeping();
  const { recorder, counts } = open(write);
  recorder.add(rows(0, 3));
  await recorder.close();
  expect(batches.flat()).toHaveLength(3);
  expect(counts).toEqual({ written: 3, dropped: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

test('closing without a database ends, and counts the loss', async () => {
  const { recorder, counts } = open(away);
  recorder.add(rows(0, 3));
  await recorder.close();
  expect(counts).toEqual({ written: 0, dropped: 3 });
  expect(vi.getTimerCount()).toBe(0);
});

import { dayMs } from '@sgb/contract/time.ts';
import { beforeEach, expect, test } from 'vitest';
import { keepScan, type Scan, scansOf, sendScans } from './kept-scans.ts';

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
});
const store = {
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, value: string) => {
    kept[name] = value;
  },
};
const now = 1_800_000_000_000;
const scan = (parcelId: number, more: Partial<Scan> = {}): Scan => ({
  kind: 'handedOver',
  roundId: 17,
  parcelId,
  label: `PC${parcelId}`,
  code: '1234',
  name: 'Busi Z.',
  userId: 7,
  at: now,
  refused: '',
  ...more,
});
const numbers = () => scansOf(7, now, store).map(({ parcelId }) => parcelId);

test('what waits is kept for its account, once for a parcel, and not for ever', () => {
  for (const one of [scan(1), scan(2), scan(1, { code: '4321' }), scan(3, { userId: 8 })]) keepScan(one, store);
  expect(scansOf(7, now, store).map(({ parcelId, code }) => [parcelId, code])).toEqual([
    [2, '1234'],
    [1, '4321'],
  ]);
  expect(scansOf(7, now + 4 * dayMs, store)).toEqual([]);
});

test('a count and a hand-over of one parcel are two things', () => {
  keepScan(scan(1), store);
  keepScan(scan(1, { kind: 'arrived', code: '' }), store);
  expect(scansOf(7, now, store)).toHaveLength(2);
});

test('without a line everything stays, in its order; with one each is sent once', async () => {
  for (const one of [scan(1), scan(2), scan(3)]) keepScan(one, store);
  const sent: number[] = [];
  let line = 1;
  const send = async ({ parcelId }: Scan) => {
    if (line-- <= 0) return null;
    sent.push(parcelId);
    return '';
  };
  expect(await sendScans(7, send, () => now, store)).toBe('offline');
  expect([sent, numbers()]).toEqual([[1], [2, 3]]);
  line = 10;
  expect(await sendScans(7, send, () => now, store)).toBe('sent');
  expect(await sendScans(7, send, () => now, store)).toBe('sent');
  expect([sent, numbers()]).toEqual([[1, 2, 3], []]);
});

test('what the shop refused is shown with its words, and not sent again by itself', async () => {
  keepScan(scan(1), store);
  keepScan(scan(2), store);
  const sent: number[] = [];
  const send = async ({ parcelId }: Scan) => {
    sent.push(parcelId);
    return parcelId === 1 ? 'That code is wrong.' : '';
  };
  await sendScans(7, send, () => now, store);
  await sendScans(7, send, () => now, store);
  expect(sent).toEqual([1, 2]);
  expect(scansOf(7, now, store)).toMatchObject([{ parcelId: 1, refused: 'That code is wrong.' }]);
  keepScan(scan(1, { code: '9999' }), store);
  expect(scansOf(7, now, store)).toMatchObject([{ code: '9999', refused: '' }]);
});

test('a device that keeps nothing says so', () => {
  const full = {
    ...store,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(keepScan(scan(1), full)).toBe(false);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { NotAnswered, sendWish } from './wish.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
});
vi.stubGlobal('document', { cookie: 'userid=7' });

/** The keys that went out, and what comes back for them. */
const keys: string[] = [];
let answers: (() => Response)[] = [];
vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
  keys.push((JSON.parse(body) as { key: string }).key);
  return (answers.shift() ?? lost)();
});

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};
const envelope =
  (status: number, http = 200) =>
  () =>
    new Response(JSON.stringify({ status, message: 'said', data: {} }), { status: http });
const page = () => new Response('<html>Log in to this network</html>', { status: 200 });
const transfer = (changes: object = {}) =>
  sendWish('POST /api/user/rechargetransfer', {
    to: 'demo_vip',
    amountCents: 5_000,
    note: '',
    password: 'right',
    ...changes,
  }).then(
    () => 'done',
    (error: Error) => (error instanceof NotAnswered ? 'not answered' : 'refused'),
  );

beforeEach(() => {
  stored.clear();
  keys.length = 0;
});

test('a lost line, a broken server and a strange page are no answers: the same key goes out until there is one', async () => {
  answers = [lost, envelope(3000500, 500), page, envelope(0), envelope(0)];
  const said = [await transfer(), await transfer({ password: 'other' }), await transfer(), await transfer()];
  expect(said).toEqual(['not answered', 'not answered', 'not answered', 'done']);
  expect(new Set(keys).size).toBe(1);
  expect(await transfer()).toBe('done');
  expect(new Set(keys).size).toBe(2);
});

test('a wrong password after a lost answer keeps the key; without one it does not matter', async () => {
  answers = [lost, envelope(3000029), envelope(0), envelope(3000029), envelope(0)];
  const said = [await transfer(), await transfer(), await transfer(), await transfer(), await transfer()];
  expect(said).toEqual(['not answered', 'refused', 'done', 'refused', 'done']);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys.slice(2)).size).toBe(3);
});

test('a key that belongs to another wish is given up', async () => {
  answers = [lost, envelope(3000102), envelope(0)];
  await transfer();
  expect(await transfer()).toBe('refused');
  await transfer();
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

test('another amount is another wish, and another account’s as well', async () => {
  answers = [lost, lost, lost];
  await transfer();
  await transfer({ amountCents: 5_001 });
  vi.stubGlobal('document', { cookie: 'userid=8' });
  await transfer();
  expect(new Set(keys).size).toBe(3);
});

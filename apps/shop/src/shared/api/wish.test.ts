import { beforeEach, expect, test, vi } from 'vitest';
import { waitingOf } from '../offline/waiting.ts';
import { NotAnswered, sendWish, Waits } from './wish.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
});
vi.stubGlobal('document', { cookie: 'userid=7' });
const left = vi.fn<(address: string) => void>();
vi.stubGlobal('location', { pathname: '/shop/user/toTransfer', assign: left });
// The pauses between attempts.
vi.stubGlobal('setTimeout', (next: () => void) => queueMicrotask(next));

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
  left.mockClear();
  keys.length = 0;
});

/** What a call hears that is never answered. */
const silence = [lost, lost, lost, lost];
const broken = Array.from({ length: 4 }, () => envelope(3000500, 500));

test('a lost answer is asked for again with the same key, and nobody notices', async () => {
  answers = [lost, envelope(3000500, 500), envelope(0)];
  expect(await transfer()).toBe('done');
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(left).not.toHaveBeenCalled();
});

test('a lost line, a broken server and a strange page are no answers: the same key goes out until there is one', async () => {
  answers = [...silence, ...broken, page, envelope(0), envelope(0)];
  const said = [await transfer(), await transfer({ password: 'other' }), await transfer(), await transfer()];
  expect(said).toEqual(['not answered', 'not answered', 'not answered', 'done']);
  expect(new Set(keys).size).toBe(1);
  expect(await transfer()).toBe('done');
  expect(new Set(keys).size).toBe(2);
});

test('a line that stays lost leads to the login page; a broken server does not', async () => {
  answers = [...broken];
  await transfer();
  expect(left).not.toHaveBeenCalled();
  answers = [...silence];
  await transfer();
  expect(left).toHaveBeenCalledExactlyOnceWith('/shop/login');
});

test('a wrong password after a lost answer keeps the key; without one it does not matter', async () => {
  answers = [lost, envelope(3000029), envelope(0), envelope(3000029), envelope(0)];
  const said = [await transfer(), await transfer(), await transfer(), await transfer()];
  expect(said).toEqual(['refused', 'done', 'refused', 'done']);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(new Set(keys.slice(2)).size).toBe(3);
});

test('a key that belongs to another wish is given up', async () => {
  answers = [...silence, envelope(3000102), envelope(0)];
  await transfer();
  expect(await transfer()).toBe('refused');
  await transfer();
  expect([keys[4] === keys[0], keys[5] === keys[0]]).toEqual([true, false]);
});

test('another amount is another wish, and another account’s as well', async () => {
  answers = [...silence, ...silence, ...silence];
  await transfer();
  await transfer({ amountCents: 5_001 });
  vi.stubGlobal('document', { cookie: 'userid=8' });
  await transfer();
  expect(new Set(keys).size).toBe(3);
});

test('what is put into the cart without a line waits with its key, and leads nobody away', async () => {
  vi.stubGlobal('document', { cookie: 'userid=7' });
  const add = (buynow: 0 | 1) => sendWish('POST /api/cart/add', { productid: '1', skus: [], buynow });
  answers = silence.concat(silence);
  await expect(add(0)).rejects.toBeInstanceOf(Waits);
  await expect(add(0)).rejects.toBeInstanceOf(Waits);
  expect(left).not.toHaveBeenCalled();
  // Who wishes the same again wishes for more of it.
  const waiting = waitingOf(7, Date.now()).map(({ input }) => input.key);
  expect(waiting).toEqual([keys[0], keys[4]]);
  expect(new Set(keys).size).toBe(2);
  answers = [...broken, ...silence];
  // A server that answers with a fault may have done it, and buying now leads on to paying: neither waits.
  await expect(add(0)).rejects.toBeInstanceOf(NotAnswered);
  await expect(add(1)).rejects.toBeInstanceOf(NotAnswered);
  expect(waitingOf(7, Date.now())).toHaveLength(2);
  expect(left).toHaveBeenCalledWith('/shop/login');
});

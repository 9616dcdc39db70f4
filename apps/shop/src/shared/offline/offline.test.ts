import { dayMs } from '@sgb/contract/time.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressOf, cacheNameOf, keptCalls } from './answers.ts';
import { keepWaiting, mayWait, noLongerWaiting, type Waiting, waitingOf } from './waiting.ts';

describe('the address of an answer', () => {
  test.each([
    [
      'knows no ticket',
      [
        ['id', 7],
        ['ticket', 'secret'],
      ],
      '/api/a?id=7',
    ],
    [
      'knows no order',
      [
        ['type', 1],
        ['page', 2],
      ],
      '/api/a?page=2&type=1',
    ],
    [
      'leaves out what is not said',
      [
        ['id', 7],
        ['page', undefined],
      ],
      '/api/a?id=7',
    ],
    ['may be that of no input', [], '/api/a?'],
  ] as const)('%s', (_what, input, expected) => expect(addressOf('/api/a', input)).toBe(expected));

  test('is the same for the page and for the service worker', () => {
    const asked = new URL('https://shop.example/api/a?type=1&keyword=a%20b&ticket=secret');
    expect(addressOf(asked.pathname, asked.searchParams)).toBe(
      addressOf('/api/a', [
        ['keyword', 'a b'],
        ['type', 1],
      ]),
    );
  });
});

test('each session has a cache of its own, whose name does not give the ticket away', async () => {
  const [one, other] = await Promise.all([cacheNameOf('ticket-one'), cacheNameOf('ticket-two')]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^sgb-mine-[0-9a-f]{64}$/);
});

test('only what is read is kept', () => {
  for (const name of keptCalls) expect(name).toMatch(/^GET \/api\//);
});

test.each([
  ['POST /api/cart/add', { buynow: 0 }, true],
  ['POST /api/cart/add', { buynow: 1 }, false],
  ['POST /api/checkout/submit', {}, false],
  ['POST /api/deliveryorder/shipcreate', {}, false],
  ['POST /api/user/rechargetransfer', {}, false],
  ['POST /api/user/withdraw/save', {}, false],
  ['POST /api/membership/pay', {}, false],
  ['POST /api/cart/exchange', {}, false],
  ['POST /api/recharge/create', {}, false],
] as const)('%s with %j may wait: %s', (name, wish, expected) => expect(mayWait(name, wish)).toBe(expected));

describe('what waits', () => {
  const stored = new Map<string, string>();
  const store = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
  beforeEach(() => stored.clear());
  const wish = (key: string, more: Partial<Waiting> = {}): Waiting => ({
    name: 'POST /api/cart/add',
    input: { key },
    userId: 7,
    at: 1000,
    ...more,
  });
  const keysOf = (userId: number, now = 1000) => waitingOf(userId, now, store).map(({ input }) => input.key);

  test('keeps its order, until it is answered', () => {
    for (const key of ['a', 'b', 'c']) expect(keepWaiting(wish(key), store)).toBe(true);
    noLongerWaiting(wish('b'), 1000, store);
    expect(keysOf(7)).toEqual(['a', 'c']);
  });

  test('is of one account, and goes when another one keeps something', () => {
    keepWaiting(wish('a'), store);
    expect(keysOf(8)).toEqual([]);
    keepWaiting(wish('b', { userId: 8 }), store);
    expect([keysOf(7), keysOf(8)]).toEqual([[], ['b']]);
  });

  test('is expected for a day', () => {
    keepWaiting(wish('a'), store);
    expect(keysOf(7, 999 + dayMs)).toEqual(['a']);
    expect(keysOf(7, 1000 + dayMs)).toEqual([]);
  });

  test('says so when nothing can be kept, and reads nothing out of what is none', () => {
    const full = {
      ...store,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(keepWaiting(wish('a'), full)).toBe(false);
    stored.set('sgb-waiting', 'not json');
    expect(keysOf(7)).toEqual([]);
  });
});

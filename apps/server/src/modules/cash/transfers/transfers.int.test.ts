import { randomUUID } from 'node:crypto';
import type { Client } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { hourMs } from '@sgb/contract/time.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';

let shop: TestShop;
const people = new Map<string, { client: Client; id: number }>();
const names = ['shopper', 'vip', 'ambassador', 'member', 'new'] as const;
type Name = (typeof names)[number];

beforeAll(async () => {
  shop = await openTestShop();
  for (const name of names) {
    const username = `${name}@demo.test`;
    const { ticket } = await shop.client().call('POST /api/user/logincheck', { username, password: 'demo1234' });
    const { rows } = await shop.app.db.pool.query('select id from accounts where email = $1', [username]);
    people.set(name, { client: shop.client(ticket), id: rows[0].id });
  }
  return () => shop.close();
});
afterEach(() => expectBooksToBalance(shop));

const day = 25 * hourMs;
const who = (name: Name) => people.get(name) ?? { client: shop.client(), id: 0 };

async function availableOf(name: Name): Promise<number> {
  const balances = await shop.app.db.read((reader) => balancesOf(reader, who(name).id));
  return balances.get('available') ?? 0;
}

/** Leaves somebody with just so much, on a day of its own. */
async function nextDayWith(name: Name, cents: number): Promise<void> {
  shop.app.clock.advance(day);
  await shop.app.db.pool.query('update sessions set created_at = $1, expires_at = $1', [
    new Date(+shop.app.clock.now() + day),
  ]);
  await give(name, cents - (await availableOf(name)));
}

/** More than nothing, or less. */
async function give(name: Name, change: number): Promise<void> {
  if (change === 0) return;
  const own = balance(who(name).id, 'available');
  await shop.app.db.transact((tx) =>
    book(tx, {
      key: `test:${randomUUID()}`,
      type: entryTypes.correction,
      ref: 'test',
      now: shop.app.clock.now(),
      postings: [
        change > 0
          ? { from: 'corrections', to: own, amount: change }
          : { from: own, to: 'corrections', amount: -change },
      ],
    }),
  );
}

/** The code that somebody is sent for money. */
async function moneyCode(name: Name): Promise<string> {
  const { client, id } = who(name);
  const { sentTo } = await client.call('GET /api/user/sendmoneycode', {});
  expect(sentTo).toContain('***');
  const { rows } = await shop.app.db.pool.query(
    'select coalesce(mobile, email) as address from accounts where id = $1',
    [id],
  );
  const { list } = await shop.client().call('GET /api/demo/outbox', { to: rows[0].address });
  return list[0]?.body.slice(0, 6) ?? '';
}

const wish = (changes: object = {}) => ({
  to: 'demo_vip',
  amountCents: 10_000,
  password: 'demo1234',
  key: randomUUID() as string,
  ...changes,
});
const send = (name: Name, changes: object = {}) =>
  who(name).client.call('POST /api/user/rechargetransfer', wish(changes));
const status = (code: number, message?: string) =>
  expect.objectContaining(message === undefined ? { status: code } : { status: code, message });

describe('a transfer', () => {
  test('moves the money, is listed on both sides with hidden names, and told to both', async () => {
    await nextDayWith('shopper', 50_000);
    const before = await availableOf('vip');
    const { name } = await who('shopper').client.call('GET /api/user/transferto', { to: 'demo_vip' });
    expect(name).toMatch(/^\S{1,2}\*{3,}/);
    const sent = await send('shopper', { note: '<b>lunch</b>' });
    expect(sent).toMatchObject({ name, amountCents: 10_000, availableCents: 40_000 });
    expect([await availableOf('shopper'), await availableOf('vip')]).toEqual([40_000, before + 10_000]);
    const { items } = await who('shopper').client.call('GET /api/user/transferlist', {});
    expect(items[0]).toMatchObject({ number: sent.number, sent: true, name, note: '<b>lunch</b>' });
    const theirs = await who('vip').client.call('GET /api/user/transferlist', {});
    expect(theirs.items[0]).toMatchObject({ number: sent.number, sent: false, amountCents: 10_000 });
    for (const [person, title] of [
      ['shopper', 'R\u00a0100.00 sent'],
      ['vip', 'R\u00a0100.00 received'],
    ] as const) {
      const { items: told } = await who(person).client.call('GET /api/message/record', {});
      expect(told.map((message) => message.title)).toContain(title);
    }
  });

  test('sent twice with one key, also at once, is one; the key for another wish is refused', async () => {
    await nextDayWith('shopper', 50_000);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('shopper', { key })));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await availableOf('shopper')).toBe(40_000);
    await expect(send('shopper', { key, amountCents: 20_000 })).rejects.toEqual(status(3000102));
  });

  test('above R500 needs the code from the SMS, once', async () => {
    await nextDayWith('shopper', 200_000);
    const big = { amountCents: 50_001 };
    await expect(send('shopper', big)).rejects.toEqual(status(3000108));
    const code = await moneyCode('shopper');
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(send('shopper', { ...big, code: wrong })).rejects.toEqual(status(3000024));
    expect(await send('shopper', { ...big, code })).toMatchObject({ availableCents: 149_999 });
    await expect(send('shopper', { ...big, code })).rejects.toEqual(status(3000024));
    expect(await availableOf('shopper')).toBe(149_999);
  });

  test('that the balance does not pay for leaves the code as good as it was', async () => {
    await nextDayWith('shopper', 40_000);
    const big = { amountCents: 50_001, code: await moneyCode('shopper') };
    await expect(send('shopper', big)).rejects.toEqual(status(3000100));
    await give('shopper', 20_000);
    expect(await send('shopper', big)).toMatchObject({ availableCents: 9_999 });
  });

  test('of the whole balance, five at once: as many as it pays for, to the cent', async () => {
    await nextDayWith('shopper', 35_000);
    const before = await availableOf('vip');
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => send('shopper')));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(3);
    expect([await availableOf('shopper'), await availableOf('vip')]).toEqual([5_000, before + 30_000]);
  });

  test('the tenth of a day is the last, but not between an ambassador and a member', async () => {
    await nextDayWith('shopper', 50_000);
    const small = { amountCents: 1_000 };
    for (let n = 0; n < 8; n++) await send('shopper', small);
    // Of those that come at once, no more get through than are left.
    const last = await Promise.allSettled(Array.from({ length: 5 }, () => send('shopper', small)));
    expect(last.filter((answer) => answer.status === 'fulfilled')).toHaveLength(2);
    expect(await availableOf('shopper')).toBe(40_000);
    await nextDayWith('ambassador', 50_000);
    for (let n = 0; n < 11; n++) await send('ambassador', { amountCents: 1_000, to: 'demo_member' });
    expect(await availableOf('ambassador')).toBe(39_000);
  });

  test('round and round between three wallets at once ends with the same total', async () => {
    await nextDayWith('ambassador', 40_000);
    await nextDayWith('member', 40_000);
    await nextDayWith('vip', 40_000);
    const ring = [
      ['ambassador', 'demo_member'],
      ['member', 'demo_vip'],
      ['vip', 'demo_ambassador'],
    ] as const;
    await Promise.all(
      ring.map(async ([from, to]) => {
        for (let n = 0; n < 9; n++) await send(from, { to, amountCents: 1_000 + n });
      }),
    );
    const left = await Promise.all((['ambassador', 'member', 'vip'] as const).map(availableOf));
    expect(left.reduce((sum, cents) => sum + cents, 0)).toBe(120_000);
  });
});

describe('what is refused moves nothing', () => {
  test.each([
    ['a wrong password', { password: 'wrong123' }, 3000029],
    ['more than there is', { amountCents: 40_000 }, 3000100],
    ['nobody', { to: 'nobody_at_all' }, 3000105],
    ['somebody by email', { to: 'vip@demo.test' }, 3000105],
    ['staff', { to: 'demo_admin' }, 3000105],
    ['oneself', { to: 'demo_shopper' }, 3000105],
    ['too little', { amountCents: 999 }, 3000107],
    ['too much', { amountCents: 500_001 }, 3000107],
  ])('%s', async (_what, changes, code) => {
    await nextDayWith('shopper', 30_000);
    await expect(send('shopper', changes)).rejects.toEqual(status(code));
    expect(await availableOf('shopper')).toBe(30_000);
  });

  test.each([
    ['to', { to: 'x' }],
    ['to', { to: 'y'.repeat(31) }],
    ['amountCents', { amountCents: 0 }],
    ['amountCents', { amountCents: -1000 }],
    ['amountCents', { amountCents: 10.5 }],
    ['amountCents', { amountCents: '1e5' }],
    ['note', { note: 'n'.repeat(61) }],
    ['password', { password: '' }],
    ['code', { code: '12345' }],
    ['key', { key: 'again' }],
    ['more', { more: 1 }],
  ])('a bad %s is named: %j', async (field, changes) => {
    const ticketed = who('shopper').client.call('POST /api/user/rechargetransfer', wish(changes) as never);
    await expect(ticketed).rejects.toMatchObject({ http: 400, data: { field } });
  });

  test('an account of less than three days cannot send, and reads why', async () => {
    await shop.app.db.pool.query('update accounts set created_at = $1 where id = $2', [
      shop.app.clock.now(),
      who('new').id,
    ]);
    const words = 'Accounts can send money from 3 days after they were opened.';
    expect((await who('new').client.call('GET /api/user/transferinfo', {})).blocked).toBe(words);
    await expect(send('new')).rejects.toEqual(status(3000106, words));
  });

  test('guests are asked to log in', async () => {
    const answer = shop.client().call('POST /api/user/rechargetransfer', wish());
    await expect(answer).rejects.toMatchObject({ http: 401 });
  });
});

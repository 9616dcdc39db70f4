import { randomUUID } from 'node:crypto';
import type { Client } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { dayMs } from '@sgb/contract/time.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { personal } from '../../../app.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { balance, book } from '../../books/ledger/index.ts';
import { closeAccountsJob, forgetPapersJob } from './jobs.ts';

const password = 'demo1234';
const closing = { password, confirm: true } as const;
let shop: TestShop;
let me: Client;
let myId = 0;

const query = async (text: string, values: unknown[] = []) => (await shop.app.db.pool.query(text, values)).rows;

async function logIn(name: string): Promise<Client> {
  const { ticket } = await shop.client().call('POST /api/user/logincheck', { username: `${name}@demo.test`, password });
  return shop.client(ticket);
}

/** Leaves the account with just so much. */
async function have(cents: number): Promise<void> {
  const [row] = await query("select balance::int as n from balances where owner_id = $1 and book = 'available'", [
    myId,
  ]);
  const change = cents - (row?.n ?? 0);
  const mine = balance(myId, 'available');
  if (change === 0) return;
  await shop.app.db.transact((tx) =>
    book(tx, {
      key: `test:${randomUUID()}`,
      type: entryTypes.compensation,
      ref: 'test',
      now: shop.app.clock.now(),
      postings: [
        change > 0
          ? { from: 'corrections', to: mine, amount: change }
          : { from: mine, to: 'corrections', amount: -change },
      ],
    }),
  );
}

const close = () => closeAccountsJob({ personal }).perform(shop.app, {});
const letters = async () =>
  (await query("select subject from outbox where recipient = 'new@demo.test' order by id")).map(
    ({ subject }) => subject,
  );

beforeEach(async () => {
  shop = await openTestShop();
  me = await logIn('new');
  [{ id: myId }] = (await query("select id from accounts where email = 'new@demo.test'")) as [{ id: number }];
  return async () => {
    await expectBooksToBalance(shop);
    await shop.close();
  };
});

describe('one’s own data', () => {
  test('is told with the password, and only then', async () => {
    await expect(me.call('POST /api/user/owndata', { password: 'wrong' })).rejects.toMatchObject({ status: 3000029 });
    const { parts } = await me.call('POST /api/user/owndata', { password });
    const account = parts.find(({ title }) => title === 'Your account')?.rows[0];
    expect(account).toMatchObject({ email: 'new@demo.test', id: myId });
    expect(JSON.stringify(parts)).not.toMatch(/argon2|vip@demo\.test/);
    expect(parts.map(({ title }) => title)).toContain('Where you are logged in');
  });
});

describe('closing an account', () => {
  test('needs the password, and can be taken back until its day', async () => {
    await have(0);
    await expect(me.call('POST /api/user/closeaccount', { ...closing, password: 'wrong' })).rejects.toThrow();
    const asked = await me.call('POST /api/user/closeaccount', closing);
    expect(asked.unfinished).toEqual([]);
    expect(Date.parse(asked.closesAt) - Date.parse(asked.askedAt ?? '')).toBe(14 * dayMs);
    // Asked again, the day stays.
    shop.app.clock.advance(dayMs / 2);
    expect((await me.call('POST /api/user/closeaccount', closing)).askedAt).toBe(asked.askedAt);
    expect((await me.call('POST /api/user/keepaccount', {})).askedAt).toBeNull();
    shop.app.clock.advance(20 * dayMs);
    await close();
    expect(await query('select closed_at from accounts where id = $1', [myId])).toEqual([{ closed_at: null }]);
    expect(await letters()).toEqual(['You asked us to close your account', 'Your account stays open']);
  });

  test('forgets the person on its day, and nobody logs in any more', async () => {
    await have(0);
    await me.call('POST /api/user/closeaccount', closing);
    shop.app.clock.advance(13 * dayMs);
    await close();
    expect(await query('select closed_at from accounts where id = $1', [myId])).toEqual([{ closed_at: null }]);
    shop.app.clock.advance(dayMs + 1);
    await Promise.all([close(), close()]);
    const [account] = await query('select * from accounts where id = $1', [myId]);
    expect(account).toMatchObject({ username: `closed-${myId}`, first_name: '', last_name: '', mobile: null });
    expect(account.closed_at).not.toBeNull();
    expect(await query('select 1 from sessions where account_id = $1', [myId])).toEqual([]);
    await expect(me.call('GET /api/user/info', {})).rejects.toMatchObject({ status: 3000012 });
    for (const username of ['new@demo.test', `closed-${myId}`]) {
      await expect(shop.client().call('POST /api/user/logincheck', { username, password })).rejects.toMatchObject({
        status: 3000020,
      });
    }
    expect((await letters()).filter((subject) => subject === 'Your account is closed')).toHaveLength(1);
    // The name is free for whoever comes next.
    expect(await query("select 1 from accounts where email = 'new@demo.test'")).toEqual([]);
  });

  test('waits for money, of which the rest may leave however small it is', async () => {
    await have(1_234);
    const { unfinished } = await me.call('POST /api/user/closeaccount', closing);
    expect(unfinished).toEqual([{ what: 'balance', count: 1_234 }]);
    expect(await me.call('GET /api/user/withdraw/info', {})).toMatchObject({ minCents: 1_234, feeCents: 0 });
    shop.app.clock.advance(15 * dayMs);
    await close();
    expect(await query('select closed_at from accounts where id = $1', [myId])).toEqual([{ closed_at: null }]);
    await have(0);
    await close();
    expect((await query('select closed_at from accounts where id = $1', [myId]))[0].closed_at).not.toBeNull();
  });

  test('is given up when something stays unfinished', async () => {
    await have(500);
    await me.call('POST /api/user/closeaccount', closing);
    shop.app.clock.advance(75 * dayMs);
    await close();
    expect(await query('select closing_asked_at from accounts where id = $1', [myId])).toEqual([
      { closing_asked_at: null },
    ]);
    expect((await letters()).at(-1)).toBe('Your account could not be closed');
  });

  test('is not for staff', async () => {
    const staff = await logIn('service');
    await expect(staff.call('POST /api/user/closeaccount', closing)).rejects.toMatchObject({ status: 3000013 });
  });

  test('leaves the papers that the law wants, for five years', async () => {
    await have(0);
    const [statement] = await query(
      "insert into bank_statements (name, imported_by, imported_at) values ('test', $1, now()) returning id",
      [myId],
    );
    await query(
      `insert into bank_lines (statement_id, fingerprint, booked_on, amount_cents, text, account_id, state, note)
       values ($1, 'x', '2026-11-01', 100, 'from N Newcomer', $2, 0, '')`,
      [statement.id, myId],
    );
    const line = () => query('select text from bank_lines where account_id = $1', [myId]);
    await me.call('POST /api/user/closeaccount', closing);
    shop.app.clock.advance(15 * dayMs);
    await close();
    const papers = () => query('select papers_gone_at is not null as gone from accounts where id = $1', [myId]);
    await forgetPapersJob({ personal }).perform(shop.app, {});
    expect(await papers()).toEqual([{ gone: false }]);
    expect(await line()).toEqual([{ text: 'from N Newcomer' }]);
    shop.app.clock.advance(5 * 366 * dayMs);
    await forgetPapersJob({ personal }).perform(shop.app, {});
    expect(await papers()).toEqual([{ gone: true }]);
    expect(await line()).toEqual([{ text: '' }]);
  });
});

import { randomUUID } from 'node:crypto';
import type { Client, Refused } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { giveBackCoupon, grantCoupon, useCoupon } from '../../books/coupons/index.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import { captureCoins, earnCoins, giveBackCoins, holdCoins, spendCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { useBenefit } from '../../people/membership/index.ts';
import { buyMembership, cancelMembership } from '../../people/membership/seed.ts';

let shop: TestShop;
let made = 0;

beforeAll(async () => {
  shop = await openTestShop();
  return () => shop.close();
});
afterEach(() => expectBooksToBalance(shop));

interface Saver {
  readonly id: number;
  readonly client: Client;
}

/** Somebody with no past and R 1,000. */
async function newSaver(): Promise<Saver> {
  const { pool } = shop.app.db;
  const name = `saver${++made}`;
  const { rows } = await pool.query(
    `insert into accounts (username, email, password_hash, user_type, created_at)
     select $1, $1 || '@example.com', password_hash, -1, $2 from accounts where username = 'demo_shopper' returning id`,
    [name, shop.app.clock.now()],
  );
  const id = rows[0].id as number;
  await shop.app.db.transact((tx) =>
    book(tx, {
      key: `test:${name}`,
      type: entryTypes.correction,
      ref: 'test',
      now: shop.app.clock.now(),
      postings: [{ from: 'corrections', to: balance(id, 'available'), amount: 100_000 }],
    }),
  );
  const { ticket } = await shop.client().call('POST /api/user/logincheck', { username: name, password: 'demo1234' });
  return { id, client: shop.client(ticket) };
}

const balances = async ({ id }: Saver) => {
  const held = await shop.app.db.read((reader) => balancesOf(reader, id));
  return [held.get('available') ?? 0, held.get('jar') ?? 0];
};
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'granted',
    (error: Refused) => [error.http, (error.data as { field?: string } | null)?.field ?? error.message],
  );

describe('a goal jar', () => {
  test('is opened, filled, emptied, renamed and closed; nobody else can touch it', async () => {
    const [ann, bob] = [await newSaver(), await newSaver()];
    expect((await ann.client.call('GET /api/user/jar', {})).jar).toBeNull();
    const { jar } = await ann.client.call('POST /api/user/jar/save', { name: ' December trip ', targetCents: 60_000 });
    expect(jar).toEqual({ id: expect.any(Number), name: 'December trip', targetCents: 60_000, heldCents: 0 });
    const id = jar?.id ?? 0;
    const move = (way: 'in' | 'out', amountCents: number, who = ann) =>
      who.client.call('POST /api/user/jar/move', { id, way, amountCents, key: randomUUID() });
    expect(await move('in', 30_000)).toMatchObject({ jar: { heldCents: 30_000 }, availableCents: 70_000 });
    expect(await move('out', 4_999)).toMatchObject({ jar: { heldCents: 25_001 }, availableCents: 74_999 });
    expect(await refusal(move('in', 10_000, bob))).toEqual([404, 'id']);
    expect(await refusal(bob.client.call('POST /api/user/jar/close', { id }))).toEqual([404, 'id']);
    const renamed = await ann.client.call('POST /api/user/jar/save', { name: '<b>Fees</b>', targetCents: 70_000 });
    expect(renamed.jar).toEqual({ id, name: '<b>Fees</b>', targetCents: 70_000, heldCents: 25_001 });
    expect(await ann.client.call('POST /api/user/jar/close', { id })).toEqual({ movedCents: 25_001 });
    expect(await ann.client.call('POST /api/user/jar/close', { id })).toEqual({ movedCents: 0 });
    expect(await balances(ann)).toEqual([100_000, 0]);
    expect(await refusal(move('in', 10_000))).toEqual([404, 'id']);
    const next = await ann.client.call('POST /api/user/jar/save', { name: 'Another', targetCents: 1_000 });
    expect(next.jar?.id).not.toBe(id);
    expect(await balances(bob)).toEqual([100_000, 0]);
  });

  test('the same key moves once, however often and however quickly it is sent', async () => {
    const ann = await newSaver();
    const { jar } = await ann.client.call('POST /api/user/jar/save', { name: 'Goal', targetCents: 60_000 });
    const wish = { id: jar?.id ?? 0, way: 'in' as const, amountCents: 40_000, key: randomUUID() };
    await Promise.all(Array.from({ length: 20 }, () => ann.client.call('POST /api/user/jar/move', wish)));
    expect(await balances(ann)).toEqual([60_000, 40_000]);
    const other = ann.client.call('POST /api/user/jar/move', { ...wish, amountCents: 1_000 });
    expect(await refusal(other)).toEqual([200, expect.stringContaining('sent before')]);
    expect(await balances(ann)).toEqual([60_000, 40_000]);
  });

  test('two moves of all that there is: one wins', async () => {
    const ann = await newSaver();
    const { jar } = await ann.client.call('POST /api/user/jar/save', { name: 'Goal', targetCents: 60_000 });
    const all = () =>
      refusal(
        ann.client.call('POST /api/user/jar/move', {
          id: jar?.id ?? 0,
          way: 'in',
          amountCents: 100_000,
          key: randomUUID(),
        }),
      );
    const answers = await Promise.all([all(), all()]);
    expect(answers.toSorted()).toEqual([[200, 'amountCents'], 'granted']);
    expect(await balances(ann)).toEqual([0, 100_000]);
  });

  test('a message comes when the goal is reached, and once', async () => {
    const ann = await newSaver();
    const { jar } = await ann.client.call('POST /api/user/jar/save', { name: 'Goal', targetCents: 5_000 });
    const fill = { id: jar?.id ?? 0, way: 'in' as const, key: randomUUID() };
    await ann.client.call('POST /api/user/jar/move', { ...fill, amountCents: 4_000, key: randomUUID() });
    await ann.client.call('POST /api/user/jar/move', { ...fill, amountCents: 1_000 });
    await ann.client.call('POST /api/user/jar/move', { ...fill, amountCents: 1_000 });
    await ann.client.call('POST /api/user/jar/move', { ...fill, amountCents: 1_000, key: randomUUID() });
    const { rows } = await shop.app.db.pool.query('select title from messages where account_id = $1', [ann.id]);
    expect(rows).toEqual([{ title: 'You have reached your goal' }]);
  });

  test('bad input is answered with 400 and the field, and moves no money', async () => {
    const ann = await newSaver();
    const { jar } = await ann.client.call('POST /api/user/jar/save', { name: 'Goal', targetCents: 60_000 });
    const save = (changes: object) =>
      refusal(ann.client.call('POST /api/user/jar/save', { name: 'Goal', targetCents: 60_000, ...changes }));
    const right = { id: jar?.id ?? 0, way: 'in' as const, amountCents: 1_000, key: randomUUID() };
    const move = (changes: object) => refusal(ann.client.call('POST /api/user/jar/move', { ...right, ...changes }));
    for (const name of ['', '   ', 'x'.repeat(31), 7, null]) expect(await save({ name })).toEqual([400, 'name']);
    for (const targetCents of [0, -1, 99, 1.5, 10_000_001, 'all', null]) {
      expect(await save({ targetCents })).toEqual([400, 'targetCents']);
    }
    for (const amountCents of [0, -100, 99, 0.5, '1e3', Number.MAX_SAFE_INTEGER, null]) {
      expect(await move({ amountCents })).toEqual([400, 'amountCents']);
    }
    for (const way of ['', 'both', null]) expect(await move({ way })).toEqual([400, 'way']);
    for (const key of ['', 'x', null]) expect(await move({ key })).toEqual([400, 'key']);
    for (const id of [0, 'x', null]) expect(await move({ id })).toEqual([400, 'id']);
    expect(await move({ surprise: 1 })).toEqual([400, expect.any(String)]);
    expect(await move({ way: 'out' })).toEqual([200, 'amountCents']);
    expect(await balances(ann)).toEqual([100_000, 0]);
    expect((await ann.client.call('GET /api/user/jar', {})).jar).toMatchObject({ name: 'Goal', targetCents: 60_000 });
  });
});

describe('what was saved', () => {
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  const spend = { cnGoodsCents: 52_000, saGoodsCents: 48_000, freightCents: 31_000 };

  test('comes from benefits, coupons and coins, by month and in all, beside what membership cost', async () => {
    const ann = await newSaver();
    const { db } = shop.app;
    const settings = await shop.app.settings();
    const terms = settings.get(scoinTerms);
    const accountId = ann.id;
    await db.transact(async (tx) => {
      const buy = (planId: number, now: Date) =>
        buyMembership(tx, { accountId, planId, key: randomUUID() }, { settings, now });
      await buy(301, at('2026-09-03'));
      const second = await buy(301, at('2026-11-02'));
      const given = { accountId, termId: 'id' in second ? second.id : 0 };
      await cancelMembership(tx, given, { settings, now: at('2026-11-03') });
      const use = { accountId, level: 3 as const, now: at('2026-09-30') };
      useBenefit(tx, { ...use, benefit: 'storage', ref: 'a', savedCents: 700 });
      useBenefit(tx, { ...use, benefit: 'freight', ref: 'a', savedCents: 300 });
      // After midnight in Johannesburg, in October.
      useBenefit(tx, {
        ...use,
        benefit: 'photo',
        ref: 'b',
        savedCents: 500,
        now: new Date('2026-09-30T22:30:00Z'),
      });
      // Those count where they are used.
      useBenefit(tx, { ...use, benefit: 'coupon', ref: 'c', savedCents: 2_000 });

      const coupon = async (ref: string, used: Date) => {
        const grant = { accountId, template: 'signup', reason: `${ref}:${accountId}`, ref, quiet: true };
        const given = await grantCoupon(tx, { ...grant, now: at('2026-09-10') });
        const about = { accountId, couponId: given?.id ?? 0, spend, usedFor: `${ref}:${accountId}`, ref };
        await useCoupon(tx, { ...about, now: used });
      };
      await coupon('kept', at('2026-09-20'));
      await coupon('returned', at('2026-09-21'));
      await giveBackCoupon(tx, { usedFor: `returned:${accountId}`, ref: 'x', now: at('2026-09-22'), returnDays: 7 });

      const words = (key: string, day: string) => ({
        accountId,
        key: `${key}:${accountId}`,
        ref: key,
        terms,
        quiet: true,
        now: at(day),
      });
      await earnCoins(tx, { ...words('earn', '2026-09-01'), amount: 5_000, reason: 'goods', tell: false });
      const spent = await spendCoins(tx, { ...words('spend', '2026-09-05'), amount: 400 });
      const entryId = 'entryId' in spent ? spent.entryId : 0;
      await giveBackCoins(tx, { ...words('back', '2026-10-05'), entryId, amount: 100 });
      await holdCoins(tx, { ...words('open', '2026-11-01'), amount: 900 });
      const hold = await holdCoins(tx, { ...words('hold', '2026-11-01'), amount: 200 });
      await captureCoins(tx, {
        accountId,
        terms,
        holdId: 'entryId' in hold ? hold.entryId : 0,
        now: at('2026-11-04'),
      });
    });
    const offers = await ann.client.call('GET /api/cart/exchange', {});
    await ann.client.call('POST /api/cart/exchange', { id: offers.offers[0]?.id ?? 0, key: randomUUID() });

    const { months, lifetime } = await ann.client.call('GET /api/user/saving', {});
    expect(months).toHaveLength(12);
    expect([months[0]?.month, months[11]?.month]).toEqual(['2025-12', '2026-11']);
    const none = { membership: 0, freight: 0, coupon: 0, scoin: 0, groupship: 0 };
    expect(months.slice(9)).toEqual([
      {
        month: '2026-09',
        saved: { ...none, membership: 700, freight: 300, coupon: 2_000, scoin: 400 },
        savedCents: 3_400,
        paidCents: 4_900,
      },
      { month: '2026-10', saved: { ...none, membership: 500, scoin: -100 }, savedCents: 400, paidCents: 0 },
      { month: '2026-11', saved: { ...none, scoin: 200 }, savedCents: 200, paidCents: 0 },
    ]);
    expect(lifetime).toEqual({
      saved: { ...none, membership: 1_200, freight: 300, coupon: 2_000, scoin: 500 },
      savedCents: 4_000,
      paidCents: 4_900,
    });
    const bob = await newSaver();
    expect((await bob.client.call('GET /api/user/saving', {})).lifetime).toEqual({
      saved: none,
      savedCents: 0,
      paidCents: 0,
    });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { scoinChecks } from './checks.ts';
import * as scoin from './index.ts';
import { expireCoinsJob, tellEndingCoinsJob } from './jobs.ts';
import { scoinTerms } from './settings.ts';

const terms = scoinTerms.first;
const start = new Date('2026-11-15T08:00:00Z');
let shop: TestShop;
let accountId: number;
let ticket: string;
let count = 0;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  await expectBooksToBalance(shop);
  await shop.close();
});

/** Each test has a shopper of its own. */
beforeEach(async () => {
  shop.app.clock.moveTo(start);
  count += 1;
  ticket = `coins_${count}`;
  const { rows } = await shop.app.db.pool.query(
    `insert into accounts (username, email, password_hash, user_type, created_at)
     values ($1::text, $1::text || '@demo.test', '-', -1, $2) returning id`,
    [ticket, start],
  );
  accountId = rows[0].id;
  await stayLoggedIn();
});

async function stayLoggedIn(): Promise<void> {
  await shop.app.db.pool.query(
    `insert into sessions (ticket_hash, account_id, user_agent, created_at, expires_at)
     values (sha256(convert_to($1::text, 'utf8')), $2, '', $3::timestamptz, $3::timestamptz + interval '1 day')
     on conflict (ticket_hash) do update set created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [ticket, accountId, shop.app.clock.now()],
  );
}
async function goTo(moment: string): Promise<void> {
  shop.app.clock.moveTo(new Date(moment));
  await stayLoggedIn();
}

const now = () => shop.app.clock.now();
const words = (key: string = randomUUID()) => ({ accountId, key, ref: 'A test', terms, now: now() });
const run = <Result>(work: (tx: Tx) => Promise<Result>) => shop.app.db.transact(work);
async function sure<Value>(answer: Promise<Value | Refusal>): Promise<Value> {
  const value = await answer;
  if (value instanceof Refusal) throw new Error(value.message);
  return value;
}
const earn = (amount: number, key?: string) =>
  sure(run((tx) => scoin.earnCoins(tx, { ...words(key), amount, reason: 'goods', tell: true })));
const spend = (amount: number) => run((tx) => scoin.spendCoins(tx, { ...words(), amount }));
const index = () => shop.client(ticket).call('GET /api/scoin/index', {});
const list = (sign: -1 | 0 | 1 = 0) => shop.client(ticket).call('GET /api/scoin/list', { sign });
const lots = async () =>
  (
    await shop.app.db.pool.query('select remaining from scoin_lots where account_id = $1 order by id', [accountId])
  ).rows.map(({ remaining }) => remaining);

describe('coins', () => {
  test('are earned once for a key, told of, and worth a cent each', async () => {
    await Promise.all(Array.from({ length: 10 }, () => earn(250, `order:${accountId}`)));
    expect(await index()).toMatchObject({
      scoin: 250,
      heldCoins: 0,
      worthCents: 250,
      ending: { coins: 250, expiresAt: '2027-11-30T22:00:00.000Z' },
    });
    const { items } = await shop.client(ticket).call('GET /api/message/record', { type: 4, subtype: 40 });
    expect(items.map(({ title }) => title)).toEqual(['You earned 250 S Coin']);
  });

  test('are spent oldest first, and never more than there are', async () => {
    await earn(100);
    await goTo('2026-12-15T08:00:00Z');
    await earn(100);
    await sure(spend(130));
    expect(await lots()).toEqual([0, 70]);
    expect(await spend(71)).toMatchObject({ code: 'scoinTooLow' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => spend(20)));
    expect(answers.filter((answer) => !(answer instanceof Refusal))).toHaveLength(3);
    expect(await index()).toMatchObject({ scoin: 10 });
  });

  test('come back to where they were taken from, in part and whole', async () => {
    await earn(100);
    await earn(50);
    const { entryId } = await sure(spend(120));
    await sure(run((tx) => scoin.giveBackCoins(tx, { ...words(), entryId, amount: 30 })));
    expect(await lots()).toEqual([10, 50]);
    await sure(run((tx) => scoin.giveBackCoins(tx, { ...words(), entryId })));
    expect(await lots()).toEqual([100, 50]);
    expect(await run((tx) => scoin.giveBackCoins(tx, { ...words(), entryId }))).toMatchObject({
      code: 'refundTooLarge',
    });
    expect((await list()).items.map(({ title, change, balance }) => [title, change, balance])).toEqual([
      ['Came back', 90, 150],
      ['Came back', 30, 60],
      ['Spent', -120, 30],
      ['Earned', 50, 150],
      ['Earned', 100, 100],
    ]);
  });

  test('are taken back even when they are spent; then they are owed, and block spending', async () => {
    const { entryId } = await earn(100);
    await sure(spend(80));
    await sure(run((tx) => scoin.takeBackCoins(tx, { ...words(), entryId, amount: 50 })));
    expect(await index()).toMatchObject({ scoin: -30, worthCents: 0, ending: null });
    expect(await spend(1)).toMatchObject({ code: 'scoinTooLow' });
    await earn(20);
    expect(await index()).toMatchObject({ scoin: -10 });
    await earn(60);
    expect(await index()).toMatchObject({ scoin: 50, ending: { coins: 50 } });
    expect(await lots()).toEqual([0, 0, 50]);
    await sure(run((tx) => scoin.takeBackCoins(tx, { ...words(), entryId })));
    expect(await index()).toMatchObject({ scoin: 0 });
  });

  test('that pay a debt when they come back go nowhere else', async () => {
    const { entryId } = await earn(100);
    const spent = await sure(spend(100));
    await sure(run((tx) => scoin.takeBackCoins(tx, { ...words(), entryId })));
    await sure(run((tx) => scoin.giveBackCoins(tx, { ...words(), entryId: spent.entryId })));
    expect(await index()).toMatchObject({ scoin: 0 });
    expect(await lots()).toEqual([0]);
  });

  test('are set aside, freed, and taken', async () => {
    await earn(300);
    const hold = async (amount: number) =>
      (await sure(run((tx) => scoin.holdCoins(tx, { ...words(), amount })))).entryId;
    const end = (holdId: number) => ({ accountId, holdId, terms, now: now() });
    const [first, second] = [await hold(100), await hold(150)];
    expect(await index()).toMatchObject({ scoin: 50, heldCoins: 250 });
    await sure(run((tx) => scoin.releaseCoins(tx, end(first))));
    const captured = await sure(run((tx) => scoin.captureCoins(tx, end(second))));
    expect(await run((tx) => scoin.releaseCoins(tx, end(second)))).toMatchObject({ code: 'holdEnded' });
    expect(await index()).toMatchObject({ scoin: 150, heldCoins: 0 });
    await sure(run((tx) => scoin.giveBackCoins(tx, { ...words(), entryId: captured.entryId })));
    expect(await index()).toMatchObject({ scoin: 300 });
    expect(await lots()).toEqual([300]);
  });
});

describe('after a year', () => {
  const expire = () => expireCoinsJob.perform(shop.app, {});

  test('the month that is too old ends, and no other', async () => {
    await earn(100);
    await goTo('2026-12-02T08:00:00Z');
    await earn(40);
    await sure(spend(30));
    await goTo('2027-11-30T21:59:00Z');
    await expire();
    expect(await index()).toMatchObject({ scoin: 110 });
    await goTo('2027-11-30T22:00:00Z');
    await expire();
    await expire();
    expect(await index()).toMatchObject({ scoin: 40, ending: { coins: 40 } });
    expect((await list(-1)).items.map(({ title, change }) => [title, change])).toEqual([
      ['Expired', -70],
      ['Spent', -30],
    ]);
  });

  test('coins that come back late are good for a week more', async () => {
    await earn(100);
    const { entryId } = await sure(spend(100));
    await goTo('2028-01-10T08:00:00Z');
    await sure(run((tx) => scoin.giveBackCoins(tx, { ...words(), entryId })));
    await expire();
    expect(await index()).toMatchObject({ scoin: 100, ending: { expiresAt: '2028-01-17T08:00:00.000Z' } });
    await goTo('2028-01-17T08:00:00Z');
    await expire();
    expect(await index()).toMatchObject({ scoin: 0 });
  });

  test('a month before, its owner is told once of all that ends', async () => {
    await earn(100);
    await earn(25);
    const told = async () => {
      await tellEndingCoinsJob.perform(shop.app, {});
      const { rows } = await shop.app.db.pool.query(
        `select title from messages where account_id = $1 and title like '%about to expire'`,
        [accountId],
      );
      return rows.map(({ title }) => title);
    };
    await goTo('2027-10-31T08:00:00Z');
    expect(await told()).toEqual([]);
    await goTo('2027-11-01T08:00:00Z');
    await told();
    expect(await told()).toEqual(['125 S Coin are about to expire']);
  });
});

describe('checking in', () => {
  const checkIn = () => shop.client(ticket).call('POST /api/scoin/checkin', {});

  test('gives two coins once a day of Johannesburg', async () => {
    await goTo('2026-11-15T21:59:00Z');
    const answers = await Promise.allSettled(Array.from({ length: 10 }, checkIn));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(checkIn()).rejects.toMatchObject({ status: 3000130, http: 200 });
    await goTo('2026-11-15T22:00:00Z');
    expect(await checkIn()).toEqual({ coins: 2, scoin: 4 });
    const { checkIn: state } = await index();
    expect(state).toMatchObject({ done: true, today: '2026-11-16' });
    expect(state.days.filter(({ done }) => done).map(({ day }) => day)).toEqual(['2026-11-15', '2026-11-16']);
    expect(state.days).toHaveLength(7);
  });
});

describe('exchanging for a coupon', () => {
  const offers = () => shop.client(ticket).call('GET /api/cart/exchange', {});
  const exchange = (id: number, key: string = randomUUID()) =>
    shop.client(ticket).call('POST /api/cart/exchange', { id, key });

  test('takes coins and gives the coupon, once for a key', async () => {
    await earn(3_000);
    const { offers: shown } = await offers();
    expect(shown.map(({ coins, amountCents }) => [coins, amountCents])).toEqual([
      [1_000, 1_000],
      [2_500, 2_700],
      [5_000, 6_000],
    ]);
    const key = randomUUID();
    const id = shown[0]?.id ?? 0;
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(id, key)));
    expect(new Set(answers.map(({ coupon }) => coupon.couponrecordid)).size).toBe(1);
    expect(await index()).toMatchObject({ scoin: 2_000 });
    expect((await shop.client(ticket).call('POST /api/user/coupon', {})).items).toMatchObject([
      { type: 1, amountCents: 1_000, minimumCents: 0 },
    ]);
    await expect(exchange(shown[1]?.id ?? 0, key)).rejects.toMatchObject({ status: 3000102 });
  });

  test('is refused without enough coins, for an unknown offer, and for bad input', async () => {
    await earn(999);
    const [first] = (await offers()).offers;
    await expect(exchange(first?.id ?? 0)).rejects.toMatchObject({ status: 3000101, http: 200 });
    await expect(exchange(1)).rejects.toMatchObject({ http: 404 });
    const send = async (payload: object) => {
      const answer = await shop.fastify.inject({ method: 'POST', url: `/api/cart/exchange?ticket=${ticket}`, payload });
      return [answer.statusCode, answer.json().data.field];
    };
    expect(await send({ id: 'x', key: randomUUID() })).toEqual([400, 'id']);
    expect(await send({ id: 1, key: 'again' })).toEqual([400, 'key']);
    expect(await index()).toMatchObject({ scoin: 999 });
  });
});

test.each([
  'update scoin_lots set remaining = remaining - 1 where account_id = ACCOUNT and remaining > 1',
  'delete from scoin_takings where entry_id in (select max(entry_id) from scoin_takings)',
  'update scoin_takings set amount = amount + 1 where entry_id in (select max(entry_id) from scoin_takings)',
])('the books find: %s', async (harm) => {
  await earn(100);
  await sure(spend(10));
  const connection = await shop.app.db.pool.connect();
  await connection.query('begin');
  await connection.query(harm.replace('ACCOUNT', String(accountId)));
  const found = await Promise.all(scoinChecks.map(async ({ text }) => (await connection.query(text)).rowCount ?? 0));
  await connection.query('rollback');
  connection.release();
  expect(Math.max(...found)).toBeGreaterThan(0);
});

test('the description is for everybody', async () => {
  const { terms: shown, exchange } = await shop.client().call('GET /api/scoin/description', {});
  expect(shown).toMatchObject({ signUp: 200, checkIn: 2, referral: 500, answer: 20, lifeMonths: 12 });
  expect(exchange).toHaveLength(3);
});

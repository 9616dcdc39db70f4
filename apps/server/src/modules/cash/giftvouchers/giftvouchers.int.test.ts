import { randomUUID } from 'node:crypto';
import type { Client } from '@sgb/contract/client.ts';
import { giftVoucherStates } from '@sgb/contract/gift-voucher-rules.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { addDays, addMonths, dayMs } from '@sgb/contract/time.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import { endVouchersJob } from './jobs.ts';

let shop: TestShop;
const people = new Map<string, { client: Client; id: number }>();
const names = ['shopper', 'vip', 'ambassador', 'member'] as const;
type Name = (typeof names)[number];

beforeAll(async () => {
  shop = await openTestShop();
  await login();
  return () => shop.close();
});
afterEach(() => expectBooksToBalance(shop));

async function login(): Promise<void> {
  for (const name of names) {
    const username = `${name}@demo.test`;
    const { ticket } = await shop.client().call('POST /api/user/logincheck', { username, password: 'demo1234' });
    const { rows } = await shop.app.db.pool.query('select id from accounts where email = $1', [username]);
    people.set(name, { client: shop.client(ticket), id: rows[0].id });
  }
}

const who = (name: Name) => people.get(name) ?? { client: shop.client(), id: 0 };
const heldBy = (name: Name) => shop.app.db.read((reader) => balancesOf(reader, who(name).id));
const held = async (name: Name, kind: 'available' | 'bonus' | 'gift') => (await heldBy(name)).get(kind) ?? 0;

async function give(name: Name, amount: number): Promise<void> {
  const postings = [{ from: 'corrections', to: balance(who(name).id, 'available'), amount } as const];
  const words = { key: `test:${randomUUID()}`, type: entryTypes.correction, ref: 'test', now: shop.app.clock.now() };
  await shop.app.db.transact((tx) => book(tx, { ...words, postings }));
}

const buy = (name: Name, changes: object = {}) =>
  who(name).client.call('POST /api/giftvoucher/buy', {
    amountCents: 20_000,
    password: 'demo1234',
    key: randomUUID(),
    ...changes,
  });
const redeem = (name: Name, code: string) => who(name).client.call('POST /api/giftvoucher/redeem', { code });
const listOf = async (name: Name) => (await who(name).client.call('GET /api/giftvoucher/list', {})).items;
const refused = (status: number, message?: string) =>
  expect.objectContaining(message === undefined ? { status } : { status, message });

describe('a gift voucher', () => {
  test('is paid from the available balance, sent by letter, redeemed once, and told to its buyer', async () => {
    await give('vip', 50_000);
    const before = { vip: await held('vip', 'available'), member: await held('member', 'bonus') };
    const wish = { receiver: 'Naledi', email: 'naledi@example.com', note: '<b>Enjoy</b>' };
    const bought = await buy('vip', wish);
    expect(bought.code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    expect(bought.availableCents).toBe(before.vip - 20_000);
    expect(await held('vip', 'gift')).toBe(20_000);
    const [listed] = await listOf('vip');
    expect(listed).toMatchObject({ ...wish, number: bought.number, code: bought.code, mayTakeBack: true, state: 10 });
    const { list } = await shop.client().call('GET /api/demo/outbox', { to: wish.email });
    expect(list[0]?.body).toContain(bought.code);
    // Nobody can read it in the database.
    const { rows } = await shop.app.db.pool.query('select row_to_json(v)::text as row from gift_vouchers v');
    const plain = bought.code.replaceAll('-', '');
    expect(rows.some(({ row }) => row.includes(plain) || row.includes(Buffer.from(plain).toString('hex')))).toBe(false);

    const answer = await redeem('member', ` ${bought.code.toLowerCase().replaceAll('-', ' ')}`);
    expect(answer).toEqual({ amountCents: 20_000, note: wish.note, bonusCents: before.member + 20_000 });
    expect(await redeem('member', bought.code)).toEqual(answer);
    expect(await held('member', 'bonus')).toBe(before.member + 20_000);
    expect(await held('vip', 'gift')).toBe(0);
    await expect(redeem('shopper', bought.code)).rejects.toEqual(refused(3000487));
    expect((await listOf('vip'))[0]).toMatchObject({ state: giftVoucherStates.redeemed, code: '', mayTakeBack: false });
    const { items } = await who('vip').client.call('GET /api/message/record', {});
    expect(items.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Gift voucher of R\u00a0200.00', 'Your gift voucher was redeemed']),
    );
    const bills = await who('vip').client.call('POST /api/user/bill/list', { type: entryTypes.giftVoucher });
    expect(bills.items.map(({ amount, ref }) => [amount, ref])).toEqual([[-20_000, bought.number]]);
    const theirs = await who('member').client.call('POST /api/user/bill/list', { type: entryTypes.giftVoucher });
    expect(theirs.items.map(({ amount }) => amount)).toEqual([20_000]);
  });

  test('wished for twice with one key, also at once, is one; the key for another wish is refused', async () => {
    await give('vip', 60_000);
    const [key, before] = [randomUUID(), await held('vip', 'available')];
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy('vip', { key })));
    expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
    expect(await held('vip', 'available')).toBe(before - 20_000);
    await expect(buy('vip', { key, amountCents: 30_000 })).rejects.toEqual(refused(3000102));
  });

  test('redeemed by four people at once, and taken back meanwhile, is had by one of them', async () => {
    await give('vip', 20_000);
    const { code, number } = await buy('vip');
    const id = Number(number.slice(2));
    const all = () =>
      Promise.all(names.map(async (name) => (await held(name, 'bonus')) + (await held(name, 'available'))));
    const before = await all();
    const tries = [
      ...names.flatMap((name) => [redeem(name, code), redeem(name, code)]),
      who('vip').client.call('POST /api/giftvoucher/takeback', { id }),
    ];
    await Promise.allSettled(tries);
    const gained = (await all()).map((cents, place) => cents - (before[place] ?? 0));
    expect(gained.filter((cents) => cents !== 0)).toEqual([20_000]);
  });

  test('is taken back while it is new and nobody has redeemed it, by its buyer alone', async () => {
    await give('vip', 40_000);
    const [first, second] = [await buy('vip'), await buy('vip')];
    const take = (name: Name, number: string) =>
      who(name).client.call('POST /api/giftvoucher/takeback', { id: Number(number.slice(2)) });
    const before = await held('vip', 'available');
    await expect(take('shopper', first.number)).rejects.toEqual(refused(3000014));
    expect(await take('vip', first.number)).toEqual({ amountCents: 20_000 });
    expect(await take('vip', first.number)).toEqual({ amountCents: 20_000 });
    expect(await held('vip', 'available')).toBe(before + 20_000);
    await expect(redeem('member', first.code)).rejects.toEqual(
      refused(3000487, 'The one who bought this voucher has taken it back.'),
    );
    await redeem('member', second.code);
    await expect(take('vip', second.number)).rejects.toEqual(refused(3000488));
  });

  test('needs a code from the phone above R500, and keeps to its limits', async () => {
    await give('ambassador', 100_000);
    await expect(buy('ambassador', { amountCents: 50_001 })).rejects.toMatchObject({ data: { field: 'code' } });
    await expect(buy('ambassador', { amountCents: 4_999 })).rejects.toMatchObject({
      status: 3000485,
      data: { field: 'amountCents' },
    });
    await expect(buy('ambassador', { password: 'wrong1' })).rejects.toThrow('Your current password is not right');
    await expect(buy('ambassador', { email: 'nobody' })).rejects.toMatchObject({ data: { field: 'email' } });
    await expect(redeem('ambassador', 'ABCD-EFGH-JKMN-PQRS')).rejects.toEqual(refused(3000486));
    await expect(redeem('ambassador', 'ABCD')).rejects.toMatchObject({ data: { field: 'code' } });
    expect(await held('ambassador', 'gift')).toBe(0);
  });

  test('is looked up by staff by its number or a shopper, without its code', async () => {
    await give('vip', 20_000);
    const { number, code } = await buy('vip');
    const { ticket } = await shop.client().call('POST /api/user/logincheck', {
      username: 'finance@demo.test',
      password: 'demo1234',
    });
    const find = (q: string) => shop.client(ticket).call('GET /api/staff/giftvoucher/list', { q });
    const { items } = await find(number);
    expect(items).toMatchObject([{ number, buyer: 'demo_vip', redeemer: '', codeTail: code.slice(-4), state: 10 }]);
    expect(JSON.stringify(items)).not.toContain(code);
    expect((await find('demo_vip')).items[0]).toMatchObject({ number });
    expect((await find('nobody_at_all')).items).toEqual([]);
  });

  test('three years later its buyer was told in time, and it has expired', async () => {
    await give('vip', 20_000);
    const { number, code, until } = await buy('vip');
    expect(+new Date(until)).toBeGreaterThan(+addMonths(shop.app.clock.now(), 36));
    shop.app.clock.advance(+addDays(new Date(until), -29) - +shop.app.clock.now());
    await endVouchersJob.perform(shop.app, {});
    await endVouchersJob.perform(shop.app, {});
    const told = await shop.app.db.pool.query(
      'select count(*)::int as n from messages where account_id = $1 and title = $2',
      [who('vip').id, 'A gift voucher of yours ends soon'],
    );
    const { rows } = await shop.app.db.pool.query(
      'select count(*)::int as n from gift_vouchers where reminded_at is not null and buyer_id = $1',
      [who('vip').id],
    );
    expect(told.rows[0].n).toBe(rows[0].n);
    expect(rows[0].n).toBeGreaterThan(0);
    shop.app.clock.advance(30 * dayMs);
    await endVouchersJob.perform(shop.app, {});
    await login();
    expect(await held('vip', 'gift')).toBe(0);
    const listed = (await listOf('vip')).find((each) => each.number === number);
    expect(listed).toMatchObject({ state: giftVoucherStates.expired, code: '', mayTakeBack: false });
    await expect(redeem('member', code)).rejects.toEqual(
      refused(3000487, expect.stringContaining('could be redeemed until') as never),
    );
  });
});

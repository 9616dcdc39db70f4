import { randomUUID } from 'node:crypto';
import type { Client } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { dayMs, hourMs, minuteMs } from '@sgb/contract/time.ts';
import { rejectReasons } from '@sgb/contract/withdrawal-states.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openVault, type Vault } from '../../../platform/vault/vault.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { drawnPicture, uploaderOf } from '../../../testing/uploader.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import { withdrawalLimitJob } from './jobs.ts';
import { resealPayoutsJob } from './reseal.ts';
import { openedNumber } from './seal.ts';

const day = 25 * hourMs;
const accountNumber = '1234567890';
let shop: TestShop;
let me: Client;
let other: Client;
let finance: Client;
let service: Client;
let myId = 0;

async function logIn(name: string): Promise<Client> {
  const input = { username: `${name}@demo.test`, password: 'demo1234' };
  const { ticket } = await shop.client().call('POST /api/user/logincheck', input);
  return shop.client(ticket);
}

beforeAll(async () => {
  shop = await openTestShop();
  [me, other, finance, service] = await Promise.all([
    logIn('shopper'),
    logIn('vip'),
    logIn('finance'),
    logIn('service'),
  ]);
  const { rows } = await shop.app.db.pool.query(
    "update accounts set email_verified_at = created_at, mobile = null where email = 'shopper@demo.test' returning id",
  );
  myId = rows[0].id;
  return () => shop.close();
});
// A day of its own each, so that the limits of one test do not reach into the next.
beforeEach(async () => {
  shop.app.clock.advance(day);
  await shop.app.db.pool.query('update sessions set created_at = $1, expires_at = $1', [
    new Date(+shop.app.clock.now() + day),
  ]);
});
afterEach(() => expectBooksToBalance(shop));

const balances = async () => Object.fromEntries(await shop.app.db.read((reader) => balancesOf(reader, myId)));

async function bookMine(book_: 'available' | 'commission', amount: number, type: keyof typeof entryTypes) {
  await shop.app.db.transact((tx) =>
    book(tx, {
      key: `test:${randomUUID()}`,
      type: entryTypes[type],
      ref: 'test',
      now: shop.app.clock.now(),
      postings: [
        amount > 0
          ? { from: 'corrections', to: balance(myId, book_), amount }
          : { from: balance(myId, book_), to: 'corrections', amount: -amount },
      ],
    }),
  );
}

/** Leaves me with just so much, and nothing that rests. */
async function have(available: number, commission = 0): Promise<void> {
  const now = await balances();
  const change = available - (now.available ?? 0);
  if (change !== 0) await bookMine('available', change, 'correction');
  const more = commission - (now.commission ?? 0);
  if (more !== 0) await bookMine('commission', more, 'correction');
}

async function code(): Promise<string> {
  await me.call('GET /api/user/sendmoneycode', {});
  const { list } = await shop.client().call('GET /api/demo/outbox', { to: 'shopper@demo.test' });
  const found = list.find(({ subject }) => /^\d{6} is your/.test(subject ?? ''));
  return found?.body.slice(0, 6) ?? '';
}

const save = async (amountCents: number, changes: { code?: string; key?: string; password?: string } = {}) =>
  me.call('POST /api/user/withdraw/save', {
    amountCents,
    password: 'demo1234',
    code: changes.code ?? (await code()),
    key: randomUUID(),
    ...changes,
  });
const bank = (changes: object = {}) =>
  me.call('POST /api/user/withdraw/account', {
    bank: 'Capitec',
    branchCode: '470010',
    number: '1234 567-890',
    kind: 2,
    password: 'demo1234',
    ...changes,
  });
const list = async (input: object = {}) => (await me.call('GET /api/user/withdraw/list', input)).items;
const status = (code_: number) => expect.objectContaining({ status: code_ });

describe('where money goes to', () => {
  test('nothing leaves before there is a bank account', async () => {
    await have(100_000);
    await expect(save(10_000)).rejects.toEqual(status(3000109));
  });

  test('a bank account is kept sealed, shown masked, in the own name, and its change is told', async () => {
    const { account } = await bank();
    expect(account).toMatchObject({ bank: 'Capitec', number: '•••• 7890', verified: false });
    const { account: kept, holder } = await me.call('GET /api/user/withdraw/info', {});
    expect(kept).toEqual(account);
    expect(kept?.holder).toBe(holder);
    const { rows } = await shop.app.db.pool.query('select row_to_json(b)::text as text from bank_accounts b');
    expect(rows.map(({ text }) => text).join()).not.toContain(accountNumber);
    const { items } = await me.call('GET /api/message/record', {});
    expect(items.map(({ title }) => title)).toContain('Your bank account was changed');
  });

  test('is sealed anew with a new key, after which the old one is not needed', async () => {
    const oldKey = { id: 'test', key: Buffer.alloc(32, 'test') };
    const newKey = { id: 'k2', key: Buffer.alloc(32, 'next') };
    const seals = async (vault: Vault) => {
      const { rows } = await shop.app.db.pool.query(
        'select account_id as "accountId", number_key as "numberKey", number_sealed as "numberSealed" from bank_accounts',
      );
      return rows.map((row) => openedNumber(vault, row));
    };
    await resealPayoutsJob.perform({ ...shop.app, vault: openVault([newKey, oldKey]) }, {});
    expect(await seals(openVault([newKey]))).toContain(accountNumber);
    await resealPayoutsJob.perform({ ...shop.app, vault: openVault([oldKey, newKey]) }, {});
    expect(await seals(shop.app.vault)).toContain(accountNumber);
  });

  test.each([
    ['bank', { bank: 'Bank of Nowhere' }],
    ['branchCode', { branchCode: '47001' }],
    ['number', { number: '123456' }],
    ['number', { number: '123456789012' }],
    ['number', { number: '12345678a' }],
    ['kind', { kind: 4 }],
    ['password', { password: '' }],
    ['holder', { holder: 'Somebody Else' }],
  ])('a bad %s is named: %j', async (field, changes) =>
    expect(bank(changes)).rejects.toMatchObject({ http: 400, data: { field } }),
  );
});

describe('a withdrawal', () => {
  test('sets the money aside, is processed, paid with a reference, and told', async () => {
    await have(60_000, 15_000);
    const { id, number } = await save(20_000);
    expect(await balances()).toMatchObject({ available: 55_000, commission: 0, frozen: 20_000 });
    const [queued] = (await finance.call('GET /api/staff/withdraw/list', {})).items;
    expect(queued).toMatchObject({ id, number, account: '•••• 7890', accountVerified: false, late: false });
    expect(JSON.stringify(queued)).not.toContain(accountNumber);
    await expect(finance.call('POST /api/staff/withdraw/process', { id })).rejects.toEqual(status(3000109));
    await finance.call('POST /api/staff/withdraw/process', { id, accountVerified: true });
    await expect(me.call('POST /api/user/withdraw/cancel', { id })).rejects.toEqual(status(3000110));
    await finance.call('POST /api/staff/withdraw/paid', { id, reference: 'EFT 88421' });
    expect(await balances()).toMatchObject({ available: 55_000, commission: 0, frozen: 0 });
    expect((await list({ id }))[0]).toMatchObject({ status: 30, reference: 'EFT 88421', feeCents: 0 });
    const again = finance.call('POST /api/staff/withdraw/paid', { id, reference: 'EFT 88421' });
    await expect(again).rejects.toEqual(status(3000110));
    const { account } = await me.call('GET /api/user/withdraw/info', {});
    expect(account?.verified).toBe(true);
  });

  test('the second of a month costs R15, which the bank does not get', async () => {
    await have(60_000);
    if ((await me.call('GET /api/user/withdraw/info', {})).feeCents === 0) {
      await save(10_000);
      shop.app.clock.advance(61_000);
    }
    expect((await me.call('GET /api/user/withdraw/info', {})).feeCents).toBe(1_500);
    const { id } = await save(20_000);
    await finance.call('POST /api/staff/withdraw/process', { id });
    await finance.call('POST /api/staff/withdraw/paid', { id, reference: 'EFT 2' });
    const { rows } = await shop.app.db.pool.query(
      `select p.to_book, p.amount::int from ledger_postings p join ledger_holds h on h.ended_by = p.entry_id
       join withdrawals w on w.hold_id = h.entry_id where w.id = $1 order by p.to_book`,
      [id],
    );
    expect(rows).toEqual([
      { to_book: 'bank', amount: 18_500 },
      { to_book: 'fees.withdrawal', amount: 1_500 },
    ]);
  });

  test('is taken back, and asked for again', async () => {
    await have(60_000);
    const { id } = await save(20_000);
    await me.call('POST /api/user/withdraw/cancel', { id });
    await me.call('POST /api/user/withdraw/cancel', { id });
    expect(await balances()).toMatchObject({ available: 60_000, frozen: 0 });
    shop.app.clock.advance(61_000);
    const copy = await me.call('POST /api/user/withdraw/again', {
      id,
      password: 'demo1234',
      code: await code(),
      key: randomUUID(),
    });
    expect(copy.id).not.toBe(id);
    expect((await list({ status: 10 })).map((row) => row.id)).toContain(copy.id);
    await finance.call('POST /api/staff/withdraw/reject', { id: copy.id, reason: rejectReasons[1] });
    expect(await balances()).toMatchObject({ available: 60_000, frozen: 0 });
    expect((await list({ id: copy.id }))[0]).toMatchObject({ status: 40, reason: rejectReasons[1] });
  });

  test('of the whole balance, asked for twice at once: one wins', async () => {
    await have(60_000);
    const pin = await code();
    const answers = await Promise.allSettled([save(60_000, { code: pin }), save(60_000, { code: pin })]);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    expect(await balances()).toMatchObject({ available: 0, frozen: 60_000 });
    const [open] = await list({ status: 10 });
    await me.call('POST /api/user/withdraw/cancel', { id: open?.id ?? 0 });
  });

  test('sent twice with one key is one', async () => {
    await have(60_000);
    const wish = { code: await code(), key: randomUUID() };
    const first = await save(10_000, wish);
    expect(await save(10_000, wish)).toEqual(first);
    expect(await balances()).toMatchObject({ available: 50_000, frozen: 10_000 });
    await expect(save(20_000, wish)).rejects.toEqual(status(3000102));
    await me.call('POST /api/user/withdraw/cancel', { id: first.id });
  });

  test('cancelled and processed at once: one of the two happens', async () => {
    await have(60_000);
    const { id } = await save(10_000);
    const answers = await Promise.allSettled([
      me.call('POST /api/user/withdraw/cancel', { id }),
      finance.call('POST /api/staff/withdraw/process', { id }),
    ]);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    if ((await list({ id }))[0]?.status === 20) {
      await finance.call('POST /api/staff/withdraw/reject', { id, reason: rejectReasons[0] });
    }
  });

  test('that nobody begins to pay goes back after 30 days; what is being paid is for staff to look at', async () => {
    await have(100_000);
    const alerts = async () => {
      await withdrawalLimitJob.perform(shop.app, {});
      const text = "select title from staff_alerts where kind = 'withdrawals.limit' and closed_at is null";
      return (await shop.app.db.pool.query(text)).rows;
    };
    const waiting = await save(10_000);
    // A second code is sent after a minute.
    shop.app.clock.advance(61_000);
    const paying = await save(20_000);
    await finance.call('POST /api/staff/withdraw/process', { id: paying.id, accountVerified: true });
    shop.app.clock.advance(29.9 * 24 * hourMs);
    expect(await alerts()).toEqual([]);
    shop.app.clock.advance(0.2 * 24 * hourMs);
    expect(await alerts()).toEqual([{ title: '1 withdrawals are older than 30 days' }]);
    await shop.app.db.pool.query('update sessions set created_at = $1, expires_at = $1', [
      new Date(+shop.app.clock.now() + day),
    ]);
    expect((await list({ id: waiting.id }))[0]).toMatchObject({
      status: 40,
      reason: 'We did not pay it within 30 days. Please ask for it again, or tell us what to do.',
    });
    expect((await list({ id: paying.id }))[0]).toMatchObject({ status: 20 });
    expect(await balances()).toMatchObject({ available: 80_000, frozen: 20_000 });
    await finance.call('POST /api/staff/withdraw/paid', { id: paying.id, reference: 'EFT 90001' });
    expect(await alerts()).toEqual([]);
  });

  test('what a friend sent stays a day', async () => {
    await have(30_000);
    const { id: theirs } = await shop.app.db.pool
      .query("select id from accounts where email = 'vip@demo.test'")
      .then(({ rows }) => rows[0]);
    await shop.app.db.transact((tx) =>
      book(tx, {
        key: `test:${randomUUID()}`,
        type: entryTypes.correction,
        ref: 'test',
        now: shop.app.clock.now(),
        postings: [{ from: 'corrections', to: balance(theirs, 'available'), amount: 20_000 }],
      }),
    );
    const wish = { to: 'demo_shopper', amountCents: 20_000, password: 'demo1234', key: randomUUID() };
    await other.call('POST /api/user/rechargetransfer', wish);
    const info = () => me.call('GET /api/user/withdraw/info', {});
    expect(await info()).toMatchObject({ availableCents: 50_000, restingCents: 20_000, withdrawableCents: 30_000 });
    await expect(save(30_001)).rejects.toEqual(status(3000109));
    shop.app.clock.advance(dayMs - minuteMs);
    expect(await info()).toMatchObject({ restingCents: 20_000 });
    shop.app.clock.advance(minuteMs);
    await shop.app.db.pool.query('update sessions set created_at = $1, expires_at = $1', [
      new Date(+shop.app.clock.now() + day),
    ]);
    expect(await info()).toMatchObject({ restingCents: 0, withdrawableCents: 50_000 });
  });
});

describe('who one is', () => {
  const picture = async () =>
    (await (await uploaderOf(shop, 'shopper')).upload('identity', 'id.png', await drawnPicture(300, 200))).data
      .fileName;

  test('must be known above R5,000 in all; staff compare the document', async () => {
    await have(2_000_000);
    await expect(save(500_001)).rejects.toEqual(status(3000111));
    const idNumber = '8001015009087';
    const proof = { idType: 1 as const, idNumber, files: [await picture()] };
    await me.call('POST /api/user/withdraw/identity', proof);
    expect((await me.call('GET /api/user/withdraw/info', {})).id).toEqual({
      status: 10,
      masked: '••••••087',
      reason: '',
    });
    const { items } = await finance.call('GET /api/staff/identity/list', {});
    expect(items[0]).toMatchObject({ accountId: myId, idNumber: '••••••087', idType: 1 });
    expect(JSON.stringify(items)).not.toContain('/files/');
    const { rows } = await shop.app.db.pool.query('select row_to_json(p)::text as text from identity_proofs p');
    expect(rows[0].text).not.toContain(idNumber);
    const refused = { accountId: myId, verified: false, reason: 'The picture is too dark to read.' };
    await finance.call('POST /api/staff/identity/decide', refused);
    shop.app.clock.advance(61_000);
    await expect(save(500_001)).rejects.toEqual(status(3000111));
    await me.call('POST /api/user/withdraw/identity', { ...proof, files: [await picture()] });
    await finance.call('POST /api/staff/identity/decide', { accountId: myId, verified: true });
    shop.app.clock.advance(61_000);
    const { id } = await save(500_001);
    await me.call('POST /api/user/withdraw/cancel', { id });
  });

  test.each([
    ['idNumber', { idNumber: '8001015009088' }],
    ['idNumber', { idType: 2, idNumber: '!!!!!!' }],
    ['idType', { idType: 0 }],
    ['files', { files: [] }],
  ])('a bad %s is named: %j', async (field, changes) => {
    const proof = { idType: 1, idNumber: '8001015009087', files: [randomUUID()], ...changes };
    const sent = me.call('POST /api/user/withdraw/identity', proof as never);
    await expect(sent).rejects.toMatchObject({ http: 400, data: { field } });
  });
});

describe('what is refused moves nothing', () => {
  test.each([
    ['amountCents', { amountCents: 0 }],
    ['amountCents', { amountCents: 99.5 }],
    ['password', { password: '' }],
    ['code', { code: '12' }],
    ['key', { key: 'x' }],
    ['to', { to: 'elsewhere' }],
  ])('a bad %s is named: %j', async (field, changes) => {
    const before = await balances();
    const wish = { amountCents: 10_000, password: 'demo1234', code: '123456', key: randomUUID(), ...changes };
    const sent = me.call('POST /api/user/withdraw/save', wish as never);
    await expect(sent).rejects.toMatchObject({ http: 400, data: { field } });
    expect(await balances()).toEqual(before);
  });

  test('a wrong password, a wrong code, too little, too much', async () => {
    await have(30_000);
    await expect(save(10_000, { password: 'wrong123' })).rejects.toEqual(status(3000029));
    shop.app.clock.advance(61_000);
    await expect(save(10_000, { code: '000000' })).rejects.toEqual(status(3000024));
    shop.app.clock.advance(61_000);
    await expect(save(4_999)).rejects.toEqual(status(3000109));
    shop.app.clock.advance(61_000);
    await expect(save(30_001)).rejects.toEqual(status(3000109));
    expect(await balances()).toMatchObject({ available: 30_000, frozen: 0 });
  });

  test('others cannot see, cancel or repeat mine, nor shoppers and other staff work the queue', async () => {
    await have(30_000);
    const { id } = await save(10_000);
    expect((await other.call('GET /api/user/withdraw/list', { id })).items).toEqual([]);
    await expect(other.call('POST /api/user/withdraw/cancel', { id })).rejects.toMatchObject({ http: 404 });
    for (const nobody of [me, service]) {
      await expect(nobody.call('GET /api/staff/withdraw/list', {})).rejects.toMatchObject({ http: 403 });
      await expect(nobody.call('POST /api/staff/withdraw/process', { id })).rejects.toMatchObject({ http: 403 });
    }
    await me.call('POST /api/user/withdraw/cancel', { id });
  });

  test('an email address that was never confirmed', async () => {
    await have(30_000);
    await shop.app.db.pool.query('update accounts set email_verified_at = null where id = $1', [myId]);
    const { blocked } = await me.call('GET /api/user/withdraw/info', {});
    expect(blocked).toBe('Please confirm your email address first: see your profile.');
    await expect(save(10_000)).rejects.toEqual(status(3000109));
    await shop.app.db.pool.query('update accounts set email_verified_at = created_at where id = $1', [myId]);
  });
});

import { dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '../../../app.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { type Notice, notify, notifyMany } from './index.ts';

let shop: TestShop;
let userId: number;
let ticket: string;
beforeAll(async () => {
  shop = await openTestShop();
  const session = await shop
    .client()
    .call('POST /api/user/logincheck', { username: 'new@demo.test', password: 'demo1234' });
  ticket = session.ticket;
  userId = session.user.userId;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.app.db.pool.query('delete from messages where account_id = $1', [userId]);
  await shop.app.db.pool.query('delete from message_preferences');
  await shop.app.db.pool.query('delete from outbox');
  await shop.app.db.pool.query('update accounts set email_consent_at = null, sms_consent_at = null where id = $1', [
    userId,
  ]);
});

const api = () => shop.client(ticket);
const basic = { type: 'order', title: 'Bought for you', text: 'We have bought it.' } as const;
const tell = (notice: Partial<Notice> = {}) =>
  shop.app.db.transact((tx) => notify(tx, { userId, ...basic, ...notice }, { now: shop.app.clock.now() }));
const letters = async () => (await shop.app.db.pool.query('select recipient, subject, body from outbox')).rows;
const unread = async () => (await api().call('GET /api/message/unread', { from: 1 })).unread;

/** Runs what was enqueued for messages, as a worker would. */
async function deliver(times = 1): Promise<void> {
  const { rows } = await shop.app.db.pool.query(
    "delete from job_outbox where job = 'messages.deliver' returning payload",
  );
  const job = jobs.find(({ name }) => name === 'messages.deliver');
  for (let round = 0; round < times; round++) for (const { payload } of rows) await job?.perform(shop.app, payload);
}

test('of a journey only the newest is unread, and what is about money stays until it is read', async () => {
  await tell({ about: 'parcel 1', title: 'It left China' });
  await tell({ about: 'parcel 1', subtype: 'money', title: 'Freight due' });
  await tell({ about: 'parcel 2', title: 'Another one left China' });
  await tell({ about: 'parcel 1', title: 'It arrived' });
  const { items } = await api().call('GET /api/message/record', { type: 2, page: 1 });
  expect(items.map(({ title }) => title)).toEqual(['It arrived', 'Another one left China', 'Freight due']);
  expect(await unread()).toBe(3);
});

test('many are told at once as one is: older news is read, what was told before is not told again', async () => {
  await tell({ about: 'round 1', title: 'It is open' });
  await tell({ about: 'round 1', subtype: 'money', title: 'Freight set aside' });
  await tell({ about: 'round 1', title: 'Told before', once: 'round 1 closed' });
  const now = shop.app.clock.now();
  const { rows } = await shop.app.db.pool.query("select id from accounts where email = 'member@demo.test'");
  const other = { ...basic, userId: rows[0].id, about: 'round 1' };
  await shop.app.db.transact((tx) =>
    notifyMany(
      tx,
      [
        { userId, ...basic, about: 'round 1', title: 'Told again', once: 'round 1 closed' },
        { userId, ...basic, about: 'round 1', title: 'It left', email: true },
        { userId, ...basic, about: 'round 2', title: 'Another one left' },
        { ...other, title: 'For somebody else', email: false },
      ].map((notice) => ({ notice, now })),
    ),
  );
  const { items } = await api().call('GET /api/message/record', { type: 2, page: 1 });
  expect(items.map(({ title }) => title)).toEqual(['Another one left', 'It left', 'Freight set aside']);
  await deliver();
  const sent = (await letters()).filter(({ subject }) => /left|else|again/.test(subject));
  expect(sent.map(({ subject }) => subject)).toEqual(['It left']);
});

describe('telling', () => {
  test('is part of the transaction, counted at once, and found in its tabs', async () => {
    await expect(
      shop.app.db.transact(async (tx) => {
        await notify(tx, { userId, ...basic }, { now: shop.app.clock.now() });
        throw new Error('the event did not happen');
      }),
    ).rejects.toThrow('did not happen');
    expect(await unread()).toBe(0);
    await tell();
    await tell({
      type: 'notification',
      subtype: 'money',
      title: 'Recharge credited',
      money: 150_000,
      link: '/bill/index',
    });
    expect(await unread()).toBe(2);
    expect((await api().call('GET /api/user/logininfo', {})).unreadMessages).toBe(2);
    expect((await api().call('GET /api/message/list', {})).types).toEqual([
      { type: 1, total: 2, unread: 2 },
      { type: 2, total: 2, unread: 2 },
      { type: 3, total: 1, unread: 1 },
      { type: 4, total: 0, unread: 0 },
      { type: 5, total: 1, unread: 1 },
    ]);
    const { items } = await api().call('GET /api/message/record', { type: 5, subtype: 10 });
    expect(items).toEqual([
      {
        id: expect.any(Number),
        type: 5,
        subtype: 10,
        title: 'Recharge credited',
        text: 'We have bought it.',
        link: '/bill/index',
        money: 150_000,
        createdAt: '2026-11-15T08:00:00.000Z',
        read: false,
      },
    ]);
    expect((await api().call('GET /api/message/record', { type: 5, subtype: 30 })).items).toEqual([]);
  });

  test('the same event twice is one message', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => tell({ once: 'order 17 bought' })));
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
    await tell({ once: 'order 18 bought' });
    expect(await unread()).toBe(2);
  });

  test('a link out of the shop is refused by the database', async () => {
    await expect(tell({ link: '//evil.example' })).rejects.toThrow();
    await expect(tell({ link: 'https://evil.example' })).rejects.toThrow();
  });
});

describe('letters', () => {
  test('come for money, once however often the job runs, and for nothing else', async () => {
    await tell();
    await tell({ subtype: 'money', title: 'Refund', text: 'It is back in your balance.', money: -24_680 });
    await deliver(2);
    expect(await letters()).toEqual([
      { recipient: 'new@demo.test', subject: 'Refund', body: expect.stringContaining('Amount: −R\u00a0246.80') },
    ]);
  });

  test('come as preferred; what must be told is told anyhow; what has a letter of its own gets no second', async () => {
    const all = { emailMoney: false, emailOrder: true, emailMembership: false, emailNotification: false, offers: true };
    expect(await api().call('POST /api/message/preferences', all)).toEqual(all);
    expect(await api().call('GET /api/message/preferences', {})).toEqual({
      preferences: all,
      email: 'new@demo.test',
      agreed: { any: false, email: false },
    });
    await tell({ title: 'an order' });
    await tell({ title: 'an order with a letter of its own', email: false });
    await tell({ subtype: 'money', title: 'money' });
    await tell({ type: 'membership', title: 'important', email: true });
    await deliver();
    expect((await letters()).map(({ subject }) => subject)).toEqual(['an order', 'important']);
  });

  test.each([
    ['nobody asked for', {}, true, 0, 0],
    ['agreed to by SMS', { sms_consent_at: 'now()' }, true, 1, 0],
    ['agreed to by email', { email_consent_at: 'now()' }, true, 1, 1],
    ['agreed to, then stopped', { email_consent_at: 'now()' }, false, 0, 0],
  ] as const)('an offer %s', async (_name, consent, offers, shown, mailed) => {
    for (const [column, value] of Object.entries(consent)) {
      await shop.app.db.pool.query(`update accounts set ${column} = ${value} where id = $1`, [userId]);
    }
    const { preferences } = await api().call('GET /api/message/preferences', {});
    await api().call('POST /api/message/preferences', { ...preferences, offers });
    const id = await tell({ title: 'Half price', marketing: true });
    // Held back until it is known that it may be shown.
    expect(await unread()).toBe(0);
    await expect(api().call('GET /api/message/detail', { id: id ?? 0, type: 1 })).rejects.toMatchObject({ http: 404 });
    await deliver(2);
    expect(await unread()).toBe(shown);
    expect(await letters()).toHaveLength(mailed);
  });
});

describe('reading', () => {
  test('one, of the type it is opened as, and it keeps its address', async () => {
    const id = (await tell({ text: 'First.\n\n<b>Second</b>.' })) ?? 0;
    await tell();
    await expect(api().call('POST /api/message/read', { id, type: 4 })).rejects.toMatchObject({ http: 404 });
    await expect(api().call('GET /api/message/detail', { id, type: 5 })).rejects.toMatchObject({ http: 404 });
    expect(await api().call('POST /api/message/read', { id, type: 2 })).toEqual({ unread: 1 });
    expect(await api().call('POST /api/message/read', { id, type: 3 })).toEqual({ unread: 1 });
    expect(await api().call('GET /api/message/detail', { id, type: 2 })).toMatchObject({
      text: 'First.\n\n<b>Second</b>.',
      read: true,
    });
  });

  test('all of a tab, or all', async () => {
    await tell();
    await tell({ subtype: 'quality' });
    await tell({ type: 'membership', subtype: 'coupon' });
    expect(await api().call('POST /api/message/readall', { type: 3, subtype: 60 })).toEqual({ unread: 2 });
    expect(await api().call('POST /api/message/readall', { type: 3 })).toEqual({ unread: 1 });
    expect(await api().call('POST /api/message/readall', {})).toEqual({ unread: 0 });
  });

  test('is for the owner alone', async () => {
    const id = (await tell()) ?? 0;
    const other = await shop
      .client()
      .call('POST /api/user/logincheck', { username: 'influencer@demo.test', password: 'demo1234' });
    const stranger = shop.client(other.ticket);
    await expect(stranger.call('GET /api/message/detail', { id, type: 1 })).rejects.toMatchObject({ http: 404 });
    await expect(stranger.call('POST /api/message/read', { id, type: 1 })).rejects.toMatchObject({ http: 404 });
    await stranger.call('POST /api/message/readall', { type: 1 });
    expect(await unread()).toBe(1);
  });

  test('a long list comes in pages, newest first', async () => {
    for (let index = 0; index < 23; index++) {
      shop.app.clock.advance(1000);
      await tell({ title: `Number ${index}` });
    }
    const first = await api().call('GET /api/message/record', {});
    expect(first).toMatchObject({ total: 23, page: 1, pages: 2 });
    expect(first.items.map(({ title }) => title).slice(0, 2)).toEqual(['Number 22', 'Number 21']);
    const second = await api().call('GET /api/message/record', { page: 2 });
    expect(second.items.map(({ title }) => title)).toEqual(['Number 2', 'Number 1', 'Number 0']);
  });

  test.each([
    ['type=6', 'type'],
    ['type=0', 'type'],
    ['subtype=20', 'subtype'],
    ['page=0', 'page'],
    ['page=5001', 'page'],
    ['kind=3', 'kind'],
  ])('%s is bad input', async (query, field) => {
    const answer = await shop.fastify.inject({ method: 'GET', url: `/api/message/record?${query}&ticket=${ticket}` });
    expect([answer.statusCode, answer.json().data]).toEqual([400, { field }]);
  });
});

test('a year later a message is forgotten', async () => {
  await tell({ title: 'old' });
  shop.app.clock.advance(365 * dayMs + 1);
  await tell({ title: 'young' });
  await jobs.find(({ name }) => name === 'messages.sweep')?.perform(shop.app, {});
  const { rows } = await shop.app.db.pool.query('select title from messages where account_id = $1', [userId]);
  expect(rows).toEqual([{ title: 'young' }]);
});

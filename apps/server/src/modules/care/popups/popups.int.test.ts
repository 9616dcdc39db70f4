import type { InputOf } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { addHours, dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { notify } from '../../base/messages/index.ts';
import { balance, book } from '../../books/ledger/index.ts';
import { offerPopup } from './index.ts';
import type { Offer } from './seed.ts';

let shop: TestShop;
let userId: number;
let ticket: string;
const home = '/shoppingmall/index';

async function logIn(name: string) {
  const input = { username: `${name}@demo.test`, password: 'demo1234' };
  return shop.client().call('POST /api/user/logincheck', input);
}

beforeAll(async () => {
  shop = await openTestShop();
  const session = await logIn('new');
  ticket = session.ticket;
  userId = session.user.userId;
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['popups', 'surveys', 'reminders', 'messages']) {
    await shop.app.db.pool.query(`delete from ${table}`);
  }
  // The guide was seen on another day.
  await shop.app.db.pool.query(`insert into reminders values ($1, 'shop', '20220207', 1, '2026-01-01')`, [userId]);
});

const api = (who: string | null = ticket) => shop.client(who ?? undefined);
const pop = (location = home, who: string | null = ticket) => api(who).call('GET /api/popupwindow/pop', { location });
const read = (input: InputOf<'GET /api/popupwindow/read'>) => api().call('GET /api/popupwindow/read', input);
const handle = (type: InputOf<'GET /api/popupwindow/handle'>['type'], annex: object, who: string | null = ticket) =>
  api(who).call('GET /api/popupwindow/handle', { type, annex: JSON.stringify(annex) });
const offer = (popup: Offer['popup'], subject = '1', until?: Date) =>
  shop.app.db.transact((tx) =>
    offerPopup(tx, { userId, subject, popup, ...(until && { until }) }, { now: shop.app.clock.now() }),
  );
const none = { http: 200, status: 500 };
const next = () => pop().catch(() => undefined);
async function tomorrow() {
  shop.app.clock.advance(dayMs);
  ticket = (await logIn('new')).ticket;
}
const message = { type: 'message', title: 'Photos', content: 'Please look.' } as const;

test('nothing waits: HTTP 200 with status 500', async () => {
  const answer = await shop.fastify.inject(`/api/popupwindow/pop?location=${home}&ticket=${ticket}`);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 500, message: 'There is nothing to show.', data: null },
  ]);
});

test('the types come in the order of their numbers, each once, the next when one is closed or done', async () => {
  await offer({ type: 'suburb' });
  await offer({ type: 'vip', vipname: 'Golden', date: '2026-11-18T12:00:00Z', money: 9_900 });
  await offer({ type: 'coupon', couponlist: [{ couponname: 'R\u00a020', validity: 'soon', usecoupon: 'R\u00a0100' }] });
  await offer({ type: 'feedback', question: 'When?', feedback: 'Soon.' });
  await offer({ type: 'task', title: 'Invite', content: 'three friends', link: '/customertask/promotion' });
  await offer(message);
  await offer({ type: 'notice', title: 'Power', content: 'Back tomorrow.' });
  await shop.app.db.pool.query('delete from reminders');

  const walk = async () => {
    const seen: unknown[] = [];
    for (let popup = await next(); popup; popup = await next()) {
      seen.push(popup.type);
      if (popup.type === 7) expect(popup).toMatchObject({ vipname: 'Golden', remainday: 2, money: 9_900 });
      if (popup.type === 6) await handle(6, { id: popup.id });
      else if (popup.type === 1) await api().call('GET /api/shoppingmall/remindtimes', { type: 'shop' });
      else await read({ id: popup.id, type: popup.type });
    }
    return seen;
  };
  // Three a day, the guide among them; the suburb does not count.
  expect(await walk()).toEqual([1, 2, 3, 9]);
  await tomorrow();
  expect(await walk()).toEqual([4, 5, 6]);
  await tomorrow();
  await shop.app.db.pool.query(
    'update popups set content = content || \'{"date": "2026-11-19T12:00:00Z"}\' where type = 7',
  );
  expect(await walk()).toEqual([7]);
});

test('is handed out once, and again only when its answer was lost', async () => {
  await offer(message);
  const { id } = await pop();
  await expect(pop()).rejects.toMatchObject(none);
  shop.app.clock.advance(61_000);
  expect(await pop()).toMatchObject({ id });
  await read({ id, type: 3 });
  shop.app.clock.advance(61_000);
  await expect(pop()).rejects.toMatchObject(none);
});

test('an important message that nobody read for a day is told of once', async () => {
  const tell = (subtype: 'money' | 'coupon', hours: number) =>
    shop.app.db.transact((tx) =>
      notify(
        tx,
        { userId, type: 'notification', subtype, title: `Told ${hours} h ago`, text: 'Please look.' },
        { now: addHours(shop.app.clock.now(), -hours) },
      ),
    );
  await tell('coupon', 30);
  await tell('money', 23);
  await tell('money', 24 * 15);
  await expect(pop()).rejects.toMatchObject(none);
  const id = await tell('money', 25);
  const popup = await pop('/search');
  expect(popup).toMatchObject({ type: 3, title: 'Told 25 h ago', link: `/message/detail/${id}/5`, unreadnum: 4 });
  await read({ id: popup.id, type: 3 });
  await expect(pop()).rejects.toMatchObject(none);
});

test('the guide is for the home page, counted, and shown again in another version', async () => {
  await shop.app.db.pool.query('delete from reminders');
  await expect(pop('/search')).rejects.toMatchObject(none);
  expect(await pop()).toMatchObject({ type: 1, version: '20220207' });
  expect(await api().call('GET /api/shoppingmall/remindtimes', { type: 'shop' })).toEqual({ times: 1 });
  await expect(pop()).rejects.toMatchObject(none);
  await shop.app.db.pool.query("update reminders set version = '20210101'");
  expect(await pop()).toMatchObject({ type: 1 });
  expect(await api().call('GET /api/shoppingmall/remindtimes', { type: 'shop' })).toEqual({ times: 2 });
  await expect(api(null).call('GET /api/shoppingmall/remindtimes', { type: 'shop' })).rejects.toMatchObject({
    http: 401,
  });
});

test('a message says how many are unread, what ended is not shown, the same subject is offered once', async () => {
  await offer(message, 'over', new Date(shop.app.clock.now().getTime()));
  await expect(pop()).rejects.toMatchObject(none);
  await offer(message, 'order 17');
  const popup = await pop('/search');
  expect(popup).toMatchObject({ type: 3, title: 'Photos', unreadnum: expect.any(Number) });
  await read({ id: popup.id, type: 3 });
  await offer(message, 'order 17');
  await expect(pop()).rejects.toMatchObject(none);
});

test('is for its owner alone, of its own type', async () => {
  await offer(message);
  const { id } = await pop();
  const { ticket: other } = await logIn('stocker');
  await expect(api(other).call('GET /api/popupwindow/read', { id, type: 3 })).rejects.toMatchObject({ http: 404 });
  await expect(handle(3, { id }, other)).rejects.toMatchObject({ http: 404 });
  await expect(read({ id, type: 4 })).rejects.toMatchObject({ http: 404 });
  await expect(handle(4, { id })).rejects.toMatchObject({ http: 404 });
  expect(await handle(3, { id })).toEqual({ scoin: 0 });
});

describe('the suburb', () => {
  const version = '20220520';
  const melville = { suburb: 'Melville', postcode: '2092', version };
  const contactOf = async () =>
    (await shop.app.db.pool.query('select contact_id, reason from contacts where account_id = $1', [userId])).rows[0];
  const give = (amount: number) =>
    shop.app.db.transact((tx) =>
      book(tx, {
        key: `test:${amount}`,
        type: entryTypes.recharge,
        ref: 'test',
        now: shop.app.clock.now(),
        postings: [{ from: 'bank', to: balance(userId, 'available'), amount }],
      }),
    );

  test('-300 without an ambassador there, -502 without money, then bound; -501 for a quick change', async () => {
    await offer({ type: 'suburb' });
    const { user: ambassador } = await logIn('ambassador');
    const elsewhere = { suburb: 'Sandton', postcode: '2196', version };
    await expect(handle(9, elsewhere)).rejects.toMatchObject({
      http: 200,
      status: -300,
      data: {
        ambassadors: [
          {
            ambassadorid: ambassador.userId,
            name: expect.any(String),
            stategroupbuy: 'Gauteng',
            municipalitygroupbuy: 'Johannesburg',
          },
        ],
      },
    });
    await expect(handle(9, { ...elsewhere, teamuserid: userId })).rejects.toMatchObject({ status: -300 });
    await expect(handle(9, melville)).rejects.toMatchObject({ http: 200, status: -502 });
    await give(9_999);
    await expect(handle(9, { ...elsewhere, teamuserid: ambassador.userId })).rejects.toMatchObject({ status: -502 });
    await give(1);
    expect(await handle(9, melville)).toEqual({ scoin: 0 });
    expect(await contactOf()).toEqual({ contact_id: ambassador.userId, reason: 'bound' });
    expect((await api().call('GET /api/user/logininfo', {})).usertype).toBe(2);
    await expect(pop()).rejects.toMatchObject(none);
    // Said again, it is still so.
    expect(await handle(9, melville)).toEqual({ scoin: 0 });

    const { user: second } = await logIn('influencer');
    const areas = [second.userId, 1, 'Gauteng', 'Pretoria', 'Hatfield', '0083'];
    await shop.app.db.pool.query(
      "insert into contact_people (account_id, kind, since) values ($1, 'ambassador', now())",
      [second.userId],
    );
    await shop.app.db.pool.query('insert into ambassador_areas values ($1, $2, $3, $4, $5, $6)', areas);
    const hatfield = { suburb: 'hatfield', postcode: '0083', version };
    await expect(handle(9, hatfield)).rejects.toMatchObject({ http: 200, status: -501 });
    expect(await handle(9, { ...hatfield, confirm: 1 })).toEqual({ scoin: 0 });
    expect(await contactOf()).toEqual({ contact_id: second.userId, reason: 'bound' });
  });

  test('is not for companies', async () => {
    const { ticket: company } = await logIn('business');
    await expect(handle(9, melville, company)).rejects.toMatchObject({ http: 403 });
  });

  test.each([
    [{ ...melville, suburb: ' ' }, 'annex.suburb', 'Please fill in correct suburb.'],
    [{ postcode: '2092', version }, 'annex.suburb', 'Please fill in correct suburb.'],
    [{ ...melville, version: '1' }, 'annex.version', 'This page is out of date. Please load it again.'],
    [{ ...melville, confirm: 2 }, 'annex.confirm', 'must be one of 0, 1'],
    [{ ...melville, evil: 1 }, 'annex.evil', 'annex.evil: is not known'],
  ])('%j is bad input', async (annex, field, words) => {
    await expect(handle(9, annex)).rejects.toMatchObject({ http: 400, message: words, data: { field } });
  });
});

test.each([
  ['pop', 'location:', 'location='],
  ['read', 'type:', 'id=1&type=10'],
  ['handle', 'annex:', 'type=8&annex=notjson'],
  ['handle', 'annex:', `type=8&annex=${'x'.repeat(4001)}`],
  ['draft', 'annex:', 'type=8&annex='],
])('%s: %s is bad input', async (call, words, query) => {
  const answer = await shop.fastify.inject(`/api/popupwindow/${call}?${query}&ticket=${ticket}`);
  expect([answer.statusCode, answer.json().message.slice(0, words.length)]).toEqual([400, words]);
});

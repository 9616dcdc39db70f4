import { randomUUID } from 'node:crypto';
import { addDays, minuteMs } from '@sgb/contract/time.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createShopServer } from '../../../shop-server.ts';
import { openTestApp, openTestShop, type TestApp, type TestShop } from '../../../testing/shop.ts';
import { type Listener, listenTo } from '../../../testing/stream.ts';
import { drawnPicture, uploaderOf } from '../../../testing/uploader.ts';
import { handOverJob } from '../../people/contacts/seed.ts';
import { sweepChatEventsJob } from './jobs.ts';

let shop: TestShop;
let second: { app: TestApp; fastify: FastifyInstance };
const addresses: string[] = [];
const listeners: Listener[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  // The demo's own talks would only be in the way.
  await shop.app.db.pool.query('truncate conversations, chat_messages, chat_events, chat_inboxes');
  const app = await openTestApp(shop.url);
  second = { app, fastify: await createShopServer({ ...shop.options, app }) };
  for (const { fastify } of [shop, second]) addresses.push(await fastify.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.stop();
});
afterAll(async () => {
  await second.fastify.close();
  await second.app.close();
  await shop.close();
});

const ticketOf = async (name: string) =>
  (await shop.client().call('POST /api/user/logincheck', { username: `${name}@demo.test`, password: 'demo1234' }))
    .ticket;
const as = async (name: string) => shop.client(await ticketOf(name));
const say = (text: string, conversation = 0) => ({ conversation, key: randomUUID(), text });

/** A live stream at one of the two servers, from an event on. */
async function listen(ticket: string, { server = 0, after }: { server?: number; after?: number } = {}) {
  const opened = await shop.client(ticket).call('POST /api/chat/stream', {});
  const query = new URLSearchParams({ ticket: opened.ticket, after: String(after ?? opened.after) });
  const listener = await listenTo(`${addresses[server]}/api/chat/events?${query}`);
  listeners.push(listener);
  return listener;
}

describe('a talk', () => {
  test('begins with the first message; both sides see it, count it and read it', async () => {
    const member = await as('member');
    const ambassador = await as('ambassador');
    const before = await member.call('GET /api/chat/messages', { conversation: 0 });
    expect(before).toMatchObject({ conversation: { id: 0, name: 'Naledi K.', kind: 'ambassador', open: true } });
    expect((await ambassador.call('GET /api/chat/conversations', {})).list).toEqual([]);

    const sent = await member.call('POST /api/chat/send', say('Hello <script>alert(1)</script>\u202e'));
    expect(sent.message).toMatchObject({ number: 1, mine: true, text: 'Hello <script>alert(1)</script>' });
    const { list, unread } = await ambassador.call('GET /api/chat/conversations', {});
    expect(unread).toBe(1);
    expect(list).toMatchObject([{ id: sent.conversation, kind: 'shopper', unread: 1, last: { mine: false } }]);
    await ambassador.call('POST /api/chat/send', say('Hello to you', sent.conversation));
    expect(await member.call('GET /api/chat/unread', {})).toEqual({ unread: 1, talks: true });

    const seen = await ambassador.call('POST /api/chat/read', { conversation: sent.conversation, number: 99 });
    expect(seen.unread).toBe(0);
    const history = await member.call('GET /api/chat/messages', { conversation: 0 });
    expect(history.messages.map(({ mine, text }) => [mine, text])).toEqual([
      [true, 'Hello <script>alert(1)</script>'],
      [false, 'Hello to you'],
    ]);
    expect(history.conversation).toMatchObject({ id: sent.conversation, unread: 1, readByOther: 2 });
    await member.call('POST /api/chat/read', { conversation: sent.conversation, number: 2 });
    await member.call('POST /api/chat/read', { conversation: sent.conversation, number: 1 });
    expect((await member.call('GET /api/chat/unread', {})).unread).toBe(0);
  });

  test('is nobody else’s: not to read, write or mark', async () => {
    const { conversation } = await (await as('member')).call('POST /api/chat/send', say('Private'));
    for (const name of ['shopper', 'consultant', 'admin']) {
      const other = await as(name);
      for (const attempt of [
        () => other.call('GET /api/chat/messages', { conversation }),
        () => other.call('POST /api/chat/send', say('Let me in', conversation)),
        () => other.call('POST /api/chat/read', { conversation, number: 1 }),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ http: 404 });
      }
    }
  });

  test('has pictures, which only its two sides get an address for', async () => {
    const uploader = await uploaderOf(shop, 'member');
    const { data } = await uploader.upload('chat', 'shoe.png', await drawnPicture(60, 40));
    const member = shop.client(uploader.ticket);
    const pictures = [data.fileName];
    const sent = await member.call('POST /api/chat/send', { conversation: 0, key: randomUUID(), pictures });
    const [address = ''] = sent.message.pictures;
    const picture = await shop.fastify.inject(address);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await shop.fastify.inject(address.split('?')[0] ?? '')).statusCode).toBe(404);
    const { messages } = await (await as('ambassador')).call('GET /api/chat/messages', {
      conversation: sent.conversation,
    });
    expect((await shop.fastify.inject(messages.at(-1)?.pictures[0] ?? '')).statusCode).toBe(200);
    await expect(
      member.call('POST /api/chat/send', { conversation: 0, key: randomUUID(), pictures }),
    ).rejects.toMatchObject({ status: 3000094 });
  });

  test('the same key sent ten times at once is one message', async () => {
    const member = await as('member');
    const one = say('Only once');
    const all = await Promise.all(Array.from({ length: 10 }, () => member.call('POST /api/chat/send', one)));
    expect(new Set(all.map(({ message }) => message.number)).size).toBe(1);
    const stolen = { ...one, conversation: all[0]?.conversation ?? 0, text: 'Mine now' };
    await expect((await as('ambassador')).call('POST /api/chat/send', stolen)).rejects.toMatchObject({ http: 400 });
  });

  test('is read page by page, the newest first', async () => {
    const vip = await as('vip');
    for (let n = 1; n <= 70; n++) {
      if (n % 25 === 0) shop.app.clock.advance(61_000);
      await vip.call('POST /api/chat/send', say(`Message ${n}`));
    }
    const numbers = async (before?: number) => {
      const { messages, more } = await vip.call('GET /api/chat/messages', {
        conversation: 0,
        ...(before && { before }),
      });
      return [messages[0]?.number, messages.at(-1)?.number, more];
    };
    expect([await numbers(), await numbers(41), await numbers(11)]).toEqual([
      [41, 70, true],
      [11, 40, true],
      [1, 10, false],
    ]);
  });

  test('takes no more than thirty messages a minute from one side', async () => {
    const business = await as('business');
    for (let n = 0; n < 30; n++) await business.call('POST /api/chat/send', say('Hurry'));
    await expect(business.call('POST /api/chat/send', say('Hurry'))).rejects.toMatchObject({ http: 429 });
    shop.app.clock.advance(minuteMs);
    await business.call('POST /api/chat/send', say('Thank you'));
  });

  test.each([
    ['nothing', { text: ' \n ' }, 'text'],
    ['too much', { text: 'x'.repeat(1001) }, 'text'],
    ['a key that is none', { text: 'a', key: '1' }, 'key'],
    ['too many pictures', { pictures: Array.from({ length: 5 }, () => randomUUID()) }, 'pictures'],
    ['a field of our own', { text: 'a', fromShopper: false }, 'fromShopper'],
  ])('refuses %s and names the field', async (_what, changes, field) => {
    const payload = { conversation: 0, key: randomUUID(), ...changes };
    const url = `/api/chat/send?ticket=${await ticketOf('member')}`;
    const answer = await shop.fastify.inject({ method: 'POST', url, payload });
    expect([answer.statusCode, answer.json().data]).toEqual([400, { field }]);
  });
});

describe('live', () => {
  test('what two processes write at the same time arrives at both, once each and in order', async () => {
    const [member, ambassador] = [await ticketOf('member'), await ticketOf('ambassador')];
    const { conversation } = await shop.client(member).call('POST /api/chat/send', say('Ready?'));
    shop.app.clock.advance(61_000);
    second.app.clock.moveTo(shop.app.clock.now());
    const heard = await Promise.all([
      listen(member, { server: 0 }),
      listen(member, { server: 1 }),
      listen(ambassador, { server: 1 }),
    ]);
    const keys = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all(
      keys.map(async (key, n) => {
        const ticket = n % 2 ? member : ambassador;
        const answer = await fetch(`${addresses[n % 3 ? 0 : 1]}/api/chat/send?ticket=${ticket}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', connection: 'close' },
          body: JSON.stringify({ conversation, key, text: `Message ${n}` }),
        });
        expect(((await answer.json()) as { status: number }).status).toBe(0);
      }),
    );
    for (const listener of heard) {
      await listener.until(40);
      const numbers = listener.events.map(({ data }) => data.message.number);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      expect(new Set(listener.events.map(({ data }) => data.message.key))).toEqual(new Set(keys));
      const ids = listener.events.map(({ id }) => id);
      expect(ids).toEqual(ids.map((_, place) => (ids[0] ?? 0) + place));
      expect(listener.events).toHaveLength(40);
    }
  });

  test('who was cut off goes on after the last event, and misses nothing', async () => {
    const [member, ambassador] = [await ticketOf('member'), await as('ambassador')];
    shop.app.clock.advance(61_000);
    const { conversation } = await shop.client(member).call('POST /api/chat/send', say('One'));
    const first = await listen(member);
    await ambassador.call('POST /api/chat/send', say('Two', conversation));
    await first.until(1);
    first.stop();
    await ambassador.call('POST /api/chat/send', say('Three', conversation));
    await ambassador.call('POST /api/chat/read', { conversation, number: 100_000 });
    const opened = await shop.client(member).call('POST /api/chat/stream', {});
    const again = await listenTo(
      `${addresses[1]}/api/chat/events?ticket=${opened.ticket}&after=0`,
      first.events[0]?.id ?? 0,
    );
    listeners.push(again);
    await again.until(2);
    expect(again.events.map(({ name, data }) => [name, data.message?.text ?? data.mine])).toEqual([
      ['message', 'Three'],
      ['read', false],
    ]);
  });

  test('a stream needs its own ticket, which is old after a minute and no key to anything else', async () => {
    const ticket = await ticketOf('member');
    const opened = await shop.client(ticket).call('POST /api/chat/stream', {});
    const status = async (query: string) => (await shop.fastify.inject(`/api/chat/events?${query}`)).statusCode;
    expect([await status(''), await status(`ticket=${ticket}`), await status('ticket=test.AAAA')]).toEqual([
      401, 401, 401,
    ]);
    expect((await shop.fastify.inject(`/api/chat/unread?ticket=${opened.ticket}`)).statusCode).toBe(401);
    shop.app.clock.advance(minuteMs);
    expect(await status(`ticket=${opened.ticket}`)).toBe(401);
  });

  test('a stream ends with its session, and carries nothing after that', async () => {
    const [member, ambassador] = [await ticketOf('member'), await as('ambassador')];
    const { conversation } = await shop.client(member).call('POST /api/chat/send', say('Still here'));
    const listener = await listen(member);
    await shop.client(member).call('GET /api/user/logout', {});
    await ambassador.call('POST /api/chat/send', say('Too late', conversation));
    await listener.ended;
    expect(listener.events).toEqual([]);
  });

  test('one person has so many streams at a process, and gets another when one is closed', async () => {
    const ticket = await ticketOf('shopper');
    const open = await Promise.all(Array.from({ length: 6 }, () => listen(ticket)));
    expect((await listen(ticket)).http).toBe(429);
    open[0]?.stop();
    await vi.waitFor(async () => expect((await listen(ticket)).http).toBe(200), { timeout: 5000 });
  });

  test('who was away for too long is told to load everything anew', async () => {
    const ticket = await ticketOf('member');
    await sweepChatEventsJob.perform({ ...shop.app, clock: { now: () => addDays(shop.app.clock.now(), 15) } }, {});
    const listener = await listen(ticket, { after: 1 });
    await listener.until(1);
    expect(listener.events.map(({ name }) => name)).toEqual(['reset']);
  });
});

test('a talk with somebody who is no longer the contact can be read but not written', async () => {
  const shopper = await as('shopper');
  const consultant = await as('consultant');
  const old = await shopper.call('POST /api/chat/send', say('Hello'));
  const admin = await as('admin');
  const { list } = await admin.call('GET /api/staff/contact/people', {});
  const leaver = list.find(({ name }) => name === 'Anele B.')?.id ?? 0;
  await admin.call('POST /api/staff/contact/person', { accountid: leaver, serves: 0 });
  await handOverJob.perform(shop.app, { personId: leaver });
  const late = say('Still there?', old.conversation);
  await expect(shopper.call('POST /api/chat/send', late)).rejects.toMatchObject({ status: 3000061 });
  await expect(consultant.call('POST /api/chat/send', late)).rejects.toMatchObject({ status: 3000061 });
  expect((await shopper.call('GET /api/chat/messages', { conversation: old.conversation })).conversation.open).toBe(
    false,
  );
  const fresh = await shopper.call('POST /api/chat/send', say('Hello, new one'));
  expect(fresh.conversation).not.toBe(old.conversation);
  expect((await shopper.call('GET /api/chat/conversations', {})).total).toBe(2);
});

test('a server that stops ends its streams and does not wait for them', async () => {
  const app = await openTestApp(shop.url);
  app.clock.moveTo(shop.app.clock.now());
  const third = await createShopServer({ ...shop.options, app });
  const address = await third.listen({ port: 0, host: '127.0.0.1' });
  const opened = await (await as('member')).call('POST /api/chat/stream', {});
  const listener = await listenTo(`${address}/api/chat/events?ticket=${opened.ticket}&after=${opened.after}`);
  expect(listener.http).toBe(200);
  await third.close();
  await listener.ended;
  await app.close();
});

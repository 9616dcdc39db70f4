import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcp } from 'node:net';
import { dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { deliverPostJob, post, postMany, sweepOutboxJob } from './outbox.ts';
import { openPost } from './outside.ts';
import type { Message, Post } from './post.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.pool.query('delete from outbox'));

const sms = (recipient: string): Message => ({ channel: 'sms', recipient, subject: '', body: `for ${recipient}` });
const write = (message: Message, decoy = false) =>
  shop.app.db.transact(async (tx) => post(tx, message, { now: shop.app.clock.now(), decoy }));
const rows = async () =>
  (await shop.app.db.pool.query('select recipient, body, delivered_at from outbox order by id')).rows;

function carrier(deliver: (message: Message) => Promise<void>): Post {
  return { readable: false, deliver };
}

test('what waits is delivered once and its words are wiped; what fails stays for the next time; decoys never go', async () => {
  const carried: string[] = [];
  let broken = true;
  const app = {
    ...shop.app,
    post: carrier(async ({ recipient }) => {
      if (recipient === '+2' && broken) throw new Error('no line');
      carried.push(recipient);
    }),
  };
  await write(sms('+1'));
  await write(sms('+2'));
  await write(sms('+3'), true);
  await write(sms('+4'));
  await expect(deliverPostJob.perform(app, {})).rejects.toThrow('no line');
  expect(carried).toEqual(['+1', '+4']);
  expect((await rows()).map(({ body, delivered_at }) => [body, delivered_at !== null])).toEqual([
    ['', true],
    ['for +2', false],
    ['', true],
    ['', true],
  ]);
  broken = false;
  await deliverPostJob.perform(app, {});
  await deliverPostJob.perform(app, {});
  expect(carried).toEqual(['+1', '+4', '+2']);
});

test('many go in the order in which they were written; what a slow carrier has carried is written down before the next one', async () => {
  const many = Array.from({ length: 40 }, (_, place) => `+${100 + place}`);
  await shop.app.db.transact(async (tx) => postMany(tx, many.map(sms), { now: shop.app.clock.now() }));
  const carried: string[] = [];
  const writtenBefore: number[] = [];
  const app = {
    ...shop.app,
    post: carrier(async ({ recipient }) => {
      writtenBefore.push((await rows()).filter(({ delivered_at }) => delivered_at !== null).length);
      await new Promise((resolve) => setTimeout(resolve, carried.length < 3 ? 30 : 0));
      carried.push(recipient);
    }),
  };
  await deliverPostJob.perform(app, {});
  expect(carried).toEqual(many);
  expect(writtenBefore.slice(0, 4)).toEqual([0, 1, 2, 3]);
  expect((await rows()).every(({ body, delivered_at }) => body === '' && delivered_at !== null)).toBe(true);
});

test('the page of the demo is unknown elsewhere', async () => {
  await write(sms('+1'));
  expect((await shop.client().call('GET /api/demo/outbox', {})).list).toMatchObject([{ body: 'for +1' }]);
  const real = await openTestShop({ outside: { post: carrier(async () => undefined) } });
  await expect(real.client().call('GET /api/demo/outbox', {})).rejects.toMatchObject({ http: 404 });
  await real.close();
});

test('a week later it is forgotten', async () => {
  await write(sms('+1'));
  shop.app.clock.advance(7 * dayMs + 1);
  await write(sms('+2'));
  await sweepOutboxJob.perform(shop.app, {});
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(['+2']);
});

test('a text message is handed to the gateway with the token, and its refusal is an error', async () => {
  const heard: unknown[] = [];
  let status = 200;
  const gateway = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    heard.push([request.headers.authorization, JSON.parse(text)]);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const { port } = gateway.address() as AddressInfo;
  const out = openPost(readConfig({ DEMO: '0', SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 't0p' }));
  await out.deliver(sms('+27821234567'));
  expect(heard).toEqual([['Bearer t0p', { to: '+27821234567', text: 'for +27821234567' }]]);
  status = 500;
  await expect(out.deliver(sms('+27821234567'))).rejects.toThrow('500');
  await expect(out.deliver({ ...sms('a@b.test'), channel: 'mail' })).rejects.toThrow('SMTP_URL');
  gateway.close();
});

test('a letter goes to the mail server', async () => {
  const said: string[] = [];
  const server = createTcp((socket) => {
    let reading = false;
    socket.write('220 mail.test\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      said.push(text);
      if (reading && !text.includes('\r\n.\r\n')) return;
      const verb = reading ? 'END' : text.slice(0, 4).toUpperCase();
      reading = verb === 'DATA';
      socket.write(reading ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const out = openPost(
    readConfig({ DEMO: '0', SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'SGB <hello@sgb.test>' }),
  );
  await out.deliver({ channel: 'mail', recipient: 'thandi@example.com', subject: 'Hello', body: 'A new device' });
  const all = said.join('');
  expect(all).toContain('RCPT TO:<thandi@example.com>');
  expect(all).toContain('Subject: Hello');
  expect(all).toContain('A new device');
  server.close();
});

test('a mail server that hangs is waited for once, and then again after a rest', async () => {
  let asked = 0;
  const server = createTcp((socket) => {
    asked += 1;
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ DEMO: '0', SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'SGB <hello@sgb.test>' });
  const restMs = 3_000;
  const out = openPost(config, { patienceMs: 200, restMs });
  const letter: Message = { channel: 'mail', recipient: 'thandi@example.com', subject: 'Hello', body: 'x' };
  await expect(out.deliver(letter)).rejects.toThrow(/Greeting|time/i);
  const from = performance.now();
  for (let n = 0; n < 20; n++) await expect(out.deliver(letter)).rejects.toThrow('asked again soon');
  expect([asked, performance.now() - from < restMs]).toEqual([1, true]);
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await expect(out.deliver(letter)).rejects.toThrow(/Greeting|time/i);
  expect(asked).toBe(2);
  server.close();
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { announce } from '../../../platform/db/bus.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { type Listener, listenTo } from '../../../testing/stream.ts';
import { lookingChannel } from './channels.ts';
import { roomOf, told } from './rules.ts';

let shop: TestShop;
let address: string;
const listeners: Listener[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  address = await shop.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.stop();
});
afterAll(() => shop.close());

const as = async (role: string) => shop.client(await ticketFor(shop, `demo_${role}`));

async function look(role: string, path: string, id: string): Promise<Listener> {
  const { ticket } = await (await as(role)).call('GET /api/staff/looking/ticket', { path, id });
  const listener = await listenTo(`${address}/api/staff/looking/events?${new URLSearchParams({ ticket })}`);
  listeners.push(listener);
  return listener;
}

const last = ({ events }: Listener) => (events.at(-1)?.data as { names: string[] } | undefined)?.names;

test('two who look at one thing are told of each other, here and in another process, until one leaves', async () => {
  const service = await look('service', 'cases', '12');
  await service.until(1);
  expect(last(service)).toEqual([]);
  const other = await look('service', 'cases', '13');
  await other.until(1);
  const admin = await look('admin', 'cases', '12');
  await Promise.all([admin.until(1), service.until(2)]);
  expect([last(service), last(admin)]).toEqual([['demo_admin'], ['demo_service']]);

  const room = roomOf('cases', '12');
  const elsewhere = (names: string[]) =>
    shop.app.db.transact((tx) => announce(tx, lookingChannel, told({ process: 'another', room, names })));
  await elsewhere(['demo_consultant']);
  await Promise.all([admin.until(2), service.until(3)]);
  expect(last(service)).toEqual(['demo_admin', 'demo_consultant']);
  await elsewhere([]);
  await service.until(4);
  admin.stop();
  await service.until(5);
  expect(last(service)).toEqual([]);
  // Whoever looks at another thing heard nothing of all that.
  expect(other.events).toHaveLength(1);
});

test('only who may open a page is told who looks at it', async () => {
  const buyer = await as('buyer');
  const ask = (path: string) => buyer.call('GET /api/staff/looking/ticket', { path, id: '1' });
  await expect(ask('cases')).rejects.toMatchObject({ http: 403 });
  await expect(ask('nothing')).rejects.toThrow('There is no such page.');
  const shopper = shop.client(await ticketFor(shop, 'demo_shopper'));
  const { ticket } = await shopper.call('POST /api/chat/stream', {});
  const refused = await listenTo(`${address}/api/staff/looking/events?${new URLSearchParams({ ticket })}`);
  expect(refused.http).toBe(401);
});

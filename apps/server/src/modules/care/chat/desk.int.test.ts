import { randomUUID } from 'node:crypto';
import { addHours } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { justRead } from '../../../testing/edition.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

/** The inbox of service: who waits, who has a chat in hand, and what happens when two people want one. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.app.db.pool.query('truncate conversations, chat_messages, chat_events, chat_inboxes');
});
afterAll(() => shop.close());

const as = async (name: string) => shop.client(await ticketFor(shop, `demo_${name}`));
const send = (text: string, conversation = 0) => ({ conversation, key: randomUUID(), text });

test('a chat waits with its clock, is taken, answered and handed over', async () => {
  const [shopper, service, admin] = await Promise.all([as('shopper'), as('service'), as('admin')]);
  const { conversation: id } = await shopper.call('POST /api/chat/send', send('Where is my parcel?'));
  shop.app.clock.moveTo(addHours(shop.app.clock.now(), 1));
  await shopper.call('POST /api/chat/send', send('Hello?', id));

  const { items } = await service.call('GET /api/staff/chat/list', {});
  expect(items).toMatchObject([
    { id, username: 'demo_shopper', takenBy: '', last: 'Hello?', lastMine: false, late: false },
  ]);
  const [waiting] = items;
  // The clock runs from the first word that nobody answered.
  expect(Date.parse(waiting?.answerBy ?? '')).toBeGreaterThan(Date.parse(waiting?.waitingSince ?? ''));
  const today = await service.call('GET /api/staff/today', {});
  expect(today.queues.find(({ name }) => name === 'chats')).toMatchObject({
    count: 1,
    oldest: waiting?.waitingSince,
    due: waiting?.answerBy,
  });

  await service.call('POST /api/staff/chat/take', { id });
  await expect(admin.call('POST /api/staff/chat/take', { id })).rejects.toThrow('demo_service has this chat in hand');
  const answer = { id, key: randomUUID(), text: 'It left Johannesburg today.' };
  await expect(admin.call('POST /api/staff/chat/answer', answer)).rejects.toMatchObject({ status: 3000420 });
  const first = await service.call('POST /api/staff/chat/answer', answer);
  // Sent again by a bad line, it is one.
  expect(await service.call('POST /api/staff/chat/answer', answer)).toEqual(first);
  expect((await service.call('GET /api/staff/chat/list', {})).items).toEqual([]);
  expect((await service.call('GET /api/staff/chat/list', { view: 'mine' })).items).toMatchObject([
    { id, lastMine: true },
  ]);

  const seen = await shopper.call('GET /api/chat/messages', { conversation: id });
  expect(seen.messages.map(({ mine, text }) => [mine, text]).at(-1)).toEqual([false, 'It left Johannesburg today.']);
  expect(seen.conversation.readByOther).toBe(3);
  const detail = await admin.call('GET /api/staff/chat/detail', { id });
  expect(detail).toMatchObject({ takenBy: 'demo_service', waitingSince: '', open: true });
  expect(detail.messages.map(({ by, fromShopper }) => [by, fromShopper])).toEqual([
    ['demo_shopper', true],
    ['demo_shopper', true],
    ['demo_service', false],
  ]);

  const [other] = (await service.call('GET /api/staff/chat/detail', { id })).colleagues.filter(
    ({ name }) => name === 'demo_admin',
  );
  await service.call('POST /api/staff/chat/handover', { id, to: other?.id ?? 0 });
  await expect(service.call('POST /api/staff/chat/handover', { id, to: 0 })).rejects.toThrow('demo_admin');
  await service.call('POST /api/staff/chat/take', { id, over: 1 });
  await service.call('POST /api/staff/chat/handover', { id, to: 0 });
  expect((await admin.call('GET /api/staff/chat/detail', { id })).takenBy).toBe('');
});

test('of two who answer at once, one is told of the other', async () => {
  const [shopper, service, admin] = await Promise.all([as('shopper'), as('service'), as('admin')]);
  const { conversation: id } = await shopper.call('POST /api/chat/send', send('Anybody there?'));
  const answers = await Promise.allSettled(
    [service, admin].map((one) =>
      one.call('POST /api/staff/chat/answer', { id, key: randomUUID(), text: 'Yes, I am.' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await shop.app.db.pool.query("select from chat_messages where text = 'Yes, I am.'");
  expect(rows).toHaveLength(1);
});

test('what ambassadors and members say to each other is not for the desk', async () => {
  const { conversation: id } = await (await as('member')).call('POST /api/chat/send', send('Only for you'));
  const admin = await as('admin');
  expect((await admin.call('GET /api/staff/chat/list', { view: 'all' })).items.some((talk) => talk.id === id)).toBe(
    false,
  );
  await expect(admin.call('GET /api/staff/chat/detail', { id })).rejects.toMatchObject({ http: 404 });
  await expect(admin.call('POST /api/staff/chat/take', { id })).rejects.toMatchObject({ http: 404 });
});

test('answers that are written already are shared, changed and thrown away', async () => {
  const service = await as('service');
  const wish = { title: 'Where is it', text: 'Hello {name}, your parcel is on its way.' };
  const { id } = await service.call('POST /api/staff/chat/savecanned', wish);
  await expect(
    service.call('POST /api/staff/chat/savecanned', { ...wish, title: 'WHERE is it' }),
  ).rejects.toMatchObject({ status: 3000421 });
  await service.call('POST /api/staff/chat/savecanned', { ...wish, id, title: 'Where it is' });
  const list = async () => (await service.call('GET /api/staff/chat/canned', {})).items;
  expect(await list()).toMatchObject([{ id, title: 'Where it is', by: 'demo_service' }]);
  await service.call('POST /api/staff/chat/dropcanned', { id, ...(await justRead(shop)) });
  expect(await list()).toEqual([]);
  await expect(service.call('POST /api/staff/chat/dropcanned', { id })).rejects.toMatchObject({ http: 404 });
});

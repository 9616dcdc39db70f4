import type { Client } from '@sgb/contract/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { justRead } from '../../../testing/edition.ts';
import type { TestShop } from '../../../testing/shop.ts';
import { noisePicture, uploaderOf } from '../../../testing/uploader.ts';
import { openShipping, type Shipping, ship } from '../../logistics/parcels/parcel.fixture.ts';

let shipping: Shipping;
let shop: TestShop;
let shopper: Client;
let other: Client;
let staff: Client;
beforeAll(async () => {
  shipping = await openShipping();
  shop = shipping.shop;
  shopper = shop.client(await ticketFor(shop, 'demo_shopper'));
  other = shop.client(await ticketFor(shop, 'demo_influencer'));
  staff = shop.client(await ticketFor(shop, 'demo_service'));
});
afterAll(() => shipping.close());

const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const content = 'The parcel page does not say which day the driver comes.';
const save = (changes: object = {}, by = shopper) =>
  by.call('POST /api/questionfeedback/save', { kind: 2, content, ...changes });
const see = (id: number, by = shopper) => by.call('GET /api/questionfeedback/detail', { id });

test.each([
  ['too short', { content: 'Too bad' }, 'Write 10 to 500 characters.'],
  ['spaces around', { content: ` short${' '.repeat(20)}` }, 'Write 10 to 500 characters.'],
  ['too long', { content: 'x'.repeat(501) }, 'Write 10 to 500 characters.'],
  ['no such kind', { kind: 6 }, 'must be one of'],
  ['a fifth picture', { files: Array.from({ length: 5 }, () => crypto.randomUUID()) }, 'At most 4 pictures'],
])('%s is refused with words', async (_name, changes, message) => {
  await expect(save(changes)).rejects.toMatchObject({ message: expect.stringContaining(message) });
});

test('it may be about an order or a parcel of one’s own, and nobody else’s', async () => {
  const owner = await shipping.person(1_000_000);
  const own = await shipping.shopper(owner);
  const [mine = 0] = await shipping.collected(owner, [{}]);
  const rid = await shipping.receiver(own, { idType: 2, idNumber: 'RB000001' });
  const parcel = (await ship(own, { orderids: [mine], rid })).made.id;
  const { id } = await save({ orderid: mine, expressid: parcel }, own);
  expect(await see(id, own)).toMatchObject({ order: { id: mine }, parcel: { id: parcel }, state: 10 });
  await expect(save({ orderid: mine }, other)).rejects.toMatchObject({ status: 3000014 });
  await expect(save({ expressid: parcel }, other)).rejects.toMatchObject({ status: 3000014 });
  await expect(see(id, other)).rejects.toMatchObject({ status: 3000014 });
});

test('from sent to answered, opened again once, and closed', async () => {
  const uploader = await uploaderOf(shop, 'shopper');
  const { data } = await uploader.upload('feedback', 'a.png', await noisePicture(20));
  const { id } = await save({ files: [data.fileName] });
  expect((await shopper.call('GET /api/questionfeedback/index', {})).items[0]).toMatchObject({ id, state: 10 });
  await staff.call('POST /api/staff/feedback/take', { id });
  await expect(staff.call('POST /api/staff/feedback/take', { id })).rejects.toMatchObject({ status: 3000330 });
  const listed = await staff.call('GET /api/staff/feedback/list', { state: 20 });
  expect(listed.items.find((item) => item.id === id)).toMatchObject({ username: 'demo_shopper', content });
  const answer = 'It does now: the day stands below the tracking.';
  const early = { id, said: 'Which day does the driver come?', did: answer };
  await expect(staff.call('POST /api/staff/feedback/publish', early)).rejects.toMatchObject({ status: 3000330 });
  await expect(shopper.call('POST /api/questionfeedback/helpful', { id, helpful: 1 })).rejects.toMatchObject({
    status: 3000330,
  });
  await staff.call('POST /api/staff/feedback/answer', { id, answer });
  const [message] = await rows(
    `select title, body from messages m join accounts a on a.id = m.account_id where a.username = 'demo_shopper' order by m.id desc limit 1`,
  );
  expect(message).toEqual({ title: 'We answered your feedback', body: answer });
  const [popup] = await rows('select type, content from popups where subject like $1', `feedback ${id} %`);
  expect(popup).toMatchObject({ type: 5, content: { question: content, feedback: answer } });
  expect(await see(id)).toMatchObject({ state: 30, answer, helpful: null, mayReopen: true });
  expect((await see(id)).pictures).toHaveLength(1);
  await shopper.call('POST /api/questionfeedback/helpful', { id, helpful: 0 });
  const why = 'It only says so on a phone, not at my desk.';
  await expect(other.call('POST /api/questionfeedback/reopen', { id, content: why })).rejects.toMatchObject({
    status: 3000014,
  });
  const again = await Promise.allSettled([
    shopper.call('POST /api/questionfeedback/reopen', { id, content: why }),
    shopper.call('POST /api/questionfeedback/reopen', { id, content: why }),
  ]);
  expect(again.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await see(id)).toMatchObject({
    state: 20,
    answer: '',
    mayReopen: false,
    history: [
      { from: 'us', text: answer },
      { from: 'you', text: why },
    ],
  });
  await staff.call('POST /api/staff/feedback/answer', {
    id,
    answer: 'Now it does at a desk, too.',
    ...(await justRead(shop)),
  });
  await expect(shopper.call('POST /api/questionfeedback/reopen', { id, content: why })).rejects.toMatchObject({
    status: 3000331,
  });
  await staff.call('POST /api/staff/feedback/close', { id });
  expect(await see(id)).toMatchObject({ state: 40 });
});

test('what is published is found by everybody, by its words and its kind, until it is taken back', async () => {
  const { id } = await save({ kind: 4 });
  await staff.call('POST /api/staff/feedback/answer', { id, answer: 'We mended the zebra button.' });
  const words = { id, said: 'The zebra button did nothing.', did: 'We mended it the same day.' };
  await staff.call('POST /api/staff/feedback/publish', { ...words, ...(await justRead(shop)) });
  const find = async (input: object) =>
    (await shop.client().call('GET /api/questionfeedback/search', input)).items.map((item) => item.id);
  expect(await find({ keyword: 'zebra buttons' })).toEqual([id]);
  expect(await find({ keyword: 'zebra', kind: 4 })).toEqual([id]);
  expect(await find({ keyword: 'zebra', kind: 1 })).toEqual([]);
  expect(await find({ kind: 4 })).toContain(id);
  await staff.call('POST /api/staff/feedback/publish', { id, said: '', did: '', ...(await justRead(shop)) });
  expect(await find({ keyword: 'zebra' })).toEqual([]);
  expect(await find({})).not.toContain(id);
});

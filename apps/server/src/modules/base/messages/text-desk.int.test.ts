import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { post } from '../../../platform/post/outbox.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';
import { notify, notifyMany } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (role: string) => shop.client(await ticketFor(shop, `demo_${role}`));
const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const name = 'parcels.packed';

async function told(at: Date) {
  const [{ id }] = await rows("select id from accounts where username = 'demo_shopper'");
  const words = { name, values: { number: 'PC{why}17' } };
  const notice = { userId: id, type: 'order', title: 'First', text: 'First words', words } as const;
  const one = await shop.app.db.transact((tx) => notify(tx, notice, { now: at }));
  await shop.app.db.transact((tx) => notifyMany(tx, [{ notice, now: at }]));
  const found = await rows('select title, body from messages where account_id = $1 and id >= $2 order by id', id, one);
  expect(found).toHaveLength(2);
  expect(found[0]).toEqual(found[1]);
  return found[0];
}

test('words are changed from a moment on, are sent from then on, and are kept with their history', async () => {
  const marketing = await as('marketing');
  const now = shop.app.clock.now();
  const later = addDays(now, 3);
  const list = await marketing.call('GET /api/staff/text/list', { q: 'leaves with the next dispatch' });
  expect(list.items.map((each) => each.name)).toEqual([name]);
  const seen = (await marketing.call('GET /api/staff/text/detail', { name })).seen;
  const save = { name, title: 'Packed: {number}', text: 'It leaves today: {number}.', reason: 'Friendlier', seen };
  const saving = (more: object) => codeOf(marketing.call('POST /api/staff/text/save', { ...save, ...more }));
  expect(await saving({ text: 'To {place}' })).toBe('textRefused');
  expect(await saving({ title: '' })).toBe('textRefused');
  expect(await saving({ name: 'no.such' })).toBe('notFound');
  expect(await saving({ from: later.toISOString() })).toBe('done');
  expect(await saving({})).toBe('textMoved');
  expect(await told(now)).toEqual({ title: 'First', body: 'First words' });
  expect(await told(later)).toEqual({ title: 'Packed: PC{why}17', body: 'It leaves today: PC{why}17.' });
  const detail = await marketing.call('GET /api/staff/text/detail', { name });
  expect(detail).toMatchObject({
    title: 'Your parcel is packed',
    planned: later.toISOString(),
    history: [{ by: 'demo_marketing', why: 'Friendlier' }],
  });
  expect((await marketing.call('GET /api/staff/text/list', { only: 'planned' })).total).toBe(1);
  const [audit] = await rows('select before, after from staff_audit where subject = $1', `text ${name}`);
  expect(audit).toMatchObject({ before: { title: 'Your parcel is packed' }, after: { title: 'Packed: {number}' } });
  await expect((await as('buyer')).call('GET /api/staff/text/list', {})).rejects.toMatchObject({ http: 403 });
});

test('letters and text messages leave in the words of the day, and a code is never left out', async () => {
  const marketing = await as('marketing');
  const now = shop.app.clock.now();
  const save = { name: 'identity.code', title: 'Your code', reason: 'Shorter', seen: '' };
  const without = marketing.call('POST /api/staff/text/save', { ...save, text: 'Good for {minutes} minutes.' });
  expect(await codeOf(without)).toBe('textRefused');
  await marketing.call('POST /api/staff/text/save', { ...save, text: 'Your code: {code}' });
  const words = { name: 'identity.code', values: { code: '4711' } };
  const letter = { subject: 'first', body: 'first', words, opening: 'Hello,\n\n' };
  await shop.app.db.transact(async (tx) => {
    post(tx, { ...letter, channel: 'mail', recipient: 'one@texts.test' }, { now: addDays(now, 1) });
    post(tx, { ...letter, channel: 'sms', subject: '', recipient: 'two@texts.test' }, { now: addDays(now, 1) });
    post(tx, { channel: 'mail', recipient: 'three@texts.test', subject: 'own', body: 'words' }, { now });
  });
  const sent = await rows("select subject, body from outbox where recipient like '%@texts.test' order by id");
  expect(sent).toEqual([
    { subject: 'Your code', body: 'Hello,\n\nYour code: 4711' },
    { subject: '', body: 'Hello,\n\nYour code: 4711' },
    { subject: 'own', body: 'words' },
  ]);
});

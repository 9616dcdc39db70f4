import type { Client } from '@sgb/contract/client.ts';
import { codes } from '@sgb/contract/codes.ts';
import { linkFiles, spmOfLink } from '@sgb/contract/promotion-rules.ts';
import { addDays, dayMs, shopDay } from '@sgb/contract/time.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { noisePicture, uploaderOf } from '../../../testing/uploader.ts';
import { openTasksFor } from './index.ts';
import { countVisitsJob, sweepTasksJob } from './jobs.ts';
import { joinedBy } from './links/joined.ts';

let shop: TestShop;
let influencer: Client;
let staff: Client;
let names = 0;
beforeAll(async () => {
  shop = await openTestShop();
  influencer = shop.client(await ticketFor(shop, 'demo_influencer'));
  staff = shop.client(await ticketFor(shop, 'demo_service'));
});
afterAll(() => shop.close());

const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const no = (name: keyof typeof codes) => ({ status: codes[name].status });
const now = () => shop.app.clock.now();
const idOf = async (username: string) => (await rows('select id from accounts where username = $1', username))[0].id;

const task = (changes: object = {}) =>
  staff.call('POST /api/staff/task/save', {
    title: 'Show what arrived',
    doing: 2,
    channel: 4,
    rules: 'Thirty seconds at least, and say where it is from.',
    reward: 2,
    amount: 15_000,
    places: 2,
    startsAt: addDays(now(), -1).toISOString(),
    endsAt: addDays(now(), 20).toISOString(),
    ...changes,
  });

/** Another influencer. */
async function another(): Promise<{ id: number; client: Client }> {
  const username = `promo_${++names}`;
  const made = await rows(
    `insert into accounts (username, email, password_hash, user_type, customer_type, created_at)
     values ($1, $1 || '@example.com', 'x', -1, 10, $2) returning id`,
    username,
    now(),
  );
  return { id: made[0].id, client: shop.client(await ticketFor(shop, username)) };
}

const tasksFor = (id: number) => shop.app.db.read((reader) => openTasksFor(reader, id, now()));
const take = (id: number, by = influencer) => by.call('POST /api/task/take', { id });
const link = 'https://www.tiktok.com/@sgb/video/1';
const handIn = (id: number, changes: object = {}, by = influencer) =>
  by.call('POST /api/task/handin', { id, link, ...changes });
const review = (id: number, approve: 0 | 1, reason = '') =>
  staff.call('POST /api/staff/task/review', { id, approve, reason });

test('a task goes from taken to handed in, refused once, approved and paid exactly once', async () => {
  const { id } = await task();
  expect((await influencer.call('GET /api/task/promotion', {})).open.find((each) => each.id === id)).toMatchObject({
    placesLeft: 2,
    days: 7,
  });
  const part = await take(id);
  expect(part).toMatchObject({ state: 10, triesLeft: 2, task: { placesLeft: 1 } });
  await expect(take(id)).rejects.toMatchObject(no('taskTaken'));

  for (const [changes, message] of [
    [{ link: '' }, 'Paste the link'],
    [{ link: 'my video' }, 'Paste a whole link'],
    [{ text: 'x'.repeat(301) }, 'at most 300'],
    [{ files: Array.from({ length: 5 }, () => crypto.randomUUID()) }, 'At most 4 pictures'],
  ] as const) {
    await expect(handIn(part.id, changes)).rejects.toMatchObject({ message: expect.stringContaining(message) });
  }
  const other = await another();
  await expect(handIn(part.id, {}, other.client)).rejects.toMatchObject(no('notFound'));
  await expect(review(part.id, 1)).rejects.toMatchObject(no('takingMoved'));

  const uploader = await uploaderOf(shop, 'influencer');
  const { data } = await uploader.upload('handin', 'a.png', await noisePicture(20));
  const handed = await handIn(part.id, { text: 'Four thousand views', files: [data.fileName] });
  // A Sunday evening begins to count on Monday: two working days of nine hours.
  expect(handed).toMatchObject({ state: 20, dueAt: null, pictures: [expect.stringContaining('/files/')] });
  expect(new Date(handed.reviewBy ?? 0).getTime()).toBeGreaterThan(now().getTime());
  const listed = await staff.call('GET /api/staff/task/handins', {});
  expect(listed.items.find((each) => each.id === part.id)).toMatchObject({ username: 'demo_influencer', late: false });

  await expect(review(part.id, 0)).rejects.toMatchObject({ message: expect.stringContaining('Say why') });
  expect(await review(part.id, 0, 'The link asks for a login.')).toEqual({ state: 40 });
  const [again] = (await influencer.call('GET /api/task/promotionlist', { state: 40 })).takings;
  expect(again).toMatchObject({ id: part.id, reason: 'The link asks for a login.', triesLeft: 1 });
  await handIn(part.id);
  const both = await Promise.allSettled([review(part.id, 1), review(part.id, 1)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { items } = await influencer.call('GET /api/groupship/billlists', {});
  const paid = items.filter(({ kind }) => kind === 7);
  expect(paid).toMatchObject([{ amountCents: 15_000, state: 'ready', ref: `TK${String(part.id).padStart(8, '0')}` }]);

  const coins = await task({ reward: 1, amount: 800 });
  const small = await take(coins.id);
  await handIn(small.id);
  await review(small.id, 1);
  const { earned, counts } = await influencer.call('GET /api/task/promotion', {});
  expect(earned.scoin).toBeGreaterThanOrEqual(800);
  expect(counts.find(({ state }) => state === 30)?.count).toBeGreaterThanOrEqual(2);
  await expect(review(small.id, 1)).rejects.toMatchObject(no('takingMoved'));
  await expectBooksToBalance(shop);
});

test('twenty come for two places: two have one, and what is given up or expires is free again', async () => {
  const { id } = await task({ endsAt: addDays(now(), 2).toISOString() });
  const people = await Promise.all(Array.from({ length: 20 }, another));
  const wishes = await Promise.allSettled(people.map(({ client }) => take(id, client)));
  const won = wishes.flatMap((wish, place) => (wish.status === 'fulfilled' ? [{ part: wish.value, place }] : []));
  const lost = wishes.flatMap((wish) => (wish.status === 'rejected' ? [wish.reason.status] : []));
  expect([won.length, new Set(lost)]).toEqual([2, new Set([codes.noPlaces.status])]);

  const [first, second] = won;
  if (!first || !second) throw new Error('nobody has a place');
  const [one, two] = [people[first.place], people[second.place]];
  if (!one || !two) throw new Error('nobody has a place');
  expect(await tasksFor(one.id)).not.toContainEqual(expect.objectContaining({ id }));
  await one.client.call('POST /api/task/giveup', { id: first.part.id });
  await expect(one.client.call('POST /api/task/giveup', { id: first.part.id })).rejects.toMatchObject(
    no('takingMoved'),
  );
  expect((await tasksFor(one.id)).map((each) => each.id)).toContain(id);
  expect(await tasksFor(await idOf('demo_shopper'))).toEqual([]);
  expect((await take(id, one.client)).id).not.toBe(first.part.id);

  const late = await two.client.call('POST /api/task/handin', { id: second.part.id, link });
  const ended = await task({ endsAt: addDays(now(), 1).toISOString() });
  shop.app.clock.advance(8 * dayMs);
  await sweepTasksJob.perform(shop.app, {});
  const states = await rows('select state, holds_place from promotion_takings where task_id = $1 order by id', id);
  expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining([60, 20, 50]));
  expect((await rows('select taken from promotion_tasks where id = $1', id))[0].taken).toBe(1);
  expect(late.state).toBe(20);
  expect(await rows("select 1 from staff_alerts where kind = 'promotion.review' and closed_at is null")).toHaveLength(
    1,
  );
  const back = shop.client(await ticketFor(shop, `promo_${names}`));
  await expect(take(ended.id, back)).rejects.toMatchObject(no('taskOver'));
  shop.app.clock.advance(-8 * dayMs);
  await expectBooksToBalance(shop);
});

test('a link carries code and spm, has pictures, and counts whoever comes by it', async () => {
  const [{ id: product }] = await rows('select id::text from products where on_shelf order by id limit 1');
  const wish = { address: `https://shop.example/shop/product/${product}.html?spm=1.2` };
  const kit = await influencer.call('POST /api/task/link', wish);
  expect(kit).toMatchObject({ kind: 2, priceCents: expect.any(Number), landedCents: expect.any(Number) });
  expect((await influencer.call('POST /api/task/link', wish)).code).toBe(kit.code);
  const url = new URL(kit.address);
  expect(url.searchParams.get('spm')).toBe(spmOfLink(kit.code));
  await expect(influencer.call('POST /api/task/link', { address: '/bill/index' })).rejects.toMatchObject(
    no('notOurPage'),
  );
  const unknown = { address: '/product/999999999999999.html' };
  await expect(influencer.call('POST /api/task/link', unknown)).rejects.toMatchObject(no('notOurPage'));

  const files = linkFiles(kit.code);
  for (const [path, width, height] of [
    [files.square, 1080, 1080],
    [files.tall, 1080, 1920],
    [files.qrPng, 1024, 1024],
  ] as const) {
    const drawn = await shop.fastify.inject({ url: path });
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: 'png', width, height });
  }
  const svg = await shop.fastify.inject({ url: files.qrSvg });
  expect([svg.headers['content-type'], svg.body.startsWith('<svg')]).toEqual(['image/svg+xml', true]);
  expect((await shop.fastify.inject({ url: '/task/card/aaaaaaaa.png' })).statusCode).toBe(404);

  const before = await influencer.call('GET /api/task/promotiontool', { link: kit.code });
  expect(before.days).toHaveLength(30);
  await shop.app.db.pool.query(
    `insert into tracking_events (day, at, operation, account_id, visitor, page, device, spm, spm_value, refer, ref_spm)
     select $1, $2, 'browse', null, v::uuid, '', 'phone', 'sgb.product.0.0', '', '', $3
     from unnest($4::text[]) as v`,
    [shopDay(now()), now(), spmOfLink(kit.code), ['1', '2', '2'].map((digit) => digit.repeat(32))],
  );
  await countVisitsJob.perform(shop.app, {});
  await countVisitsJob.perform(shop.app, {});
  const [{ id: inviterId }] = await rows("select id from accounts where username = 'demo_influencer'");
  const [came, elsewhere] = [await another(), await another()];
  await shop.app.db.transact(async (tx) => {
    const from = `personal ${spmOfLink(kit.code)}`;
    await joinedBy(tx, { accountId: came.id, inviterId, from, now: now() });
    await joinedBy(tx, { accountId: elsewhere.id, inviterId: came.id, from, now: now() });
  });
  const { sums, days } = await influencer.call('GET /api/task/promotiontool', { link: kit.code });
  expect(sums).toMatchObject({ visits: 2, registrations: 1 });
  expect(days.at(-1)).toMatchObject({ day: shopDay(now()), visits: 2, registrations: 1 });
  const file = await influencer.call('POST /api/task/promotionexport', { days: 7, link: kit.code });
  const [head, line] = Buffer.from(file.base64, 'base64').toString().split('\n');
  expect([head, line?.startsWith(shopDay(now()))]).toEqual([expect.stringContaining('First orders'), true]);
  await expect(came.client.call('GET /api/task/linkkit', { code: kit.code })).rejects.toMatchObject(no('notFound'));
});

test('a coupon code is for new people, once, and not for whoever gives it away', async () => {
  const { coupon } = await influencer.call('GET /api/task/promotiontool', {});
  const { client } = await another();
  const use = (by: Client, code = coupon.code) => by.call('POST /api/task/redeem', { code });
  await expect(use(client, 'SAVENOBODY')).rejects.toMatchObject(no('unknownPromoCode'));
  expect(await use(client, coupon.code.toLowerCase())).toMatchObject({ name: 'A friend’s code' });
  await expect(use(client)).rejects.toMatchObject(no('notNew'));
  await expect(use(influencer)).rejects.toMatchObject(no('notNew'));
  const old = await another();
  await rows("update accounts set created_at = created_at - interval '40 days' where id = $1", old.id);
  await expect(use(old.client)).rejects.toMatchObject(no('notNew'));
});

test('people who are no influencers read what it is, and staff make them one', async () => {
  const about = await shop.client().call('GET /api/task/about', {});
  expect(about).toMatchObject({ feeBasisPoints: 500, freightBasisPoints: 200, months: 12 });
  const shopper = shop.client(await ticketFor(shop, 'demo_shopper'));
  await expect(shopper.call('GET /api/task/promotion', {})).rejects.toMatchObject({ http: 403 });
  const userid = await idOf('demo_shopper');
  await staff.call('POST /api/staff/task/influencer', { userid, influencer: 1, reason: 'Many follow them' });
  expect((await shopper.call('GET /api/task/promotion', {})).mine).toEqual([]);
  await staff.call('POST /api/staff/task/influencer', { userid, influencer: 0, reason: 'They asked us to' });
  await expect(shopper.call('GET /api/task/promotion', {})).rejects.toMatchObject({ http: 403 });
});

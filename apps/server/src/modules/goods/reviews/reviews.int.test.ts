import type { SurveyAnnex } from '@sgb/contract/popups.ts';
import { reviewRules, ruleWords } from '@sgb/contract/review-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '../../../app.ts';
import { justRead } from '../../../testing/edition.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { drawnPicture, type Uploader, uploaderOf } from '../../../testing/uploader.ts';
import { placeOrders } from '../../buying/orders/order.fixture.ts';
import { openSurvey } from '../../logistics/surveys/index.ts';

let shop: TestShop;
let me: Uploader;
let other: Uploader;
let staff: string;
let userId: number;
let shoe: { id: number; supplierId: number; options: string[] };
let mug: typeof shoe;
beforeAll(async () => {
  shop = await openTestShop();
  [me, other] = await Promise.all([uploaderOf(shop, 'shopper'), uploaderOf(shop, 'member')]);
  staff = (await uploaderOf(shop, 'service')).ticket;
  userId = (await shop.client(me.ticket).call('GET /api/user/logininfo', {})).userId;
  shoe = await productWith('p.choices @> \'[{"name":"Size"}]\'');
  mug = await productWith('jsonb_array_length(p.choices) = 1');
});
afterAll(() => shop.close());

/** A product of the world that nobody has reviewed, with the options of its first SKU. */
async function productWith(condition: string): Promise<typeof shoe> {
  const { rows } = await shop.app.db.pool.query(
    `select p.id::float8 as id, p.supplier_id::float8 as "supplierId", s.options from products p
     join skus s on s.product_id = p.id and s.position = 0
     where p.rating_count = 0 and ${condition} order by p.id limit 1`,
  );
  return rows[0];
}

beforeEach(async () => {
  const { pool } = shop.app.db;
  await pool.query('alter table review_log disable trigger review_log_stays');
  await pool.query('delete from review_log');
  await pool.query('alter table review_log enable trigger review_log_stays');
  await pool.query('delete from reviews where account_id is not null');
  await pool.query('delete from review_counts where product_id = any($1)', [[shoe.id, mug.id]]);
  await pool.query('update products set rating = 0, rating_count = 0 where id = any($1)', [[shoe.id, mug.id]]);
  await pool.query('delete from surveys');
});

const api = (ticket?: string) => shop.client(ticket);
const picture = async (whose = me) =>
  (await whose.upload('survey', 'photo.png', await drawnPicture(40, 30))).data.fileName;
const seen = async (file: string) => (await shop.fastify.inject(`/files/${file}`)).statusCode;
const reviewsOf = (product: typeof shoe, filter: object = {}, ticket?: string) =>
  api(ticket).call('GET /api/product/reviews', { productid: String(product.id), ...filter });
const ratingOf = async (product: typeof shoe) => {
  const { rating, ratingCount } = await api().call('GET /api/product/detail', { productid: String(product.id) });
  return { rating, ratingCount };
};
let parcel = 900;

/** A parcel that was signed for, with a shoe and a mug; answers the number of the parcel and of both orders. */
async function signedFor() {
  const now = shop.app.clock.now();
  const wanted = [shoe, mug].map(({ id, supplierId, options }) => ({ productId: id, supplierId, options }));
  const { orders } = await shop.app.db.transact((tx) => placeOrders(tx, userId, wanted, now));
  const [shoeOrder = 0, mugOrder = 0] = orders.map(({ id }) => id);
  const expressid = ++parcel;
  const survey = { accountId: userId, orderType: 0, expressId: expressid, expressNumber: 'PC1', finishedAt: now };
  const items = [shoeOrder, mugOrder].map((orderId) => ({ orderId, title: 'Thing', picture: 'thing' }));
  await shop.app.db.pool.query('update orders set status = 70, signed_at = $2 where id = any($1)', [
    [shoeOrder, mugOrder],
    now,
  ]);
  await shop.app.db.transact((tx) => openSurvey(tx, { ...survey, ambassadorId: null }, items, now));
  return { expressid, shoeOrder, mugOrder };
}

const draft = (expressid: number, item: NonNullable<SurveyAnnex['item']>) =>
  api(me.ticket).call('POST /api/deliveryorder/evaluationdraft', { expressid, item });
const send = (expressid: number) =>
  api(me.ticket).call('POST /api/deliveryorder/evaluate', { expressid, score1: 5, score2: 5 });

/** Says two stars with a picture of the shoe, four of the mug; only the shoe is for others. */
async function said() {
  const { expressid, shoeOrder, mugOrder } = await signedFor();
  const file = await picture();
  await draft(expressid, {
    shoporderid: shoeOrder,
    satisfied: 0,
    stars: 2,
    fit: 1,
    description: 'Too tight',
    story: 'One up.',
    show: 1,
    imageList: [file],
  });
  await draft(expressid, { shoporderid: mugOrder, stars: 4, fit: 1, description: 'Nice' });
  await send(expressid);
  const [review] = (await reviewsOf(shoe)).items;
  return { expressid, shoeOrder, mugOrder, file, id: review?.id ?? 0 };
}

test('the survey knows which goods come in a size, and how the shopper would be named', async () => {
  const { expressid } = await signedFor();
  const { evaluation } = await api(me.ticket).call('GET /api/deliveryorder/evaluation', { expressid });
  expect(evaluation.showname).toBe('Lerato M.');
  expect(evaluation.orderevaluationVoList).toMatchObject([
    { reviewable: true, size: shoe.options[1], stars: 0, fit: 0, show: 0 },
    { reviewable: true, size: '', show: 0 },
  ]);
});

test('what was agreed to can be read by everybody, an unsatisfied one like any other; the rest by nobody', async () => {
  const { file, id } = await said();
  const answer = await reviewsOf(shoe);
  expect(answer).toMatchObject({
    summary: { count: 1, average: 2, stars: [0, 1, 0, 0, 0], fits: [1, 0, 0], pictured: 1 },
    total: 1,
    items: [
      {
        name: 'Lerato M.',
        stars: 2,
        title: 'Too tight',
        story: 'One up.',
        bought: shoe.options.join(', '),
        fit: 1,
        pictures: [`/files/${file}`],
        helpful: 0,
        voted: false,
        mine: false,
      },
    ],
  });
  expect(await ratingOf(shoe)).toEqual({ rating: 2, ratingCount: 1 });
  const shown = await shop.fastify.inject(`/files/${file}`);
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  expect((await reviewsOf(shoe, {}, me.ticket)).items).toMatchObject([{ id, mine: true }]);
  expect(await reviewsOf(mug)).toMatchObject({ summary: { count: 0 }, items: [], total: 0, pages: 1 });
  expect(await ratingOf(mug)).toEqual({ rating: 0, ratingCount: 0 });
  // What has no size is never too small, whatever was sent.
  expect((await api(me.ticket).call('GET /api/review/mine', {})).items).toMatchObject([
    { product: { id: String(mug.id) }, stars: 4, fit: 0, shown: false, rule: 0 },
    { id, shown: true },
  ]);
});

test('found by its stars once the search has heard of them', async () => {
  await said();
  await jobs.find(({ name }) => name === 'search.index')?.perform(shop.app, { ids: [shoe.id] });
  const { rows } = await shop.app.db.pool.query('select rating from search_documents where product_id = $1', [shoe.id]);
  expect(rows).toEqual([{ rating: 200 }]);
});

test('whoever shows stars has given some; a line is reviewed once, however often it is sent', async () => {
  const { expressid, shoeOrder } = await signedFor();
  await draft(expressid, { shoporderid: shoeOrder, show: 1 });
  await expect(send(expressid)).rejects.toMatchObject({ status: 3000096, message: expect.stringContaining('stars') });
  await draft(expressid, { shoporderid: shoeOrder, stars: 5 });
  await Promise.all([send(expressid), send(expressid), send(expressid)]);
  expect(await reviewsOf(shoe)).toMatchObject({ summary: { count: 1, average: 5 }, total: 1 });
  await expect(
    api(me.ticket).call('POST /api/shoporder/review', { id: shoeOrder, score: 1, show: 1 }),
  ).rejects.toMatchObject({ status: 3000170 });
  expect((await reviewsOf(shoe)).total).toBe(1);
});

test('an order that came without a parcel is reviewed by itself', async () => {
  const { shoeOrder } = await signedFor();
  expect(await api(me.ticket).call('GET /api/shoporder/reviewabout', { id: shoeOrder })).toEqual({
    name: 'Lerato M.',
    reviewable: true,
    size: shoe.options[1],
  });
  await expect(api(other.ticket).call('GET /api/shoporder/reviewabout', { id: shoeOrder })).rejects.toMatchObject({
    http: 404,
  });
  await api(me.ticket).call('POST /api/shoporder/review', {
    id: shoeOrder,
    score: 4,
    content: 'Good',
    story: 'Light.',
    fit: 2,
    show: 1,
  });
  expect((await reviewsOf(shoe)).items).toMatchObject([{ stars: 4, title: 'Good', story: 'Light.', fit: 2 }]);
});

test('consent that is taken back takes the review away with its pictures, and can be given again', async () => {
  const { file, id } = await said();
  const show = (wanted: 0 | 1, ticket = me.ticket) => api(ticket).call('POST /api/review/show', { id, show: wanted });
  await expect(show(0, other.ticket)).rejects.toMatchObject({ http: 404 });
  expect(await show(0)).toEqual({ shown: false });
  expect(await show(0)).toEqual({ shown: false });
  expect(await reviewsOf(shoe)).toMatchObject({ summary: { count: 0, average: 0, pictured: 0 }, items: [] });
  expect(await ratingOf(shoe)).toEqual({ rating: 0, ratingCount: 0 });
  expect(await seen(file)).toBe(404);
  // Its owner still sees it.
  const own = (await api(me.ticket).call('GET /api/review/mine', {})).items.find((item) => item.id === id);
  expect(own).toMatchObject({ shown: false });
  expect((await shop.fastify.inject(own?.pictures[0] ?? '')).statusCode).toBe(200);
  await expect(api(staff).call('POST /api/staff/review/answer', { id, answer: 'Hi' })).rejects.toMatchObject({
    http: 404,
  });
  expect(await show(1)).toEqual({ shown: true });
  expect(await seen(file)).toBe(200);
  expect(await ratingOf(shoe)).toEqual({ rating: 2, ratingCount: 1 });
});

test('nobody uploads what everybody sees', async () => {
  expect(await me.begin({ dirtype: 'review' })).toMatchObject({ http: 400 });
});

test('many who write of one product at once are all counted', async () => {
  const parcels = await Promise.all(Array.from({ length: 5 }, signedFor));
  for (const { expressid, shoeOrder } of parcels) {
    await draft(expressid, { shoporderid: shoeOrder, stars: 3, show: 1 });
  }
  await Promise.all(parcels.map(({ expressid }) => send(expressid)));
  expect(await reviewsOf(shoe)).toMatchObject({ summary: { count: 5, average: 3 }, total: 5 });
  expect(await ratingOf(shoe)).toEqual({ rating: 3, ratingCount: 5 });
});

describe('helpful', () => {
  const vote = (ticket: string, id: number, helpful: 0 | 1) =>
    api(ticket).call('POST /api/review/helpful', { id, helpful });

  test('counts each account once, however many press at once, and can be taken back', async () => {
    const { id } = await said();
    const names = ['vip', 'business', 'influencer', 'stocker', 'new', 'nolinks'];
    const tickets = await Promise.all(names.map(async (name) => (await uploaderOf(shop, name)).ticket));
    await Promise.all([...tickets, ...tickets, ...tickets].map((ticket) => vote(ticket, id, 1)));
    expect((await reviewsOf(shoe, {}, tickets[0])).items).toMatchObject([{ helpful: 6, voted: true }]);
    expect((await reviewsOf(shoe)).items).toMatchObject([{ helpful: 6, voted: false }]);
    await Promise.all([...tickets.slice(0, 2), ...tickets.slice(0, 2)].map((ticket) => vote(ticket, id, 0)));
    expect((await reviewsOf(shoe)).items).toMatchObject([{ helpful: 4 }]);
    expect(await vote(tickets[0] ?? '', id, 1)).toEqual({ helpful: 5, voted: true });
  });

  test('is not for guests, not for one’s own, and not for what nobody can read', async () => {
    const { id } = await said();
    await expect(vote('', id, 1)).rejects.toMatchObject({ http: 401 });
    await expect(vote(me.ticket, id, 1)).rejects.toMatchObject({ http: 403 });
    await api(me.ticket).call('POST /api/review/show', { id, show: 0 });
    await expect(vote(other.ticket, id, 1)).rejects.toMatchObject({ http: 404 });
    await expect(vote(other.ticket, 999_999, 1)).rejects.toMatchObject({ http: 404 });
  });
});

describe('staff', () => {
  const rule = reviewRules.personal.code;
  const desk = (input: object = {}) => api(staff).call('GET /api/staff/review/list', input);

  test('hide for a rule alone, with a note in a log that stays, and tell the writer', async () => {
    const { id, file } = await said();
    const hide = (input: object, ticket = staff) =>
      api(ticket).call('POST /api/staff/review/hide', { id, rule, note: 'A phone number', ...input } as never);
    for (const ticket of [me.ticket, (await uploaderOf(shop, 'buyer')).ticket]) {
      await expect(hide({}, ticket)).rejects.toMatchObject({ http: 403 });
    }
    await expect(hide({ rule: 0 })).rejects.toMatchObject({ http: 400 });
    await expect(hide({ rule: 7 })).rejects.toMatchObject({ http: 400 });
    await expect(hide({ note: '' })).rejects.toMatchObject({ http: 400 });
    await hide({});
    await hide({});
    expect(await reviewsOf(shoe)).toMatchObject({ summary: { count: 0 }, items: [] });
    expect(await ratingOf(shoe)).toEqual({ rating: 0, ratingCount: 0 });
    expect(await seen(file)).toBe(404);
    const told = await api(me.ticket).call('GET /api/message/record', { subtype: 0 });
    expect(told.items[0]).toMatchObject({ title: 'Your review is hidden' });
    expect((await api(me.ticket).call('GET /api/review/mine', {})).items.at(-1)).toMatchObject({ shown: true, rule });

    await api(staff).call('POST /api/staff/review/show', { id, note: 'It was the number of the shop' });
    expect((await reviewsOf(shoe)).total).toBe(1);
    expect(await seen(file)).toBe(200);
    const [found] = (await desk({ stars: 2 })).items.filter((item) => item.id === id);
    expect(found?.log).toMatchObject([
      { action: 'shown', by: 'demo_service', rule: 0, note: 'It was the number of the shop' },
      { action: 'hidden', by: 'demo_service', rule, note: 'A phone number' },
    ]);
    await expect(shop.app.db.pool.query('delete from review_log')).rejects.toThrow('never changed');
    await expect(shop.app.db.pool.query("update review_log set note = ''")).rejects.toThrow('never changed');
    expect(ruleWords(rule)).toContain('personal details');
  });

  test('what is hidden stays hidden when its writer takes it back and shows it again', async () => {
    const { id, file } = await said();
    await api(staff).call('POST /api/staff/review/hide', { id, rule, note: 'A phone number' });
    await api(me.ticket).call('POST /api/review/show', { id, show: 0 });
    await api(me.ticket).call('POST /api/review/show', { id, show: 1 });
    expect((await reviewsOf(shoe)).total).toBe(0);
    expect(await seen(file)).toBe(404);
    expect((await desk({ queue: 2 })).items.map((item) => item.id)).toEqual([id]);
  });

  test('answer where everybody reads it, and can take it back', async () => {
    const { id } = await said();
    const waiting = async () => (await desk({ queue: 1 })).items.some((item) => item.id === id);
    expect(await waiting()).toBe(true);
    await api(staff).call('POST /api/staff/review/answer', { id, answer: ' Sorry! ' });
    expect((await reviewsOf(shoe)).items).toMatchObject([{ answer: 'Sorry!', answeredAt: expect.any(String) }]);
    expect(await waiting()).toBe(false);
    await api(staff).call('POST /api/staff/review/answer', { id, answer: '', ...(await justRead(shop)) });
    expect((await reviewsOf(shoe)).items).toMatchObject([{ answer: '', answeredAt: null }]);
    const [found] = (await desk()).items.filter((item) => item.id === id);
    expect(found?.log.map(({ action }) => action)).toEqual(['unanswered', 'answered']);
  });
});

describe('the reviews of the demo world', () => {
  /** The product that most is said of. */
  const busiest = async () => {
    const { rows } = await shop.app.db.pool.query(
      'select id::float8 as id, supplier_id::float8 as "supplierId", options from (select p.*, \'{}\'::text[] as options from products p) p order by rating_count desc, id limit 1',
    );
    return rows[0] as typeof shoe;
  };

  test('its numbers are those of its list, by stars, with pictures, page by page', async () => {
    const product = await busiest();
    const { summary, total, pages } = await reviewsOf(product);
    expect(total).toBe(summary.count);
    expect(summary.count).toBeGreaterThan(6);
    expect(await ratingOf(product)).toEqual({ rating: summary.average, ratingCount: summary.count });
    const all = [];
    for (let page = 1; page <= pages; page++) all.push(...(await reviewsOf(product, { page })).items);
    expect(new Set(all.map(({ id }) => id)).size).toBe(summary.count);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    for (const stars of [1, 2, 3, 4, 5]) {
      const chosen = await reviewsOf(product, { stars });
      expect(chosen.total).toBe(summary.stars[stars - 1]);
      expect(chosen.items.every((item) => item.stars === stars)).toBe(true);
      const both = await reviewsOf(product, { stars, pictures: 1 });
      expect(both.total).toBe(all.filter((item) => item.stars === stars && item.pictures.length > 0).length);
    }
    expect((await reviewsOf(product, { pictures: 1 })).total).toBe(summary.pictured);
    const helpful = (await reviewsOf(product, { sort: 2 })).items.map((item) => item.helpful);
    expect(helpful).toEqual(helpful.toSorted((a, b) => b - a));
  });

  test('a supplier has those of all its goods, each with its product', async () => {
    const { supplierId } = await busiest();
    const answer = await api().call('GET /api/supplier/reviews', { sellerid: String(supplierId) });
    const { rows } = await shop.app.db.pool.query(
      'select sum(rating_count)::int as all, count(*)::int as reviews from products p where supplier_id = $1',
      [supplierId],
    );
    expect(answer.summary.count).toBe(rows[0].all);
    expect(answer.total).toBe(rows[0].all);
    for (const { product } of answer.items) expect(product.title).not.toBe('');
    expect((await api().call('GET /api/supplier/reviews', { sellerid: '999999999999' })).summary.count).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSetting } from '../../../platform/settings/settings.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { trackingPixel } from './settings.ts';

/** A bulk is written after a second; a busy machine may take its time. */
const patient = { timeout: 10_000 };

const visitor = '0123456789abcdef0123456789abcdef';
const phone = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';
const headers = { 'user-agent': phone, cookie: `theme=dark; visitorid=${visitor}` };

const event = {
  userid: 0,
  p: '/shop/shoppingmall/index',
  opeation: 'click',
  device: 'phone',
  spm: 'sgb.home.hot-sale.3',
  spmvalue: '610000000001',
  refer: 'https://www.google.com/',
  refspm: '',
};
const step = { eventtype: 1, eventsourceurl: 'https://shop.example/shop/', userid: 0, anonymousid: visitor };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const post = (url: string, payload: object, more: Record<string, string> = {}) =>
  shop.fastify.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });

/** Each test has a position of its own, so that none waits for another's events. */
let tests = 0;
function freshSpm(): string {
  tests += 1;
  return `test.${tests}`;
}

const stored = async (spm: string) =>
  (await shop.app.db.pool.query('select * from tracking_events where spm = $1', [spm])).rows;

const arrives = (count: number, spm: string) =>
  expect.poll(async () => (await stored(spm)).length, patient).toBe(count);

describe('an event', () => {
  test('is kept with all its fields, and the visitor comes from the cookie', async () => {
    const spm = freshSpm();
    const answer = await post('/api/spm/event', { ...event, spm });
    expect(answer.json()).toEqual({ status: 0, message: 'success', data: {} });
    expect(Number(answer.headers['x-statements'])).toBe(0);
    await arrives(1, spm);
    expect((await stored(spm))[0]).toMatchObject({
      at: shop.app.clock.now(),
      operation: 'click',
      account_id: null,
      visitor: '01234567-89ab-cdef-0123-456789abcdef',
      page: event.p,
      device: 'phone',
      spm_value: event.spmvalue,
      refer: event.refer,
      ref_spm: '',
    });
  });

  test('belongs to whom the ticket says, not to whom the browser claims', async () => {
    const spm = freshSpm();
    const { ticket, user } = await shop
      .client()
      .call('POST /api/user/logincheck', { username: 'vip@demo.test', password: 'demo1234' });
    await post(`/api/spm/event?ticket=${ticket}`, { ...event, spm, userid: 1_000_000 });
    await post('/api/spm/event', { ...event, spm, userid: user.userId });
    await arrives(2, spm);
    const accounts = (await stored(spm)).map(({ account_id }) => account_id);
    expect(accounts.toSorted()).toEqual([user.userId, null]);
  });

  test('may also come as a form, or by GET', async () => {
    const spm = freshSpm();
    const form = new URLSearchParams(Object.entries({ ...event, spm }).map(([key, value]) => [key, String(value)]));
    await shop.fastify.inject({
      method: 'POST',
      url: '/api/spm/event',
      payload: form.toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
    await shop.fastify.inject({ url: `/api/spm/log?${form}`, headers });
    await arrives(2, spm);
  });

  test('of a machine is answered, not counted', async () => {
    const spm = freshSpm();
    const answer = await post('/api/spm/event', { ...event, spm }, { 'user-agent': 'Googlebot/2.1' });
    expect(answer.statusCode).toBe(200);
    await post('/api/spm/event', { ...event, spm, spmvalue: 'human' });
    await arrives(1, spm);
    expect((await stored(spm))[0]?.spm_value).toBe('human');
  });

  test.each([
    ['no fields', {}],
    ['a field of another', { ...event, surprise: 1 }],
    ['no spm', { ...event, spm: '' }],
    ['an spm with blanks', { ...event, spm: 'a b' }],
    ['another operation', { ...event, opeation: 'steal' }],
    ['another device', { ...event, device: 'fridge' }],
    ['a long page', { ...event, p: 'x'.repeat(601) }],
    ['a long value', { ...event, spmvalue: 'x'.repeat(201) }],
    ['a null byte', { ...event, spmvalue: 'a\u0000b' }],
    ['a user who is no number', { ...event, userid: 'me' }],
    ['a negative user', { ...event, userid: -1 }],
    ['an object for text', { ...event, refer: {} }],
  ])('with %s is bad input', async (_what, payload) => {
    const answer = await post('/api/spm/event', payload);
    expect([answer.statusCode, answer.json().status]).toEqual([400, 3000001]);
  });

  test('keeps any other text as it is, or as PostgreSQL can', async () => {
    const spm = freshSpm();
    const texts = ['🦒 <script>', "'; drop table tracking_events; --", 'ملابس', '%_\\', '\ud800'];
    for (const spmvalue of texts) {
      expect((await post('/api/spm/event', { ...event, spm, spmvalue })).statusCode).toBe(200);
    }
    await arrives(texts.length, spm);
    expect((await stored(spm)).map(({ spm_value }) => spm_value)).toEqual(texts.map((text) => text.toWellFormed()));
  });
});

describe('exposures', () => {
  const dots = (spm: string, count: number, from = 0) =>
    Array.from({ length: count }, (_, i) => ({ ...event, spm, opeation: 'exposure', spmvalue: String(from + i) }));

  test('come in batches and take the refspm of their batch', async () => {
    const spm = freshSpm();
    const [first, ...others] = dots(spm, 30);
    const expdata = [{ ...first, refspm: 'own.1.2.3' }, ...others];
    expect((await post('/api/spm/exposure', { expdata, refspm: 'sgb.search.main.1' })).statusCode).toBe(200);
    await arrives(30, spm);
    const refs = (await stored(spm)).map(({ ref_spm }) => ref_spm);
    expect(refs.toSorted()).toEqual(['own.1.2.3', ...Array.from({ length: 29 }, () => 'sgb.search.main.1')]);
  });

  test('may be JSON inside a form', async () => {
    const spm = freshSpm();
    const form = new URLSearchParams({ expdata: JSON.stringify(dots(spm, 2)), refspm: '' });
    const answer = await shop.fastify.inject({
      method: 'POST',
      url: '/api/spm/exposure',
      payload: form.toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(200);
    await arrives(2, spm);
  });

  test.each([
    ['none', []],
    ['too many', dots('bad', 31)],
    ['text that is no JSON', '{'],
    ['a number', 5],
    ['one bad among good', [...dots('bad', 3), { ...event, spm: '' }]],
  ])('%s are bad input', async (_what, expdata) => {
    expect((await post('/api/spm/exposure', { expdata, refspm: '' })).statusCode).toBe(400);
  });

  test('of many visitors at once are all there, each once', async () => {
    const spm = freshSpm();
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, batch) =>
        post('/api/spm/exposure', { expdata: dots(spm, 20, batch * 20), refspm: '' }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await arrives(2400, spm);
    const values = new Set((await stored(spm)).map(({ spm_value }) => spm_value));
    expect(values.size).toBe(2400);
    expect(await stored('bad'), 'nothing of a refused batch is kept').toEqual([]);
  });
});

describe('the funnel call', () => {
  test('takes the steps that are sent, and answers 0 while there is no pixel', async () => {
    const sent = [0, 1, 4, 5, 6, 7, 8, 9];
    for (const eventtype of sent) {
      const answer = await post('/api/funnel/track', { ...step, eventtype });
      expect([answer.statusCode, answer.json().status]).toEqual([200, 0]);
    }
    await expect
      .poll(
        async () =>
          (
            await shop.app.db.pool.query(
              "select array_agg(funnel_event order by funnel_event) as all from tracking_events where operation = 'funnel' and visitor = $1",
              [visitor],
            )
          ).rows[0].all,
        patient,
      )
      .toEqual(sent);
  });

  test.each([2, 3, 10, 11, -1, 'x'])('does not know step %j', async (eventtype) => {
    expect((await post('/api/funnel/track', { ...step, eventtype })).statusCode).toBe(400);
  });

  test('takes a visitor without a number, but not with an invented one', async () => {
    expect((await post('/api/funnel/track', { ...step, anonymousid: '' })).statusCode).toBe(200);
    expect((await post('/api/funnel/track', { ...step, anonymousid: 'me' })).statusCode).toBe(400);
  });

  test('answers with the pixel once there is one, except to whom asks for privacy and to machines', async () => {
    const policy = async () => (await shop.fastify.inject('/shop/login')).headers['content-security-policy'];
    expect(await policy()).toContain("img-src 'self' data: blob:;");
    expect((await shop.client().call('GET /api/shoppingmall/info', {})).adPixel).toBe(false);
    const pixel = { id: '12345', address: 'https://pixel.example/tr' };
    const set = (value: typeof pixel) =>
      shop.app.db.transact((tx) => changeSetting(tx, trackingPixel, value, shop.app.clock.now(), 'a test'));
    await set(pixel);
    await expect
      .poll(async () => (await shop.client().call('GET /api/shoppingmall/info', {})).adPixel, patient)
      .toBe(true);
    expect(await policy()).toContain("img-src 'self' data: blob: https://pixel.example;");
    const answer = await post('/api/funnel/track', step);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 1, message: 'report', data: pixel }]);
    const reasons: Record<string, string>[] = [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'user-agent': 'Googlebot/2.1' }];
    for (const more of reasons) {
      expect((await post('/api/funnel/track', step, more)).json().status).toBe(0);
    }
    await set({ ...pixel, id: '' });
    await expect.poll(async () => (await post('/api/funnel/track', step)).json().status, patient).toBe(0);
  });
});

test('what waits in memory is written when the server stops', async () => {
  const other = await openTestShop();
  const { rows } = await other.app.db.pool.query('select count(*)::int as n from tracking_events');
  expect(rows[0].n).toBe(0);
  await other.fastify.inject({ method: 'POST', url: '/api/spm/event', payload: event, headers });
  await other.fastify.close();
  const after = await other.app.db.pool.query('select count(*)::int as n from tracking_events');
  expect(after.rows[0].n).toBe(1);
  await other.close();
});

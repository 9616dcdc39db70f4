import { getShopInfo } from '@sgb/contract/content.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perMinute } from '../platform/http/limits.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const home = '/shop/shoppingmall/index';
const get = (url: string, headers: Record<string, string> = {}) => shop.fastify.inject({ url, headers });
const logIn = async (name: string) =>
  (await shop.client().call('POST /api/user/logincheck', { username: `${name}@demo.test`, password: 'demo1234' }))
    .ticket;

describe('the policy of a page', () => {
  const nonceOf = (policy: unknown) => /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(String(policy))?.[1];
  const runnable = (html: string) =>
    [...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g)].map(([tag]) => tag);

  test('has another nonce in each answer, the one that its scripts carry', async () => {
    const answers = [await get(home), await get(home), await get('/shop/nothing')];
    const nonces = answers.map(({ headers }) => nonceOf(headers['content-security-policy']));
    expect(new Set(nonces).size).toBe(3);
    for (const [n, { body }] of answers.entries()) {
      expect(nonces[n]).toMatch(/^[\w+/]{22}==$/);
      expect(runnable(body).length).toBeGreaterThan(0);
      for (const tag of runnable(body)) expect(tag).toContain(`nonce="${nonces[n]}"`);
      expect(body).not.toMatch(/ on[a-z]+="/);
    }
  });

  test('cannot be asked for by an address', async () => {
    for (const mark of ['__SGB_NONCE__', 'nonce-', '%3Cscript%20nonce=__SGB_NONCE__%3E']) {
      const { body, headers } = await get(`/shop/${mark}?keyword=${mark}`);
      const nonce = nonceOf(headers['content-security-policy']) ?? '';
      const carried = body.match(/ nonce="/g)?.length ?? 0;
      expect(body.split(nonce).length - 1).toBe(carried);
      // The page's own, at its beginning and its end.
      expect(body.split('<script nonce').length - 1).toBe(2);
    }
  });

  test('is told the browser together with who may see the page', async () => {
    const { headers } = await get(home);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});

describe('a shopper who is logged in', () => {
  test('gets a page of their own, and nobody else ever does', async () => {
    const [first, second] = [await logIn('shopper'), await logIn('member')];
    const personal = await get(home, { cookie: `ticket=${first}` });
    expect(personal.body).toContain('demo_shopper');
    const other = await get(home, { cookie: `ticket=${second}` });
    expect(other.body).toContain('demo_member');
    expect(other.body).not.toContain('demo_shopper');
    const guest = await get(home);
    expect(guest.body).not.toMatch(/demo_(shopper|member)/);
    for (const { body } of [personal, other, guest]) {
      expect(body).not.toContain(first);
      expect(body).not.toContain(second);
    }
  });

  test('does not see the page that was kept for guests', async () => {
    await get(home);
    const ticket = await logIn('vip');
    expect((await get(home, { cookie: `ticket=${ticket}` })).body).toContain('demo_vip');
  });

  test('whose ticket has ended gets the page of a guest', async () => {
    const answer = await get(home, { cookie: 'ticket=ended' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('demo_');
  });
});

describe('a product page of guests', () => {
  /** The goods themselves: what is around them, and ids, are of who looks. */
  const goodsIn = (body: string) =>
    /<main.*?<\/main>/s
      .exec(body)?.[0]
      .replaceAll(/_R_\w+_/g, 'id')
      .replaceAll(/ aria-(describedby|labelledby)="id"/g, '');

  test('is made of parts of others, and is what is rendered whole for a shopper', async () => {
    const { items } = await shop.client().call('GET /api/shoppingmall/topicGoodsList', { topic: 'recommend' });
    const ticket = await logIn('shopper');
    for (const { id } of items.slice(0, 6)) {
      for (const data of ['full', 'light']) {
        const look = async (cookie: string) =>
          goodsIn((await get(`/shop/product/${id}.html`, { cookie: `data=${data}; ${cookie}` })).body);
        const whole = await look(`ticket=${ticket}`);
        expect(whole).toContain('Packed weight, each');
        // The second is rendered anew, of the parts that the first has left.
        for (const theme of ['light', 'dark']) expect(await look(`theme=${theme}`)).toBe(whole);
      }
    }
  });

  test('carries the answers as the calls give them', async () => {
    const { items } = await shop.client().call('GET /api/shoppingmall/topicGoodsList', { topic: 'recommend' });
    const productid = items[0]?.id ?? '';
    const { body } = await get(`/shop/product/${productid}.html`);
    const json = /id="sgb-state">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
    const carried = new Map(JSON.parse(json).queries.map(([[name], data]: [[string], unknown]) => [name, data]));
    for (const name of ['GET /api/product/detail', 'GET /api/product/landedcost', 'GET /api/product/similar'] as const)
      expect(carried.get(name)).toEqual(await shop.client().call(name, { productid }));
  });
});

test('the theme of the cookie is in the page, and only the two there are', async () => {
  const themeOf = async (cookie: string) => /data-theme="([^"]*)"/.exec((await get(home, { cookie })).body)?.[1];
  expect(await themeOf('theme=dark')).toBe('dark');
  expect(await themeOf('theme=light')).toBe('light');
  expect(await themeOf('theme="><script>')).toBe('system');
});

describe('data-light mode', () => {
  const isLight = async (headers: Record<string, string>) => {
    const { body, headers: said } = await get(home, headers);
    expect(said.vary).toBe('cookie, save-data');
    const [attribute, small] = [/<html[^>]* data-light>/.test(body), body.includes('w=320&amp;light=640')];
    expect(small).toBe(attribute);
    // Its one banner has no dots to go to the others with.
    expect(body.includes('Banner 2:')).toBe(!attribute);
    return attribute;
  };

  test.each([
    [false, {}],
    [true, { 'save-data': 'on' }],
    [false, { 'save-data': 'off' }],
    [true, { cookie: 'data=light' }],
    [false, { cookie: 'data=full', 'save-data': 'on' }],
    [true, { cookie: 'data=much', 'save-data': 'on' }],
    // What has been kept for one is not given to the other.
    [false, {}],
  ] as const)('is %s with %j', async (expected, headers) => {
    expect(await isLight(headers)).toBe(expected);
  });

  test('has smaller pictures, which say what they save once the full ones are known', async () => {
    const [src = ''] = /\/img\/[^?"]+/.exec((await get(home)).body) ?? [];
    const small = `${src}?w=320&light=640`;
    const first = await get(small);
    expect([first.statusCode, first.headers['server-timing']]).toEqual([200, undefined]);
    const full = await get(`${src}?w=640`);
    expect(first.rawPayload.length).toBeLessThan(full.rawPayload.length / 2);
    expect((await get(small)).headers['server-timing']).toBe(`full;desc="${full.rawPayload.length}"`);
    expect((await get(`${src}?w=320&light=most`)).statusCode).toBe(400);
  });
});

describe('an app that can be installed', () => {
  test('has a manifest whose icons are there, one of them to be cut', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const { icons, start_url, display } = answer.json();
    expect([start_url, display]).toEqual(['/shop/', 'standalone']);
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const src of [...icons.map((icon: { src: string }) => icon.src), '/shop/assets/app-180.png']) {
      const icon = await get(src);
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
    }
  });

  test('has a service worker for all of it, which is asked for anew each time and asks nobody else', async () => {
    const answer = await get('/sw.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    // All files that it fetches ahead are there.
    const files = [...answer.body.matchAll(/url:[`"'](\/shop\/[^`"']+)/g)].map(([, url]) => url ?? '');
    expect(files.length).toBeGreaterThan(5);
    for (const url of files) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  });

  test('has a page for a lost line that knows nobody', async () => {
    const ticket = await logIn('shopper');
    const { body, statusCode } = await get('/shop/offline', { cookie: `ticket=${ticket}` });
    expect(statusCode).toBe(200);
    expect(body).toContain('You are offline');
    expect(body).toMatch(/id="sgb-state"><\/script>/);
    expect(body).not.toContain('demo_shopper');
  });
});

describe('files of the shop', () => {
  test('are kept for a year under names that change with them', async () => {
    const script = /let src of \["([^"]+)"/.exec((await get(home)).body)?.[1] ?? '';
    expect(script).toMatch(/^\/shop\/assets\/.+-[\w-]{8}\.js$/);
    const answer = await get(script, { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toContain('javascript');
  });

  test.each(['/shop/assets/../server/entry-server.js', '/shop/assets/..%2f..%2fstamp', '/shop/assets/none.js'])(
    '%s is not one of them',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('createStaticHandler');
    },
  );
});

test('pages have a limit of their own, which the calls inside them do not use up', async () => {
  const limited = await openTestShop({ rateLimits: true });
  try {
    const ask = (url: string, remoteAddress: string) => limited.fastify.inject({ url, remoteAddress });
    for (let n = 0; n < perMinute.browse; n++) await ask(getShopInfo.path, '10.0.0.1');
    expect((await ask(getShopInfo.path, '10.0.0.1')).statusCode).toBe(429);
    for (let n = 0; n < perMinute.page; n++) expect((await ask(home, '10.0.0.1')).statusCode).toBe(200);
    expect((await ask(home, '10.0.0.1')).statusCode).toBe(429);
    expect((await ask(home, '10.0.0.2')).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});

test('nobody outside can pass for the server itself', async () => {
  const limited = await openTestShop({ rateLimits: true });
  try {
    const ask = () => limited.fastify.inject({ url: getShopInfo.path, headers: { 'x-sgb-inside': 'guessed' } });
    for (let n = 0; n < perMinute.browse; n++) await ask();
    expect((await ask()).statusCode).toBe(429);
  } finally {
    await limited.close();
  }
});

test('robots are told what is not for them', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Disallow: /api/');
  expect(body).not.toContain('Disallow: /shop/product');
});

import { openTestShop, type TestShop } from '@sgb/server/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { kinds, strangers, tryDoors, type Visitor, visitorOf } from './doors.ts';
import { Findings, soundCall } from './findings.ts';
import { fuzz } from './fuzz.ts';
import { tryOthersThings } from './others.ts';
import { checkBooks, race } from './races.ts';
import { trySessions } from './sessions.ts';
import type { Target } from './target.ts';
import { tryUploads } from './uploads.ts';

/** The short form of `npm run attack`: the same attacks, fewer of each, without a network, and the same ones each day. */
const seed = Number(process.env.ATTACK_SEED ?? 20_774);

let shop: TestShop;
let target: Target;
let findings: Findings;
const chance = chanceOf(seed);
const visitors: Visitor[] = [...strangers];

beforeAll(async () => {
  shop = await openTestShop();
  target = {
    base: 'http://shop.example',
    pool: shop.app.db.pool,
    now: () => shop.app.clock.now(),
    async send({ method, url, headers = {}, body }) {
      const answer = await shop.fastify.inject({
        method: method as 'GET',
        url,
        headers,
        ...(body !== undefined && { payload: body }),
      });
      const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return { http: answer.statusCode, text: answer.body, headers: Object.fromEntries(given) };
    },
  };
  findings = new Findings(target);
  for (const kind of kinds) visitors.push(await visitorOf(target, `demo_${kind}`));
});
afterAll(() => shop.close());

/** Each test tells its own. */
const nothing = () => expect(findings.found.splice(0), `seed ${seed}`).toEqual([]);

test('a finding is told as the smallest request that shows it', async () => {
  const own = new Findings(target);
  const sent = {
    method: 'POST',
    url: '/api/user/logincheck?a=1',
    headers: { 'content-type': 'application/json', 'x-odd': '1' },
    body: JSON.stringify({ username: 'somebody', password: 'x', more: 'y' }),
  };
  await own.send('test', sent, ({ body }) => (String(body).includes('more') ? 'more was sent' : undefined));
  const curl = `curl -s -i -X POST 'http://shop.example/api/user/logincheck' --data-raw '{"more":"y"}'`;
  expect(own.found).toMatchObject([{ part: 'test', why: 'more was sent', curl }]);
  const fault = { http: 500, text: '{}', headers: {} };
  expect(soundCall(sent, fault)).toBe('500: {}');
});

test('nobody passes a door that is not theirs', async () => {
  await tryDoors(findings, chance, visitors, 0.12);
  await trySessions(target, findings);
  nothing();
});

test('what belongs to another is neither read nor changed', async () => {
  const [owner, thief] = [await visitorOf(target, 'demo_shopper'), await visitorOf(target, 'demo_business')];
  await tryOthersThings(target, findings, chance, { owner, thief, probes: 600 });
  nothing();
});

test('files are what they say, and many at once count as many', async () => {
  await tryUploads(target, findings);
  await race(target, findings);
  nothing();
});

test('whatever is sent, nothing breaks, and the books agree', async () => {
  await fuzz(target, findings, chance, { visitors, requests: 1500, atOnce: 4, cheap: true });
  await checkBooks(shop.app.db, findings);
  nothing();
  expect(findings.total).toBeGreaterThan(2500);
});

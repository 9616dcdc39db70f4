import type { InputOf, Refused } from '@sgb/contract/client.ts';
import { addDays, dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { justRead } from '../../../testing/edition.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { campaigns } from './campaign-store.ts';
import { offerPopup } from './index.ts';

type Wish = InputOf<'POST /api/staff/popup/make'>;

let shop: TestShop;
const home = '/shoppingmall/index';
const tickets = new Map<string, string>();
const ids = new Map<string, number>();

const api = (who: string) => shop.client(tickets.get(who));
const staff = () => api('marketing');
const idOf = (who: string) => ids.get(who) ?? 0;
const pop = (who: string, location = '/search') => api(who).call('GET /api/popupwindow/pop', { location });
/** Undefined: there is none. */
const next = (who: string) =>
  pop(who).catch((error: Refused) => {
    if (error.status !== none.status) throw error;
  });
const query = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const none = { http: 200, status: 500 };

async function logInAll() {
  for (const who of ['marketing', 'shopper', 'vip', 'new', 'influencer', 'member', 'service']) {
    const input = { username: `${who}@demo.test`, password: 'demo1234' };
    const session = await shop.client().call('POST /api/user/logincheck', input);
    tickets.set(who, session.ticket);
    ids.set(who, session.user.userId);
  }
}

beforeAll(async () => {
  shop = await openTestShop();
  await logInAll();
  await query('truncate popups, messages, promotion_tasks, surveys cascade');
  const { items } = await staff().call('GET /api/staff/popup/list', {});
  for (const { id } of items) await stop(id);
});
afterAll(() => shop.close());

const wish = (given: Partial<Wish>): Wish => ({
  type: 2,
  title: 'Closed on Monday',
  content: 'It is Heritage Day.',
  audience: { kind: 'everybody' },
  sure: 1,
  from: shop.app.clock.now().toISOString(),
  until: addDays(shop.app.clock.now(), 2).toISOString(),
  ...given,
});
/** Every process hears of a change a moment later. */
const heard = (is: (known: Awaited<ReturnType<typeof campaigns>>) => boolean) =>
  vi.waitFor(async () => expect(is(await campaigns(shop.app))).toBe(true));
async function make(given: Partial<Wish>) {
  const { id } = await staff().call('POST /api/staff/popup/make', wish(given));
  await heard((known) => known.some((each) => each.id === id));
  return id;
}
async function stop(id: number) {
  await staff().call('POST /api/staff/popup/stop', { id, ...(await justRead(shop)) });
  await heard((known) => known.every((each) => each.id !== id));
}
const to = (...names: string[]) => ({ kind: 'accounts' as const, of: names.map((name) => `demo_${name}`) });
test('who is meant sees it once, the others never; the list says how many did', async () => {
  const id = await make({ audience: to('vip', 'shopper'), link: '/help/index' });
  expect(await next('vip')).toMatchObject({ title: 'Closed on Monday' });
  await expect(pop('vip')).rejects.toMatchObject(none);
  expect(await next('new')).toBeUndefined();
  expect(await next('marketing')).toBeUndefined();
  const shown = await pop('shopper');
  expect(shown).toMatchObject({ type: 2, windowtitle: 'Notice', link: '/help/index' });
  await api('shopper').call('GET /api/popupwindow/handle', { type: 2, annex: JSON.stringify({ id: shown.id }) });
  const { items } = await staff().call('GET /api/staff/popup/list', {});
  expect(items[0]).toMatchObject({
    ...{ id, state: 'running', seen: 2, done: 1, by: 'demo_marketing', audiencewords: 'A list of 2 accounts' },
    audience: { kind: 'accounts', of: expect.arrayContaining(['demo_vip', 'demo_shopper']) },
  });
  await stop(id);
  await expect(stop(id)).rejects.toMatchObject({ http: 404 });
});

test('the more important comes first, a change reaches who has not seen it, what is stopped is gone', async () => {
  const audience = to('member');
  const later = await make({ audience, title: 'Less', priority: 2 });
  const first = await make({ audience, title: 'More', priority: 8 });
  expect(await next('member')).toMatchObject({ title: 'More' });
  await staff().call('POST /api/staff/popup/change', {
    id: later,
    ...wish({ audience, title: 'Changed', priority: 2 }),
  });
  const other = { id: later, ...wish({ audience, type: 3 }) };
  await expect(staff().call('POST /api/staff/popup/change', other)).rejects.toMatchObject({ data: { field: 'type' } });
  await heard((known) => known.some(({ content }) => content.title === 'Changed'));
  expect(await next('member')).toMatchObject({ title: 'Changed' });
  for (const id of [later, first]) await stop(id);
  // Neither comes again as if its answer had been lost.
  shop.app.clock.advance(120_000);
  expect(await next('member')).toBeUndefined();
});

test('of many that ask at once each pop-up goes to one, and no more than three a day', async () => {
  const made = [];
  for (const title of ['One', 'Two', 'Three']) made.push(await make({ title, audience: to('influencer') }));
  await shop.app.db.transact(async (tx) => {
    for (const subject of ['a', 'b']) {
      const popup = { type: 'message', title: subject, content: 'Look.' } as const;
      await offerPopup(tx, { userId: idOf('influencer'), subject, popup }, { now: shop.app.clock.now() });
    }
  });
  await query('update accounts set suburb = $2 where id = $1', idOf('influencer'), '');
  const answers = await Promise.all(Array.from({ length: 16 }, () => next('influencer')));
  const handed = answers.flatMap((popup) => popup?.id ?? []);
  expect(handed).toHaveLength(3);
  expect(new Set(handed).size).toBe(3);
  for (const { id, type } of answers.flatMap((popup) => popup ?? [])) {
    await api('influencer').call('GET /api/popupwindow/read', { id, type });
  }
  expect(await next('influencer')).toBeUndefined();
  shop.app.clock.advance(dayMs);
  await logInAll();
  const others = await Promise.all(Array.from({ length: 8 }, () => next('influencer')));
  const more = others.flatMap((popup) => popup?.id ?? []);
  expect(more).toHaveLength(2);
  expect(more.filter((id) => handed.includes(id))).toEqual([]);
  for (const id of made) await stop(id);
});

test('an influencer is told of a task that fits, each once; others of none', async () => {
  await query('delete from popups');
  await query(
    `insert into promotion_tasks (title, doing, channel, rules, reward, reward_amount, places, starts_at, ends_at, made_at)
     select 'Show your parcel', 1, 1, 'Open it on video.', 1, 500, 3, $1, $2, $1`,
    ...[shop.app.clock.now(), addDays(shop.app.clock.now(), 5)],
  );
  expect(await next('shopper')).toBeUndefined();
  const answers = await Promise.all([next('influencer'), next('influencer')]);
  expect(answers.flatMap((popup) => popup ?? [])).toMatchObject([
    { type: 4, title: 'Show your parcel', link: '/customertask/promotion' },
  ]);
  shop.app.clock.advance(30_000);
  expect(await next('influencer')).toBeUndefined();
});

test('coupons are given once to each person, to nobody who is bound to who gives them, and not without a limit', async () => {
  const coupon: Partial<Wish> = { type: 6, title: '', content: '', coupons: ['snatch.goods', 'snatch.freight'] };
  await query('update accounts set invited_by = $2 where id = $1', idOf('member'), idOf('marketing'));
  await expect(make({ ...coupon, audience: to('member') })).rejects.toThrow('This account is yours');
  const id = await make({ ...coupon, audience: { kind: 'accounttype', of: ['member', 'personal'] } });
  const both = await Promise.all([next('new'), next('new')]);
  expect(both.flatMap((popup) => popup ?? [])).toMatchObject([
    { type: 6, couponlist: [{ couponname: 'Shopping treat' }, { couponname: 'Freight treat' }] },
  ]);
  expect(await next('member')).toBeUndefined();
  const given = (who: string) =>
    query("select 1 from coupons where account_id = $1 and reason like 'popup:%'", idOf(who));
  expect([(await given('new')).length, (await given('member')).length]).toEqual([2, 0]);
  await stop(id);
  await query(`insert into accounts (username, email, password_hash, user_type, created_at)
    select 'crowd' || n, 'crowd' || n || '@example.com', 'x', -1, now() from generate_series(1, 1000) n`);
  await expect(make(coupon)).rejects.toMatchObject({ http: 400, data: { field: 'audience.of' } });
  await expect(make({ ...coupon, coupons: ['nothing'] })).rejects.toMatchObject({ data: { field: 'coupons' } });
});

test('for nobody or for everybody it is made only by who says that it is meant, and changed so neither', async () => {
  const made = (given: Partial<Wish>) => staff().call('POST /api/staff/popup/make', wish({ sure: 0, ...given }));
  const count = async () => (await staff().call('GET /api/staff/popup/list', {})).total;
  const before = await count();
  const nobody = { kind: 'suburb' as const, of: ['Nowhere at all'] };
  await expect(made({})).rejects.toThrow(/^Everybody: all .* Say that you mean it\.$/);
  await expect(made({ audience: nobody })).rejects.toMatchObject({ status: 3000532 });
  expect(await count()).toBe(before);
  const { id } = await made({ audience: to('vip') });
  const changed = { id, ...wish({ sure: 0 }), ...(await justRead(shop)) };
  await expect(staff().call('POST /api/staff/popup/change', changed)).rejects.toMatchObject({ status: 3000532 });
  await staff().call('POST /api/staff/popup/change', { ...changed, sure: 1 });
  await stop(id);
});

test('a preview counts who is meant, and says when that is nobody or everybody', async () => {
  const preview = (audience: Wish['audience']) => staff().call('POST /api/staff/popup/preview', { audience });
  const count = async (where: string) =>
    (await query(`select count(*)::int as n from accounts where staff_role is null and ${where}`))[0].n;
  const all = await count('true');
  expect(await preview({ kind: 'everybody' })).toMatchObject({ people: all, of: all, words: /^Everybody: all 1,/ });
  expect(await preview({ kind: 'tier', of: ['none', 'golden'] })).toMatchObject({
    people: await count('vip_level in (0, 2)'),
  });
  expect(await preview({ kind: 'accounttype', of: ['ambassador', 'influencer'] })).toMatchObject({
    people: await count('(user_type = 1 or customer_type = 10)'),
  });
  expect(await preview({ kind: 'country', of: ['Lesotho'] })).toMatchObject({ people: await count('country_id = 7') });
  expect(await preview({ kind: 'suburb', of: ['MELVILLE'] })).toMatchObject({
    people: await count("suburb = 'Melville'"),
  });
  expect(await preview({ kind: 'bought', of: ['30'] })).toMatchObject({
    people: await count("id in (select account_id from orders where paid_at > now() - interval '30 days')"),
  });
  expect(await preview({ kind: 'suburb', of: ['Atlantis'] })).toMatchObject({ people: 0, words: /^Nobody/ });
  await expect(preview(to('shopper', 'nobody9'))).rejects.toMatchObject({
    message: 'No account has this username: demo_nobody9.',
  });
  await expect(preview(to('service'))).rejects.toThrow('one of us: demo_service.');
});

test.each<[string, string, Partial<Wish>]>([
  ['an end before its beginning', 'until', { until: '2026-01-01T00:00:00Z' }],
  ['a task without a page', 'link', { type: 4 }],
  ['a page elsewhere', 'link', { link: '//evil.example' }],
  ['no words', 'content', { content: ' ' }],
  ['coupons with a notice', 'coupons', { coupons: ['signup'] }],
  ['a coupon pop-up without', 'coupons', { type: 6 }],
  ['a tier that is none', 'audience.of', { audience: { kind: 'tier', of: ['gold'] } }],
])('%s is bad input', async (_name, field, given) => {
  await expect(make(given)).rejects.toMatchObject({ http: 400, data: { field } });
});

test('is not for every one of staff', async () => {
  await expect(api('service').call('GET /api/staff/popup/list', {})).rejects.toMatchObject({ http: 403 });
});

test('guests see what is for everybody, on the home page, once for each browser', async () => {
  const guest = (location: string, browser: string) =>
    shop.client().call('GET /api/popupwindow/pop', { location, visitorid: browser.repeat(32) });
  const id = await make({});
  expect(await guest(home, 'a')).toMatchObject({ id });
  await expect(guest('/search', 'a')).rejects.toMatchObject(none);
  await expect(shop.client().call('GET /api/popupwindow/pop', { location: home })).rejects.toMatchObject(none);
  await shop.client().call('GET /api/popupwindow/read', { id, type: 2, visitorid: 'a'.repeat(32) });
  await expect(guest(home, 'a')).rejects.toMatchObject(none);
  expect(await guest(home, 'b')).toMatchObject({ id, title: 'Closed on Monday' });
  shop.app.clock.advance(2 * dayMs);
  await expect(guest(home, 'b')).rejects.toMatchObject(none);
});

import type { CallName, Client } from '@sgb/contract/client.ts';
import { codes } from '@sgb/contract/codes.ts';
import { editedThing, editingCalls, readingCalls } from '@sgb/contract/edited-things.ts';
import { addDays, plusDays, shopDay } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShipping, type Shipping, ship } from './modules/logistics/parcels/parcel.fixture.ts';
import { codeOf } from './modules/people/membership/member.fixture.ts';
import { ticketFor } from './permissions.fixture.ts';
import { justRead } from './testing/edition.ts';

let shipping: Shipping;
let admin: Client;
let marketing: Client;
beforeAll(async () => {
  shipping = await openShipping();
  admin = await as('admin');
  marketing = await as('marketing');
});
afterAll(() => shipping.close());

const as = async (role: string) => shipping.shop.client(await ticketFor(shipping.shop, `demo_${role}`));
const rows = async (text: string, ...values: unknown[]) => (await shipping.app.db.pool.query(text, values)).rows;
const seen = () => justRead(shipping);
const moment = (days: number) => addDays(shipping.app.clock.now(), days).toISOString();
const day = (days: number) => plusDays(shopDay(shipping.app.clock.now()), days);

async function banner() {
  const [one] = (await admin.call('GET /api/staff/banner/list', {})).items;
  if (!one) throw new Error('there is no banner');
  const { id, slot, position, title, text, action, href, tone, from } = one;
  return { id, slot, position, title, text, action, href, tone, from };
}

test('of many who save one thing at the same moment exactly one does; the others are told who was quicker, and lose nothing', async () => {
  const [wish, edition] = [await banner(), await seen()];
  const people = [admin, marketing, admin, marketing, admin, marketing];
  const ends = await Promise.allSettled(
    people.map((one, place) =>
      one.call('POST /api/staff/banner/save', { ...wish, ...edition, title: `Number ${place}` }),
    ),
  );
  const places = ends.flatMap(({ status }, place) => (status === 'fulfilled' ? [place] : []));
  expect(places).toHaveLength(1);
  const [winner = 0] = places;
  expect(await banner()).toMatchObject({ title: `Number ${winner}` });
  const by = winner % 2 === 0 ? 'demo_admin' : 'demo_marketing';
  for (const end of ends) {
    if (end.status === 'fulfilled') continue;
    expect(end.reason).toMatchObject({ status: codes.changedMeanwhile.status, data: { by, at: expect.any(String) } });
  }
  const other = winner % 2 === 0 ? marketing : admin;
  await expect(other.call('POST /api/staff/banner/save', { ...wish, ...edition })).rejects.toThrow(
    `${by} changed this on`,
  );
  const self = winner % 2 === 0 ? admin : marketing;
  await expect(self.call('POST /api/staff/banner/save', { ...wish, ...edition })).rejects.toThrow(
    'You changed this yourself',
  );
  expect(await rows('select 1 from staff_audit where edited = $1', `banner ${wish.id}`)).toHaveLength(1);
  // Whoever has looked again may save.
  await other.call('POST /api/staff/banner/save', { ...wish, ...(await seen()) });
});

test('what others edit meanwhile is nobody’s concern', async () => {
  const wish = await banner();
  const edition = await seen();
  await marketing.call('POST /api/staff/search/savehot', { words: ['braai'], ...edition });
  await admin.call('POST /api/staff/banner/save', { ...wish, ...edition });
});

test('an edition is that of before the answer was read: what is done in between is in nobody’s form', async () => {
  const ticket = await ticketFor(shipping.shop, 'demo_marketing');
  const headers = async (call: string) =>
    (await shipping.shop.fastify.inject({ method: 'GET', url: `${call.replace('GET ', '')}?ticket=${ticket}` }))
      .headers;
  const before = (await seen()).edition;
  expect(await headers('GET /api/staff/banner/list')).toMatchObject({ 'x-edition': String(before) });
  await admin.call('POST /api/staff/banner/save', { ...(await banner()), ...(await seen()) });
  expect((await seen()).edition).toBeGreaterThan(before);
  expect(await headers('GET /api/staff/banner/list')).toMatchObject({ 'x-edition': String((await seen()).edition) });
  expect(await headers('GET /api/staff/order/list')).not.toHaveProperty('x-edition');
});

test('an edit that is open while a form is read counts as done after it', async () => {
  const wish = await banner();
  const open = await shipping.app.db.pool.connect();
  try {
    await open.query('begin');
    await open.query("select pg_advisory_xact_lock(hashtext('staff.editions'), 0)");
    await colleague(`banner ${wish.id}`, open.query.bind(open));
    const edition = await seen();
    const late = codeOf(admin.call('POST /api/staff/banner/save', { ...wish, ...edition }));
    await open.query('commit');
    expect(await late).toBe('changedMeanwhile');
  } finally {
    open.release();
  }
});

/** Somebody else edits a thing. */
const colleague = (
  thing: string,
  query: (text: string, values: unknown[]) => Promise<unknown> = (text, values) => rows(text, ...values),
) =>
  query(
    `insert into staff_audit (at, by_account, role, call, subject, input, why, outcome, ip, request_id, edited)
     select now(), id, 'service', 'POST /api/staff/x', '', '{}', '', 'done', '', gen_random_uuid(), $1
     from accounts where username = 'demo_service'`,
    [thing],
  );

async function product(): Promise<string> {
  const [one] = await rows('select id from products where on_shelf order by id limit 1');
  return String(one.id);
}

async function localPair() {
  const local = (await marketing.call('GET /api/localstock/list', {})).items[0]?.id ?? '';
  return { productid: local };
}

async function piece(hidden: boolean) {
  const { items } = await marketing.call('GET /api/staff/clearance/list', { state: 10 });
  const id = items[0]?.id ?? 0;
  if (hidden) await marketing.call('POST /api/staff/clearance/hide', { id, reason: 'It is broken', ...(await seen()) });
  return { id, one: items[0] };
}

async function canned() {
  const made = { title: `Hello ${(await seen()).edition} ${Math.random()}`, text: 'Hello {name}, good day.' };
  return { ...made, ...(await admin.call('POST /api/staff/chat/savecanned', made)) };
}

async function popup() {
  const wish = {
    ...{ type: 2 as const, title: 'Hello', content: 'We are open', link: '', coupons: [] },
    ...{
      audience: { kind: 'accounts' as const, of: ['demo_shopper'] },
      from: moment(-1),
      until: moment(2),
      priority: 5,
    },
  };
  return { ...wish, ...(await admin.call('POST /api/staff/popup/make', wish)) };
}

async function feedback(state: number) {
  const [row] = await rows(
    `insert into feedback (account_id, kind, state, content, wants_answer, at)
     select id, 1, $1, 'The box was wet', true, now() from accounts where username = 'demo_shopper' returning id`,
    state,
  );
  return row.id as number;
}

async function answered() {
  const id = await feedback(10);
  await admin.call('POST /api/staff/feedback/answer', { id, answer: 'We are sorry for it.' });
  return id;
}

async function flight() {
  const wish = {
    from: 'Guangzhou',
    to: 'Johannesburg',
    departson: day(12),
    closeson: day(10),
    kg: 1_000,
    centsperkg: 7_500,
  };
  return { ...wish, ...(await admin.call('POST /api/staff/flight/save', wish)) };
}

async function task() {
  const wish = {
    ...{ title: 'Show what arrived', doing: 2 as const, channel: 4 as const, rules: 'Thirty seconds at least.' },
    ...{ reward: 2 as const, amount: 15_000, places: 2, startsAt: moment(-1), endsAt: moment(20) },
  };
  return { ...wish, ...(await admin.call('POST /api/staff/task/save', wish)) };
}

async function parcelReceiver() {
  const owner = await shipping.person(10_000_000);
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [{}]);
  const { id } = (await ship(client, { orderids, rid: await shipping.receiver(client) })).made;
  return { id, address: '14 Mended Street, Rosebank, Johannesburg, 2196', reason: 'They asked for it' };
}

async function coupon() {
  const key = `spring.${(await rows('select count(*)::int as n from coupon_templates'))[0].n}`;
  const wish = { key, name: 'Spring freight', type: 1 as const, amountcents: 1_000, lifedays: 7 };
  return { ...wish, ...(await admin.call('POST /api/staff/coupon/save', wish)) };
}

/** What each call is sent, of a thing that there is. */
const inputs: Readonly<Record<string, () => Promise<object>>> = {
  'banner/save': banner,
  async 'activity/save'() {
    const [one] = (await admin.call('GET /api/staff/activity/list', {})).items;
    return { theme: one?.theme, title: 'Another head', text: '', tone: 'dark' };
  },
  async 'help/save'() {
    const [one] = (await admin.call('GET /api/staff/help/list', {})).items;
    const { updatedAt: _, ...article } = one ?? { updatedAt: '' };
    return article;
  },
  'coupon/save': coupon,
  async 'coupon/saveoffer'() {
    const { key } = await coupon();
    const wish = { template: key, hour: 15, stock: 2 };
    return { ...wish, ...(await admin.call('POST /api/staff/coupon/saveoffer', wish)) };
  },
  'chat/savecanned': canned,
  async 'chat/dropcanned'() {
    return { id: (await canned()).id };
  },
  async 'feedback/answer'() {
    return { id: await feedback(10), answer: 'We are sorry for it.' };
  },
  async 'feedback/publish'() {
    return { id: await answered(), said: 'The box was wet.', did: 'We wrap boxes now.' };
  },
  'popup/change': popup,
  async 'popup/stop'() {
    return { id: (await popup()).id };
  },
  async 'question/topic'() {
    const name = `Toys ${(await seen()).edition}`;
    return { name, ...(await admin.call('POST /api/staff/question/topic', { name })) };
  },
  'task/save': task,
  async 'review/answer'() {
    const [one] = await rows(
      `insert into reviews (product_id, supplier_id, account_id, name, stars, bought, at, consent_at)
       select p.id, p.supplier_id, a.id, 'Thandi', 2, 'Red', now(), now()
       from products p, accounts a where a.username = 'demo_shopper' limit 1 returning id`,
    );
    return { id: one.id, answer: 'We are sorry for it.' };
  },
  'search/savehot': async () => ({ words: ['braai', 'solar light'] }),
  async 'showcase/save'() {
    const { items } = await admin.call('GET /api/staff/showcase/list', {});
    const one = items.find(({ rule }) => rule !== null);
    if (!one) throw new Error('there is no showcase');
    const { slug, title, text, tone, rule } = one;
    return { slug, title, text, tone, rule, picked: [] };
  },
  'product/flags': async () => ({ id: await product(), flags: 10 }),
  'product/hide': async () => ({ id: await product(), reason: 'A copy of a brand' }),
  'product/show': async () => ({ id: await product(), reason: 'It is no copy' }),
  'localstock/china': localPair,
  async 'clearance/save'() {
    const { id, one } = await piece(false);
    const { condition, special, priceCents: pricecents } = one ?? {};
    return { id, pricecents, condition, special, note: 'A scratch on the lid', reason: 'Nobody bought it' };
  },
  async 'clearance/hide'() {
    return { id: (await piece(false)).id, reason: 'It is broken' };
  },
  async 'clearance/show'() {
    return { id: (await piece(true)).id };
  },
  'flight/save': flight,
  async 'flight/cancel'() {
    return { id: (await flight()).id, reason: 'The aircraft is grounded' };
  },
  'parcel/receiver': parcelReceiver,
};

test.each([...editingCalls.keys()])(
  '%s is refused where a colleague was quicker, and done by whoever has looked again',
  async (name) => {
    const call = name as CallName;
    const make = inputs[name.replace('POST /api/staff/', '')];
    if (!make) throw new Error(`nobody says here what ${name} is sent`);
    const input = await make();
    const thing = editedThing(name, input);
    expect(thing).toBeDefined();
    const opened = await seen();
    await colleague(thing ?? '');
    const save = (edition: object) => admin.call(call, { ...input, ...edition } as never);
    await expect(save(opened)).rejects.toMatchObject({
      status: codes.changedMeanwhile.status,
      message: expect.stringMatching(/^demo_service changed this on /),
      data: { by: 'demo_service' },
    });
    expect(
      await rows('select 1 from staff_audit where edited = $1 and call = $2 and id > $3', thing, name, opened.edition),
    ).toEqual([]);
    expect(await codeOf(save(await seen()))).toBe('done');
  },
);

test.each([...readingCalls])('%s says in which edition it was read', async (name) => {
  const ticket = await ticketFor(shipping.shop, 'demo_admin');
  const id = name.endsWith('/receivers') ? `&id=${(await parcelReceiver()).id}` : '';
  const url = `${name.replace('GET ', '')}?ticket=${ticket}${id}`;
  const { headers, statusCode } = await shipping.shop.fastify.inject({ method: 'GET', url });
  expect(statusCode).toBe(200);
  expect(headers['x-edition']).toBe(String((await seen()).edition));
});

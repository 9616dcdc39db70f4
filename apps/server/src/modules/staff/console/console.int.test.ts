import { consolePages, pageOfQueue, pagesOf, placeOfQueue } from '@sgb/contract/console-pages.ts';
import { staffRoles } from '@sgb/contract/people.ts';
import { may } from '@sgb/contract/policy.ts';
import { hourMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modulesOf } from '../../../app.ts';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { placeOrders } from '../../buying/orders/order.fixture.ts';
import { referenceOf } from '../../cash/recharge/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (role: string) => shop.client(await ticketFor(shop, `demo_${role}`));
const queues = modulesOf(undefined).flatMap(({ desk }) => desk?.queues ?? []);

test('every queue of the navigation is one of a module', () => {
  const named: readonly string[] = consolePages.flatMap((page) => page.queues);
  expect(named.filter((name) => !queues.some((queue) => queue.name === name))).toEqual([]);
  expect(new Set(queues.map(({ name }) => name)).size).toBe(queues.length);
  expect(pageOfQueue('cases')).toBe('cases');
  // Of several queues of one page each opens its own rows.
  const places = named.map(placeOfQueue);
  expect(new Set(places).size).toBe(named.length);
  expect(placeOfQueue('supervisorCases')).toBe('cases?supervisor=1');
});

test('each role sees its own queues and pages, and no other', async () => {
  for (const role of staffRoles) {
    const client = await as(role);
    const who = await client.call('GET /api/user/logininfo', {});
    const { queues: shown } = await client.call('GET /api/staff/today', {});
    const theirs = queues.filter(({ right }) => may(right, who)).map(({ name }) => name);
    expect(shown.map(({ name }) => name).sort(), role).toEqual(theirs.sort());
    // A page that somebody may open shows no queue that they may not see.
    const open = pagesOf(who).flatMap((page): readonly string[] => page.queues);
    expect(
      open.filter((name) => !theirs.includes(name)),
      role,
    ).toEqual([]);
    // And whoever has a queue may open the page where it is worked off.
    const paths = pagesOf(who).map(({ path }) => path);
    const pages = theirs.flatMap((name) => pageOfQueue(name) ?? []);
    expect(
      pages.filter((path) => !paths.includes(path)),
      role,
    ).toEqual([]);
  }
  expect(pagesOf(null)).toEqual([]);
});

/** What the rules promise somebody an answer to, or let nobody go on without, and the queue that it waits in. */
const work: Readonly<Record<string, string>> = {
  'orders to buy': 'toBuy',
  'price differences': 'purchasesToDecide',
  'cases that were handed to a supervisor': 'supervisorCases',
  'late sellers': 'lateSellers',
  'access to 1688': 'supplierAccess',
  failures: 'failures',
  'questions to suppliers': 'supplierQuestions',
  arrivals: 'arrivals',
  weighing: 'weighing',
  'orders to split': 'splits',
  packing: 'packing',
  dispatch: 'leaving',
  'hand-over to a courier': 'handOver',
  depot: 'depot',
  counts: 'counts',
  'orders of our own shelves': 'stockOrders',
  'parcels of sellers': 'dispatches',
  'abandoned goods': 'abandoned',
  listings: 'listings',
  'returns to shelves': 'shelfReturns',
  'bank lines': 'bankLines',
  claims: 'claims',
  'payments of gateways': 'settlements',
  'failed jobs': 'failedJobs',
  withdrawals: 'withdrawals',
  'second person': 'decisions',
  'wishes for money back': 'refunds',
  cases: 'cases',
  chats: 'chats',
  companies: 'businesses',
  ambassadors: 'ambassadors',
  'documents of people': 'identity',
  questions: 'questions',
  'reported posts': 'questionReports',
  feedback: 'feedback',
  'parcels without owner': 'ownerless',
  'invitations that earn nothing': 'invites',
  flights: 'flightEnquiries',
  tasks: 'handIns',
};

test('all that waits by the rules has a queue, and every queue a page where it is worked off', () => {
  const names = queues.map(({ name }) => name);
  expect(Object.entries(work).filter(([, queue]) => !names.includes(queue))).toEqual([]);
  expect(names.filter((name) => !pageOfQueue(name))).toEqual([]);
});

test('a queue tells how many wait, how long, and how the promise stands', async () => {
  const { pool } = shop.app.db;
  const now = shop.app.clock.now();
  const feedbackOf = async () =>
    (await (await as('service')).call('GET /api/staff/today', {})).queues.find(({ name }) => name === 'feedback');
  const before = await feedbackOf();
  const at = new Date(now.getTime() - 1000 * hourMs);
  await pool.query(
    `insert into feedback (account_id, kind, state, content, wants_answer, at)
     select id, 1, 10, 'The box was wet', true, $1 from accounts where username = 'demo_shopper'`,
    [at],
  );
  expect(await feedbackOf()).toMatchObject({
    count: (before?.count ?? 0) + 1,
    oldest: at.toISOString(),
    due: null,
    clock: 'none',
  });
});

test('the orders to buy are none of our own shelves, and of no team that still gathers', async () => {
  const { app } = shop;
  const { rows } = await app.db.pool.query("select id from accounts where username = 'demo_shopper'");
  const now = app.clock.now();
  await app.db.transact(async (tx) => {
    const paid = { status: 20, paidAt: now, statusAt: now } as const;
    const china = await placeOrders(tx, rows[0].id, [paid, { ...paid, gathering: true }], now);
    const ours = await placeOrders(tx, rows[0].id, [{ ...paid, market: 1 }], now);
    expect([...china.orders, ...ours.orders]).toHaveLength(3);
  });
  const { queues: found } = await (await as('buyer')).call('GET /api/staff/today', {});
  expect(found.find(({ name }) => name === 'toBuy')?.count).toBe(1);
});

test('figures are of today, beside those of yesterday until now, and money is for finance', async () => {
  const { figures } = await (await as('finance')).call('GET /api/staff/today', {});
  expect(figures.map(({ name }) => name).sort()).toEqual(['orders', 'paid', 'people']);
  await shop.app.db.pool.query('update accounts set created_at = $1 where id in (select id from accounts limit 2)', [
    new Date(shop.app.clock.now().getTime() - 1000),
  ]);
  const next = await (await as('service')).call('GET /api/staff/today', {});
  expect(next.figures.find(({ name }) => name === 'people')?.value).toBe(2);
  expect(next.figures.some(({ name }) => name === 'paid')).toBe(false);
});

test('the search box finds by number and by name, within the rights of whoever asks', async () => {
  const find = async (role: string, q: string) => (await (await as(role)).call('GET /api/staff/find', { q })).found;
  const me = (await (await as('shopper')).call('GET /api/user/logininfo', {})).userId;
  for (const q of ['shopper@demo.test', 'demo_SHOPPER', String(me).padStart(4, '0'), referenceOf(me).toLowerCase()])
    expect(await find('service', q)).toMatchObject([{ kind: 'person', number: 'demo_shopper' }]);
  expect(await find('service', '082 555 0199')).toMatchObject([{ kind: 'person', title: 'Naledi Khumalo' }]);
  expect(await find('warehouse', 'shopper@demo.test')).toEqual([]);
  for (const q of ['Naledi  khum', 'khumalo', 'NALEDI'])
    expect((await find('service', q)).map(({ title }) => title)).toContain('Naledi Khumalo');
  const query = async (text: string) => (await shop.app.db.pool.query(text)).rows[0];
  const { id, checkout } = await query('select id, checkout_id as checkout from orders where checkout_id is not null');
  const together = await find('buyer', `CO${String(checkout).padStart(8, '0')}`);
  expect(together.map((found) => [found.kind, found.id])).toContainEqual(['order', id]);
  const { purchase } = await query(`with bought as (
      insert into supplier_purchases (supplier_id, supplier_name, state, out_number, charged_fen, charged_freight_cents,
        goods_fen, freight_fen, created_at)
      values (1, 'Yiwu Bright', 40, 'find-1', 1, 1, 1, 1, now()) returning id)
    insert into supplier_traces (purchase_id, bill_number, steps, pulled_at)
    select id, 'SF7700000001', '[]', now() from bought returning purchase_id as purchase`);
  expect(await find('buyer', 'sf7700000001')).toMatchObject([{ kind: 'purchase', id: purchase }]);
  const { parcel } = await query(`with batch as (
      insert into parcel_batches (line, waybill, left_at) values ('A1', '618-77000001', now()) returning id
    ), parcel as (
      insert into parcels (account_id, key, status, status_at, created_at, line, line_name, way, days_from, days_to, delivery,
        receiver_id, country_id, receiver, declaration, declared_cents, insured, auto_debit, vip_level, quote, grams,
        cubic_centimetres, total_cents, batch_id)
      select a.account_id, gen_random_uuid(), 20, now(), now(), 'A1', 'Air', 1, 8, 12, 'door', a.id, 1, '{}', '{}', 100, false,
        true, 0, '{}', 950, 2000, 9900, batch.id from batch, (select id, account_id from receivers limit 1) a returning id)
    insert into parcel_shipments (parcel_id, leg, ref, carrier, service, waybill, asked_at)
    select id, 'mile', 'find-1', 'demo', 'door', 'tcg55500001', now() from parcel returning parcel_id as parcel`);
  for (const q of ['618-77000001', 'TCG55500001'])
    expect(await find('service', q)).toMatchObject([{ kind: 'parcel', id: parcel }]);
  const product = await query('select id::float8 as id, title from products where on_shelf limit 1');
  expect(await find('marketing', String(product.id))).toMatchObject([{ kind: 'product', title: product.title }]);
  expect((await find('marketing', 'mug')).every(({ kind }) => kind === 'product')).toBe(true);
  expect(await find('service', 'mug')).toEqual([]);
  const recharges = await find('finance', 'RC2026111500001');
  expect(recharges.every(({ kind }) => kind === 'recharge')).toBe(true);
  for (const q of ['SO99999999', 'PC99999999', 'WO99999999', 'PO9999999', 'SO99999999999', "'; drop table x"])
    expect(await find('admin', q)).toEqual([]);
});

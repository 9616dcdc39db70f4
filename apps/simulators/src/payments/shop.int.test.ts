import { randomUUID } from 'node:crypto';
import { type Client, Refused } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { type GatewayName, gatewayNames } from '@sgb/contract/recharge-options.ts';
import { addHours, dayMs, hourMs, minuteMs, shopDay } from '@sgb/contract/time.ts';
import type { PaymentGateways } from '@sgb/server/adapters/payment/create.ts';
import { jobs } from '@sgb/server/app.ts';
import { readConfig } from '@sgb/server/config.ts';
import { book, spendable } from '@sgb/server/modules/books/ledger/index.ts';
import { rechargeGateways } from '@sgb/server/modules/cash/recharge/settings.ts';
import { openPayments } from '@sgb/server/payments.ts';
import { ticketFor } from '@sgb/server/permissions.fixture.ts';
import { freePort } from '@sgb/server/platform/free-port.ts';
import { expectBooksToBalance } from '@sgb/server/testing/books.ts';
import { testStart } from '@sgb/server/testing/clock.ts';
import { setSetting } from '@sgb/server/testing/settings.ts';
import { openTestShop, type TestShop } from '@sgb/server/testing/shop.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentSimulator, startPaymentSimulator } from './server.ts';
import { allOff } from './switches.ts';

/** The shop and the simulated gateways, each on a port of its own, as in the demo. */

let shop: TestShop;
let simulator: PaymentSimulator;
let base = '';
let client: Client;
let accountId = 0;
const payments = new Map() as PaymentGateways & Map<GatewayName, never>;

beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  simulator = await startPaymentSimulator({
    yocoWebhook: `${base}/api/payments/yoco/webhook`,
    retryMs: [20, 20],
    now: () => shop.app.clock.now(),
  });
  shop = await openTestShop({ outside: { publicUrl: base, payments } });
  for (const [name, gateway] of openPayments(shop.app, readConfig({ ...simulator.env })))
    payments.set(name, gateway as never);
  await setSetting(shop.app, rechargeGateways, [...gatewayNames]);
  await shop.fastify.listen({ port, host: '127.0.0.1' });
  const login = { username: 'new@demo.test', password: 'demo1234' };
  const session = await shop.client().call('POST /api/user/logincheck', login);
  accountId = session.user.userId;
  client = shop.client(session.ticket);
});
afterAll(async () => {
  await simulator.close();
  await shop.close();
});
beforeEach(() => {
  simulator.set(allOff());
  shop.app.clock.moveTo(testStart);
});
afterEach(() => expectBooksToBalance(shop));

const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await shop.app.db.pool.query(text, values)).rows as Row[];

const balance = async () => (await client.call('GET /api/recharge/info', {})).balance;
const create = (method: GatewayName, amount = 50_000, key = randomUUID()) =>
  client.call('POST /api/recharge/create', { method, amount, key });
const detail = (number: string) => client.call('GET /api/recharge/detail', { number });

/** The same for whoever is no longer logged in. */
const stored = async (number: string) =>
  (await rows('select status, reason from recharges where number = $1', [number]))[0];

const run = (name: string, payload: object = {}) => jobs.find((job) => job.name === name)?.perform(shop.app, payload);

/** What workers would do, for everything that is waiting. */
async function work(): Promise<void> {
  const open = await rows<{ id: string }>('select id from payment_callbacks where state = 0');
  await Promise.all(open.map(({ id }) => run('recharge.callback', { id: Number(id) })));
}

async function requery(): Promise<void> {
  await run('recharge.requery');
}

/** To the gateway's page and back, as a browser goes. */
async function payAtGateway(number: string, outcome = 'paid'): Promise<string> {
  const { url, fields } = await client.call('POST /api/recharge/pay', { number });
  const page = fields
    ? await fetch(url, { method: 'POST', body: new URLSearchParams(fields.map(({ name, value }) => [name, value])) })
    : await fetch(url);
  const action = /action="(\/pay\/[^"]+)"/.exec(await page.text())?.[1];
  const answer = await fetch(`${simulator.url}${action}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
}

describe.each(gatewayNames)('%s', (method) => {
  test('pays, credits once with fee and bonus, and tells the shopper', async () => {
    const before = await balance();
    const { number } = await create(method, 600_000);
    expect(await detail(number)).toMatchObject({
      status: 10,
      amount: 600_000,
      fee: 1_000,
      bonus: 1_000,
      started: false,
    });
    expect(await payAtGateway(number)).toBe(`${base}/shop/recharge/pay?number=${number}&back=1`);
    // The browser is back; nothing is credited by that.
    expect(await balance()).toBe(before);
    await work();
    expect(await detail(number)).toMatchObject({ status: 20, started: true });
    expect(await balance()).toBe(before + 600_000 + 1_000);
    const [message] = await rows<{ title: string }>(
      'select title from messages where account_id = $1 order by id desc limit 1',
      [accountId],
    );
    expect(message?.title).toBe('R\u00a06,000.00 is in your balance');
    const [till] = await rows<{ sum: string }>(
      `select sum(amount) from ledger_postings join recharge_credits using (entry_id) join recharges on recharges.id = recharge_id
       where number = $1 and from_book = $2`,
      [number, `gateway.${method}`],
    );
    expect(Number(till?.sum)).toBe(601_000);
  });

  test('the same callback 50 times in parallel credits once', async () => {
    const before = await balance();
    simulator.set({ noCallback: true });
    const { number } = await create(method, 70_000);
    await payAtGateway(number);
    simulator.set({ noCallback: false });
    const letter = await heard(method, number);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        fetch(letter.url, { method: 'POST', body: letter.body, headers: letter.headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await answers[0]?.text()).toBe('');
    await work();
    expect(await balance()).toBe(before + 70_000);
    expect(
      await rows('select from recharge_credits join recharges on id = recharge_id where number = $1', [number]),
    ).toHaveLength(1);
    const said = await rows<{ said: string }>(
      "select said from payment_callbacks where state = 1 and convert_from(body, 'UTF8') like $1",
      [`%${number}%`],
    );
    expect(said.filter((each) => each.said === 'credited')).toHaveLength(1);
    expect(said.filter((each) => each.said === 'already')).toHaveLength(49);
  });

  test('its settlement file is held against ours, once, and what differs is worked off', async () => {
    // A day of its own: whatever else was paid here is in other files.
    shop.app.clock.moveTo(new Date(testStart.getTime() + (10 + gatewayNames.indexOf(method)) * dayMs));
    const mine = client;
    const [me] = await rows<{ username: string }>('select username from accounts where id = $1', [accountId]);
    client = shop.client(await ticketFor(shop, me?.username ?? ''));
    const numbers: string[] = [];
    for (let nth = 0; nth < 3; nth++) {
      const { number } = await create(method, 20_000 + nth);
      await payAtGateway(number);
      numbers.push(number);
    }
    await work();
    simulator.set({ noCallback: true });
    const { number: unheard } = await create(method, 30_000);
    await payAtGateway(unheard);
    const day = shopDay(shop.app.clock.now());
    const file = async (differences: string) =>
      (
        await fetch(`${simulator.url}/control/settlement?${new URLSearchParams({ gateway: method, day, differences })}`)
      ).text();
    const staff = shop.client(await ticketFor(shop, 'demo_finance'));
    const bring = (csv: string) =>
      staff.call('POST /api/staff/settlement/import', { gateway: method, name: 'day.csv', csv });
    await expect(bring(await file('cutOff'))).rejects.toThrow('cut off');
    const csv = await file('missing,amount,extra,takenBack');
    const results = await Promise.allSettled([bring(csv), bring(csv)]);
    const [brought] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(refused).toMatchObject([expect.stringContaining('This file was read already as day.csv')]);
    expect(brought).toMatchObject({ payments: 5, known: 0, differing: 4, missing: 1 });
    expect((brought?.gross ?? 0) - (brought?.fee ?? 0)).toBe(brought?.net);
    const list = async (show: 'open' | 'all') =>
      (await staff.call('GET /api/staff/settlement/lines', { gateway: method, show })).items;
    const faults = async () =>
      Object.fromEntries((await list('open')).map(({ reference, fault, gross }) => [fault, [reference, gross]]));
    expect(await faults()).toEqual({
      missing: [numbers[0], null],
      amount: [numbers[1], 20_001 - 100],
      unknown: ['RC2020010100001', 12_300],
      takenBack: [numbers[1], -20_001],
      uncredited: [unheard, 30_000],
    });
    const { queues } = await staff.call('GET /api/staff/today', {});
    expect(queues.find(({ name }) => name === 'settlements')?.count).toBeGreaterThanOrEqual(5);
    // The callback comes late, and a later file names what the first one left out.
    simulator.set({ noCallback: false });
    const letter = await heard(method, unheard);
    await fetch(letter.url, { method: 'POST', body: letter.body, headers: letter.headers });
    await work();
    expect(await staff.call('POST /api/staff/settlement/recheck', {})).toMatchObject({ agree: 1 });
    expect(await bring(await file(''))).toMatchObject({ payments: 4, known: 3, differing: 0, missing: 0 });
    expect(Object.keys(await faults()).toSorted()).toEqual(['amount', 'takenBack', 'unknown']);
    const [one] = await list('open');
    const note = 'The shopper took it back at the bank; see case 12';
    await staff.call('POST /api/staff/settlement/settle', { id: one?.id ?? 0, note });
    await expect(staff.call('POST /api/staff/settlement/settle', { id: one?.id ?? 0, note })).rejects.toThrow(
      'not waiting',
    );
    expect((await list('all')).find(({ id }) => id === one?.id)).toMatchObject({
      state: 30,
      note,
      settledBy: 'demo_finance',
    });
    const [written] = (await staff.call('GET /api/staff/settlement/list', {})).items;
    expect(written).toMatchObject({ gateway: method, payments: 4, open: 0, importedBy: 'demo_finance' });
    client = mine;
  });

  test.each(['wrongSignature', 'wrongAmount', 'wrongMerchant'])(
    '%s moves no money and leaves the recharge waiting',
    async (fault) => {
      const before = await balance();
      simulator.set({ [fault]: true });
      const { number } = await create(method);
      await payAtGateway(number);
      await work();
      expect(await detail(number)).toMatchObject({ status: 10 });
      expect(await balance()).toBe(before);
      // The money did come: asking for it finds it.
      simulator.set(allOff());
      shop.app.clock.advance(3 * minuteMs);
      await requery();
      expect(await detail(number)).toMatchObject({ status: 20 });
      expect(await balance()).toBe(before + 50_000);
    },
  );

  test('a callback that never comes is made up for by asking', async () => {
    const before = await balance();
    simulator.set({ noCallback: true });
    const { number } = await create(method);
    await payAtGateway(number);
    await requery();
    expect(await detail(number)).toMatchObject({ status: 10 });
    shop.app.clock.advance(3 * minuteMs);
    await Promise.all([requery(), requery(), requery()]);
    expect(await detail(number)).toMatchObject({ status: 20 });
    expect(await balance()).toBe(before + 50_000);
  });

  test('a failed payment is told, and money that comes later is credited all the same', async () => {
    const before = await balance();
    const { number } = await create(method);
    await payAtGateway(number, 'failed');
    await work();
    expect(await detail(number)).toMatchObject({ status: 30, reason: 'failed' });
    const [message] = await rows<{ title: string }>(
      'select title from messages where account_id = $1 order by id desc limit 1',
      [accountId],
    );
    expect(message?.title).toBe(`Payment ${number} did not go through`);
    await expect(client.call('POST /api/recharge/pay', { number })).rejects.toMatchObject({ status: 3000143 });
    expect(await balance()).toBe(before);
  });

  test('a gateway that is down is said in words, and the recharge can still be paid later', async () => {
    const { number } = await create(method);
    simulator.set({ failing: true });
    if (method === 'payfast') {
      // PayFast begins in the browser: there is nothing to ask before.
      expect((await client.call('POST /api/recharge/pay', { number })).fields).not.toBeNull();
    } else {
      await expect(client.call('POST /api/recharge/pay', { number })).rejects.toMatchObject({ status: 3000141 });
    }
    simulator.set({ failing: false });
    await payAtGateway(number);
    await work();
    expect(await detail(number)).toMatchObject({ status: 20 });
  });
});

/** The callback as the gateway would send it, caught on its way. */
async function heard(method: GatewayName, number: string) {
  const { letters } = (await (await fetch(`${simulator.url}/control/letters?ref=${number}`)).json()) as {
    letters: { url: string; body: string; headers: Record<string, string> }[];
  };
  const letter = letters[0];
  if (!letter) throw new Error(`${method} has nothing to say about ${number}`);
  return letter;
}

test('out of order: given up, then paid, then told as cancelled', async () => {
  const before = await balance();
  const { number } = await create('ozow');
  simulator.set({ noCallback: true });
  await payAtGateway(number);
  await client.call('POST /api/recharge/giveup', { number });
  expect(await detail(number)).toMatchObject({ status: 40 });
  const letter = await heard('ozow', number);
  const send = () => fetch(letter.url, { method: 'POST', body: letter.body, headers: letter.headers });
  await send();
  await work();
  expect(await detail(number)).toMatchObject({ status: 20 });
  await expect(client.call('POST /api/recharge/giveup', { number })).rejects.toMatchObject({ status: 3000143 });
  await send();
  await work();
  expect(await balance()).toBe(before + 50_000);
});

test('late: a callback that comes after the browser, and after the wait has ended', async () => {
  const before = await balance();
  simulator.set({ noCallback: true });
  const { number } = await create('payfast');
  const started = shop.app.clock.now();
  await payAtGateway(number);
  const letter = await heard('payfast', number);
  simulator.set({ failing: true });
  shop.app.clock.moveTo(addHours(started, 25));
  await requery();
  // A gateway that does not answer may know of a payment: nothing ends before it has said so.
  expect(await stored(number)).toMatchObject({ status: 10 });
  simulator.set(allOff());
  await fetch(letter.url, { method: 'POST', body: letter.body, headers: letter.headers });
  await work();
  expect(await stored(number)).toMatchObject({ status: 20 });
  shop.app.clock.moveTo(started);
  expect(await balance()).toBe(before + 50_000);
});

test('a payment that nobody makes ends after a day, with a message only if it was begun', async () => {
  const begun = await create('yoco');
  await client.call('POST /api/recharge/pay', { number: begun.number });
  const forgotten = await create('ozow');
  shop.app.clock.advance(25 * hourMs);
  await requery();
  expect(await stored(begun.number)).toMatchObject({ status: 30, reason: 'expired' });
  expect(await stored(forgotten.number)).toMatchObject({ status: 40 });
});

test('Ozow investigates: asked hourly, and handed to people after a day', async () => {
  simulator.set({ investigating: true });
  const { number } = await create('ozow');
  await payAtGateway(number);
  await work();
  expect(await detail(number)).toMatchObject({ status: 10, investigated: true });
  shop.app.clock.advance(61 * minuteMs);
  await requery();
  expect(await detail(number)).toMatchObject({ status: 10, investigated: true });
  shop.app.clock.advance(dayMs);
  await requery();
  const [alert] = await rows<{ title: string }>('select title from staff_alerts where kind = $1', [
    `recharge.investigated:${number}`,
  ]);
  expect(alert?.title).toBe('ozow does not find out about a payment');
  const [row] = await rows<{ next_check_at: Date | null }>('select next_check_at from recharges where number = $1', [
    number,
  ]);
  expect(row?.next_check_at).toBeNull();
});

test('pressing Pay twice, even at once, leads to the same payment', async () => {
  const { number } = await create('ozow');
  const press = () => client.call('POST /api/recharge/pay', { number });
  const [first, second] = await Promise.all([press(), press()]);
  expect(first.url).toBe(second.url);
  expect(await press()).toEqual(first);
});

test('callbacks for a gateway that is not ours, too large, or nonsense', async () => {
  const post = (path: string, body: string) => fetch(`${base}/api/payments/${path}`, { method: 'POST', body });
  expect((await post('payfast/itn', 'hello')).status).toBe(400);
  expect((await post('ozow/notify', 'Status=Complete')).status).toBe(400);
  expect((await post('yoco/webhook', '{}')).status).toBe(400);
  expect((await post('yoco/webhook', 'x'.repeat(70_000))).status).toBe(413);
  const without = await openTestShop();
  const answer = await without.fastify.inject({ method: 'POST', url: '/api/payments/payfast/itn', payload: 'a=b' });
  await without.close();
  expect(answer.statusCode).toBe(404);
});

test('whose recharge it is decides who may see, pay and give it up', async () => {
  const { number } = await create('yoco');
  const login = { username: 'vip@demo.test', password: 'demo1234' };
  const stranger = shop.client((await shop.client().call('POST /api/user/logincheck', login)).ticket);
  for (const ask of [
    () => stranger.call('GET /api/recharge/detail', { number }),
    () => stranger.call('POST /api/recharge/pay', { number }),
    () => stranger.call('POST /api/recharge/giveup', { number }),
  ]) {
    await expect(ask()).rejects.toSatisfy((error) => error instanceof Refused && error.http === 404);
  }
});

test('Recharge & Pay: what comes in pays the checkout that waited for it', async () => {
  const [goods] = await rows<{ product: string; sku: string; quantity: number }>(
    `select p.id as product, s.id as sku, p.min_order as quantity from products p join skus s on s.product_id = p.id
     where p.stock_type = 0 and p.on_shelf and s.stock >= p.min_order order by s.id limit 1`,
  );
  await rows('update products set checked_at = now() where id = $1', [goods?.product]);
  await client.call('POST /api/cart/add', {
    productid: goods?.product ?? '',
    skus: [{ skuid: goods?.sku ?? '', quantity: goods?.quantity ?? 0 }],
    buynow: 1,
  });
  const spent = { key: randomUUID(), type: entryTypes.correction, ref: 'T1', now: shop.app.clock.now() };
  const amount = await balance();
  await shop.app.db.transact((tx) =>
    book(tx, { ...spent, postings: [{ from: spendable(accountId), to: 'bank', amount }] }),
  );
  const { breakdown } = await client.call('GET /api/checkout/preview', { market: 0, couponid: 0 });
  const wish = { market: 0, couponid: 0, agreed: breakdown.totalCents, key: randomUUID(), recharge: 'yoco' } as const;
  const placed = await client.call('POST /api/checkout/submit', wish);
  const state = async () => (await client.call('GET /api/checkout/detail', { id: placed.id })).state;
  await payAtGateway(placed.recharge ?? '');
  await work();
  expect([placed.state, await state()]).toEqual([10, 10]);
  const queued = await rows<{ payload: unknown }>(
    "select payload from job_outbox where job = 'recharge.credited' order by id desc limit 1",
  );
  await jobs.find(({ name }) => name === 'recharge.credited')?.perform(shop.app, queued[0]?.payload);
  expect(await state()).toBe(20);
});

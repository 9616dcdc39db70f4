import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@pdfme/pdf-lib';
import type { Client } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { balance, placeHold, releaseHold } from '../../books/ledger/index.ts';
import { giveFreightBack, holdParcelOf } from '../../logistics/parcels/index.ts';
import { ship } from '../../logistics/parcels/parcel.fixture.ts';
import { earnersOf } from './earners.ts';
import { type Earning, openEarning } from './earning.fixture.ts';
import { earningTerms } from './settings.ts';

let earning: Earning;
beforeAll(async () => {
  earning = await openEarning();
});
afterAll(async () => {
  await earning.hear();
  await expectBooksToBalance(earning);
  await earning.close();
});

const statement = (client: Client, input: { month?: string; page?: number } = {}) =>
  client.call('GET /api/groupship/billlists', input);
const shown = async (id: number) =>
  (await earning.lines(id)).map(({ kind, amount, back }) => [kind, amount, back] as const);
const move = (client: Client, amountCents: number, key: string = randomUUID()) =>
  client.call('POST /api/groupship/billmove', { amountCents, key });

test('goods of members, pending for seven days, then in the purse; own orders; nothing for other people', async () => {
  const leader = await earning.leader();
  const member = await earning.member(leader);
  const stranger = await earning.person();
  await earning.signed(member, 100_050, 33);
  await earning.signed(leader, 10_000);
  await earning.signed(stranger, 50_000);
  expect(await shown(leader)).toEqual([
    [1, 3_002, 0],
    [1, 1, 0],
    [2, 200, 0],
  ]);
  const client = await earning.shopper(leader);
  const now = await statement(client);
  expect(now).toMatchObject({
    month: '2026-11',
    total: 3,
    totals: { earnedCents: 3_203, pendingCents: 3_203, readyCents: 0, paidCents: 0, reversedCents: 0 },
    purse: { cents: 0, pendingCents: 3_203 },
    tiers: { goodsCents: 100_083, rateBasisPoints: 300 },
  });
  expect(now.months).toHaveLength(12);
  expect(now.months.at(-1)).toEqual({ month: '2026-11', cents: 3_203 });
  expect(now.items[0]).toMatchObject({ kind: 2, baseCents: 10_000, rateBasisPoints: 200, state: 'pending' });
  await earning.run('earnings.purse');
  expect(await earning.purse(leader)).toBe(0);
  await earning.later(7);
  await earning.run('earnings.purse');
  await earning.run('earnings.purse');
  expect(await earning.purse(leader)).toBe(3_203);
  expect((await statement(client)).totals).toMatchObject({ pendingCents: 0, readyCents: 3_203 });
  // A signature that is told twice earns once.
  const [again] = await earning.query<{ id: number }>(
    'select order_id as id from earning_lines where account_id = $1',
    leader,
  );
  await earning.run('orders.worth', { ids: [again?.id], signed: true });
  expect(await shown(leader)).toHaveLength(3);
});

test('who was the ambassador when it was paid earns, whatever came later', async () => {
  const [first, second] = [await earning.leader(), await earning.leader()];
  const member = await earning.member(first);
  const ids = await earning.bought(member, 10_000);
  await earning.later(0.1);
  await earning.bind(member, second);
  const later = await earning.bought(member, 20_000);
  await earning.sign([...ids, ...later]);
  await earning.hear();
  expect([await shown(first), await shown(second)]).toEqual([[[1, 300, 0]], [[1, 600, 0]]]);
});

describe('refunds', () => {
  test('before the purse, and in any order: what is left is what is paid', async () => {
    const monthOfTest = '2026-12';
    await earning.until('2026-12-02T08:00:00Z');
    const leader = await earning.leader();
    const member = await earning.member(leader);
    const [one = 0, two = 0] = await earning.signed(member, 10_000, 7_777);
    // The second is heard of before the first, and one twice.
    await earning.refund(one, { goods: 3_333 });
    await earning.refund(two, { goods: 7_777 });
    await earning.refund(one, { goods: 1_667 });
    await earning.run('orders.worth', { ids: [two], signed: false });
    await earning.hear();
    expect(await shown(leader)).toEqual([
      [1, 300, 150],
      [1, 233, 233],
    ]);
    await earning.later(7);
    await earning.run('earnings.purse');
    expect(await earning.purse(leader)).toBe(150);
    const client = await earning.shopper(leader);
    const { items, totals } = await statement(client, { month: monthOfTest });
    expect(items.map(({ state }) => state).toSorted()).toEqual(['ready', 'reversed']);
    expect(totals).toMatchObject({ earnedCents: 150, reversedCents: 383 });
    expect(await earning.titles(leader)).toContain('Commission of R\u00a01.50 was reversed');
  });

  test('before it was signed for: never earned', async () => {
    const leader = await earning.leader();
    const [id = 0] = await earning.bought(await earning.member(leader), 10_000);
    await earning.refund(id, { goods: 4_000 });
    await earning.sign([id]);
    await earning.hear();
    expect(await shown(leader)).toEqual([[1, 180, 0]]);
  });

  test('a refund between the signature and its being heard of is in it', async () => {
    const leader = await earning.leader();
    const [id = 0] = await earning.bought(await earning.member(leader), 10_000);
    await earning.sign([id]);
    await earning.refund(id, { goods: 4_000 });
    await earning.hear();
    expect(await shown(leader)).toEqual([[1, 180, 0]]);
  });

  test('after it was paid out the purse is below nothing, and the next earnings fill it', async () => {
    await earning.until('2026-12-12T08:00:00Z');
    const leader = await earning.leader();
    const member = await earning.member(leader);
    const [id = 0] = await earning.signed(member, 100_000);
    await earning.later(7);
    await earning.run('earnings.purse');
    const client = await earning.shopper(leader);
    const { available } = await earning.balance(leader);
    expect(await move(client, 3_000)).toEqual({ movedCents: 3_000, purseCents: 0, availableCents: available + 3_000 });
    expect((await statement(client)).items[0]).toMatchObject({ state: 'paid' });
    await earning.refund(id, { goods: 50_000 });
    await earning.hear();
    expect(await earning.purse(leader)).toBe(-1_500);
    expect((await statement(client)).purse).toEqual({ cents: -1_500, pendingCents: 0, pendingDays: 7 });
    await expect(move(client, 1)).rejects.toMatchObject({
      message: expect.stringContaining('below nothing'),
      data: { field: 'amountCents' },
    });
    // What is owed does not touch the balance: it can still be withdrawn.
    const info = await client.call('GET /api/user/withdraw/info', {});
    expect([info.commissionCents, info.withdrawableCents]).toEqual([-1_500, info.availableCents - info.restingCents]);
    await earning.signed(member, 80_000);
    await earning.later(7);
    await earning.run('earnings.purse');
    expect(await earning.purse(leader)).toBe(900);
    expect((await earning.balance(leader)).available).toBe(available + 3_000);
  });
});

test('a month that crosses a tier: the difference is booked at its end, and goes back with refunds', async () => {
  await earning.until('2027-01-20T08:00:00Z');
  const [leader, small] = [await earning.leader(), await earning.leader()];
  const member = await earning.member(leader);
  const [first = 0] = await earning.signed(member, 400_000, 600_000);
  await earning.signed(await earning.member(small), 999_999);
  const client = await earning.shopper(leader);
  expect((await statement(client)).tiers).toMatchObject({ goodsCents: 1_000_000, rateBasisPoints: 400 });
  await earning.run('earnings.month');
  expect(await shown(leader)).toHaveLength(2);
  // Finance sees what the month comes to before anything of it is paid, with the difference that is to come.
  const finance = async () => earning.shop.client(await ticketFor(earning.shop, 'demo_finance'));
  const ofLeader = async () =>
    (await (await finance()).call('GET /api/staff/commission/run', { month: '2027-01' })).items.find(
      ({ accountId }) => accountId === leader,
    );
  expect(await ofLeader()).toMatchObject({ earned: 30_000, tier: 10_000, total: 40_000, paid: 0, closed: false });
  await earning.until('2027-02-01T00:10:00+02:00');
  await Promise.all([earning.run('earnings.month'), earning.run('earnings.month')]);
  expect((await shown(leader)).at(-1)).toEqual([3, 10_000, 0]);
  expect(await shown(small)).toEqual([[1, 30_000, 0]]);
  expect((await earning.titles(leader)).filter((title) => title.includes('January 2027'))).toEqual([
    'Your statement of January 2027 is ready',
  ]);
  await earning.later(7);
  await earning.run('earnings.purse');
  expect(await earning.purse(leader)).toBe(40_000);
  expect(await ofLeader()).toMatchObject({ total: 40_000, paid: 40_000, toPay: 0, rate: 400, closed: true });
  // The tier is that of the month's end, and goes back in the same part as the goods.
  await earning.refund(first, { goods: 200_000 });
  await earning.hear();
  expect(await shown(leader)).toEqual([
    [1, 12_000, 6_000],
    [1, 18_000, 0],
    [3, 10_000, 2_000],
  ]);
  expect(await earning.purse(leader)).toBe(32_000);
  expect(await ofLeader()).toMatchObject({ reversed: 8_000, total: 32_000, paid: 32_000, toPay: 0, rate: 400 });
  const made = await (await finance()).call('GET /api/staff/commission/lines', { month: '2027-01', account: leader });
  expect(made.items.map(({ kind, earned, reversed }) => [kind, earned, reversed])).toEqual(await shown(leader));
  expect(made.items.every(({ entry }) => entry !== null)).toBe(true);
  // Even where the goods that are left would not have reached it.
  expect((await statement(client, { month: '2027-01' })).tiers).toMatchObject({
    goodsCents: 800_000,
    rateBasisPoints: 400,
    closed: true,
  });
  const file = (format: 'csv' | 'pdf') => client.call('POST /api/groupship/billexport', { month: '2027-01', format });
  const csv = await file('csv');
  expect(csv.fileName).toBe('earnings-2027-01.csv');
  const rows = parse(Buffer.from(csv.base64, 'base64'), { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.reduce((sum, row) => sum + Math.round(Number(row['Earned (ZAR)']) * 100), 0)).toBe(32_000);
  const paper = await PDFDocument.load(Buffer.from((await file('pdf')).base64, 'base64'));
  expect(paper.getTitle()).toMatch(/^Earnings of buyer\d+, January 2027$/);
  // What is heard of after the end of its month counts for the next.
  const late = await earning.bought(member, 10_000);
  await earning.sign(late);
  await earning.query("update orders set signed_at = '2027-01-31T12:00:00Z' where id = any($1)", late);
  await earning.hear();
  const { items } = await statement(client, { month: '2027-02' });
  expect(items.map(({ amountCents }) => amountCents)).toEqual([300]);
});

describe('moving and withdrawing', () => {
  let [leader, client] = [0, undefined as unknown as Client];
  beforeAll(async () => {
    leader = await earning.leader();
    await earning.signed(await earning.member(leader), 1_000_000);
    await earning.later(7);
    await earning.run('earnings.purse');
    client = await earning.shopper(leader);
  });

  test('more than there is, nothing, and parts of cents are refused', async () => {
    await expect(move(client, 30_001)).rejects.toMatchObject({ message: 'There is R\u00a0300.00 in your purse.' });
    for (const amount of [0, -5, 1.5]) await expect(move(client, amount)).rejects.toMatchObject({ http: 400 });
    expect(await earning.purse(leader)).toBe(30_000);
  });

  test('twenty at once take what is there and no more; the same wish is one', async () => {
    const key = randomUUID();
    expect(await Promise.all([move(client, 1_000, key), move(client, 1_000, key)])).toMatchObject([
      { movedCents: 1_000 },
      { movedCents: 1_000 },
    ]);
    const wishes = await Promise.allSettled(Array.from({ length: 20 }, () => move(client, 2_000)));
    expect(wishes.filter(({ status }) => status === 'fulfilled')).toHaveLength(14);
    expect(await earning.purse(leader)).toBe(1_000);
  });

  test('a withdrawal and a move at once: one of them has it, and what comes back is ready again', async () => {
    const now = earning.app.clock.now();
    const hold = () =>
      earning.app.db.transact((tx) =>
        placeHold(tx, {
          key: 'test:withdrawal',
          type: entryTypes.correction,
          ref: 'WD1',
          now,
          from: [balance(leader, 'commission')],
          amount: 1_000,
        }),
      );
    const [held, moved] = await Promise.allSettled([hold(), move(client, 1_000)]);
    const took = [held.status === 'fulfilled' && !(held.value instanceof Refusal), moved.status === 'fulfilled'];
    expect(took.filter(Boolean)).toHaveLength(1);
    expect(await earning.purse(leader)).toBe(0);
    expect((await statement(client)).totals).toMatchObject({ readyCents: 0 });
    const hold1 = held.status === 'fulfilled' && !(held.value instanceof Refusal) ? held.value : undefined;
    if (!hold1) return;
    await earning.app.db.transact((tx) => releaseHold(tx, { holdId: hold1.entryId, now }));
    expect(await earning.purse(leader)).toBe(1_000);
  });
});

test('a parcel that an ambassador hands over, and what an influencer gets of fee and freight for a year', async () => {
  const [leader, influencer] = [await earning.leader(), await earning.person()];
  await earning.query('update accounts set customer_type = 10 where id = $1', influencer);
  const member = await earning.member(leader);
  const registered = new Date(earning.app.clock.now().getTime() - 300 * 24 * 3_600_000);
  const invite = 'update accounts set invited_by = $2, created_at = $3 where id = $1';
  await earning.query(invite, member, influencer, registered);
  const [order = 0] = await earning.collected(member, [{ order: { goodsCents: 20_000, serviceFeeCents: 2_000 } }]);
  const shopper = await earning.shopper(member);
  const rid = await earning.receiver(shopper);
  const wish = { orderids: [order], rid, line: 'A1', couponid: 0, delivery: 'ambassador' };
  const { made } = await ship(shopper, wish);
  const { staff } = earning;
  const box = { grams: 950, lengthMm: 200, widthMm: 150, heightMm: 100, photo: await earning.photo() };
  await staff.call('POST /api/staff/parcel/pack', { id: made.id, ...box });
  await staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line: 'A1', waybill: 'MAWB-E1' });
  await staff.call('POST /api/staff/parcel/event', { id: made.id, key: randomUUID(), kind: 'warehouse' });
  await staff.call('POST /api/staff/parcel/handover', { id: made.id });
  // The ambassador of then hands it over, whoever it is by now.
  await earning.later(0.1);
  await earning.bind(member, await earning.leader());
  const { code } = await shopper.call('GET /api/deliveryorder/tracking', { expressid: made.id });
  await staff.call('POST /api/staff/parcel/deliver', { id: made.id, code });
  await earning.hear();
  const { chargedCents: freight } = await shopper.call('GET /api/deliveryorder/detail', { expressid: made.id });
  expect(freight).toBeGreaterThan(8_000);
  expect(await shown(leader)).toEqual([
    [1, 600, 0],
    [4, 800, 0],
  ]);
  expect(await shown(influencer)).toEqual([
    [5, 100, 0],
    [6, Math.round(freight * 0.02), 0],
  ]);
  // What is given back of the fee and of the freight goes back; the hand-over was work.
  await earning.refund(order, { goods: 20_000, serviceFee: 1_000 });
  const back = { orderId: order, cents: freight, key: 'test', note: 'T', now: earning.app.clock.now() };
  await earning.app.db.transact(async (tx) => {
    await holdParcelOf(tx, order);
    await giveFreightBack(tx, back);
  });
  await earning.hear();
  expect(await shown(leader)).toEqual([
    [1, 600, 600],
    [4, 800, 0],
  ]);
  expect(await shown(influencer)).toEqual([
    [5, 100, 50],
    [6, Math.round(freight * 0.02), Math.round(freight * 0.02)],
  ]);
  // After twelve months, and for those who are no influencers, nothing.
  await earning.query(invite, member, influencer, new Date(registered.getTime() - 70 * 24 * 3_600_000));
  await earning.signed(member, { goodsCents: 100, serviceFeeCents: 5_000 });
  await earning.query(invite, member, influencer, registered);
  await earning.query('update accounts set customer_type = 0 where id = $1', influencer);
  await earning.signed(member, { goodsCents: 100, serviceFeeCents: 5_000 });
  expect(await shown(influencer)).toHaveLength(2);
});

test('a part of a group shipment is handed over by whoever led it', async () => {
  const [leader, other] = [await earning.leader(), await earning.leader()];
  const member = await earning.member(other);
  const now = earning.app.clock.now();
  const parcel = {
    id: 1,
    accountId: member,
    createdAt: now,
    signedAt: now,
    delivery: 'ambassador',
    freightLeftCents: 0,
  } as const;
  const handedBy = async (leaderId: number | undefined, delivery: 'ambassador' | 'depot' = 'ambassador') => {
    const parcels = [{ ...parcel, leaderId, delivery }];
    const { earned } = await earning.app.db.read((sql) =>
      earnersOf(sql, { accountId: member, orders: [], parcels }, earningTerms.first),
    );
    return earned.map(({ kind, accountId }) => [kind, accountId]);
  };
  expect(await handedBy(leader)).toEqual([[4, leader]]);
  expect(await handedBy(undefined)).toEqual([[4, other]]);
  expect(await handedBy(leader, 'depot')).toEqual([]);
});

test('invites that are oneself earn nothing and are listed for staff; staff earn nothing', async () => {
  const [leader, worker] = [await earning.leader(), await earning.leader()];
  const [device, bank, payer, honest] = [
    await earning.member(leader),
    await earning.member(leader),
    await earning.member(leader),
    await earning.member(leader),
  ];
  const seen = `insert into account_devices (account_id, device_hash, seen_at, first_at)
    select $1, '\\x01', now(), created_at + $2::interval from accounts where id = $1`;
  const named = `insert into bank_accounts (account_id, bank, branch_code, kind, holder, number_tail, number_key, number_sealed, added_at)
    values ($1, 'Capitec', '470010', 1, 'T', $2, 'k', '\\x00', now())`;
  await earning.query(seen, leader, '-1 day');
  await earning.query(seen, device, '0');
  // Whoever later borrows the phone is still somebody else.
  await earning.query(seen, honest, '3 days');
  await earning.query(named, leader, '7890');
  await earning.query(named, bank, '7890');
  await earning.query(named, honest, '1111');
  const paid = `insert into recharges (number, account_id, method, status, amount_cents, bank, paid_on, payer, client_key, created_at, updated_at)
    values ('RCT' || $1::int, $1::int, 'eft', $2, 100, 'Capitec', now(), $3, gen_random_uuid(), now(), now())`;
  await earning.query(paid, leader, 20, 'T Mokoena');
  await earning.query(paid, payer, 20, 't mokoena');
  // What was never credited says nothing of who pays, nor does a payment that only its reference names.
  await earning.query(paid, honest, 40, 'T Mokoena');
  for (const id of [device, bank, payer, honest]) await earning.signed(id, 10_000);
  // The books know nothing of them.
  await earning.query("delete from recharges where number like 'RCT%'");
  expect(await shown(leader)).toEqual([[1, 300, 0]]);
  await earning.query("update accounts set staff_role = 'service' where id = $1", worker);
  await earning.signed(await earning.member(worker), 10_000);
  expect(await shown(worker)).toEqual([]);
  const finance = earning.shop.client(await earning.ticketOf('demo_finance'));
  const { items, total } = await finance.call('GET /api/staff/groupship/blockedinvites', {});
  expect(total).toBe(3);
  expect(new Map(items.map(({ personId, reason }) => [personId, reason]))).toEqual(
    new Map([
      [device, 'sameDevice'],
      [bank, 'sameBankAccount'],
      [payer, 'samePayer'],
    ]),
  );
  // Looked at and found to be two people, they earn from then on.
  const clear = { earnerid: leader, personid: bank, note: 'Mother and daughter' };
  const call = 'POST /api/staff/groupship/clearinvite';
  await expect(finance.call(call, { ...clear, personid: honest })).rejects.toMatchObject({ http: 404 });
  expect(await finance.call(call, clear)).toEqual(await finance.call(call, clear));
  const left = (await finance.call('GET /api/staff/groupship/blockedinvites', {})).items;
  expect(new Set(left.map(({ personId }) => personId))).toEqual(new Set([device, payer]));
  await earning.signed(bank, 10_000);
  expect(await shown(leader)).toEqual([
    [1, 300, 0],
    [1, 300, 0],
  ]);
});

test('a month that is none, or has not begun, is refused; one without anything is empty', async () => {
  const client = await earning.shopper(await earning.person());
  for (const month of ['2026-13', '2026-00', 'October', '2199-01', '1999-01'])
    await expect(statement(client, { month })).rejects.toMatchObject({ http: 400, data: { field: 'month' } });
  await expect(
    client.call('POST /api/groupship/billexport', { month: '2199-01', format: 'csv' }),
  ).rejects.toMatchObject({ http: 400, data: { field: 'month' } });
  expect(await statement(client, { month: '2020-02' })).toMatchObject({ items: [], total: 0, tiers: null });
});

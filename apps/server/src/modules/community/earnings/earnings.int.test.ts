import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@pdfme/pdf-lib';
import type { Client } from '@sgb/contract/client.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { type Earning, openEarning } from './earning.fixture.ts';

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
const move = (client: Client, amountCents: number, key: string = randomUUID()) =>
  client.call('POST /api/groupship/billmove', { amountCents, key });

test('goods of members, pending for seven days, then in the purse; own orders; nothing for other people', async () => {
  const leader = await earning.leader();
  const member = await earning.member(leader);
  const stranger = await earning.person();
  await earning.signed(member, 100_050, 33);
  await earning.signed(leader, 10_000);
  await earning.signed(stranger, 50_000);
  expect(await earning.shown(leader)).toEqual([
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
  expect(await earning.shown(leader)).toHaveLength(3);
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
  expect([await earning.shown(first), await earning.shown(second)]).toEqual([[[1, 300, 0]], [[1, 600, 0]]]);
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
    expect(await earning.shown(leader)).toEqual([
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
    expect(await earning.shown(leader)).toEqual([[1, 180, 0]]);
  });

  test('a refund between the signature and its being heard of is in it', async () => {
    const leader = await earning.leader();
    const [id = 0] = await earning.bought(await earning.member(leader), 10_000);
    await earning.sign([id]);
    await earning.refund(id, { goods: 4_000 });
    await earning.hear();
    expect(await earning.shown(leader)).toEqual([[1, 180, 0]]);
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
      message: expect.stringContaining('After a refund you owe'),
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
  expect(await earning.shown(leader)).toHaveLength(2);
  // Finance sees what the month comes to before anything of it is paid, with the difference that is to come.
  const finance = async () => earning.shop.client(await ticketFor(earning.shop, 'demo_finance'));
  const ofLeader = async () =>
    (await (await finance()).call('GET /api/staff/commission/run', { month: '2027-01' })).items.find(
      ({ accountId }) => accountId === leader,
    );
  expect(await ofLeader()).toMatchObject({ earned: 30_000, tier: 10_000, total: 40_000, paid: 0, closed: false });
  await earning.until('2027-02-01T00:10:00+02:00');
  await Promise.all([earning.run('earnings.month'), earning.run('earnings.month')]);
  expect((await earning.shown(leader)).at(-1)).toEqual([3, 10_000, 0]);
  expect(await earning.shown(small)).toEqual([[1, 30_000, 0]]);
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
  expect(await earning.shown(leader)).toEqual([
    [1, 12_000, 6_000],
    [1, 18_000, 0],
    [3, 10_000, 2_000],
  ]);
  expect(await earning.purse(leader)).toBe(32_000);
  expect(await ofLeader()).toMatchObject({ reversed: 8_000, total: 32_000, paid: 32_000, toPay: 0, rate: 400 });
  const made = await (await finance()).call('GET /api/staff/commission/lines', { month: '2027-01', account: leader });
  expect(made.items.map(({ kind, earned, reversed }) => [kind, earned, reversed])).toEqual(await earning.shown(leader));
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

test('a month that is none, or has not begun, is refused; one without anything is empty', async () => {
  const client = await earning.shopper(await earning.person());
  for (const month of ['2026-13', '2026-00', 'October', '2199-01', '1999-01'])
    await expect(statement(client, { month })).rejects.toMatchObject({ http: 400, data: { field: 'month' } });
  await expect(
    client.call('POST /api/groupship/billexport', { month: '2199-01', format: 'csv' }),
  ).rejects.toMatchObject({ http: 400, data: { field: 'month' } });
  expect(await statement(client, { month: '2020-02' })).toMatchObject({ items: [], total: 0, tiers: null });
});

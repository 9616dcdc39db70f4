import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../platform/http/refusal.ts';
import { expectBooksToBalance } from '../../testing/books.ts';
import { book, purse } from '../ledger/index.ts';
import { codeOf, type Desk, openDesk } from './case.fixture.ts';
import { emptyParcelSource, type ParcelFacts, type ParcelSource } from './sources.ts';

let desk: Desk;
let parcel: ParcelFacts | undefined;

/** A parcel that the test knows, whose freight comes back from where it went. */
const parcels: ParcelSource = {
  ...emptyParcelSource,
  parcelsOf: async (_reader, ids) => new Map(parcel ? ids.map((id) => [id, parcel as ParcelFacts]) : []),
  contentOf: async (_reader, _account, expressId) =>
    expressId === 7 ? { number: 'PC00000007', orderIds: [] } : undefined,
  async giveFreightBack(tx, { cents, key, now }) {
    const posting = { from: 'sales.freight', to: purse(desk.userId, 'available'), amount: cents } as const;
    const booked = await book(tx, { key: `parcel:${key}`, type: 30, ref: 'PC00000007', postings: [posting], now });
    return booked instanceof Refusal ? booked : { entryId: booked.entryId };
  },
};

beforeAll(async () => {
  desk = await openDesk({ caseParcels: parcels });
  // Whoever is logged in stays so, whatever the clock does.
  await desk.app.db.pool.query(`update sessions set expires_at = '2028-01-01'`);
});
afterAll(async () => {
  await expectBooksToBalance(desk.shop);
  await desk.shop.close();
});

const goTo = (moment: string) => desk.app.clock.moveTo(new Date(`${moment}:00+02:00`));
const answer = (id: number, question = false) =>
  desk.service.call('POST /api/staff/workorder/answer', { id, content: 'We are looking into it', question });
const decide = (id: number, outcome: { kind: 'none' } | { kind: 'freight'; freightCents: number } = { kind: 'none' }) =>
  desk.service.call('POST /api/staff/workorder/decide', { id, outcome, answer: 'Explained on the phone' });

test('every working day that we are late is paid for once, by clock or by answer, and five at most', async () => {
  goTo('2026-11-16T09:00');
  const { id } = await desk.open((await desk.orderAt(70)).id, 10);
  const before = await desk.coins();
  const paid = async () => ((await desk.coins()) - before) / 100;
  goTo('2026-11-16T13:00');
  await desk.run('workorders.late');
  expect([await paid(), (await desk.caseOf(id)).actions]).toEqual([0, ['answer', 'withdraw']]);
  expect(await codeOf(desk.me.call('POST /api/user/workorder/escalate', { id }))).toBe(3000225);
  goTo('2026-11-16T14:00');
  await Promise.all([desk.run('workorders.late'), desk.run('workorders.late'), answer(id)]);
  expect(await paid()).toBe(1);
  goTo('2026-11-20T16:00');
  await desk.run('workorders.late');
  expect(await paid()).toBe(1);
  // Five working days of nine hours are over on Saturday at nine.
  goTo('2026-11-21T09:01');
  await desk.run('workorders.late');
  await desk.run('workorders.late');
  expect(await paid()).toBe(2);
  expect(await desk.caseOf(id)).toMatchObject({ clock: { late: true, lateCoins: 200 } });
  const { escalatedAt } = await desk.me.call('POST /api/user/workorder/escalate', { id });
  expect(escalatedAt).toBe('2026-11-21T07:01:00.000Z');
  const { rows } = await desk.app.db.pool.query(
    `select kind from staff_alerts where closed_at is null and kind like 'workorders.%' order by kind`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['workorders.escalated', 'workorders.late']);
  const queue = await desk.service.call('GET /api/staff/workorder/list', {});
  expect(queue.items[0]).toMatchObject({ id, escalated: true });
  goTo('2026-11-24T10:00');
  await decide(id);
  expect(await paid()).toBe(4);
  goTo('2026-12-01T10:00');
  await desk.run('workorders.late');
  expect(await paid()).toBe(4);
  const { rows: left } = await desk.app.db.pool.query(
    `select kind from staff_alerts where closed_at is null and kind like 'workorders.%'`,
  );
  expect(left).toEqual([]);
});

test('whoever says nothing is reminded twice, closed after a week, and may open it again once', async () => {
  goTo('2026-12-01T09:00');
  const order = await desk.orderAt(70);
  const { id, number } = await desk.open(order.id, 4);
  await answer(id, true);
  for (const day of ['03', '04', '05', '07', '07']) {
    goTo(`2026-12-${day}T10:00`);
    await desk.run('workorders.resting');
  }
  const reminders = (await desk.titles()).filter((title) => title === `We still wait for your answer: ${number}`);
  expect(reminders).toHaveLength(2);
  expect(await desk.caseOf(id)).toMatchObject({ state: 30 });
  goTo('2026-12-08T09:29');
  await desk.run('workorders.resting');
  expect(await desk.caseOf(id)).toMatchObject({ state: 50, closeReason: 'silence', actions: ['reopen'] });
  const reopen = () =>
    desk.me.call('POST /api/user/workorder/reopen', { id, content: 'I was away, it is still broken' });
  expect(await reopen()).toEqual({ id, state: 20 });
  expect(await desk.caseOf(id)).toMatchObject({ closeReason: null, clock: { answeredAt: null, decidedAt: null } });
  await decide(id);
  expect(await codeOf(reopen())).toBe(3000224);
  goTo('2026-12-15T10:00');
  await desk.run('workorders.resting');
  expect(await desk.caseOf(id)).toMatchObject({ state: 50, closeReason: 'time', actions: [] });
});

test('an order with a case is not closed, and nobody in dispute sends money away', async () => {
  goTo('2026-12-17T09:00');
  const order = await desk.orderAt(70);
  const { id } = await desk.open(order.id, 3);
  const blocked = async () => (await desk.me.call('GET /api/user/transferinfo', {})).blocked;
  expect(await blocked()).toContain('after-sale cases');
  goTo('2026-12-28T09:00');
  await desk.run('orders.close');
  expect((await desk.order(order.id)).status).toBe(70);
  await desk.me.call('POST /api/user/workorder/withdraw', { id });
  expect(await blocked()).toBe('');
  await desk.run('orders.close');
  expect((await desk.order(order.id)).status).toBe(80);
});

test('too much freight comes back with R 10 more', async () => {
  const order = await desk.orderAt(70);
  const facts = { id: 7, number: 'PC00000007', air: true, sentAt: null, promisedAt: null };
  parcel = { ...facts, shareCents: 5_000, leftCents: 5_000 };
  const { id } = await desk.open(order.id, 7);
  const before = await desk.balance();
  expect(await codeOf(decide(id, { kind: 'freight', freightCents: 5_001 }))).toBe(3000226);
  expect(await decide(id, { kind: 'freight', freightCents: 1_250 })).toMatchObject({ backCents: 2_250 });
  expect(await desk.balance()).toBe(before + 2_250);
  expect(await desk.caseOf(id)).toMatchObject({ outcomes: [{ parcelCents: 1_250, extraCents: 1_000 }] });
  expect(await desk.me.call('GET /api/shoporder/workorder/detail', { shoporderid: order.id })).toMatchObject({
    parcel: { id: 7, number: 'PC00000007' },
  });
  expect(await desk.me.call('GET /api/deliveryorder/workorder', { expressid: 7 })).toMatchObject({ items: [] });
  expect(await codeOf(desk.me.call('GET /api/deliveryorder/workorder', { expressid: 8 }))).toBe(3000014);
  parcel = undefined;
});

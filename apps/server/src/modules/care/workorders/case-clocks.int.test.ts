import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { codeOf, type Desk, openDesk } from './case.fixture.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  // Whoever is logged in stays so, whatever the clock does.
  await desk.app.db.pool.query(`update sessions set created_at = '2028-01-01', expires_at = '2028-01-01'`);
});
afterAll(async () => {
  await expectBooksToBalance(desk.shop);
  await desk.shop.close();
});

const goTo = (moment: string) => desk.app.clock.moveTo(new Date(`${moment}:00+02:00`));
const answer = (id: number, question = false) =>
  desk.service.call('POST /api/staff/workorder/answer', { id, content: 'We are looking into it', question });
const decide = (id: number) =>
  desk.service.call('POST /api/staff/workorder/decide', {
    id,
    outcome: { kind: 'none' },
    answer: 'Explained on the phone',
  });

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

test('handing a case to a supervisor changes no promise, and a supervisor finds theirs', async () => {
  goTo('2027-01-11T09:00');
  const { id: handedUp } = await desk.open((await desk.orderAt(70)).id, 10);
  goTo('2027-01-11T14:00');
  const { escalatedAt } = await desk.me.call('POST /api/user/workorder/escalate', { id: handedUp });
  // Answered, so that the next promise is the decision, days away.
  await answer(handedUp);
  goTo('2027-01-12T10:00');
  const { id: newer } = await desk.open((await desk.orderAt(70)).id, 10);
  const mine = [handedUp, newer];
  const listed = async (supervisor: 0 | 1) =>
    (await desk.service.call('GET /api/staff/workorder/list', { supervisor })).items
      .map(({ id }) => id)
      .filter((id) => mine.includes(id));
  expect([await listed(0), await listed(1)]).toEqual([[newer, handedUp], [handedUp]]);
  const { queues } = await desk.service.call('GET /api/staff/today', {});
  expect(queues.find(({ name }) => name === 'supervisorCases')).toMatchObject({ count: 1, oldest: escalatedAt });
});

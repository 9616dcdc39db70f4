import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { type Buying, openBuying } from './purchase.fixture.ts';

let buying: Buying;
beforeAll(async () => {
  buying = await openBuying();
});
afterAll(() => buying.close());

const client = async (role: string) => buying.shop.client(await ticketFor(buying.shop, `demo_${role}`));

test('a seller who does not send is late, and what fails is offered again as something else, once', async () => {
  const staff = await client('buyer');
  const [one, other] = await buying.offersOfOneSeller(2);
  if (!one || !other) throw new Error('two offers were looked for');
  const owner = await buying.person();
  const orders = await buying.paid(owner, [buying.orderOf(one), buying.orderOf(other)]);
  const [first = 0, second = 0] = orders.map(({ id }) => id);
  const { purchases } = await buying.place([first]);
  const id = purchases[0]?.id ?? 0;
  const late = async () => (await staff.call('GET /api/staff/purchase/list', { late: 1 })).items;
  expect(await late()).toEqual([]);
  const { sendBy } = await staff.call('GET /api/staff/purchase/detail', { id });
  const { placed_at: placedAt } = await buying.purchase(id);
  expect(sendBy).toBe(addDays(placedAt, 7).toISOString());
  await buying.app.db.pool.query(
    "update supplier_purchases set placed_at = placed_at - interval '8 days' where id = $1",
    [id],
  );
  expect(await late()).toMatchObject([{ id, sentAt: null }]);
  const { queues } = await staff.call('GET /api/staff/today', {});
  expect(queues.find(({ name }) => name === 'lateSellers')).toMatchObject({ count: 1, clock: 'red' });
  const urge = () => staff.call('POST /api/staff/purchase/urge', { id });
  await expect(urge()).rejects.toThrow('Only a seller who was paid');
  await buying.app.db.pool.query('update supplier_purchases set state = 30 where id = $1', [id]);
  expect(['asking', 'taken', 'refused']).toContain((await urge()).outcome);
  await buying.app.db.pool.query('update supplier_purchases set state = 20 where id = $1', [id]);

  const reason = 'Sold out at the supplier';
  await staff.call('POST /api/staff/purchase/fail', { orderIds: [second], reason });
  const failures = async () => (await staff.call('GET /api/staff/purchase/failures', {})).items;
  const [failed] = await failures();
  expect(failed).toMatchObject({ orderId: second, why: reason, offered: null, paidCents: failed?.refundedCents });
  const offer = (productid: string, orderId = second) =>
    staff.call('POST /api/staff/purchase/substitute', { orderId, productid, note: 'Same size' });
  const { rows } = await buying.app.db.pool.query('select id::text from products where id <> $1 order by id limit 1', [
    failed?.productId,
  ]);
  await expect(offer('999999999999999')).rejects.toMatchObject({ status: 3000001 });
  await expect(offer(failed?.productId ?? '')).rejects.toMatchObject({ status: 3000001 });
  await expect(offer(rows[0].id, first)).rejects.toThrow('is at');
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => offer(rows[0].id)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await failures())[0]?.offered).toMatchObject({ productId: rows[0].id });
  const told = await buying.app.db.pool.query(
    "select count(*)::int as told from messages where account_id = $1 and title = 'We found something like it'",
    [owner],
  );
  expect(told.rows[0].told).toBe(1);

  const { items } = await staff.call('GET /api/staff/supplier/list', { supplierId: failed?.supplierId ?? 0 });
  expect(items).toMatchObject([
    { purchases: 1, orders: 1, sent: 0, lateNow: 1, failedOrders: 1, daysToSend: null, score: 0 },
  ]);
  expect((await staff.call('GET /api/staff/supplier/list', { q: 'nobody has such a name' })).items).toEqual([]);
});

test('a question to a supplier waits with its clock, is asked again, and is settled once', async () => {
  const staff = await client('buyer');
  const [{ id: supplierId }] = (await buying.app.db.pool.query('select min(id)::float8 as id from suppliers')).rows;
  const call = 'POST /api/staff/supplierquestion/ask';
  const question = 'Is the 20 W lantern back in stock before December?';
  await expect(staff.call(call, { supplierId: 999_999_999_999, question })).rejects.toMatchObject({ http: 404 });
  await expect(staff.call(call, { supplierId, purchaseId: 2_000_000_000, question })).rejects.toMatchObject({
    data: { field: 'purchaseId' },
  });
  await expect(staff.call(call, { supplierId, question: 'Hm' })).rejects.toMatchObject({ http: 400 });
  const { id } = await staff.call(call, { supplierId, question });
  const open = async () => (await staff.call('GET /api/staff/supplierquestion/list', { supplierId })).items;
  expect(await open()).toMatchObject([{ id, question, times: 1, askedBy: 'demo_buyer', settledAt: null }]);
  const { queues, inHand } = await staff.call('GET /api/staff/today', {});
  expect(queues.find(({ name }) => name === 'supplierQuestions')).toMatchObject({ count: 1, clock: 'green' });
  expect(inHand).toMatchObject([{ path: `supplierquestions?open=${id}`, title: `Asked a supplier: ${question}` }]);
  expect((await (await client('admin')).call('GET /api/staff/today', {})).inHand).toEqual([]);
  expect(await staff.call('POST /api/staff/supplierquestion/remind', { id })).toEqual({ times: 2 });
  const settle = (answer: string) => staff.call('POST /api/staff/supplierquestion/answer', { id, answer });
  const answers = await Promise.allSettled([settle('Yes, on Friday'), settle('No'), settle('Maybe')]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(staff.call('POST /api/staff/supplierquestion/remind', { id })).rejects.toMatchObject({
    status: 3000478,
  });
  await expect(staff.call('POST /api/staff/supplierquestion/drop', { id, reason: 'Not needed' })).rejects.toMatchObject(
    { status: 3000478 },
  );
  expect(await open()).toEqual([]);
  const done = await staff.call('GET /api/staff/supplierquestion/list', { state: 20 });
  expect(done.items).toMatchObject([{ id, settledBy: 'demo_buyer' }]);
  await expect((await client('service')).call('GET /api/staff/supplierquestion/list', {})).rejects.toMatchObject({
    http: 403,
  });
});

import { codes } from '@sgb/contract/codes.ts';
import { addDays, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { type Buying, openBuying } from './purchase.fixture.ts';
import { followRefund } from './refunds/follow.ts';

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

test('money is asked back from a seller once, comes back by the books, and goods go back only where the seller waits', async () => {
  const staff = await client('buyer');
  const { app, shop } = buying;
  const [offer] = await buying.offersOfOneSeller(1);
  if (!offer) throw new Error('an offer was looked for');
  const [order] = await buying.paid(await buying.person(), [buying.orderOf(offer)]);
  const { purchases } = await buying.place([order?.id ?? 0]);
  const id = purchases[0]?.id ?? 0;
  const ask = 'POST /api/staff/purchase/refund';
  const giveBack = 'POST /api/staff/purchase/returngoods';
  const { rows } = await app.db.pool.query('select id from supplier_purchase_orders where purchase_id = $1', [id]);
  const supplierOrderId: string = rows[0].id;
  const wish = { id, supplierOrderId, reasonId: '1', goodsFen: 1, note: 'Two are missing' };
  // Nothing was paid yet.
  await expect(staff.call(ask, wish)).rejects.toMatchObject({ status: codes.purchaseMoved.status });
  app.clock.advance(25 * minuteMs);
  await buying.pull(id);
  const terms = await staff.call('GET /api/staff/purchase/refundterms', { id, supplierOrderId });
  expect(terms).toMatchObject({ received: false, whole: false });
  const field = (input: Partial<typeof wish>) => staff.call(ask, { ...wish, ...input });
  await expect(field({ goodsFen: terms.goodsFen + 1 })).rejects.toMatchObject({ data: { field: 'goodsFen' } });
  await expect(field({ reasonId: '77' })).rejects.toMatchObject({ data: { field: 'reasonId' } });
  await expect(field({ reasonId: '2' })).rejects.toMatchObject({ data: { field: 'photos' } });
  await expect(field({ supplierOrderId: '999999' })).rejects.toMatchObject({ http: 404 });
  const answers = await Promise.allSettled([field({}), field({}), field({})]);
  const asked = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(asked).toMatchObject([{ purchaseId: id, goodsFen: 1, reason: 'Fewer pieces than ordered' }]);
  const refund = asked[0]?.id ?? 0;
  const parcel = { id: refund, company: 'SF', bill: 'SF123456789' };
  await expect(staff.call(giveBack, parcel)).rejects.toMatchObject({ status: codes.purchaseMoved.status });
  await expect(staff.call(giveBack, { ...parcel, id: 2_000_000 })).rejects.toMatchObject({ http: 404 });

  // A seller who wants the goods first; those of the demo world do not.
  await app.db.pool.query('update supplier_refunds set state = 30 where id = $1', [refund]);
  await expect(staff.call(giveBack, parcel)).rejects.toMatchObject({ data: { field: 'bill' } });
  const orderAt = shop.supplier.order;
  let refundStatus = 'waitsellerreceive';
  const seller = vi
    .spyOn(shop.supplier, 'order')
    .mockImplementation(async (number) => ({ ...(await orderAt(number)), refundStatus, refundedFen: 1 }));
  const taken = vi.spyOn(shop.supplier, 'returnGoods').mockResolvedValue();
  expect(await staff.call(giveBack, parcel)).toMatchObject({ state: 40, company: 'SF', bill: parcel.bill });
  expect(taken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ company: 'SF', bill: parcel.bill }));
  await expect(staff.call(giveBack, parcel)).rejects.toMatchObject({ status: codes.purchaseMoved.status });
  refundStatus = 'refundsuccess';
  await followRefund(buying.desk, refund);
  for (const spy of [seller, taken]) spy.mockRestore();
  const { items } = await staff.call('GET /api/staff/purchase/refunds', { show: 'all', purchaseId: id });
  expect(items).toMatchObject([{ id: refund, state: 80, refundedFen: 1 }]);
  const { rows: audit } = await app.db.pool.query('select call from staff_audit where call in ($1, $2)', [
    ask,
    giveBack,
  ]);
  expect(audit.length).toBeGreaterThanOrEqual(2);
});

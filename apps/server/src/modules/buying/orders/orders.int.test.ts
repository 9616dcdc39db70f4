import { afterAll, beforeAll, expect, test } from 'vitest';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Bank, openBank } from '../../books/ledger/bank.fixture.ts';
import { actors, failOrder, giveBack, lockOrder, moveOrders, noGifts, payOrders } from './index.ts';
import { paidOrders, placeOrders } from './order.fixture.ts';
import { cancelOrder } from './seed.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const now = () => bank.app.clock.now();
const ending = async (why: string) => ({ who: actors.shop, by: null, why, ...(await atOf(bank.app)) });

async function orderIs(id: number) {
  const { rows } = await bank.app.db.pool.query(
    `select status, refunded_cents, (select string_agg(to_status || ':' || money_cents, ' ' order by m.id)
     from order_transitions m where order_id = orders.id) as transitions from orders where id = $1`,
    [id],
  );
  return rows[0];
}

test('two orders are paid in one entry, and one that fails gives back its own part, bonus last', async () => {
  const owner = await bank.person();
  await bank.give(owner, { available: 20_000, bonus: 10_000 });
  const [first, second] = await paidOrders(bank.app, owner, [{}, { goodsCents: 5_000, serviceFeeCents: 500 }]);
  expect(await bank.balances(owner)).toMatchObject({ available: 8_900, bonus: 0 });
  if (!first || !second) throw new Error('two orders were placed');
  const soldOut = await ending('Sold out');
  const outcome = await bank.transact(async (tx) => {
    const order = await lockOrder(tx, second.id);
    return order && failOrder(tx, order, soldOut);
  });
  expect(outcome).toBeUndefined();
  expect(await bank.balances(owner)).toMatchObject({ available: 16_480, bonus: 0 });
  expect(await orderIs(second.id)).toEqual({ status: 31, refunded_cents: 7_580, transitions: '10:0 20:-7580 31:7580' });
  expect(await orderIs(first.id)).toMatchObject({ status: 20, refunded_cents: 0 });
});

test('an order that is cancelled with less than all back leaves the rest with the shop', async () => {
  const owner = await bank.person();
  await bank.give(owner, { available: 13_520 });
  const [order] = await paidOrders(bank.app, owner, [{}]);
  const cash = { goods: 10_400, chinaFreight: 0, serviceFee: 0, services: 0, delivery: 0 };
  const changed = await ending('Changed my mind');
  const back = await bank.transact(async (tx) => {
    const held = order && (await lockOrder(tx, order.id, owner));
    return held && cancelOrder(tx, held, { ...changed, cash });
  });
  expect(back).toEqual({ cents: 10_400 });
  expect(await bank.balances(owner)).toMatchObject({ available: 10_400 });
});

test('what has gone back already does not go back again when the order ends', async () => {
  const owner = await bank.person();
  await bank.give(owner, { available: 13_520 });
  const [order] = await paidOrders(bank.app, owner, [{}]);
  if (!order) throw new Error('an order was placed');
  const held = (tx: Tx) => lockOrder(tx, order.id).then((row) => row ?? order);
  const cash = { goods: 0, chinaFreight: 800, serviceFee: 0, services: 0, delivery: 0 };
  const freight = { cash, gifts: noGifts, key: 'chinaFreight', note: 'Freight in China cost less', now: now() };
  const soldOut = await ending('Sold out');
  await bank.transact(async (tx) => giveBack(tx, await held(tx), { ...freight, settings: soldOut.settings }));
  expect(await bank.balances(owner)).toMatchObject({ available: 800 });
  await bank.transact(async (tx) => failOrder(tx, await held(tx), soldOut));
  expect(await bank.balances(owner)).toMatchObject({ available: 13_520 });
  expect(await orderIs(order.id)).toMatchObject({ status: 31, refunded_cents: 13_520 });
});

test('a payment that the balance does not cover moves nothing', async () => {
  const owner = await bank.person();
  await bank.give(owner, { available: 100 });
  const answer = await bank.transact(async (tx) => {
    const { checkoutId, orders } = await placeOrders(tx, owner, [{}], now());
    return payOrders(tx, { accountId: owner, checkoutId, orders, scoinEntryId: null, now: now() });
  });
  expect(answer instanceof Refusal && answer.code).toBe('balanceTooLow');
  expect(await bank.balances(owner)).toMatchObject({ available: 100 });
});

test('a move that the state does not allow is refused and writes nothing', async () => {
  const owner = await bank.person();
  await bank.give(owner, { available: 13_520 });
  const [order] = await paidOrders(bank.app, owner, [{}]);
  const refused = await bank.transact((tx) =>
    moveOrders(tx, order ? [order] : [], { to: 40, who: actors.staff, by: null, why: '', now: now() }),
  );
  expect(refused?.code).toBe('orderMoved');
  expect((await orderIs(order?.id ?? 0)).transitions).toBe('10:0 20:-13520');
});

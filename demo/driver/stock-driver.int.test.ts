import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import { jobs } from '@sgb/server/app.ts';
import { openStock, type Stock } from '@sgb/server/modules/stock/batches/batch.fixture.ts';
import { ticketFor } from '@sgb/server/permissions.fixture.ts';
import { expectBooksToBalance } from '@sgb/server/testing/books.ts';
import { offerOf, skuOf } from '@sgb/server/testing/goods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDriverJob } from './jobs.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await openStock();
});
afterAll(() => stock.close());

const run = async (name: string, payload: unknown = {}) => {
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`no job ${name}`);
  await job.perform(stock.app, payload);
};

/** A minute passes, and the driver does what it does by itself. */
async function minute(): Promise<void> {
  stock.app.clock.advance(minuteMs);
  await demoDriverJob.perform(stock.shop.app, {});
}

async function until(steps: number, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < steps; step++) {
    if (await isThere()) return;
    await minute();
  }
  if (await isThere()) return;
  const { rows } = await stock.app.db.pool.query('select status, count(*)::int from orders group by status');
  throw new Error(`not there after ${steps} minutes: ${JSON.stringify(rows)}`);
}

/** Two small things that the suppliers of the demo have many of, at their own price. */
async function offered(): Promise<string[]> {
  const found: string[] = [];
  for (let index = 0; found.length < 2; index++) {
    const offer = await stock.shop.app.supplier.offer(offerOf(index));
    const [sku] = offer.skus;
    const { rows } = await stock.app.db.pool.query(
      `select from products where id = $1 and stock_type = 0 and on_shelf and special = 0 and min_order <= 20 and batch = 1
         and length_mm::bigint * width_mm * height_mm < 3000000`,
      [offer.id],
    );
    if (rows.length === 1 && sku && sku.stock >= 50 && sku.priceFen > 2_000 && sku.priceFen < 10_000)
      found.push(String(skuOf(index, 0)));
  }
  return found;
}

/** What orders have left for those who earn by them. */
async function settle(): Promise<void> {
  const text = "delete from job_outbox where job = 'orders.worth' returning payload";
  for (const { payload } of (await stock.app.db.pool.query(text)).rows) await run('orders.worth', payload);
}

test('the driver takes a batch from the payment to clients, back to the shelf, and to a buyer who pays its seller', {
  timeout: 120_000,
}, async () => {
  const who = await stock.seller();
  const { client } = who;
  const [one = '', two = ''] = await offered();
  const wanted = [
    [one, 30],
    [two, 20],
  ] as const;
  const { id } = await stock.draft(who, wanted);
  // A draft may lie for long before it is paid.
  stock.app.clock.advance(2 * hourMs);
  await stock.pay(who, wanted);
  const states: number[] = [];
  await until(40, async () => {
    const { state } = await stock.detail(who, id);
    if (states.at(-1) !== state) states.push(state);
    return state === 60;
  });
  expect(states).toEqual([20, 30, 40, 60]);
  const { lines } = await stock.detail(who, id);
  expect(lines.map(({ skuId, counted, missing }) => [skuId, counted, missing])).toEqual([
    [one, 29, 1],
    [two, 20, 0],
  ]);
  expect(lines[0]?.caseId).toBeGreaterThan(0);

  // Two go to a client by themselves, one comes back because somebody says so.
  const receiverId = await stock.receiver(client);
  const send = async () => {
    const pieces = [{ skuId: one, quantity: 1 }];
    const { options } = await client.call('POST /api/stockup/ship/preview', { pieces, receiverId });
    const totalCents = options.find(({ way }) => way === 'door')?.price.totalCents ?? 0;
    const wish = { pieces, receiverId, way: 'door' as const, totalCents, key: randomUUID() };
    return (await client.call('POST /api/stockup/ship/create', wish)).id;
  };
  const sent = [await send(), await send(), await send()];
  const stay = sent.find((each) => each % 4 !== 0) ?? 0;
  const back = sent.filter((each) => each !== stay).at(-1) ?? 0;
  const at = async (dispatch: number) =>
    (await client.call('GET /api/stockup/ship', {})).items.find((each) => each.id === dispatch)?.state;
  expect((await client.call('GET /api/demo/orders', {})).dispatches.map(({ id: number }) => number)).toEqual(sent);
  const thief = stock.shop.client(await ticketFor(stock.shop, 'demo_shopper'));
  const step = { dispatchId: back, back: 1 } as const;
  await expect(thief.call('POST /api/demo/dispatchstep', step)).rejects.toMatchObject({ http: 404 });
  expect(await client.call('POST /api/demo/dispatchstep', step)).toEqual({ dispatchId: back, state: 113 });
  expect(await client.call('POST /api/demo/dispatchstep', step)).toEqual({ dispatchId: back, state: 115 });
  await expect(client.call('POST /api/demo/dispatchstep', step)).rejects.toMatchObject({ status: 3000194 });
  await minute();
  expect(await at(stay)).toBe(113);
  await minute();
  expect(await at(stay)).toBe(114);
  const { items } = await client.call('GET /api/stockup/fail', {});
  expect(items.find((each) => each.kind === 'dispatch' && each.id === back)).toMatchObject({ reason: 'cameBack' });

  // Sold to another shopper, who signs for it; its seller is paid.
  const price = { skuid: two, priceCents: 20_000, quantity: 5 };
  const listing = await client.call('POST /api/stockup/shelves/price', price);
  const service = stock.shop.client(await ticketFor(stock.shop, 'demo_service'));
  await service.call('POST /api/staff/listings/decide', { id: listing.id, agreed: 1 });
  const buyer = await stock.shopper(await stock.person(1_000_000));
  await stock.receiver(buyer);
  const { skus } = await buyer.call('GET /api/product/detail', { productid: listing.productId });
  const cart = [{ skuid: skus[0]?.id ?? '', quantity: 1 }];
  await buyer.call('POST /api/cart/add', { productid: listing.productId, skus: cart });
  const { breakdown } = await buyer.call('GET /api/checkout/preview', { market: 1 });
  const paying = { market: 1 as const, key: randomUUID(), agreed: breakdown.totalCents };
  const bought = await buyer.call('POST /api/checkout/submit', paying);
  const [orderid = 0] = (await buyer.call('GET /api/checkout/detail', { id: bought.id })).orderIds;
  await minute();
  await buyer.call('POST /api/shoporder/sastock/sign', { orderid });
  await settle();
  const sale = async () => (await client.call('GET /api/stockup/sales', {})).items[0];
  expect(await sale()).toMatchObject({ state: 'pending' });
  await minute();
  const paid = await sale();
  expect(paid).toMatchObject({ state: 'paid', amountCents: listing.getCents });
  expect((await stock.balance(who.id)).commission).toBe(listing.getCents);
  await expectBooksToBalance(stock);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { refusal } from '../../logistics/parcels/parcel.fixture.ts';
import { openStock, type Stock } from './batch.fixture.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await openStock();
});
afterAll(() => stock.close());

test('what is more than one sea shipment takes is said in the draft, and is not paid', async () => {
  const who = await stock.seller(10_000_000);
  const sku = await stock.offer(331);
  const draft = await stock.draft(who, [[sku, 970]]);
  expect(draft.trouble).toMatch(/takes goods for R.50,000\.00 at most, and this batch has goods for R.50,440\.00\./);
  const paying = { id: draft.id, agreed: draft.totalCents };
  const refused = await refusal(who.client.call('POST /api/stockup/purchase/pay', paying));
  expect(refused).toMatchObject({ status: 3000465, message: draft.trouble });
  expect((await stock.draft(who, [[sku, 900]])).trouble).toBe('');
  await expectBooksToBalance(stock);
});

test('goods that turn out to be too large together leave in two shipments, and none stays behind', async () => {
  const who = await stock.seller(10_000_000);
  const [one, two] = [await stock.offer(332), await stock.offer(333)];
  const batch = await stock.pay(who, [
    [one, 30],
    [two, 30],
  ]);
  const orders = batch.lines.map(({ orderId }) => orderId);
  await stock.arrive(orders);
  await stock.app.db.pool.query(
    'update warehouse_goods set length_mm = 1900, width_mm = 1600, height_mm = 1000 where order_id = any($1)',
    [orders],
  );
  await stock.follow(batch.id);
  const { items } = await who.client.call('GET /api/stockup/purchase', {});
  for (const { id } of items) await stock.follow(id);
  const all = await Promise.all(items.map(({ id }) => stock.detail(who, id)));
  expect(all.map(({ lines, trouble }) => [lines.length, trouble])).toEqual([
    [1, ''],
    [1, ''],
  ]);
  expect(new Set(all.map(({ parcelId }) => parcelId)).size).toBe(2);
  expect(all.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(batch.totalCents);
  await expectBooksToBalance(stock);
});

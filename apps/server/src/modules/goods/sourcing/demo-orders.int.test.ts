import { minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OrderRequest } from '../../../adapters/supplier/gateway.ts';
import { offerOf } from '../../../testing/goods.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { demoOrderBook } from './store.ts';

/** Buying at the suppliers of the demo world. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const receiver = { fullName: 'SGB', mobile: '1', postCode: '', province: 'a', city: 'b', area: '', address: 'c' };

async function request(outOrderId: string): Promise<OrderRequest> {
  for (let index = 0; ; index++) {
    const offer = await shop.supplier.offer(offerOf(index));
    const sku = offer.skus.find(({ stock }) => stock > 10);
    if (sku)
      return { outOrderId, receiver, message: '', items: [{ offerId: offer.id, specId: sku.specId, quantity: 2 }] };
  }
}

test('an order is one however often it is sent, moves by the clock, and can be cancelled until it is sent', async () => {
  const order = await request('P-1');
  const preview = await shop.supplier.previewOrder(order);
  const [one, again] = [await shop.supplier.createOrder(order), await shop.supplier.createOrder(order)];
  expect(again).toEqual(one);
  expect(one.totalFen).toBe(preview.totalFen);
  const [id = ''] = one.orderIds;
  expect(Number.isSafeInteger(Number(id))).toBe(false);
  expect(await shop.supplier.order(id)).toMatchObject({ id, status: 'waitbuyerpay', totalFen: preview.totalFen });
  shop.app.clock.advance(6 * minuteMs);
  expect((await shop.supplier.order(id)).status).toBe('waitsellersend');
  expect(await shop.supplier.track(id)).toEqual([]);
  shop.app.clock.advance(15 * minuteMs);
  expect((await shop.supplier.order(id)).status).toBe('waitbuyerreceive');
  expect(await shop.supplier.track(id)).toHaveLength(1);
  const book = demoOrderBook(shop.app.db);
  await book.reach(id, 'underway', shop.app.clock.now());
  await book.reach(id, 'underway', new Date(0));
  expect((await shop.supplier.track(id))[0]?.steps).toMatchObject([
    { text: 'The courier has picked the parcel up.' },
    { at: shop.app.clock.now(), text: 'In transit: it left the sorting centre for Guangzhou.' },
  ]);
  await expect(shop.supplier.cancelOrder(id, 'other')).rejects.toMatchObject({ fault: 'refused' });

  const [second = ''] = (await shop.supplier.createOrder(await request('P-2'))).orderIds;
  await shop.supplier.cancelOrder(second, 'buyerCancel');
  expect(await shop.supplier.order(second)).toMatchObject({ status: 'cancel', closeReason: 'buyerCancel' });
});

test('more than 50 SKUs, and more than there is, are refused', async () => {
  const order = await request('P-3');
  const [item] = order.items;
  if (!item) throw new Error('nothing to order');
  const many = { ...order, items: Array.from({ length: 51 }, () => item) };
  await expect(shop.supplier.createOrder(many)).rejects.toMatchObject({ fault: 'rejected' });
  const greedy = { ...order, items: [{ ...item, quantity: 1_000_000 }] };
  await expect(shop.supplier.createOrder(greedy)).rejects.toMatchObject({ fault: 'refused', code: 'stock' });
});

test('result pages are asked for once in ten minutes', async () => {
  const query = { keyword: 'lamp', page: 1, pageSize: 5 };
  const one = await shop.supplier.searchByWord(query);
  expect(one.items).toHaveLength(5);
  expect(await shop.supplier.searchByWord({ ...query })).toBe(one);
  shop.app.clock.advance(10 * minuteMs + 1);
  const later = await vi.waitFor(() => shop.supplier.searchByWord(query));
  expect(later).not.toBe(one);
  expect(later).toEqual(one);
});

import type { InputOf } from '@sgb/contract/client.ts';
import { dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShelves, type Seller, type Shelves, sku } from '../dispatches/dispatch.fixture.ts';
import { payStorageJob } from './jobs.ts';

let shop: Shelves;
beforeAll(async () => {
  shop = await openShelves();
});
// The books of money and pieces are checked when it closes.
afterAll(() => shop.close());

/** Ordered, paid and handed to the courier. */
async function sendAll({ call, receiverId, send }: Seller, pieces: { skuId: string; quantity: number }[]) {
  const { options } = await call.call('POST /api/stockup/ship/preview', { pieces, receiverId });
  const totalCents = options.find(({ way }) => way === 'door')?.price.totalCents ?? 0;
  const { id, ...made } = await send(1, { pieces, totalCents });
  expect(made).toMatchObject({ state: 112, paidCents: totalCents });
  const desk = await shop.desk();
  await desk.call('POST /api/staff/stockup/ship', { id, carrier: 'Pudo', waybill: `PUDO-${id}` });
}

test('what has lain here for longer than is free pays its storage when it leaves, and what stays does not', async () => {
  const seller = await shop.seller(100_000);
  shop.app.clock.advance(40 * dayMs);
  await shop.app.db.pool.query("update sessions set expires_at = expires_at + interval '60 days'");
  const shelf = async () => (await seller.call.call('GET /api/stockup/shelf', { skuid: sku(0) })).shelf;
  expect(await shelf()).toMatchObject({ days: 40, storageCents: 144 });
  await sendAll(seller, [{ skuId: sku(0), quantity: 4 }]);
  const before = await seller.balance();
  await payStorageJob.perform(shop.app, { accountId: seller.who.id });
  await payStorageJob.perform(shop.app, { accountId: seller.who.id });
  // Four pieces of 1,800 cubic centimetres for 10 days at R 8.00 a cubic metre.
  expect(await seller.balance()).toBe(before - 58);
  expect(await shelf()).toMatchObject({ storageCents: 58 + 86 });
});

test('everything on the shelf is shipped in one go, however many kinds', async () => {
  const seller = await shop.seller(1_000_000, 1);
  await shop.app.db.pool.query(
    `with made as (
       insert into shelves (account_id, sku_id, product_id, category_id, title, picture, options, unit, special, weight_grams,
         cubic_centimetres, landed_cents, place, photos, opened_at, sellable)
       select account_id, sku_id + n, product_id, category_id, title || n, picture, options, unit, special, weight_grams,
         cubic_centimetres, landed_cents, place, photos, opened_at, 1
       from shelves, generate_series(100, 140) n where account_id = $1 and sku_id = $2 returning id, account_id, opened_at
     ), lots as (
       insert into shelf_lots (shelf_id, account_id, came_at, pieces, remaining, charged_to)
       select id, account_id, opened_at, 1, 1, opened_at from made
     )
     insert into shelf_movements (shelf_id, at, to_pile, quantity, reason, about)
     select id, opened_at, 'sellable', 1, 'counted', 'SB1' from made`,
    [seller.who.id, sku(0)],
  );
  const pieces: { skuId: string; quantity: number }[] = [];
  for (const page of [1, 2, 3]) {
    const { items } = await seller.call.call('GET /api/stockup/shelves', { page });
    pieces.push(...items.map(({ skuId }) => ({ skuId, quantity: 1 })));
  }
  expect(pieces).toHaveLength(43);
  await sendAll(seller, pieces);
  expect(await seller.piles()).toMatchObject({ sellable: 0, sent: 1 });
});

test('staff take damaged pieces off sale, put mended ones back, and say where they lie; their seller sees why', async () => {
  const seller = await shop.seller(0);
  const desk = await shop.desk();
  const shelf = { accountid: seller.who.id, skuid: sku(0) };
  const damage = (quantity: number, mended: 0 | 1, reason: string) =>
    desk.call('POST /api/staff/stockup/damage', { ...shelf, quantity, mended, reason });
  expect(await damage(3, 0, 'Handles broken off')).toEqual({ sellable: 7, damaged: 3 });
  expect(await damage(1, 1, 'Only dusty')).toEqual({ sellable: 8, damaged: 2 });
  await expect(damage(9, 0, 'All of them')).rejects.toMatchObject({ status: 3000341 });
  await expect(damage(3, 1, 'All of them')).rejects.toMatchObject({ status: 3000341 });
  await desk.call('POST /api/staff/stockup/place', { ...shelf, place: 'J3-01-2' });
  const seen = await seller.call.call('GET /api/stockup/shelf', { skuid: sku(0) });
  expect(seen.shelf).toMatchObject({ place: 'J3-01-2', piles: { sellable: 8, damaged: 2 } });
  expect(seen.items.map(({ reason, about }) => [reason, about])).toEqual([
    ['mended', 'Only dusty'],
    ['broken', 'Handles broken off'],
    ['counted', 'SB1'],
  ]);
  const listed = (filter: InputOf<'GET /api/staff/stockup/shelves'>) =>
    desk.call('GET /api/staff/stockup/shelves', filter);
  const { username: name } = await seller.call.call('GET /api/user/logininfo', {});
  const mine = { skuId: sku(0), seller: { id: seller.who.id, name }, place: 'J3-01-2', sellable: 8, damaged: 2 };
  expect((await listed({ skuid: sku(0), seller: name })).items).toMatchObject([mine]);
  // A place by how it begins, however it is written.
  expect((await listed({ place: 'j3-01', show: 'damaged' })).items).toMatchObject([mine]);
  expect((await listed({ place: 'J3-02' })).items).toEqual([]);
  expect((await listed({ seller: name, show: 'unplaced' })).items.map(({ place }) => place)).not.toContain('J3-01-2');
  await expect(listed({ seller: 'nobody_at_all' })).rejects.toMatchObject({ http: 404 });
});

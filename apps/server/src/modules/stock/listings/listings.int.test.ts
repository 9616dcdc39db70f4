import { codes } from '@sgb/contract/codes.ts';
import { dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productOf } from '../../../testing/goods.ts';
import { grantCoupon } from '../../books/coupons/index.ts';
import { sku } from '../dispatches/dispatch.fixture.ts';
import { type Market, openMarket } from './listing.fixture.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
// The books of money and pieces are checked when it closes.
afterAll(() => market.close());

const refusedWith = (code: keyof typeof codes) => ({ status: codes[code].status });
const later = (days: number) => market.app.clock.advance(days * dayMs);

describe('selling from the shelf', () => {
  test('waits for staff the first time, is sold, signed for, paid out after 7 days, and taken back with the goods', async () => {
    const seller = await market.seller(100_000);
    const offer = await seller.call.call('GET /api/stockup/sell', { skuid: sku(0) });
    expect(offer).toMatchObject({ sellable: 10, landedCents: 5_000, maxCents: 500_000, approval: true, listing: null });
    expect(offer.terms).toMatchObject({ feeBasisPoints: 800, pickCents: 1_200, freeFromCents: 100_000 });
    const listing = await market.list(seller);
    expect(listing).toMatchObject({ state: 10, quantity: 5, priceCents: 20_000, getCents: 17_200, bought: 0 });
    expect(await market.pilesOf(seller)).toMatchObject({ sellable: 5, listed: 5 });
    const { productId } = listing;
    const buyer = await market.buyer();
    await expect(market.buy(buyer, productId)).rejects.toMatchObject(refusedWith('offShelf'));

    const waiting = await market.service.call('GET /api/staff/listings', { state: 10 });
    expect(waiting.items).toMatchObject([{ id: listing.id, seller: { id: seller.who.id } }]);
    expect(await market.service.call('POST /api/staff/listings/decide', { id: listing.id, agreed: 1 })).toEqual({
      ...{ id: listing.id, state: 20, approved: 1 },
    });
    const again = market.service.call('POST /api/staff/listings/decide', { id: listing.id, agreed: 1 });
    await expect(again).rejects.toMatchObject(refusedWith('listingMoved'));

    // It is found by its seller's name, with the price to the cent.
    const { items: sellers } = await market.client(buyer).call('GET /api/localstock/sellers', {});
    const shopOf = sellers.find(({ name }) => name === offer.soldBy);
    expect(shopOf).toMatchObject({ products: 1 });
    const local = await market
      .client(buyer)
      .call('GET /api/localstock/list', { seller: shopOf?.id, maxPriceCents: 20_000 });
    expect(local.items).toMatchObject([{ id: productId, priceCents: 20_000, soldBy: offer.soldBy }]);
    await market.run('search.index', { ids: [Number(productId)] });
    const found = await market.client(buyer).call('GET /api/localstock/list', { keyword: 'Mug 0', seller: shopOf?.id });
    expect(found.items.map(({ id }) => id)).toEqual([productId]);

    const order = await market.buy(buyer, productId, 2);
    expect(await market.pilesOf(seller)).toMatchObject({ sellable: 5, listed: 5, sold: 0 });
    expect((await seller.call.call('GET /api/stockup/listings', {})).items).toMatchObject([{ quantity: 3, bought: 2 }]);
    await market.ship(order);
    expect(await market.pilesOf(seller)).toMatchObject({ listed: 3, sold: 2 });
    const sales = () => seller.call.call('GET /api/stockup/sales', {});
    expect((await sales()).items).toMatchObject([{ state: 'sent', amountCents: 34_400, goodsCents: 40_000 }]);
    await market.sign(buyer, order);
    expect((await sales()).items).toMatchObject([{ state: 'pending', feeCents: 3_200, deliveryCents: 2_400 }]);
    later(6.9);
    await market.run('listings.pay');
    expect(await market.purse(seller)).toBe(0);
    later(0.2);
    await market.run('listings.pay');
    await market.run('listings.pay');
    expect(await market.purse(seller)).toBe(34_400);
    expect(await sales()).toMatchObject({ pendingCents: 0, paidCents: 34_400, items: [{ state: 'paid' }] });

    // A refund takes the seller's part back, even when it has left the purse.
    await market.empty(seller);
    later(-1);
    const wish = { shoporderid: order, refundtype: 2, content: 'A handle is broken off', reason: 2 } as const;
    const asked = await market.client(buyer).call('POST /api/shoporder/saverefundinfo', wish);
    const decision = { id: asked.request?.id ?? 0, agreed: true, answer: 'Of course' };
    await (await market.desk('admin')).call('POST /api/staff/orderrequest/decide', decision);
    await market.settle();
    expect((await sales()).items).toMatchObject([{ state: 'refunded', amountCents: 0, refundedCents: 40_000 }]);
    expect(await market.purse(seller)).toBe(-34_400);
    const expected = await market.warehouse.call('GET /api/staff/listings/sales', {});
    expect(expected.items).toMatchObject([{ orderId: order, quantity: 2, cameBack: 0, refundedCents: 40_000 }]);
    const back = { orderid: order, sellable: 1, damaged: 1 };
    expect(await market.warehouse.call('POST /api/staff/listings/returned', back)).toMatchObject({ left: 0 });
    await expect(market.warehouse.call('POST /api/staff/listings/returned', back)).rejects.toMatchObject(
      refusedWith('tooFewPieces'),
    );
    expect(await market.pilesOf(seller)).toEqual({ sellable: 6, listed: 3, sold: 0, damaged: 1, lost: 0 });
    expect((await seller.call.call('GET /api/stockup/plots', {})).age[0]?.pieces).toBeGreaterThan(0);
  });

  test('refuses what cannot be, each with its words, and nobody buys their own', async () => {
    const seller = await market.trusted();
    for (const [priceCents, quantity, code] of [
      [-1, 1, 'listingPrice'],
      [0, 1, 'listingPrice'],
      [500_001, 1, 'listingPrice'],
      [20_000, 11, 'tooFewPieces'],
      [20_000, 0, 'badInput'],
    ] as const) {
      await expect(market.list(seller, priceCents, quantity), `${priceCents}`).rejects.toMatchObject(refusedWith(code));
    }
    await market.app.db.pool.query(`update shelves set picture = '' where account_id = $1`, [seller.who.id]);
    await expect(market.list(seller)).rejects.toMatchObject(refusedWith('listingPhoto'));
    await market.app.db.pool.query(`update shelves set picture = 'mug' where account_id = $1`, [seller.who.id]);
    const close = 'update stock_sellers set closed_at = $2 where account_id = $1';
    await market.app.db.pool.query(close, [seller.who.id, market.app.clock.now()]);
    await expect(market.list(seller)).rejects.toMatchObject(refusedWith('shelfClosed'));
    await market.app.db.pool.query(close, [seller.who.id, null]);
    expect(await market.pilesOf(seller)).toMatchObject({ sellable: 10, listed: 0 });
    const { productId } = await market.list(seller);
    await expect(market.buy(seller.who, productId)).rejects.toMatchObject(refusedWith('ownGoods'));
    const stranger = await market.seller(0);
    const sell = stranger.call.call('GET /api/stockup/sell', { skuid: '610000009999' });
    await expect(sell).rejects.toMatchObject(refusedWith('notFound'));
  });

  test('changes its price and its pieces, is hidden and shown by staff, refused, and taken off', async () => {
    const seller = await market.trusted();
    const { id, productId } = await market.list(seller, 20_000, 5);
    const buyer = await market.buyer();
    const client = market.client(buyer);
    const { skus } = await client.call('GET /api/product/detail', { productid: productId });
    await client.call('POST /api/cart/add', {
      productid: productId,
      skus: [{ skuid: skus[0]?.id ?? '', quantity: 1 }],
    });
    await market.list(seller, 21_000, 4);
    // A seller's price that rose is not our loss: the buyer is asked.
    const cart = await client.call('GET /api/cart/list', { market: 1 });
    expect(cart.groups[0]?.lines).toMatchObject([{ unitCents: 21_000, seenCents: 20_000, fault: 'priceRose' }]);
    await market.list(seller, 19_999, 4);
    expect((await client.call('GET /api/product/detail', { productid: productId })).priceCents).toBe(19_999);

    const hide = (hidden: 0 | 1) =>
      market.service.call('POST /api/staff/listings/hide', { id, hidden, reason: 'The picture shows another mug' });
    expect(await hide(1)).toEqual({ id, state: 40 });
    await expect(market.buy(buyer, productId)).rejects.toMatchObject(refusedWith('offShelf'));
    await expect(market.list(seller, 19_999, 5)).rejects.toMatchObject(refusedWith('listingMoved'));
    expect(await market.list(seller, 19_999, 2)).toMatchObject({ state: 40, quantity: 2 });
    expect(await hide(0)).toEqual({ id, state: 20 });
    expect(await market.list(seller, 1, 0)).toMatchObject({ state: 50, quantity: 0, priceCents: 19_999 });
    expect(await market.pilesOf(seller)).toMatchObject({ sellable: 10, listed: 0 });

    const newcomer = await market.seller(0);
    const first = await market.list(newcomer, 20_000, 3);
    const refusal = { id: first.id, agreed: 0 } as const;
    await expect(market.service.call('POST /api/staff/listings/decide', refusal)).rejects.toMatchObject(
      refusedWith('badInput'),
    );
    await market.service.call('POST /api/staff/listings/decide', { ...refusal, reason: 'It is a copy of a brand' });
    expect((await newcomer.call.call('GET /api/stockup/listings', {})).items).toMatchObject([
      { state: 30, reason: 'It is a copy of a brand', quantity: 0 },
    ]);
    expect(await market.pilesOf(newcomer)).toMatchObject({ sellable: 10, listed: 0 });
    expect(await market.list(newcomer, 20_000, 3)).toMatchObject({ state: 10, reason: '' });
  });

  test('a coupon is ours to pay, and what cannot be sent is damaged, lost, or for sale again', async () => {
    const seller = await market.trusted();
    const { productId } = await market.list(seller, 60_000, 5);
    const buyer = await market.buyer();
    const now = market.app.clock.now();
    const coupon = await market.app.db.transact((tx) =>
      grantCoupon(tx, { accountId: buyer.id, template: 'snatch.local', reason: 'test', ref: 'test', now, quiet: true }),
    );
    const couponId = typeof coupon === 'object' && coupon && 'id' in coupon ? Number(coupon.id) : 0;
    const order = await market.buy(buyer, productId, 1, couponId);
    await market.ship(order);
    const { items } = await seller.call.call('GET /api/stockup/sales', {});
    expect(items).toMatchObject([{ goodsCents: 60_000, amountCents: 60_000 - 4_800 - 1_200 }]);
    const row = await market.row<{ coupon_cents: number }>('select coupon_cents from orders where id = $1', order);
    expect(row.coupon_cents).toBeGreaterThan(0);

    const admin = await market.desk('admin');
    const reasons = [
      'It is not on our shelf after all',
      'It was damaged in our warehouse',
      'The courier does not deliver to your address',
    ] as const;
    for (const reason of reasons) {
      const orderId = await market.buy(buyer, productId);
      await admin.call('POST /api/staff/stock/fail', { orderId, reason });
    }
    expect(await market.pilesOf(seller)).toEqual({ sellable: 5, listed: 2, sold: 1, damaged: 1, lost: 1 });
  });

  test('stands beside the same product from China, where waiting for it costs less', async () => {
    const seller = await market.trusted();
    const listing = await market.list(seller, 450_000, 1);
    const { soldBy } = await seller.call.call('GET /api/stockup/sell', { skuid: sku(0) });
    const sellers = (await seller.call.call('GET /api/localstock/sellers', {})).items;
    const shopOf = sellers.find(({ name }) => name === soldBy)?.id;
    const beside = async () => {
      const { items } = await seller.call.call('GET /api/localstock/list', { seller: shopOf });
      return items.find(({ id }) => id === listing.productId)?.china;
    };
    expect(await beside()).toMatchObject({ id: String(productOf(70)), weeks: expect.any(Number) });
    await market.list(seller, 1, 1);
    expect(await beside()).toBeNull();
  });

  test('what a checkout set aside and gave back after the listing ended is free on the shelf again', async () => {
    const seller = await market.trusted();
    const { productId } = await market.list(seller, 20_000, 2);
    const buyer = await market.buyer(0);
    const client = market.client(buyer);
    const { skus } = await client.call('GET /api/product/detail', { productid: productId });
    await client.call('POST /api/cart/add', {
      productid: productId,
      skus: [{ skuid: skus[0]?.id ?? '', quantity: 1 }],
    });
    const seen = await client.call('GET /api/checkout/preview', { market: 1 });
    const { totalCents } = seen.breakdown;
    const open = await market.submit(buyer, totalCents, { market: 1, paylater: 1 });
    expect(await market.list(seller, 20_000, 0)).toMatchObject({ state: 50, quantity: 0, bought: 1 });
    expect(await market.pilesOf(seller)).toMatchObject({ sellable: 9, listed: 1 });
    await client.call('POST /api/checkout/cancel', { id: open.id });
    await market.run('listings.sweep');
    expect(await market.pilesOf(seller)).toMatchObject({ sellable: 10, listed: 0 });
  });
});

test('300 buyers and the seller race for 5 pieces: exactly 5 go', async () => {
  const seller = await market.trusted(5);
  const { productId } = await market.list(seller, 20_000, 5);
  const buyers = await market.shoppers(300);
  await market.giveAll(buyers, 100_000);
  const receiver = await market.clientOf(buyers[0] ?? seller.who);
  await market.app.db.pool.query(
    `insert into receivers overriding system value select (jsonb_populate_record(r, jsonb_build_object('account_id', b.id,
       'id', nextval(pg_get_serial_sequence('receivers', 'id'))))).* from receivers r, unnest($2::int[]) as b (id) where r.id = $1`,
    [receiver, buyers.slice(1).map(({ id }) => id)],
  );
  const { skus } = await market.client(seller.who).call('GET /api/product/detail', { productid: productId });
  const one = { productid: productId, skus: [{ skuid: skus[0]?.id ?? '', quantity: 1 }] };
  for (const who of buyers) await market.client(who).call('POST /api/cart/add', one);
  const first = buyers[0] ?? seller.who;
  const { totalCents } = (await market.preview(first, { market: 1 })).breakdown;
  const seizing = [
    ...buyers.map((who) => market.submit(who, totalCents, { market: 1 })),
    // Meanwhile the seller takes pieces off, sends one to a client and fetches another.
    market.list(seller, 20_000, 2),
    seller.send(1),
    seller.call.call('POST /api/stockup/shelves/withdraw', {
      ...{ key: crypto.randomUUID(), agreed: 500, lines: [{ skuid: sku(0), quantity: 1 }] },
    }),
    market.list(seller, 20_000, 3),
  ];
  await Promise.allSettled(seizing);
  const row = await market.row<{ sold: number; piles: number[] }>(
    `select (select count(*)::int from orders where sku_id = $2 and status = 112) as sold,
       array[sellable, listed, reserved, fetched] as piles from shelves where account_id = $1 and sku_id = $3`,
    seller.who.id,
    skus[0]?.id,
    sku(0),
  );
  const [sellable = 0, listed = 0, reserved = 0, fetched = 0] = row.piles;
  expect(sellable + listed + reserved + fetched).toBe(5);
  expect(row.sold).toBeGreaterThan(0);
  const stock = await market.row<{ stock: number }>('select stock from skus where id = $1', skus[0]?.id);
  expect(row.sold + stock.stock).toBe(listed);
  // Whatever the seller left, buyers take to the last piece.
  await market.list(seller, 20_000, stock.stock + sellable);
  await Promise.allSettled(buyers.slice(0, 40).map((who) => market.submit(who, totalCents, { market: 1 })));
  const end = await market.pilesOf(seller);
  expect(end.sellable).toBe(0);
  const { rows } = await market.app.db.pool.query('select id from orders where sku_id = $1 and status = 112', [
    skus[0]?.id,
  ]);
  expect(rows.length + reserved + fetched).toBe(5);
  for (const { id } of rows) await market.ship(id);
  expect(await market.pilesOf(seller)).toMatchObject({ sellable: 0, listed: 0, sold: rows.length });
}, 120_000);

import { randomUUID } from 'node:crypto';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { jobs } from '../../../app.ts';
import { balance, book } from '../../books/ledger/index.ts';
import type { Shopper } from '../../buying/checkout/till.fixture.ts';
import { openShelves, type Seller, sku } from '../dispatches/dispatch.fixture.ts';

/** A shop whose sellers sell from their shelves: mugs that cost R 50.00 to bring here. */
export async function openMarket() {
  const shop = await openShelves();
  const { pool } = shop.app.db;
  const service = await shop.desk('service');
  const warehouse = await shop.desk('warehouse');

  async function run(name: string, payload: unknown = {}): Promise<void> {
    const job = jobs.find((each) => each.name === name);
    if (!job) throw new Error(`no job ${name}`);
    await job.perform(shop.app, payload);
  }

  /** What orders have left for those who earn by them. */
  async function settle(): Promise<void> {
    const text = "delete from job_outbox where job = 'orders.worth' returning payload";
    for (const { payload } of (await pool.query(text)).rows) await run('orders.worth', payload);
  }

  async function list(seller: Seller, priceCents = 20_000, quantity = 5, place = 0) {
    return seller.call.call('POST /api/stockup/shelves/price', { skuid: sku(place), priceCents, quantity });
  }

  async function buyer(cents = 1_000_000): Promise<Shopper> {
    const who = await shop.shopper(cents);
    await shop.clientOf(who);
    return who;
  }

  /** Puts pieces of a listing into the cart and pays; answers the order. */
  async function buy(who: Shopper, productId: string, quantity = 1, couponid = 0): Promise<number> {
    const client = shop.client(who);
    const { skus } = await client.call('GET /api/product/detail', { productid: productId });
    await client.call('POST /api/cart/add', {
      productid: productId,
      skus: [{ skuid: skus[0]?.id ?? '', quantity }],
    });
    const seen = await client.call('GET /api/checkout/preview', { market: 1, couponid });
    await client.call('POST /api/checkout/submit', {
      ...{ market: 1, key: randomUUID(), agreed: seen.breakdown.totalCents, couponid },
    });
    return (await shop.ordersOf(who)).at(-1).id;
  }

  const purse = async (seller: Seller) => (await shop.balance(seller.who)).commission ?? 0;

  async function ship(orderId: number): Promise<void> {
    await warehouse.call('POST /api/staff/stock/ship', { orderId, carrier: 'Pudo', waybill: `PD${orderId}00` });
  }

  return {
    ...shop,
    ...{ service, warehouse, run, settle, list, buyer, buy, ship },
    /** A seller whom staff know already. */
    async trusted(pieces = 10): Promise<Seller> {
      const seller = await shop.seller(100_000, pieces);
      const first = await list(seller, 20_000, 1, 1);
      await service.call('POST /api/staff/listings/decide', { id: first.id, agreed: 1 });
      return seller;
    },
    async sign(who: Shopper, orderId: number): Promise<void> {
      await shop.client(who).call('POST /api/shoporder/sastock/sign', { orderid: orderId });
      await settle();
    },
    /** As if they had withdrawn all that they earned. */
    async empty(seller: Seller): Promise<void> {
      const [from, amount] = [balance(seller.who.id, 'commission'), await purse(seller)];
      const words = { key: randomUUID(), type: entryTypes.withdrawal, ref: 'T2', now: shop.app.clock.now() };
      const postings = [{ from, to: 'bank' as const, amount }];
      await shop.app.db.transact((tx) => book(tx, { ...words, postings }));
    },
    purse,
    async pilesOf(seller: Seller, place = 0) {
      const text = 'select sellable, listed, sold, damaged, lost from shelves where account_id = $1 and sku_id = $2';
      return (await pool.query(text, [seller.who.id, sku(place)])).rows[0];
    },
  };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;

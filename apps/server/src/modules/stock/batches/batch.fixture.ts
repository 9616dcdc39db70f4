import { entryTypes } from '@sgb/contract/ledger.ts';
import { atOf } from '../../../platform/at.ts';
import { productOf, skuOf } from '../../../testing/goods.ts';
import { balance, book } from '../../books/ledger/index.ts';
import { actors, failOrder, lockOrders, moveOrders } from '../../buying/orders/index.ts';
import { lockParcel, moveParcel, parcelActors } from '../../logistics/parcels/index.ts';
import { openShipping } from '../../logistics/parcels/parcel.fixture.ts';
import { follow } from './travel.ts';

const box = { lengthMm: 400, widthMm: 300, heightMm: 300 };

/** A shop with stock-up sellers, and goods that cost R 52.00 a piece. */
export async function openStock() {
  const shipping = await openShipping();
  const { app } = shipping;
  const { pool } = app.db;
  let arrivals = 0;

  async function offer(index: number, { fen = 2_000, stock = 1_000, minOrder = 1 } = {}): Promise<string> {
    await pool.query(
      `update products set checked_at = $2, quote_type = 1, price_fen = $3, weight_grams = 300, min_order = $4, batch = 1,
         special = 0, stock_type = 0, on_shelf = true where id = $1`,
      [productOf(index), app.clock.now(), fen, minOrder],
    );
    const text = 'update skus set price_fen = $2, stock = $3 where product_id = $1';
    await pool.query(text, [productOf(index), fen, stock]);
    return String(skuOf(index, 0));
  }

  async function seller(cents = 2_000_000) {
    const id = await shipping.person(cents);
    await pool.query('update accounts set customer_identity = 2 where id = $1', [id]);
    const client = await shipping.shopper(id);
    await shipping.receiver(client);
    await client.call('POST /api/stockup/join', {});
    return { id, client };
  }
  type Seller = Awaited<ReturnType<typeof seller>>;

  /** Bought, sent and measured in our China warehouse. */
  async function arrive(ids: readonly number[]): Promise<void> {
    for (const to of [30, 32, 35, 40] as const) {
      await app.db.transact(async (tx) => {
        const move = { to, who: actors.shop, by: null, why: '', now: app.clock.now(), quiet: true };
        const stuck = await moveOrders(tx, await lockOrders(tx, ids), move);
        if (stuck) throw new Error(stuck.message);
      });
    }
    const text = 'insert into warehouse_arrivals (code, scanned_at) values ($1, $2) returning id';
    const arrival = await pool.query(text, [`STOCK${++arrivals}`, app.clock.now()]);
    await pool.query(
      `insert into warehouse_goods (order_id, arrival_id, grams, length_mm, width_mm, height_mm, shelf, photos, weighed_at)
       select id, $2, 300 * quantity, 400, 300, 300, 'A1-01-1', '{}', $3 from orders where id = any($1)`,
      [ids, arrival.rows[0].id, app.clock.now()],
    );
  }

  let gifts = 0;
  async function transfer(owner: number, cents: number): Promise<void> {
    const [from, to] = [balance(owner, 'available'), 'bank' as const];
    const posting = cents > 0 ? { from: to, to: from, amount: cents } : { from, to, amount: -cents };
    const words = { key: `test:stock:${owner}:${++gifts}`, type: entryTypes.correction, ref: 'T1' };
    await app.db.transact((tx) => book(tx, { ...words, postings: [posting], now: app.clock.now() }));
  }

  return {
    ...shipping,
    give: transfer,
    spendAll: async (owner: number) => transfer(owner, -(await shipping.balance(owner)).available),
    offer,
    seller,
    arrive,
    async fail(id: number): Promise<void> {
      const at = await atOf(app);
      await app.db.transact(async (tx) => {
        const [order] = await lockOrders(tx, [id]);
        if (!order) throw new Error('no such order');
        await failOrder(tx, order, { who: actors.shop, by: null, why: 'Sold out', ...at });
      });
    },
    async draft({ client }: Seller, lines: readonly (readonly [sku: string, quantity: number])[]) {
      return client.call('POST /api/stockup/purchase/save', {
        lines: lines.map(([skuid, quantity]) => ({ skuid, quantity })),
      });
    },
    async pay(who: Seller, lines: readonly (readonly [sku: string, quantity: number])[]) {
      const { id, totalCents } = await this.draft(who, lines);
      await who.client.call('POST /api/stockup/purchase/pay', { id, agreed: totalCents });
      return this.detail(who, id);
    },
    detail: ({ client }: Seller, id: number) => client.call('GET /api/stockup/purchase/detail', { id }),
    follow: (id: number) => follow(app, id),
    /** Packed, left, and brought to Johannesburg. */
    async sail(parcelId: number): Promise<void> {
      const photo = await shipping.photo();
      await shipping.staff.call('POST /api/staff/parcel/pack', { id: parcelId, grams: 20_000, ...box, photo });
      const leaving = { ids: [parcelId], line: 'S1', waybill: `SEA-${parcelId}` };
      await shipping.staff.call('POST /api/staff/parcel/dispatch', leaving);
    },
    async land(parcelId: number): Promise<void> {
      for (const to of [23, 30, 40, 50] as const) {
        await app.db.transact(async (tx) => {
          const parcel = await lockParcel(tx, parcelId);
          if (!parcel) throw new Error('no such parcel');
          await moveParcel(tx, parcel, { to, who: parcelActors.carrier, by: null, why: '', now: app.clock.now() });
        });
      }
    },
  };
}

export type Stock = Awaited<ReturnType<typeof openStock>>;

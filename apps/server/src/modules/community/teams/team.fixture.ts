import { randomUUID } from 'node:crypto';
import type { InputOf } from '@sgb/contract/client.ts';
import { productOf, skuOf } from '../../../testing/goods.ts';
import { openTill, type Shopper } from '../../buying/checkout/till.fixture.ts';
import { bringOn } from './complete.ts';

/** A shop with a product that costs Y20 alone and Y15 from a tier on: R 52.00 and R 39.00; 300 g. */
export async function openTeams(index: number) {
  const till = await openTill();
  const { pool } = till.app.db;
  const product = String(productOf(index));
  const sku = String(skuOf(index, 0));
  const call = (who: Shopper) => till.client(who);

  async function tiered(threshold: number): Promise<void> {
    await till.offer(index);
    const breaks = [
      { from: 1, fen: 2_000 },
      { from: threshold, fen: 1_500 },
    ];
    await pool.query('update products set quote_type = 0, price_breaks = $2 where id = $1', [
      productOf(index),
      JSON.stringify(breaks),
    ]);
  }

  /** What a place of so many pieces costs somebody, as they are shown it. */
  async function price(who: Shopper, about: Omit<InputOf<'GET /api/team/preview'>, 'skuid'>): Promise<number> {
    return (await call(who).call('GET /api/team/preview', { skuid: sku, ...about })).breakdown.totalCents;
  }

  async function start(who: Shopper, threshold: number, quantity = 1, more: { public?: 0 | 1; scoin?: number } = {}) {
    await tiered(threshold);
    const { scoin = 0 } = more;
    const agreed = await price(who, { productid: product, threshold, quantity, scoin });
    const wish = { productid: product, threshold, skuid: sku, quantity, agreed, key: randomUUID(), ...more };
    return call(who).call('POST /api/team/start', wish);
  }

  /** Without a look at the price, which is known. */
  const joinAt = (who: Shopper, id: number, agreed: number, quantity = 1, key: string = randomUUID()) =>
    call(who).call('POST /api/team/join', { id, skuid: sku, quantity, agreed, key });

  return {
    ...till,
    till,
    product,
    sku,
    call,
    tiered,
    price,
    start,
    joinAt,
    async join(who: Shopper, id: number, quantity = 1) {
      return joinAt(who, id, await price(who, { id, quantity }), quantity);
    },
    leave: (who: Shopper, id: number) => call(who).call('POST /api/team/leave', { id }),
    detail: (id: number, who?: Shopper) => till.shop.client(who?.ticket).call('GET /api/team/detail', { id }),
    bringOn: (id: number) => bringOn(till.app, id),
    async count(text: string, ...values: unknown[]): Promise<number> {
      return (await pool.query(`select count(*)::int as n from ${text}`, values)).rows[0].n;
    },
  };
}

export type Teams = Awaited<ReturnType<typeof openTeams>>;

import { randomUUID } from 'node:crypto';
import { batchStates } from '@sgb/contract/stock-states.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';
import { fillShelves } from './shelves.ts';

/** A stock-up batch whose goods lie in our China warehouse, and the photo that will be taken when it is packed. */
export interface InChina {
  readonly batchId: number;
  readonly orderId: number;
  readonly photo: string;
}

/** What everybody stocks up with. */
export const stockedSku = 700_000_001;
const stockedProduct = 700_000;

/** Paid long ago, for nothing: what is tried here is what comes then. */
const writeText = `
  with given as (
    select * from unnest($1::int[], $2::int[], $3::uuid[]) as given (account_id, order_id, key)
  ), paid as (
    insert into checkouts (account_id, key, market, type, state, goods_cents, china_freight_cents, service_fee_cents,
      services_cents, delivery_cents, coupon_cents, scoin_cents, total_cents, rate, vip_level, lines, created_at, price_until,
      pay_until, paid_at)
    select account_id, key, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 26000, 0, '{"lines": [], "totalCents": 0}', now(), now(), now(), now()
    from given returning id, account_id
  ), batch as (
    insert into stock_batches (account_id, state, state_at, created_at, checkout_id)
    select account_id, ${batchStates.inChina}, now(), now(), id from paid returning id, account_id
  ), line as (
    insert into stock_batch_lines (batch_id, sku_id, product_id, quantity, title, order_id)
    select batch.id, ${stockedSku}, ${stockedProduct}, o.quantity, o.title, o.id
    from batch join given using (account_id) join orders o on o.id = given.order_id
  ), moved as (
    insert into stock_batch_moves (batch_id, at, to_state) select id, now(), ${batchStates.inChina} from batch
  ), ordered as (
    update orders set stock_batch_id = batch.id, sku_id = ${stockedSku}, product_id = ${stockedProduct} from batch join given using (account_id) where orders.id = given.order_id
  )
  select id, account_id from batch`;

/** One for each of these sellers. */
export async function fillBatches(
  tx: Tx,
  staff: number,
  owners: readonly number[],
): Promise<ReadonlyMap<number, InChina>> {
  const shelves = await fillShelves(tx, staff, owners);
  const orders = owners.map((id) => shelves.get(id)?.orderId ?? 0);
  const { rows } = await tx.connection.query<{ id: number; account_id: number }>(writeText, [
    owners,
    orders,
    owners.map(() => randomUUID()),
  ]);
  return new Map(
    rows.flatMap(({ id, account_id: owner }) => {
      const goods = shelves.get(owner);
      return goods ? [[owner, { batchId: id, ...goods }] as const] : [];
    }),
  );
}

import type { Database } from '@sgb/server/platform/db/database.ts';

export interface Offer {
  readonly productid: string;
  /** SKUs that can be had, in the least quantity that their supplier sells. */
  readonly skus: readonly { readonly skuid: string; readonly quantity: number }[];
}

/** Offers from China that anybody may buy, the same ones on every machine. */
export async function offersOf(db: Database, count: number): Promise<Offer[]> {
  const { rows } = await db.pool.query<Offer>(
    `select p.id as productid, json_agg(json_build_object('skuid', s.id::text,
        'quantity', (ceil(p.min_order::numeric / p.batch) * p.batch)::int) order by s.position) as skus
     from products p join skus s on s.product_id = p.id
     where p.stock_type = 0 and p.special = 0 and p.on_shelf and p.batch <= 9 and s.stock > 1000
     group by p.id order by p.id limit $1`,
    [count],
  );
  if (rows.length < count) throw new Error(`only ${rows.length} offers can be bought`);
  return rows;
}

/** As if their suppliers had just been asked: how fast these answer is not what is measured here. */
export async function refreshOffers(db: Database, offers: readonly Offer[]): Promise<void> {
  const ids = offers.map(({ productid }) => productid);
  await db.pool.query('update products set checked_at = now() where id = any($1::bigint[])', [ids]);
}

import type { Tx } from '../../../platform/db/database.ts';

export interface StockWish {
  readonly skuId: number;
  readonly quantity: number;
}

/** All or nothing, decided on rows that nobody else can change meanwhile. */
const takeText = `
  with wanted as (
    select * from unnest($1::bigint[], $2::int[]) as w (id, quantity)
  ), held as (
    select id, stock from skus where id in (select id from wanted) order by id for no key update
  ), lacking as (
    select wanted.id from wanted left join held on held.id = wanted.id where coalesce(held.stock, 0) < wanted.quantity
  ), taken as (
    update skus set stock = skus.stock - wanted.quantity from wanted
    where skus.id = wanted.id and not exists (select from lacking)
  )
  select id from lacking`;

const columnsOf = (wishes: readonly StockWish[]) => [
  wishes.map(({ skuId }) => skuId),
  wishes.map(({ quantity }) => quantity),
];

/** Takes pieces off our shelves in Johannesburg, all of them or none; answers the SKUs that lack. */
export async function takeStock(tx: Tx, wishes: readonly StockWish[]): Promise<number[]> {
  if (wishes.length === 0) return [];
  const rows = await tx.run<{ id: string }>('catalog.takeStock', takeText, columnsOf(wishes));
  return rows.map(({ id }) => Number(id));
}

/** Puts pieces back that were not bought after all. */
export async function returnStock(tx: Tx, wishes: readonly StockWish[]): Promise<void> {
  if (wishes.length === 0) return;
  await tx.run(
    'catalog.returnStock',
    `with back as (
       select id, sum(quantity)::int as quantity from unnest($1::bigint[], $2::int[]) as w (id, quantity) group by id
     ), held as (
       select id from skus where id in (select id from back) order by id for no key update
     )
     update skus set stock = skus.stock + back.quantity from back, held where skus.id = back.id and held.id = back.id`,
    columnsOf(wishes),
  );
}

import type { Slice } from '@sgb/contract/paging.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { flashProducts } from './tables.ts';

/** Goods whose teams have the short time, because staff say so. */

/** Those of these goods. */
export async function flashAmong(reader: Sql, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const text = 'select product_id::float8 as id from flash_products where product_id = any($1::bigint[])';
  const rows = await reader.run<{ id: number }>('teams.flashAmong', text, [productIds]);
  return new Set(rows.map(({ id }) => id));
}

export const isFlash = async (reader: Sql, productId: number): Promise<boolean> =>
  (await flashAmong(reader, [productId])).has(productId);

const pageText = `select product_id::float8 as id, count(*) over ()::int as total
  from flash_products order by at desc, product_id limit $1 offset $2`;

/** All of them, flagged last first. */
export async function flashPage(reader: Sql, { limit, offset }: Slice): Promise<{ ids: number[]; total: number }> {
  const rows = await reader.run<{ id: number; total: number }>('teams.flashPage', pageText, [limit, offset]);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

const flagText = 'insert into flash_products (product_id, by_account, at) values ($1, $2, $3) on conflict do nothing';

export function setFlash(
  tx: Tx,
  { productId, byAccount, at }: typeof flashProducts.$inferInsert,
  flash: boolean,
): Promise<unknown> {
  return flash
    ? tx.run('teams.setFlash', flagText, [productId, byAccount, at])
    : tx.run('teams.dropFlash', 'delete from flash_products where product_id = $1', [productId]);
}

import type { Sql, Tx } from '../../../platform/db/database.ts';

/** The products from China that are the same as these. */
export async function chinaPairs(reader: Sql, ids: readonly number[]): Promise<Map<number, number>> {
  const text = `select local_id::float8 as local, china_id::float8 as china from china_pairs where local_id = any($1::bigint[])`;
  const rows = await reader.run<{ local: number; china: number }>('localstock.pairs', text, [ids]);
  return new Map(rows.map(({ local, china }) => [local, china]));
}

export function pair(tx: Tx, localId: number, chinaId: number): void {
  const text = `insert into china_pairs values ($1, $2) on conflict (local_id) do update set china_id = excluded.china_id`;
  tx.send('localstock.pair', text, [localId, chinaId]);
}

export function unpair(tx: Tx, localId: number): void {
  tx.send('localstock.unpair', 'delete from china_pairs where local_id = $1', [localId]);
}

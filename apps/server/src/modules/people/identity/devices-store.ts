import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';

/** Says whether the account knew other devices, but not this one. */
export async function isNewDevice(tx: Tx, accountId: number, device: Buffer, now: Date): Promise<boolean> {
  const result = await tx.orm.execute<{ fresh: boolean; others: boolean }>(sql`
    with seen as (
      insert into account_devices (account_id, device_hash, seen_at) values (${accountId}, ${device}, ${now.toISOString()})
      on conflict (account_id, device_hash) do update set seen_at = excluded.seen_at
      returning xmax = 0 as fresh)
    select fresh, exists (select from account_devices where account_id = ${accountId}) as others from seen`);
  const [row] = result.rows;
  return Boolean(row?.fresh && row.others);
}

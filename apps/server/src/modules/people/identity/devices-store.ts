import { sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';

const knownText = 'select 1 from account_devices where account_id = $1 and device_hash = $2';

/** Whether this device logged in before. */
export async function knowsDevice(reader: Sql, accountId: number, device: Buffer): Promise<boolean> {
  return (await reader.run('identity.knowsDevice', knownText, [accountId, device])).length > 0;
}

/** Says whether the account knew other devices, but not this one. */
export async function isNewDevice(tx: Tx, accountId: number, device: Buffer, now: Date): Promise<boolean> {
  const result = await tx.orm.execute<{ fresh: boolean; others: boolean }>(sql`
    with seen as (
      insert into account_devices (account_id, device_hash, seen_at, first_at)
      values (${accountId}, ${device}, ${now.toISOString()}, ${now.toISOString()})
      on conflict (account_id, device_hash) do update set seen_at = excluded.seen_at
      returning xmax = 0 as fresh)
    select fresh, exists (select from account_devices where account_id = ${accountId}) as others from seen`);
  const [row] = result.rows;
  return Boolean(row?.fresh && row.others);
}

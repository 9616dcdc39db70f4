import { addMinutes } from '@sgb/contract/time.ts';
import { sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';

export interface Attempt {
  readonly account: string;
  readonly ip: string;
}

interface LoginTerms {
  readonly tries: number;
  readonly lockMinutes: number;
}

/**
 * Counts an attempt before its password is looked at, in one statement, so that fifty at once get no more than their
 * share. Attempts beyond it do not lengthen the wait.
 */
export async function countAttempt(
  reader: Sql,
  { account, ip }: Attempt,
  now: Date,
  terms: LoginTerms,
): Promise<boolean> {
  const at = now.toISOString();
  const until = addMinutes(now, terms.lockMinutes).toISOString();
  const result = await reader.orm.execute<{ attempts: number }>(sql`
    insert into login_failures as known (account, ip, attempts, until) values (${account}, ${ip}, 1, ${until})
    on conflict (account, ip) do update set
      attempts = case when known.until <= ${at} then 1 else known.attempts + 1 end,
      until = case when known.until <= ${at} or known.attempts < ${terms.tries} then ${until} else known.until end
    returning attempts`);
  return (result.rows[0]?.attempts ?? 0) <= terms.tries;
}

export async function forgetAttempts(tx: Tx, { account, ip }: Attempt): Promise<void> {
  await tx.orm.execute(sql`delete from login_failures where account = ${account} and ip = ${ip}`);
}

/** A new password ends every wait. */
export async function forgetAllAttempts(tx: Tx, account: string): Promise<void> {
  await tx.orm.execute(sql`delete from login_failures where account = ${account}`);
}

export async function deleteOldAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.orm.execute(sql`delete from login_failures where until < ${now.toISOString()}`);
}

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

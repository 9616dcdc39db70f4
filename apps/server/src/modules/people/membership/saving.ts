import { sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { shopMonth } from '../../../platform/shop-month.ts';

/**
 * What benefits saved, by month. Coupons and S Coin that came with a membership are not among them: they count where
 * they are used. Neither is our fee: the orders know what of it came back.
 */
export async function membershipSaving(reader: Sql, accountId: number, from: Date, to: Date) {
  const { rows } = await reader.orm.execute<{ month: string; freight: boolean; cents: string }>(sql`
    select ${sql.raw(shopMonth('at'))} as month, benefit = 'freight' as freight,
      sum(saved_cents) as cents
    from membership_uses
    where account_id = ${accountId} and benefit not in ('coupon', 'scoin', 'serviceFee')
      and at >= ${from.toISOString()} and at < ${to.toISOString()}
    group by 1, 2 having sum(saved_cents) > 0 order by 1, 2`);
  return rows.map(({ month, freight, cents }) => ({
    month,
    kind: freight ? ('freight' as const) : ('membership' as const),
    cents: Number(cents),
  }));
}

/** What memberships cost, by month; those that were given back cost nothing. */
export async function membershipFees(reader: Sql, accountId: number, from: Date, to: Date) {
  const { rows } = await reader.orm.execute<{ month: string; cents: string }>(sql`
    select ${sql.raw(shopMonth('made_at'))} as month, sum(paid_cents) as cents
    from membership_terms
    where account_id = ${accountId} and cancelled_at is null and paid_cents > 0
      and made_at >= ${from.toISOString()} and made_at < ${to.toISOString()}
    group by 1 order by 1`);
  return rows.map(({ month, cents }) => ({ month, cents: Number(cents) }));
}

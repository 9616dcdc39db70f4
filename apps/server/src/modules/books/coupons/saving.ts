import { couponStatuses } from '@sgb/contract/coupon-types.ts';
import { sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { shopMonth } from '../../../platform/shop-month.ts';

/** What used coupons took off, by the month of their last use: what was given back in between saved nothing. */
export async function couponSaving(reader: Sql, accountId: number, from: Date, to: Date) {
  const { rows } = await reader.orm.execute<{ month: string; cents: string }>(sql`
    select ${sql.raw(shopMonth('used.at'))} as month, sum(coupon.discount_cents) as cents
    from coupons as coupon join lateral (
      select max(at) as at from coupon_transitions where coupon_id = coupon.id and move = 'used'
    ) as used on true
    where coupon.account_id = ${accountId} and coupon.state = ${couponStatuses.used}
      and used.at >= ${from.toISOString()} and used.at < ${to.toISOString()}
    group by 1 order by 1`);
  return rows.map(({ month, cents }) => ({ month, kind: 'coupon' as const, cents: Number(cents) }));
}

import type { Sql } from '../../../platform/db/database.ts';
import { shopMonth } from '../../../platform/shop-month.ts';

const savingText = `
  select ${shopMonth('at')} as month, sum(cents) as cents from (
    select paid_at as at, member_saving_cents as cents from orders
    where account_id = $1 and member_saving_cents > 0 and entry_id is not null
    union all
    -- Where the fee came back, nothing was saved on it.
    select status_at, -member_saving_cents from orders
    where account_id = $1 and member_saving_cents > 0 and entry_id is not null
      and (returned ->> 'serviceFee')::int > 0
  ) as saved
  where at >= $2 and at < $3 group by 1 having sum(cents) <> 0 order by 1`;

/** What memberships took off our fee, by the month of the payment; what came back is taken off when it came. */
export async function orderSaving(reader: Sql, accountId: number, from: Date, to: Date) {
  const rows = await reader.run<{ month: string; cents: string }>('orders.saving', savingText, [accountId, from, to]);
  return rows.map(({ month, cents }) => ({ month, kind: 'membership' as const, cents: Number(cents) }));
}

import { earningKinds } from '@sgb/contract/earning-kinds.ts';
import type { Check } from '../../../platform/module.ts';

const { member, own, tier } = earningKinds;

export const earningChecks: readonly Check[] = [
  {
    name: 'a purse of commission holds what its lines say, without what was moved and paid out',
    text: `
      select format('account %s: its lines say %s, other movements %s, the purse holds %s',
        owner_id, coalesce(lines.cents, 0), coalesce(moved.cents, 0), coalesce(balance, 0))
      from (select owner_id, balance from balances where book = 'commission') as purse
        full join (select account_id as owner_id, sum(amount_cents - reversed_cents) as cents
          from earning_lines where purse_at is not null group by 1) as lines using (owner_id)
        full join (select line.owner_id, sum(line.change) as cents
          from ledger_lines as line join ledger_entries as entry on entry.id = line.entry_id
          where line.book = 'commission' and entry.key not like 'earning:%' group by 1) as moved using (owner_id)
      where coalesce(balance, 0) <> coalesce(lines.cents, 0) + coalesce(moved.cents, 0)`,
  },
  {
    name: 'what is taken back of a line is in proportion to what was refunded',
    text: `
      select format('line %s of %s at %s: of %s is kept %s, but %s was taken back',
        id, amount_cents, rate, base_cents, kept_cents, reversed_cents)
      from earning_lines where reversed_cents <> case when rate = 0 then 0
        else amount_cents - (2 * kept_cents::bigint * rate + 10000) / 20000 end
      union all
      select format('line %s counts %s of order %s, of which %s is kept', l.id, l.kept_cents, o.id, kept)
      from earning_lines l join orders o on o.id = l.order_id
        cross join lateral (select o.goods_cents - o.coupon_cents as cash,
          o.goods_cents - o.coupon_cents - coalesce((o.returned ->> 'goods')::bigint, 0) as still) as paid
        cross join lateral (select case when cash = 0 then o.goods_cents
          else (2 * o.goods_cents::bigint * still + cash) / (2 * cash) end as kept) as now
      where l.kind in (${member}, ${own}) and l.kept_cents <> kept
        -- What was refunded a moment ago is on its way.
        and not exists (select from job_outbox where job = 'orders.worth' and payload::jsonb -> 'ids' @> to_jsonb(o.id))
      union all
      select format('the higher rate of %s of account %s counts %s, its lines %s', t.month, t.account_id, t.kept_cents, goods)
      from earning_lines t cross join lateral (select coalesce(sum(kept_cents), 0) as goods from earning_lines
        where account_id = t.account_id and month = t.month and kind = ${member}) as counted
      where t.kind = ${tier} and t.kept_cents <> goods`,
  },
];

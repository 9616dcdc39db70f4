import type { CouponType } from '@sgb/contract/coupon-types.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import { shopZone } from '@sgb/contract/time.ts';
import type { Sql } from '../../../platform/db/database.ts';

interface Figures {
  readonly given: number;
  readonly used: number;
  readonly costCents: number;
}

/** A coupon that was used and came back, because what it paid for was cancelled, was not used and cost nothing. */
const moves = `
  select c.template_id, m.at, (m.move = 'granted')::int as given,
    case when m.move = 'used' then 1 when m.move = 'returned' and before.move = 'used' then -1 else 0 end as used,
    case when m.move = 'used' then m.discount_cents
      when m.move = 'returned' and before.move = 'used' then -before.discount_cents else 0 end as cents
  from coupon_transitions m join coupons c on c.id = m.coupon_id
  left join coupon_transitions before on before.coupon_id = m.coupon_id and before.step = m.step - 1
  where m.at >= $1 and m.move <> 'locked'`;

const sums = `sum(given)::int as given, sum(used)::int as used, sum(cents)::float8 as "costCents"`;

const listText = `
  select t.id, t.key, t.name, t.type, f.given, f.used, f."costCents", count(*) over ()::int as total
  from (select template_id, ${sums} from (${moves}) as move group by template_id) f
  join coupon_templates t on t.id = f.template_id
  order by f."costCents" desc, f.given desc, t.id limit $2 offset $3`;

interface CampaignRow extends Figures {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly type: CouponType;
  readonly total: number;
}

export const campaignsSince = (reader: Sql, since: Date, { limit, offset }: Slice): Promise<CampaignRow[]> =>
  reader.run('coupons.campaigns', listText, [since, limit, offset]);

const daysText = `
  select to_char(at at time zone '${shopZone}', 'YYYY-MM-DD') as day, ${sums}
  from (${moves}) as move where template_id = $2 group by 1 order by 1 desc`;

export const campaignDays = (reader: Sql, since: Date, id: number): Promise<(Figures & { day: string })[]> =>
  reader.run('coupons.campaignDays', daysText, [since, id]);

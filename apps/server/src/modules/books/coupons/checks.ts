import type { Check } from '../../../platform/module.ts';

/** What must be true of all coupons. */
export const couponChecks: readonly Check[] = [
  {
    name: 'as many coupons were given out in a round as it counts, one for each account a day',
    text: `
      select format('round %s says %s were taken, %s accounts have one', round.id, round.taken, count(snatch.*))
      from snatch_rounds as round left join snatches as snatch on snatch.round_id = round.id
      group by round.id having round.taken <> count(snatch.*)
      union all
      select format('account %s snatched on %s and has no coupon of it', account_id, day) from snatches
      where not exists (select from coupons where reason = format('snatch:%s:%s', account_id, day))
      union all
      select format('coupon %s was snatched by nobody', id) from coupons
      where reason like 'snatch:%' and not exists
        (select from snatches where coupons.reason = format('snatch:%s:%s', snatches.account_id, day))`,
  },
  {
    name: 'every coupon is in the state that its history says, and took off what it says',
    text: `
      select format('coupon %s is in state %s and took off %s, its last move is %s of %s',
        coupon.id, state, coupon.discount_cents, coalesce(last.move, 'none'), coalesce(last.discount_cents, 0))
      from coupons as coupon left join lateral (
        select move, discount_cents from coupon_transitions where coupon_id = coupon.id order by step desc limit 1
      ) as last on true
      where last.move is null
        or state <> case last.move when 'locked' then 2 when 'used' then 3 else 1 end
        or (state > 1 and coupon.discount_cents <> last.discount_cents)
        or (coupon.basis_points = 0 and coupon.discount_cents > coupon.amount_cents)
        or (coupon.basis_points > 0 and coupon.discount_cents > coupon.cap_cents)`,
  },
];

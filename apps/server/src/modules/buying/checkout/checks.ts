import type { Check } from '../../../platform/module.ts';

/** What must be true of checkouts, their orders and the books together. */
export const checkoutChecks: readonly Check[] = [
  {
    name: 'a paid checkout is the sum of its orders when it was paid, and that of its payment',
    text: `
      select format('checkout %s of %s: its payment is %s, its orders %s', c.id, c.total_cents, paid.cents, o.cents)
      from checkouts c
      left join lateral (
        select coalesce(sum(amount) filter (where from_owner is not null), 0) as cents,
          coalesce(sum(amount), 0) as full_cents
        from ledger_postings where entry_id = c.entry_id
      ) as paid on true
      left join lateral (
        select coalesce(sum(paid_cents), 0) as cents from orders where entry_id = c.entry_id
      ) as o on true
      where c.state = 20 and c.entry_id is not null
        and (paid.cents <> c.total_cents or o.cents > c.total_cents
          or paid.full_cents <> c.total_cents + c.coupon_cents + c.scoin_cents)
      union all
      select format('checkout %s is paid without an entry', id) from checkouts
      where state = 20 and entry_id is null and goods_cents > 0
      union all
      select format('checkout %s at %s has the payment %s', id, state, entry_id) from checkouts
      where state <> 20 and entry_id is not null`,
  },
  {
    name: 'every checkout has the form that it was made in, and adds up',
    text: `
      select format('checkout %s does not add up or is of no known kind', id) from checkouts
      where market not in (0, 1) or type not in (0, 5, 10, 15) or state not in (10, 20, 90)
        or least(goods_cents, china_freight_cents, service_fee_cents, services_cents, delivery_cents, coupon_cents,
          scoin_cents, total_cents, scoin) < 0
        or total_cents <> goods_cents + china_freight_cents + service_fee_cents + services_cents + delivery_cents
          - coupon_cents - scoin_cents
        or (state = 20) <> (paid_at is not null) or (state = 90) <> (cancelled_at is not null)
        or (entry_id is not null and not exists (select from ledger_entries where id = entry_id))
        or not exists (select from accounts where id = account_id)`,
  },
  {
    name: 'an open checkout is the sum of its orders',
    text: `
      select format('checkout %s of %s has orders of %s', c.id, c.total_cents, coalesce(sum(o.paid_cents), 0))
      from checkouts c left join orders o on o.checkout_id = c.id and o.status = 10
      where c.state = 10 group by c.id having c.total_cents <> coalesce(sum(o.paid_cents), 0)`,
  },
  {
    name: 'every price of a member is a use of their membership',
    text: `
      select format('checkout %s saves %s by level %s, and no use says so', c.id, c.member_saving_cents, c.vip_level)
      from checkouts c where c.state in (10, 20) and c.vip_level > 0 and c.member_saving_cents > 0 and not exists (
        select from membership_uses u
        where u.account_id = c.account_id and u.benefit = 'serviceFee' and u.ref = 'checkout:' || c.id)`,
  },
  {
    name: 'coupons and coins are set aside for open checkouts and for nothing else',
    text: `
      select format('coupon %s is locked for %s', k.id, k.used_for) from coupons k
      where k.state = 2 and k.used_for like 'checkout:%' and not exists (
        select from checkouts c where 'checkout:' || c.id = k.used_for and c.state = 10 and c.coupon_id = k.id)
      union all
      select format('checkout %s waits with coupon %s, which is not locked for it', c.id, c.coupon_id)
      from checkouts c where c.state = 10 and c.coupon_id is not null and not exists (
        select from coupons k where k.id = c.coupon_id and k.state = 2 and k.used_for = 'checkout:' || c.id)
      union all
      select format('checkout %s at %s holds coins in %s', id, state, scoin_hold_id) from checkouts
      where (scoin_hold_id is not null) <> (state = 10 and scoin > 0)`,
  },
];

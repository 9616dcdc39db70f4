import type { Check } from '../../../platform/module.ts';

/** What must be true of parcels, their orders and the books together. */
export const parcelChecks: readonly Check[] = [
  {
    name: 'what parcels were charged is what the books took for them',
    text: `
      select format('parcel %s was charged %s, the books say %s',
        p.id, p.charged_cents + p.depot_cents + p.opened_cents + p.rehearsal_cents, coalesce(taken.cents, 0))
      from parcels p left join (
        select item, sum(case when reversal then -amount else amount end) as cents from (
          select posting.item, posting.amount, entry.reverses is not null as reversal
          from ledger_postings as posting join ledger_entries as entry on entry.id = posting.entry_id
          where posting.item like 'parcel:%' and (posting.from_owner is not null or posting.to_owner is not null)
        ) as moved group by item
      ) as taken on taken.item = 'parcel:' || p.id
      where p.charged_cents + p.depot_cents + p.opened_cents + p.rehearsal_cents <> coalesce(taken.cents, 0)`,
  },
  {
    name: 'days at our depot are paid for once, by parcels that were handed over',
    text: `
      select format('parcel %s at %s says %s for %s days at our depot, the books say %s',
        p.id, p.status, p.depot_cents, p.depot_days, coalesce(taken.cents, 0))
      from parcels p left join lateral (
        select sum(posting.amount) as cents from ledger_entries as entry
        join ledger_postings as posting on posting.entry_id = entry.id
        where entry.key = 'parcel:' || p.id || ':depot'
      ) as taken on true
      where p.depot_cents <> coalesce(taken.cents, 0) or (p.depot_cents > 0 and (p.status < 80 or p.delivery <> 'depot'))`,
  },
  {
    name: 'freight is set aside for open parcels and for nothing else',
    text: `
      select format('parcel %s at %s says %s is set aside, its hold says %s', p.id, p.status, p.held_cents, h.amount)
      from parcels p left join ledger_holds h on h.entry_id = p.hold_id and h.ended_by is null
      where p.hold_id is not null and (p.status not in (8, 20) or h.amount is distinct from p.held_cents)
      union all
      select format('hold %s is for no parcel', h.entry_id)
      from ledger_holds h join ledger_entries e on e.id = h.entry_id
      where h.ended_by is null and e.key like 'parcel:%'
        and not exists (select from parcels p where p.hold_id = h.entry_id)
      union all
      select format('parcel %s waits in the warehouse and nothing is set aside or paid', id) from parcels
      where status = 20 and packed_at is null and hold_id is null and total_cents > 0`,
  },
  {
    name: 'nothing leaves that is not packed and paid',
    text: `
      select format('parcel %s is at %s: packed %s, paid %s, due %s', id, status, packed_at, paid_at, due_cents)
      from parcels where status not in (8, 20, 99)
        and (packed_at is null or paid_at is null or due_cents > 0 or hold_id is not null)`,
  },
  {
    name: 'every discount of a member is a use of their membership',
    text: `
      select format('parcel %s has a discount of level %s, and no use says so', p.id, p.vip_level)
      from parcels p where p.status <> 99 and p.vip_level > 0
        and jsonb_path_exists(p.quote, '$[*] ? (@.kind == "freightDiscount" && @.cents < 0)')
        and not exists (select from membership_uses u
          where u.account_id = p.account_id and u.benefit = 'freight' and u.ref = 'parcel:' || p.id)`,
  },
  {
    name: 'coupons and coins are set aside for open parcels and for nothing else',
    text: `
      select format('coupon %s is locked for %s', k.id, k.used_for) from coupons k
      where k.state = 2 and k.used_for like 'parcel:%' and not exists (
        select from parcels p where 'parcel:' || p.id = k.used_for and p.status in (8, 20) and p.coupon_id = k.id)
      union all
      select format('parcel %s at %s holds coins in %s', p.id, p.status, p.scoin_hold_id) from parcels p
      where p.scoin_hold_id is not null and (p.status not in (8, 20) or not exists (
        select from ledger_holds h where h.entry_id = p.scoin_hold_id and h.ended_by is null))`,
  },
  {
    name: 'orders are where their parcel is',
    text: `
      select format('order %s is at %s, its parcel %s at %s', o.id, o.status, p.id, p.status)
      from parcel_orders c join parcels p on p.id = c.parcel_id join orders o on o.id = c.order_id
      where c.dropped_at is null and o.status <> all (case
        when p.status in (8, 20) then array[50] when p.status < 80 then array[60] else array[70, 80] end)
      union all
      select format('order %s of account %s is in parcel %s of account %s', o.id, o.account_id, p.id, p.account_id)
      from parcel_orders c join parcels p on p.id = c.parcel_id join orders o on o.id = c.order_id
      where o.account_id <> p.account_id
      union all
      select format('parcel %s at %s is empty', p.id, p.status) from parcels p
      where p.status <> 99 and not exists (
        select from parcel_orders c where c.parcel_id = p.id and c.dropped_at is null)`,
  },
  {
    name: 'the last move of every parcel is its status',
    text: `
      select format('parcel %s is at %s, its last move went to %s', p.id, p.status, m.to_status)
      from parcels p left join lateral (
        select to_status from parcel_transitions where parcel_id = p.id order by id desc limit 1) m on true
      where m.to_status is distinct from p.status`,
  },
  {
    name: 'what was paid for lost, damaged and late parcels is what the books say',
    text: `
      select format('parcel %s says %s was paid for it, the books say %s', p.id, said.cents, coalesce(paid.cents, 0))
      from parcels p
      join lateral (
        select coalesce(sum(compensated_cents), 0) + coalesce(p.delay_cents, 0) as cents
        from parcel_orders where parcel_id = p.id
      ) as said on true
      left join lateral (
        select sum(posting.amount) as cents from ledger_entries as entry
        join ledger_postings as posting on posting.entry_id = entry.id
        where entry.key like 'parcel:' || p.id || ':%' and posting.from_book = 'compensations'
      ) as paid on true
      where said.cents <> coalesce(paid.cents, 0)`,
  },
];

import type { Check } from '../../../platform/module.ts';

/** What must be true of after-sale cases and the books together. */
export const workOrderChecks: readonly Check[] = [
  {
    name: 'what after-sale outcomes say went back of orders is what the books say',
    text: `
      select format('outcome %s says %s went back, the books say %s', o.id, o.goods_cents + o.freight_cents, coalesce(back.cents, 0))
      from work_order_outcomes o
      join work_orders w on w.id = o.work_order_id join orders of on of.id = w.order_id
      left join lateral (
        select sum(posting.amount) as cents from ledger_postings as posting
        where posting.entry_id = o.entry_id and posting.to_owner = w.account_id and posting.item = 'order:' || coalesce(of.split_of, of.id)
      ) as back on true
      where o.state = 20 and o.goods_cents + o.freight_cents <> coalesce(back.cents, 0)`,
  },
  {
    name: 'what cases say went back is the sum of their outcomes, and nothing went back without one',
    text: `
      select format('case %s says %s went back, its outcomes %s', w.id, w.back_cents, coalesce(sum(
        o.goods_cents + o.freight_cents + o.parcel_cents + o.extra_cents) filter (where o.state = 20), 0))
      from work_orders w left join work_order_outcomes o on o.work_order_id = w.id
      group by w.id having w.back_cents <> coalesce(sum(
        o.goods_cents + o.freight_cents + o.parcel_cents + o.extra_cents) filter (where o.state = 20), 0)
      union all
      select format('entry %s has no outcome', entry.id) from ledger_entries entry
      where entry.key like 'order:%:workorder:%'
        and not exists (select from work_order_outcomes o where o.entry_id = entry.id and o.state = 20)`,
  },
  {
    name: 'every day that we were late on was paid for in the books',
    text: `
      select format('case %s, %s: %s coins, the books say %s', l.work_order_id, l.day, l.coins, coalesce(sum(posting.amount), 0))
      from work_order_late_days l left join ledger_postings posting on posting.entry_id = l.entry_id
      group by l.work_order_id, l.day, l.coins having l.coins <> coalesce(sum(posting.amount), 0)`,
  },
  {
    name: 'the last move of every case is its state, and a solved one has an outcome',
    text: `
      select format('case %s is at %s, its last move went to %s', w.id, w.state, m.to_state)
      from work_orders w left join lateral (
        select to_state from work_order_transitions where work_order_id = w.id order by id desc limit 1) m on true
      where m.to_state is distinct from w.state
      union all
      select format('case %s is solved without an outcome', w.id) from work_orders w
      where w.state = 40 and not exists (select from work_order_outcomes o where o.work_order_id = w.id and o.state = 20)`,
  },
];

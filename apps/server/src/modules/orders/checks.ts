import type { BooksCheck } from '../ledger/index.ts';

/** What must be true of orders and the books together. */
export const orderChecks: readonly BooksCheck[] = [
  {
    name: 'every paid order has exactly one payment, and every payment its order',
    text: `
      select format('order %s at %s cost %s, the books say %s', coalesce(o.id::text, paid.item), o.status, o.paid_cents,
        coalesce(paid.cents, 0))
      from (select * from orders where entry_id is not null) as o
      full join (
        select posting.entry_id, posting.item,
          sum(posting.amount) filter (where posting.from_owner is not null) as cents,
          sum(posting.amount) as full_cents, min(posting.from_owner) as owner, max(posting.from_owner) as last
        from ledger_postings as posting join ledger_entries as entry on entry.id = posting.entry_id
        where entry.reverses is null and posting.item like 'order:%'
        group by posting.entry_id, posting.item
      ) as paid on paid.entry_id = o.entry_id and paid.item = 'order:' || o.id
      where case when o.id is null
        -- What an order cost before it was cancelled and had back stays in its history.
        then not exists (
          select from order_moves payment join order_moves restored on restored.order_id = payment.order_id
            and restored.id > payment.id and restored.from_status = 90 and restored.to_status = 10
          where payment.entry_id = paid.entry_id and 'order:' || payment.order_id = paid.item)
        else coalesce(paid.cents, 0) <> o.paid_cents or paid.owner is distinct from paid.last
          or (paid.owner is not null and paid.owner <> o.account_id) end`,
  },
  {
    name: 'every order that is past its payment was paid for, and none that waits for it',
    text: `
      select format('order %s is at %s and has payment %s', id, status, entry_id) from orders
      where (status = 10 and entry_id is not null)
        or (status not in (10, 90) and entry_id is null and goods_cents > 0)`,
  },
  {
    name: 'what orders say went back is what the books say',
    text: `
      select format('order %s says %s went back, the books say %s', o.id, o.refunded_cents, coalesce(back.cents, 0))
      from orders o left join (
        select entry.reverses, posting.item, sum(posting.amount) as cents
        from ledger_postings as posting join ledger_entries as entry on entry.id = posting.entry_id
        where entry.reverses is not null and posting.to_owner is not null and posting.item like 'order:%'
        group by entry.reverses, posting.item
      ) as back on back.item = 'order:' || o.id and back.reverses = o.entry_id
      where o.refunded_cents <> coalesce(back.cents, 0)`,
  },
  {
    name: 'the coins that orders gave are what the books gave',
    text: `
      select format('order %s gave %s coins, the books say %s', o.id, o.reward_coins, earned.amount - coalesce(back.amount, 0))
      from orders o
      join (select entry_id, sum(amount) as amount from ledger_postings group by entry_id) as earned
        on earned.entry_id = o.reward_entry_id
      left join (
        select entry.reverses, sum(posting.amount) as amount
        from ledger_entries as entry join ledger_postings as posting on posting.entry_id = entry.id
        where entry.reverses is not null group by entry.reverses
      ) as back on back.reverses = o.reward_entry_id
      where o.reward_coins <> earned.amount - coalesce(back.amount, 0)`,
  },
  {
    name: 'the last move of every order is its status',
    text: `
      select format('order %s is at %s, its last move went to %s', o.id, o.status, m.to_status)
      from orders o left join lateral (
        select to_status from order_moves where order_id = o.id order by id desc limit 1) m on true
      where m.to_status is distinct from o.status`,
  },
];

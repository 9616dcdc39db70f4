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
      where o.id is null or coalesce(paid.cents, 0) <> o.paid_cents
        or paid.owner is distinct from paid.last or (paid.owner is not null and paid.owner <> o.account_id)`,
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
        select posting.item, sum(posting.amount) as cents
        from ledger_postings as posting join ledger_entries as entry on entry.id = posting.entry_id
        where entry.reverses is not null and posting.to_owner is not null and posting.item like 'order:%'
        group by posting.item
      ) as back on back.item = 'order:' || o.id
      where o.refunded_cents <> coalesce(back.cents, 0)`,
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

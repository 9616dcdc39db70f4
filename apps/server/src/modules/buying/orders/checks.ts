import type { Check } from '../../../platform/module.ts';

/** What must be true of orders and the books together. */
export const orderChecks: readonly Check[] = [
  {
    name: 'every paid order has exactly one payment, and every payment its order',
    text: `
      select format('order %s at %s cost %s, the books say %s', coalesce(o.id::text, paid.item), o.status, o.paid_cents,
        coalesce(paid.cents, 0))
      from (
        -- What was split off is in the books under the order that was paid for.
        select coalesce(split_of, id) as id, entry_id, min(status) as status, min(account_id) as account_id,
          max(account_id) as last_account, sum(paid_cents) as paid_cents
        from orders where entry_id is not null group by 1, 2
      ) as o
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
          select from order_transitions payment join order_transitions restored on restored.order_id = payment.order_id
            and restored.id > payment.id and restored.from_status = 90 and restored.to_status = 10
          where payment.entry_id = paid.entry_id and 'order:' || payment.order_id = paid.item)
        else coalesce(paid.cents, 0) <> o.paid_cents or paid.owner is distinct from paid.last or o.account_id <> o.last_account
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
      from (
        select coalesce(split_of, id) as id, entry_id, sum(refunded_cents) as refunded_cents from orders group by 1, 2
      ) as o left join (
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
    name: 'every order has the form that a checkout gives it, and adds up',
    text: `
      select format('order %s does not add up or is of no known kind', id) from orders
      where type not in (0, 5, 10, 15) or market not in (0, 1) or quantity not between 1 and 9999
        or least(goods_cents, china_freight_cents, service_fee_cents, services_cents, delivery_cents, coupon_cents,
          scoin_cents, scoin, member_saving_cents, paid_cents, refunded_cents) < 0
        or declared_cents < 0 or (checkout_id is null) <> (type = 10)
        or coupon_cents > goods_cents or scoin_cents > service_fee_cents + china_freight_cents
        or paid_cents <> goods_cents + china_freight_cents + service_fee_cents + services_cents + delivery_cents
          - coupon_cents - scoin_cents`,
  },
  {
    name: 'what orders and their transitions point at is there',
    text: `
      select format('order %s of account %s is in the checkout of account %s', o.id, o.account_id, c.account_id)
      from orders o join checkouts c on c.id = o.checkout_id where c.account_id <> o.account_id
      union all
      select format('order %s of account %s and checkout %s, one of which is not there', o.id, o.account_id, o.checkout_id)
      from orders o where not exists (select from accounts where id = o.account_id)
        or (o.checkout_id is not null and not exists (select from checkouts where id = o.checkout_id))
      union all
      select format('order %s names entry %s, which is not there', o.id, named.entry_id)
      from orders o cross join lateral (values (o.entry_id), (o.scoin_entry_id), (o.reward_entry_id)) as named (entry_id)
      where named.entry_id is not null and not exists (select from ledger_entries where id = named.entry_id)
      union all
      select format('move %s by %s of order %s has no order, account or entry', m.id, m.who, m.order_id)
      from order_transitions m where m.who not in (1, 2, 3)
        or not exists (select from orders where id = m.order_id)
        or (m.by_account is not null and not exists (select from accounts where id = m.by_account))
        or (m.entry_id is not null and not exists (select from ledger_entries where id = m.entry_id))`,
  },
  {
    name: 'the last move of every order is its status',
    text: `
      select format('order %s is at %s, its last move went to %s', o.id, o.status, m.to_status)
      from orders o left join lateral (
        select to_status from order_transitions where order_id = o.id order by id desc limit 1) m on true
      where m.to_status is distinct from o.status`,
  },
];
